// Whether a page fits its window at every width: phone, tablet, desk and a wide screen.
import { expect, type Page } from '@playwright/test'
import { still } from './still.ts'

export const widths = [360, 768, 1280, 1600]

/** Nothing to scroll sideways at this width. */
export const expectFits = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 800 })
  await page.evaluate(still)
  const [inside, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(inside, `${page.url()} at ${width}`).toBeLessThanOrEqual(window)
}
