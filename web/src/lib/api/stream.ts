/** A table's messages as they come; the browser itself resumes after the last one it got. */
import type { Seen } from "../../wire/server";

export interface Listener {
  onSeen(seen: Seen): void;
  /** Whether the line stands. */
  onLine(isOpen: boolean): void;
}

const FIRST_WAIT = 800;
const LONGEST_WAIT = 15_000;

/** Listens until the returned function is called. */
export function listen(table: string, listener: Listener): () => void {
  let source: EventSource;
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    source = new EventSource(`/tables/${table}/stream`);
    source.addEventListener("open", () => {
      wait = FIRST_WAIT;
      listener.onLine(true);
    });
    source.addEventListener("table", (message: MessageEvent<string>) => {
      listener.onSeen(JSON.parse(message.data) as Seen);
    });
    source.addEventListener("error", () => {
      listener.onLine(false);
      // A line that only broke is taken up by the browser; one that was refused has to be asked for again.
      if (source.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(connect, wait);
      wait = Math.min(LONGEST_WAIT, wait * 2);
    });
  }

  connect();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
