# The command `vacherie scenario`: rules as files.

scenario-help = Run scenarios: questions about the rules written as files, each with a position, some actions and the expected result.
scenario-help-files = Scenario files, or folders containing them. How to write one: docs/scenarios.md.

scenario-passed = ✓ passed: { $title }
scenario-failed = ✗ failed: { $title }
scenario-unreadable = ! not a scenario: { $reason }
scenario-step = step { $step }, { $field }
scenario-expected = expected: { $value }
scenario-found = found:    { $value }
scenario-hint-expect = What is expected belongs to a step: write [step.expect] below its [[step]].
scenario-summary = { $passed } passed, { $failed } failed, { $unreadable } not readable


## What can differ

scenario-refused = The game refuses this action.
scenario-not-refused = The game allows this action.
scenario-other-refusal = The game refuses this action for another reason.
scenario-changed = The game refuses this action, and yet something has changed. That is a bug in Vacherie: please report it.
scenario-count = “everyone” needs one action for each seat whose turn it is.
scenario-event-missing = This did not happen. Under “found” are the events of the same kind that did.
scenario-event-early = This happens, but not after the event listed before it.
scenario-event-forbidden = This happens but should not.
scenario-differs = This is different.
scenario-legal-differs = Seat { $seat } has other legal actions.
scenario-legal-missing = Seat { $seat } may not do this now. Under “found” is everything it may do.
scenario-legal-forbidden = Seat { $seat } may do this now, but should not be able to.
scenario-not-over = The game is not over yet.


## What can be wrong in a file

error-scenario-no-such-clause = The rules of { $game } have no clause { $clause }.
error-scenario-no-such-seat = There is no seat { $seat }: seats are numbered 0 to { $most }.
error-scenario-no-such-refusal = The game never refuses anything with the code “{ $refusal }”.
error-scenario-one-way-to-act = A step has either “actor” and “action”, or “everyone”, not both.
error-scenario-empty-step = This step does nothing and expects nothing.
error-scenario-nothing-done = You can expect this only from a step in which somebody acts.
error-scenario-one-refusal = You can expect a refusal only from a single action: write “actor” and “action” instead of “everyone”.
error-scenario-legal-says-nothing = Say what is legal: with “exactly”, “includes” or “excludes”.
error-scenario-folder-empty = There is no .toml file in this folder.
