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
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
} from "playwright-core";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const CHROMIUM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };

/** A refusal that belongs to what a test does; browsers log each one as an error. */
export interface Expected {
  readonly status: number;
  readonly path: RegExp;
}

/** Whoever comes for the first time is not known yet. */
const STRANGER: Expected = { status: 401, path: /^\/me$/ };
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

export class House {
  #process: ChildProcess | null = null;
  #browser: Browser | null = null;
  #wasKilled = false;
  readonly #folder = mkdtempSync(join(tmpdir(), "vacherie-"));
  readonly complaints: string[] = [];

  private constructor(readonly port: number) {}

  static async open(): Promise<House> {
    const house = new House(await freePort());
    await house.start();
    house.#browser = await chromium.launch({ executablePath: browserPath(), args: ["--no-sandbox"] });
    return house;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const database = `sqlite:///${join(this.#folder, "tables.sqlite")}`;
    const wish = [
      "serve",
      "--port",
      String(this.port),
      "--database",
      database,
      "--pause",
      "0.05",
      "--rate",
      "0",
    ];
    this.#process = spawn(python(), ["-m", "vacherie", ...wish], {
      cwd: ROOT,
      env: { ...process.env, PYTHONPATH: join(ROOT, "src") },
      stdio: "ignore",
    });
    for (let patience = 300; patience > 0; patience -= 1) {
      const health = await fetch(`${this.address}/health`).catch(() => null);
      if (health?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error("the server did not start");
  }

  /** Without a warning, as a machine fails. */
  async kill(): Promise<void> {
    this.#wasKilled = true;
    const gone = new Promise((resolve) => this.#process?.once("exit", resolve));
    this.#process?.kill("SIGKILL");
    await gone;
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    await this.kill();
  }

  /** Somebody with a browser of their own; what goes wrong in it is noted, but for what is expected. */
  async person(options: BrowserContextOptions = {}, expected: readonly Expected[] = []): Promise<Page> {
    const context = await this.#browser!.newContext({
      viewport: DESKTOP,
      locale: "en-GB",
      reducedMotion: "reduce",
      baseURL: this.address,
      ...options,
    });
    context.on("weberror", (mistake) => this.complaints.push(String(mistake.error())));
    context.on("console", (message) => {
      if (message.type() === "error" && !this.#isExpected(message, [STRANGER, ...expected]))
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
