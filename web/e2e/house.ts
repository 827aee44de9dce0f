/** A real server with a database of its own, and people who come to it in a real Chromium. */
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
} from "playwright-core";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const CHROMIUM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
/** Without a graphics card its emulation costs a sixth of the processor time of all tests. */
const FLAGS = ["--no-sandbox", "--disable-gpu"];
export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };

/** A refusal that belongs to what a test does; browsers log each one as an error. */
export interface Expected {
  readonly status: number;
  readonly path: RegExp;
}

/** Of two who answer one question at the same moment, the server takes the first and tells the other so. */
export const TOO_LATE: Expected = { status: 409, path: /^\/tables\/[^/]+\/actions$/ };
/** No table is called "nothing". */
export const NO_TABLE: Expected = { status: 404, path: /^\/tables\/nothing(\/|$)/ };
const BROKEN_LINE = /ERR_(CONNECTION_REFUSED|CONNECTION_RESET|INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE)/;

export async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** A server on a port of its own; it can be killed and started again on the same database. */
class Server {
  #process: ChildProcess | null = null;
  readonly #folder = mkdtempSync(join(tmpdir(), "vacherie-"));

  constructor(readonly port: number) {
    // The process that runs the tests is ended by a signal.
    for (const end of ["exit", "SIGTERM"]) process.once(end, () => this.#process?.kill("SIGKILL"));
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const database = `sqlite:///${join(this.#folder, "tables.sqlite")}`;
    const wish = ["--port", String(this.port), "--database", database, "--pause", "0.05", "--rate", "0"];
    this.#process = spawn(python(), ["-m", "vacherie", "serve", ...wish], {
      cwd: ROOT,
      env: { ...process.env, PYTHONPATH: join(ROOT, "src") },
      stdio: "ignore",
    });
    for (let patience = 900; patience > 0; patience -= 1) {
      const health = await fetch(`${this.address}/health`).catch(() => null);
      if (health?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error("the server did not start");
  }

  async kill(): Promise<void> {
    const gone = new Promise((resolve) => this.#process?.once("exit", resolve));
    this.#process?.kill("SIGKILL");
    await gone;
  }
}

/** Starting them takes longer than many a test: all files that one process runs share them, and end with it. */
let shared: Promise<readonly [Server, Browser]> | null = null;

async function startOnce(): Promise<readonly [Server, Browser]> {
  const server = new Server(await freePort());
  const browser = chromium.launch({ executablePath: browserPath(), args: FLAGS });
  await server.start();
  return [server, await browser];
}

/** What one file of tests sees of them: its own people, and its own complaints. */
export class House {
  #wasKilled = false;
  readonly complaints: string[] = [];
  readonly #contexts: BrowserContext[] = [];

  private constructor(
    readonly server: Server,
    readonly browser: Browser,
  ) {}

  static async open(): Promise<House> {
    return new House(...(await (shared ??= startOnce())));
  }

  get address(): string {
    return this.server.address;
  }

  async start(): Promise<void> {
    await this.server.start();
  }

  /** Without a warning, as a machine fails. */
  async kill(): Promise<void> {
    this.#wasKilled = true;
    await this.server.kill();
  }

  /** The people go; server and browser wait for the next file. */
  async close(): Promise<void> {
    await Promise.all(this.#contexts.map((context) => context.close()));
  }

  /** For what is no file of tests, and has to end. */
  async pullDown(): Promise<void> {
    await this.browser.close();
    await this.server.kill();
    shared = null;
  }

  /** Somebody with a browser of their own; what goes wrong in it is noted, but for what is expected. */
  async person(options: BrowserContextOptions = {}, expected: readonly Expected[] = []): Promise<Page> {
    const context = await this.browser.newContext({
      viewport: DESKTOP,
      locale: "en-GB",
      reducedMotion: "reduce",
      baseURL: this.address,
      ...options,
    });
    this.#contexts.push(context);
    context.on("weberror", (mistake) => this.complaints.push(String(mistake.error())));
    context.on("console", (message) => {
      if (message.type() === "error" && !this.#isExpected(message, expected))
        this.complaints.push(`${message.text()} ${message.location().url}`);
    });
    return context.newPage();
  }

  #isExpected(message: ConsoleMessage, expected: readonly Expected[]): boolean {
    if (this.#wasKilled && BROKEN_LINE.test(message.text())) return true;
    const status = Number(/status of (\d+)/.exec(message.text())?.[1]);
    const { pathname } = new URL(message.location().url || this.address);
    return expected.some((each) => each.status === status && each.path.test(pathname));
  }
}

function python(): string {
  const own = join(ROOT, ".venv", "bin", "python");
  return process.env.VACHERIE_PYTHON ?? (existsSync(own) ? own : "python3");
}

/** The one that is named, the system's, or the one that Playwright has downloaded. */
export function browserPath(): string {
  const known = [process.env.VACHERIE_CHROMIUM, ...CHROMIUM, chromium.executablePath()];
  const found = known.find((path) => path && existsSync(path));
  if (!found)
    throw new Error(
      "no Chromium here: install it (Debian: chromium), name it in VACHERIE_CHROMIUM, " +
        "or let Playwright fetch one (npx playwright-core install chromium)",
    );
  return found;
}
