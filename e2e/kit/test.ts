// The test of every journey: what a test opened is closed with it, so that its pages do not go on working beside the next.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test as base } from '@playwright/test'

export { expect } from '@playwright/test'

type Fixtures = {
  /** What there is one of in the product, and this journey changes: it waits until no other journey of the same word is under way. */
  turn: string
  waiting: void
  closing: void
}

export const test = base.extend<Fixtures>({
  turn: ['', { option: true }],
  waiting: [
    async ({ turn }, use, { project }) => {
      if (!turn) return use()
      fs.mkdirSync(project.outputDir, { recursive: true })
      const taken = path.join(project.outputDir, `turn-${turn}`)
      // Fails while another worker has it.
      await expect(() => fs.mkdirSync(taken)).toPass({ timeout: 420_000, intervals: [500] })
      await use()
      fs.rmdirSync(taken)
    },
    { auto: true, timeout: 430_000 },
  ],
  closing: [
    async ({ browser }, use) => {
      await use()
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})
