/** How the events of Unexploded Cow look: which pieces travel, and in which order. */
import type { Stage } from "../../lib/stage";
import type { Event } from "../../wire/unexploded_cow";

export async function show(_stage: Stage, _event: Event, change: () => void): Promise<void> {
  change();
}
