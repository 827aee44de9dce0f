import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["e2e/**/*.test.ts"],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // Files that run in one process share its server and its browser; more than two, as tests also wait.
    pool: "forks",
    isolate: false,
    maxWorkers: 3,
    // A browser, a server and their bots share two busy cores there: a test that fails once is tried a second time, and
    // named in the report ("retry x1").
    retry: process.env.CI ? 1 : 0,
  },
});
