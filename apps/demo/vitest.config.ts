// Runs the tests of the demo world against one real PostgreSQL server, as those of the API do.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['../api/test/database-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    isolate: false,
  },
})
