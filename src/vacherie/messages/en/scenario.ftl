# The command `vacherie scenario`: rules as files.

scenario-help = Run scenarios: rules written as files, each with a position, some actions and what must follow.
scenario-help-files = Scenario files, or folders of them. How to write one: docs/scenarios.md.

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
scenario-count = “everyone” needs one action for each seat that is to act now.
scenario-event-missing = This does not happen. Shown as found is what happens of the same kind.
scenario-event-early = This happens, but not after the event listed before it.
scenario-event-forbidden = This happens, and should not.
scenario-differs = This is different.
scenario-legal-differs = Seat { $seat } has other legal actions.
scenario-legal-missing = Seat { $seat } may not do this now. Shown as found is all it may do.
scenario-legal-forbidden = Seat { $seat } may do this now, and should not.
scenario-not-over = The game is not over yet.


## What can be wrong in a file

error-scenario-no-such-clause = The rules of { $game } have no clause { $clause }.
error-scenario-no-such-seat = There is no seat { $seat }: the seats are 0 to { $most }.
error-scenario-no-such-refusal = The game never refuses anything with the code “{ $refusal }”.
error-scenario-one-way-to-act = A step has either “actor” and “action”, or “everyone”, not both.
error-scenario-empty-step = This step does nothing and expects nothing.
error-scenario-nothing-done = This can be expected only of a step in which somebody acts.
error-scenario-one-refusal = A refusal can be expected of a single action only: write “actor” and “action” instead of “everyone”.
error-scenario-legal-says-nothing = Say what is legal: with “exactly”, “includes” or “excludes”.
error-scenario-folder-empty = There is no .toml file in this folder.
