// Trucks as visitors see them: what the tables of the model say, and the calculator of trucks.
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { truckTypes } from '@marsa/model/trucks/road/truck-types.ts'
import { borderRouteCodes, routeName } from '@marsa/model/trucks/road/border-routes.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => void (site = await openSite()), 60_000)
afterAll(() => site.close())

const visit = async (path: string, options: { javaScriptEnabled?: boolean } = {}): Promise<Page> => {
  const context = await site.browser.newContext({ viewport: { width: 360, height: 800 }, ...options })
  const page = await context.newPage()
  await page.goto(site.address + path)
  return page
}

test.each(['en', 'ar'] as const)(
  'the page in %s is open, and shows every truck and every way',
  async (lang) => {
    const page = await visit(`/${lang}/trucks/home`)
    const text = await page.locator('main').innerText()
    for (const row of Object.values(truckTypes)) expect(text).toContain(row[lang])
    for (const code of borderRouteCodes) expect(text).toContain(routeName(code)[lang])
    expect(text).not.toMatch(/soon|قريبًا/i)
    expect(text).not.toMatch(/[{}]/)
    const asks = page.locator(`main a[href="/${lang}/trucks/quote"]`)
    expect(await asks.count()).toBe(2)
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await width()).toBe(360)
    await page.context().close()
  },
)

test('counts trucks by weight and by floor, whichever is more', async () => {
  const page = await visit('/en/trucks/home')
  const sum = page.getByRole('status', { name: 'Trucks you need' })
  const why = page.locator('[data-why]')
  expect(await sum.textContent()).toBe('Enter a weight')
  await page.getByRole('textbox', { name: 'Weight in kg' }).fill('15,000')
  await expect.poll(() => sum.textContent()).toBe('3 trucks')
  expect(await why.textContent()).toBe('The weight decides.')
  await page.getByRole('textbox', { name: 'Pallets, if any' }).fill('41')
  await expect.poll(() => sum.textContent()).toBe('5 trucks')
  expect(await why.textContent()).toContain('The floor decides')
  await page.getByRole('combobox', { name: 'Truck type' }).selectOption('Curtain side')
  await expect.poll(() => sum.textContent()).toBe('2 trucks')
  await page.getByRole('textbox', { name: 'Weight in kg' }).fill('999999')
  await expect.poll(() => why.textContent()).toContain('20 trucks at most')
  await page.context().close()
})

test('reads Arabic digits, takes nothing for what is no number, and says one truck in words', async () => {
  const page = await visit('/ar/trucks/home')
  const sum = page.getByRole('status', { name: 'الشاحنات اللازمة' })
  const weight = page.getByRole('textbox', { name: 'الوزن بالكيلوغرام' })
  await weight.fill('١٢٠٠٠')
  await expect.poll(() => sum.textContent()).toBe('شاحنتان')
  await weight.fill('٥٠٠')
  await expect.poll(() => sum.textContent()).toBe('شاحنة واحدة')
  for (const wrong of ['-3', '1.5', 'x', ' ']) {
    await weight.fill(wrong)
    await expect.poll(() => sum.textContent(), { message: wrong }).toBe('أدخل الوزن')
  }
  await page.context().close()
})

test('without script leaves the calculator away and still leads to the request', async () => {
  const page = await visit('/en/trucks/home', { javaScriptEnabled: false })
  const form = page.locator('#count form')
  expect(await form.getByRole('textbox').count()).toBe(0)
  expect(await form.getByRole('link', { name: 'Get a quote' }).getAttribute('href')).toBe('/en/trucks/quote')
  await page.context().close()
})
