// Runs the API's tests against one real PostgreSQL server, started once for the run.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/database-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // As long as a busy machine takes to get there.
    expect: { poll: { timeout: 20_000 } },
    // A machine that stalls is no fault of the product; what fails twice is.
    retry: 1,
    // Every file has its own database and application; the modules, which keep nothing of them, are loaded once.
    isolate: false,
    // Each file holds a database and an application, and waits for them now and then: three keep two cores busy.
    maxWorkers: 3,
  },
})
