// What axe finds wrong on a page of Playwright: WCAG 2.2 AA and best practice.
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { Page } from 'playwright'
import { rules } from './axe-rules.ts'

const source = fs.readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

type WithAxe = { axe: { run: (context: object, options: object) => Promise<axe.AxeResults> } }

type Where = {
  include: string
  exclude?: readonly string[]
  /** Colours know no direction, and their contrast is half the work: what is checked in English too does without in Arabic. */
  alsoInEnglish: boolean
}

/** The faults inside `include` but not inside `exclude`, both selectors. The library is sent once a document. */
export const findViolations = async (
  page: Page,
  { include, exclude = [], alsoInEnglish }: Where,
): Promise<axe.Result[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const context = { include: [[include]], exclude: exclude.map((selector) => [selector]) }
  return page.evaluate(
    async ([where, how, again]) => {
      const { axe } = globalThis as unknown as WithAxe
      const enabled = !again || document.documentElement.dir !== 'rtl'
      return (await axe.run(where, { ...how, rules: { 'color-contrast': { enabled } } })).violations
    },
    [context, rules, alsoInEnglish] as const,
  )
}
