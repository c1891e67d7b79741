// No accessibility fault in the state a page is in now: WCAG 2.2 AA and best practice.
import { expect, test, type Page } from '@playwright/test'
import { findViolations } from './find-violations.ts'
import { still } from './still.ts'

/** What the component library reads aloud points at an option that may be gone by now; it is never seen. */
const announcer = '[data-live-announcer]'

const modal = '.scrim'

export const expectAccessible = async (page: Page): Promise<void> => {
  // Every page has a heading; one without is still on its way, or at fault.
  await expect(page.locator('h1').first()).toBeVisible()
  // What a pointer at rest brings up lies over its neighbours and would be checked with them.
  await page.mouse.move(0, 0)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await page.evaluate(still)
  // An open dialog is the state to judge; nobody reaches the page behind it.
  const include = (await page.locator(modal).count()) ? modal : 'html'
  const violations = await findViolations(page, {
    include,
    exclude: [announcer],
    alsoInEnglish: test.info().tags.length === 0,
  })
  const stated = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes.map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 300)}`).join(', ')})`,
  )
  expect(stated, page.url()).toEqual([])
}

/** The same from the head of the page: deep down, the header that stays may half cover a control for a moment. */
export const expectAccessibleFromTop = async (page: Page): Promise<void> => {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expectAccessible(page)
}
