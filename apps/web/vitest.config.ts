// Tests of the browser application: pure ones in node, parts and stories in a real Chromium.
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumTestOptions } from '../../tools/chromium.mjs'

const chromium = playwright({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    chromiumSandbox: false,
    ...chromiumTestOptions,
  },
})

/** A busy machine is late; what never comes still fails. */
const patience = { testTimeout: 120_000, hookTimeout: 180_000, expect: { poll: { timeout: 10_000 } } }

/** A machine that stalls is no fault of the product; what fails twice is. */
const retry = 1

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'web',
          root: import.meta.dirname,
          include: ['test/**/*.test.ts'],
          environment: 'node',
          ...patience,
          retry,
        },
      },
      {
        plugins: [react(), { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' }],
        optimizeDeps: {
          entries: ['stories/*.tsx', 'test/**/*.browser.tsx', 'src/**/*.tsx'],
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'vitest-browser-react',
            'axe-core',
          ],
        },
        test: {
          name: 'web-browser',
          root: import.meta.dirname,
          include: ['test/**/*.browser.tsx'],
          retry,
          ...patience,
          browser: {
            enabled: true,
            provider: chromium,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 900 },
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
