// What axe finds wrong on a page of Playwright: WCAG 2.2 AA and best practice.
import axe from 'axe-core'
import type { Page } from 'playwright'

/** Only what is wrong is gathered: what is right as well would take twice the time. */
export const rules = {
  runOnly: {
    type: 'tag' as const,
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  resultTypes: ['violations' as const],
  preload: false,
}

type WithAxe = { axe: { run: (context: object, options: object) => Promise<axe.AxeResults> } }

/** The faults inside `include` but not inside `exclude`, both selectors. The library is half a megabyte, sent once a document. */
export const judge = async (
  page: Page,
  include: string,
  exclude: readonly string[] = [],
): Promise<axe.Result[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const context = { include: [[include]], exclude: exclude.map((selector) => [selector]) }
  return page.evaluate(
    async ([where, how]) => (await (globalThis as unknown as WithAxe).axe.run(where, how)).violations,
    [context, rules] as const,
  )
}
