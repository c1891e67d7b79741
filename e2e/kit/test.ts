// The test of every journey: what a test opened is closed with it, so that its pages do not go on working beside the next.
import { test as base } from '@playwright/test'

export { expect } from '@playwright/test'

export const test = base.extend<{ closing: void }>({
  closing: [
    async ({ browser }, use) => {
      await use()
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})
