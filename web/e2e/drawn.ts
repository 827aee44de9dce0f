/** Tables drawn from fixtures in a real Chromium, without a server behind them. */
import { chromium, type Browser, type Page } from "playwright-core";
import { createServer, type ViteDevServer } from "vite";
import { browserPath } from "./house";

export class Drawn {
  private constructor(
    readonly page: Page,
    readonly browser: Browser,
    readonly vite: ViteDevServer,
    readonly address: string,
  ) {}

  static async open(): Promise<Drawn> {
    const vite = await createServer({
      server: { port: 0, host: "127.0.0.1", watch: null },
      logLevel: "error",
    });
    await vite.listen();
    const bound = vite.httpServer!.address();
    const port = typeof bound === "object" && bound ? bound.port : 0;
    const browser = await chromium.launch({
      executablePath: browserPath(),
      args: ["--no-sandbox", "--disable-gpu"],
    });
    const page = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
    return new Drawn(page, browser, vite, `http://127.0.0.1:${port}/dev.html`);
  }

  /** A table as `dev/main.ts` describes it, for somebody who has never been here. */
  async show(query: string): Promise<void> {
    await this.page.goto(`${this.address}?${query}`);
    await this.page.evaluate(() => localStorage.clear());
    await this.page.locator("[data-region=board]").waitFor();
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.vite.close();
  }
}
