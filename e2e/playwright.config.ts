// Journeys in a real browser against the built product, in English and in Arabic (docs/decisions/41).
import { defineConfig } from '@playwright/test'
import { chromiumTestOptions } from '../tools/chromium.mjs'

const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
/** A journey tagged with a language is gone through in that one alone, unless both are asked for. */
const both = process.env['EVERY_LANGUAGE'] === '1'
const not = (tag: string) => (both ? {} : { grepInvert: new RegExp(tag) })

export default defineConfig({
  testDir: '.',
  globalSetup: './product.config.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  // They wait more than they work: three keep two cores busy.
  workers: 3,
  // A machine that stalls is no fault of the product; what fails twice is. The report names what needed a second try.
  retries: 1,
  timeout: 420_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: { executablePath: chromium, ...chromiumTestOptions },
    timezoneId: 'Asia/Dubai',
    // Both only cost time here: the worker knows the offline page alone, and what moves is tested with the parts.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'en', use: { locale: 'en-AE' }, metadata: { lang: 'en' }, ...not('@ar') },
    { name: 'ar', use: { locale: 'ar-AE' }, metadata: { lang: 'ar' }, ...not('@en') },
  ],
})
