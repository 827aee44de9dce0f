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
  },
});
