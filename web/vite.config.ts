/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const server = process.env.VACHERIE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  ...(process.env.VITEST ? { resolve: { conditions: ["browser"] } } : {}),
  build: {
    outDir: path("../src/vacherie/web"),
    emptyOutDir: true,
    // Nothing is written into the page itself, so that a strict content-security policy can hold.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    fs: { allow: [path("..")] },
    proxy: Object.fromEntries(
      ["/tables", "/me", "/people", "/games", "/lessons", "/replays", "/health", "/whereabouts"].map(
        (under) => [under, server],
      ),
    ),
  },
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts", "scripts/*.test.mjs"],
    testTimeout: 30_000,
    // A test adds up the durations that stand there.
    css: { include: /tokens\.css/ },
  },
});
