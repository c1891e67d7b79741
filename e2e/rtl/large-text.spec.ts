// The same pages with the text of the browser set to twice its size, on a desk and on a phone: nothing to scroll sideways, no
// amount cut off, no bar over the field that is typed in. And on a tablet at its usual size, where two quotations stand side
// by side.
import type { Page } from '@playwright/test'
import type { Lang } from '@marsa/model/kit/text.ts'
import { enterDemo } from '../kit/sign-in.ts'
import { newBrowser } from '../kit/people.ts'
import { still } from '../kit/still.ts'
import { expect, test } from '../kit/test.ts'
import { forVisitors, itemsOf, pagesOf } from './pages.ts'

const publicPages = ['home', 'freight/home', 'freight/track', 'warehouse/home']

/** As the font size in the settings of a browser does; the usual one is 16. */
const setTextSize = async (page: Page, standard: number): Promise<void> => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
}

/** Amounts of which a part cannot be seen, nor be scrolled to in a box of its own. Runs in the page. */
const cutAmounts = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.money, .num')]
    .filter(
      (amount) => /\d/.test(amount.textContent ?? '') && amount.checkVisibility() && !amount.closest('.vh'),
    )
    .filter((amount) => {
      const { left, right } = amount.getBoundingClientRect()
      for (let box: Element | null = amount; box; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box)
        if (overflowX === 'visible') continue
        if (overflowX === 'auto' || overflowX === 'scroll') return false
        const edge = box.getBoundingClientRect()
        if (left < edge.left - 1 || right > edge.right + 1 || box.scrollWidth > box.clientWidth + 1)
          return true
      }
      return left < -1 || right > document.documentElement.clientWidth + 1
    })
    .map((amount) => amount.textContent ?? '')

/** Text that has not grown. Initials and counts in circles grow to a limit, lettering with its drawing. Runs in the page. */
const smallTexts = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('body *:not(svg *, .avatar, .dot, .vh, script, style)')]
    .filter(({ childNodes }) =>
      [...childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    )
    .filter((part) => part.checkVisibility() && Number.parseFloat(getComputedStyle(part).fontSize) < 20)
    .map(({ textContent }) => textContent?.slice(0, 40) ?? '')

/** Fields over which something lies that stays in its place, once they have the focus. Runs in the page. */
const coveredFields = async (): Promise<string[]> => {
  const covered: string[] = []
  const fields = document.querySelectorAll<HTMLElement>(
    'main :is(input:not([type=file], [type=hidden], [type=radio], [type=checkbox]), textarea, button.input)',
  )
  for (const field of fields) {
    if (!field.checkVisibility()) continue
    field.focus()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { left, top, width, height } = field.getBoundingClientRect()
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    for (let part = over; part && !part.contains(field); part = part.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(part).position))
        covered.push(`${field.getAttribute('aria-label') ?? field.id} by ${part.className}`)
  }
  return covered
}

const twice = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]

const check = async (page: Page, path: string): Promise<void> => {
  await page.setViewportSize(twice[0]!)
  await setTextSize(page, 32)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  for (const viewport of twice) {
    await page.setViewportSize(viewport)
    await setTextSize(page, 32)
    await page.evaluate(still)
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px')
    const place = `${path} at ${viewport.width} with text of twice the size`
    const wide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth > clientWidth ? `${scrollWidth} of ${clientWidth}` : ''
    })
    expect.soft(wide, place).toBe('')
    expect.soft(await page.evaluate(smallTexts), `${place}: small text`).toEqual([])
    expect.soft(await page.evaluate(cutAmounts), `${place}: amounts`).toEqual([])
    expect.soft(await page.evaluate(coveredFields), `${place}: fields`).toEqual([])
  }
}

test('text of twice the size: pages of a visitor', async ({ browser }, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const { page } = await newBrowser(browser, lang)
  for (const path of [...publicPages, ...forVisitors]) await check(page, `/${lang}/${path}`)
})

for (const [email, paths] of Object.entries(pagesOf))
  test(`text of twice the size: pages of ${email}`, async ({ browser }, info) => {
    const lang = info.project.metadata['lang'] as Lang
    const { page } = await newBrowser(browser, lang)
    await enterDemo(page, email)
    for (const path of paths(await itemsOf(email))) await check(page, `/${lang}/${path}`)
  })

test('on a tablet two quotations stand side by side, whole', async ({ browser }, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const { page } = await newBrowser(browser, lang)
  await enterDemo(page, 'business@demo.example')
  const paths = pagesOf['business@demo.example']!(await itemsOf('business@demo.example'))
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(`/${lang}/${paths.find((path) => path.endsWith('/quotes'))}`)
  const columns = page.getByRole('columnheader').filter({ has: page.locator('.price') })
  await expect(columns.first()).toBeVisible()
  const whole = await columns.evaluateAll(
    (heads) =>
      heads.filter((head) => {
        const { left, right } = head.getBoundingClientRect()
        const box = head.closest('section')!.getBoundingClientRect()
        return left >= box.left - 1 && right <= box.right + 1
      }).length,
  )
  expect(whole).toBeGreaterThanOrEqual(2)
  expect(await page.evaluate(cutAmounts)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768)
})
