// Pages of the hub and of the lines in both directions at four widths: no sideways scroll; on a phone, nothing that moves under
// a thumb while it loads, and no accessibility fault.
import type { Page } from '@playwright/test'
import type { Lang } from '@marsa/model/kit/text.ts'
import { expectAccessible } from '../kit/axe.ts'
import { enterDemo } from '../kit/sign-in.ts'
import { expectFits, widths } from '../kit/layout.ts'
import { newBrowser } from '../kit/people.ts'
import { expect, test } from '../kit/test.ts'
import { forVisitors, itemsOf, pagesOf } from './pages.ts'

/** Whether the chat's button lies over the bar at the foot of a form. Runs in the page. */
const covers = (): boolean => {
  const [chat, bar] = ['.fab', '.sumbar'].map((part) => document.querySelector(part)?.getBoundingClientRect())
  return !!chat?.height && !!bar?.height && chat.bottom > bar.top && chat.top < bar.bottom
}

type Shift = PerformanceEntry & {
  value: number
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** What has moved after it was drawn, and how far in all (cumulative layout shift). Runs in the page. */
const shifts = (): Promise<{ sum: number; moved: string[] }> =>
  new Promise((resolve) => {
    let sum = 0
    const moved: string[] = []
    const add = (list: PerformanceObserverEntryList) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        sum += value
        for (const { node, previousRect, currentRect } of sources)
          moved.push(`${node?.textContent?.slice(0, 40)}: ${previousRect.y} to ${currentRect.y}`)
      }
    }
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
    requestAnimationFrame(() => requestAnimationFrame(() => resolve({ sum, moved })))
  })

/** Loaded once, on the phone, and then made wider as a window is. */
const check = async (page: Page, path: string): Promise<void> => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expectAccessible(page)
  const { sum, moved } = await page.evaluate(shifts)
  // What browsers call good.
  expect(sum, `${path} moves while it loads: ${moved.join('; ')}`).toBeLessThan(0.1)
  for (const width of widths) {
    await expectFits(page, width)
    expect(await page.evaluate(covers), `the chat over the bar of ${path} at ${width}`).toBe(false)
  }
}

test('pages of a visitor', async ({ browser }, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const { page } = await newBrowser(browser, lang)
  for (const path of forVisitors) await check(page, `/${lang}/${path}`)
})

for (const [email, paths] of Object.entries(pagesOf))
  test(`pages of ${email}`, async ({ browser }, info) => {
    const lang = info.project.metadata['lang'] as Lang
    const { page } = await newBrowser(browser, lang)
    await enterDemo(page, email)
    for (const path of paths(await itemsOf(email))) await check(page, `/${lang}/${path}`)
  })
