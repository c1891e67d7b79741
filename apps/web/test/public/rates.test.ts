// The rate calculator as visitors see it: a price at once, what is wrong at its field, the address that keeps the input, the keyboard.
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { domesticDays } from '@marsa/model/express/pricing/delivery-day.ts'
import { chargeableGrams } from '@marsa/model/express/pricing/parcel.ts'
import { priceOf, surchargesOf } from '@marsa/model/express/pricing/price.ts'
import type { RateAnswer } from '@marsa/model/express/pricing/rate-endpoints.ts'
import { readParcel, type RateRequest } from '@marsa/model/express/pricing/rate-rules.ts'
import { savingHint } from '@marsa/model/express/pricing/smaller-box.ts'
import { firstTariff } from '@marsa/model/express/pricing/tariff.ts'
import { legOf, servicesOf } from '@marsa/model/express/services.ts'
import { parseMoney, toWire } from '@marsa/model/kit/money.ts'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { asLang } from '@marsa/model/kit/text.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
  const named = (code: string, nameEn: string, nameAr: string) => ({ code, nameEn, nameAr })
  site.answers.set('/api/Express/lookup/country', {
    status: 200,
    body: [
      named('AE', 'United Arab Emirates', 'الإمارات العربية المتحدة'),
      named('DE', 'Germany', 'ألمانيا'),
      named('NO', 'Norway', 'النرويج'),
    ],
  })
  const cities = [named('1', 'Dubai', 'دبي'), named('2', 'Abu Dhabi', 'أبوظبي'), named('3', 'Hatta', 'حتا')]
  site.answers.set('/api/Express/lookup/city/AE', { status: 200, body: cities })
  site.answers.set('/api/Express/lookup/city/NO/tro', { status: 200, body: [named('4', 'Tromsø', 'ترومسو')] })
}, 90_000)
afterAll(() => site.close())

const rates = { tariff: firstTariff, surcharges: surchargesOf(settingDefaults) }

/** The answer of the server, by the rules that it has. */
const answerOf = (asked: RateRequest, language: string): RateAnswer => {
  const lang = asLang(language)
  const leg = legOf(asked.from.country, asked.to.country)!
  const parcels = asked.packages.map((each) => readParcel(each)!)
  const coveredFils = asked.cover ? parseMoney(asked.declaredValue!) : undefined
  const shipment = { leg, parcels, coveredFils }
  return {
    chargeableWeight: (parcels.reduce((sum, each) => sum + chargeableGrams(each), 0) / 1000).toFixed(3),
    volumetricWeight: '0.000',
    rates: servicesOf(leg).map((service) => {
      const { lines, net, vat, total } = priceOf(shipment, service, rates)
      return {
        service,
        lines: lines.map((line) => ({
          ...line,
          net: toWire(line.net),
          vat: toWire(line.vat),
          formula: line.formula[lang],
        })),
        net: toWire(net),
        vat: toWire(vat),
        total: toWire(total),
        currency: 'AED',
        etaDays: service === 'INTL_ECONOMY' ? 8 : domesticDays,
        etaDate: '2026-11-24',
        hint: savingHint(shipment, service, rates)?.[lang] ?? null,
      }
    }),
  }
}

type Visit = {
  width?: number
  fails?: { status: number; body: object } | 'network'
  javaScriptEnabled?: boolean
}

const visit = async (path: string, { width = 1280, fails, javaScriptEnabled = true }: Visit = {}) => {
  const context = await site.browser.newContext({ viewport: { width, height: 800 }, javaScriptEnabled })
  const page = await context.newPage()
  const asked: RateRequest[] = []
  await page.route('**/RateCalculator', (route) => {
    const request = route.request().postDataJSON() as RateRequest
    asked.push(request)
    if (fails === 'network' && asked.length === 1) return route.abort()
    if (fails && fails !== 'network') return route.fulfill({ status: fails.status, json: fails.body })
    return route.fulfill({ json: answerOf(request, route.request().headers()['x-language'] ?? '') })
  })
  await page.goto(site.address + path)
  return { page, asked, done: () => context.close() }
}
const pricesOf = (page: Page) =>
  page.locator('.rate .price').evaluateAll((all) => all.map((each) => each.textContent.replace(/\s/g, ' ')))

test.each([
  ['en', 360, 'AED 21.00', 'with VAT', 'tomorrow'],
  ['ar', 360, '21.00 د.إ', 'شامل ضريبة القيمة المضافة', 'غدًا'],
  ['en', 1280, 'AED 21.00', 'with VAT', 'tomorrow'],
] as const)(
  'in %s at %i px the first price is there without a click',
  async (lang, width, price, vat, day) => {
    const { page, done } = await visit(`/${lang}/express/rates`, { width })
    await expect.poll(() => pricesOf(page)).toEqual([price])
    const text = await page.locator('#rates').innerText()
    expect(text).toContain(vat)
    expect(text).toContain(day)
    expect(text).toMatch(/1\.8 (kg|كغم)/)
    expect(await page.locator('[data-bar]').isVisible()).toBe(width === 360)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await page.locator('main').innerText()).not.toMatch(/[{}]/)
    await done()
  },
)

test('what was asked goes along to the form, after signing in or registering too', async () => {
  const { page, done } = await visit('/en/express/rates')
  await expect.poll(() => pricesOf(page)).toEqual(['AED 21.00'])
  await page.getByRole('textbox', { name: 'Weight' }).fill('3')
  await expect.poll(() => page.locator('[data-account]').getAttribute('href')).toContain('parcel=3x30x20x15')
  const form = new URL((await page.locator('[data-account]').getAttribute('href'))!, page.url())
  const wanted = form.pathname + form.search
  const signIn = new URL((await page.locator('[data-sign-in]').getAttribute('href'))!, page.url())
  expect(signIn.searchParams.get('next')).toBe(wanted)
  await page.locator('[data-register]').evaluate((link) => {
    link.addEventListener('click', (event) => event.preventDefault())
  })
  await page.locator('[data-register]').click()
  expect(await page.evaluate(() => sessionStorage.getItem('marsa.wanted'))).toBe(wanted)
  await done()
})

test('what is too much stands under its field, and goes when it is right again', async () => {
  const { page, asked, done } = await visit('/en/express/rates')
  await expect.poll(() => pricesOf(page)).toEqual(['AED 21.00'])
  const weight = page.getByRole('textbox', { name: 'Weight' })
  await weight.fill('30.001')
  const fault = page.getByText('A parcel can weigh up to 30 kg.')
  await fault.waitFor()
  expect(await weight.getAttribute('aria-invalid')).toBe('true')
  expect(await weight.getAttribute('aria-describedby')).toBe(await fault.getAttribute('id'))
  expect(await pricesOf(page)).toEqual([])
  expect(asked).toHaveLength(1)
  await weight.fill('30')
  await expect.poll(() => pricesOf(page)).toEqual(['AED 73.50'])
  expect(await fault.isVisible()).toBe(false)
  expect(await weight.getAttribute('aria-invalid')).toBeNull()

  await page.getByRole('textbox', { name: 'Length' }).fill('158')
  await page.getByRole('textbox', { name: 'Width' }).fill('30')
  await page.getByRole('textbox', { name: 'Height' }).fill('28.1')
  await page.getByText('The total length can be up to 274 cm').waitFor()
  await page.getByRole('textbox', { name: 'Height' }).fill('28')
  await expect.poll(() => pricesOf(page)).toEqual(['AED 73.50'])

  await page.getByRole('textbox', { name: 'Value of the contents' }).fill('183625.01')
  await page.getByText('50,000 US dollars').first().waitFor()
  await done()
})

test('nobody is told off while typing: an empty field is a fault once it is left', async () => {
  const { page, done } = await visit('/en/express/rates')
  await expect.poll(() => pricesOf(page)).toEqual(['AED 21.00'])
  const weight = page.getByRole('textbox', { name: 'Weight' })
  await weight.fill('')
  await page.waitForFunction(() => location.search.includes('parcel=x30'))
  expect(await page.getByText('Enter the weight in kg').isVisible()).toBe(false)
  await weight.blur()
  await page.getByText('Enter the weight in kg').waitFor()
  await page.getByText('Please check the marked fields').last().waitFor()
  await done()
})

test('abroad both services stand side by side, with the lines and what a smaller box saves', async () => {
  const { page, done } = await visit('/en/express/rates')
  await page.getByRole('option', { name: 'Germany' }).first().waitFor({ state: 'attached' })
  await page.getByRole('group', { name: 'To' }).getByLabel('Country').selectOption('Germany')
  await page.getByRole('textbox', { name: 'Width' }).fill('30')
  await page.getByRole('textbox', { name: 'Length' }).fill('50')
  await page.getByRole('textbox', { name: 'Height' }).fill('17')
  await expect.poll(() => pricesOf(page)).toEqual(['AED 182.00', 'AED 182.00'])
  const [priority, economy] = await page.getByRole('article').all()
  expect(await priority!.innerText()).toMatch(/International priority\s+Fastest/)
  for (const card of [priority, economy])
    expect(await card!.innerText()).toMatch(
      /0% VAT: international shipment[^]*5\.1 kg by size \(50 × 30 × 17 cm ÷ 5,000\)[^]*1 cm lower saves AED 142\.00/,
    )
  await done()
})

test('by keyboard alone: a parcel more, its size, and away again', async () => {
  const { page, asked, done } = await visit('/en/express/rates')
  await expect.poll(() => pricesOf(page)).toEqual(['AED 21.00'])
  await page.getByRole('textbox', { name: 'Height' }).focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement!.textContent)).toBe('Add a parcel')
  await page.keyboard.press('Enter')
  const second = page.getByRole('group', { name: 'Parcel 2' }).getByRole('textbox', { name: 'Weight' })
  await expect.poll(() => second.evaluate((input) => input === document.activeElement)).toBe(true)
  await page.keyboard.type('5.5')
  await expect.poll(() => pricesOf(page)).toEqual(['AED 44.10'])
  expect(asked.at(-1)!.packages.map(({ weight }) => weight)).toEqual(['1', '5.5'])
  await page.getByRole('button', { name: 'Remove parcel 2' }).press('Enter')
  await expect.poll(() => pricesOf(page)).toEqual(['AED 21.00'])
  expect(await page.getByRole('button', { name: 'Remove parcel' }).count()).toBe(0)
  for (let parcels = 1; parcels < 10; parcels++)
    await page.getByRole('button', { name: 'Add a parcel' }).click()
  expect(await page.getByRole('button', { name: 'Add a parcel' }).isVisible()).toBe(false)
  await done()
})

test('a link keeps the input, in the other language too', async () => {
  const first = await visit('/en/express/rates')
  await expect.poll(() => pricesOf(first.page)).toEqual(['AED 21.00'])
  await first.page.getByRole('option', { name: 'Norway' }).first().waitFor({ state: 'attached' })
  await first.page.getByRole('group', { name: 'To' }).getByLabel('Country').selectOption('Norway')
  await first.page.getByRole('combobox', { name: 'City, if you know it' }).fill('tro')
  await expect
    .poll(() =>
      first.page
        .locator('#to\\.cities option')
        .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value)),
    )
    .toEqual(['Tromsø'])
  await first.page.getByRole('combobox', { name: 'City, if you know it' }).fill('Tromsø')
  await first.page.getByRole('radio', { name: 'Documents' }).check()
  await first.page.getByRole('textbox', { name: 'Value of the contents' }).fill('18,250')
  await first.page.getByRole('checkbox', { name: 'Cover loss' }).check()
  await expect.poll(() => pricesOf(first.page)).toEqual(['AED 176.88', 'AED 176.88'])
  const kept = first.asked.at(-1)
  const href = await first.page.locator('[data-language=ar]').first().getAttribute('href')
  await first.done()

  const second = await visit(href!.replace(site.address, ''))
  await expect.poll(() => pricesOf(second.page)).toEqual(['176.88 د.إ', '176.88 د.إ'])
  expect(second.asked[0]).toEqual(kept)
  expect(new URL(second.page.url()).search).toBe(new URL(href!, site.address).search)
  await second.done()
})

test('figures in Arabic digits are read', async () => {
  const { page, done } = await visit('/ar/express/rates')
  await page.getByRole('textbox', { name: 'الوزن' }).fill('٧٫٢')
  await expect.poll(() => pricesOf(page)).toEqual(['27.30 د.إ'])
  await done()
})

test('what only the server knows stands at its field, too', async () => {
  const body = {
    code: 'kit.invalid',
    fieldErrors: [{ field: 'to.country', message: 'We do not serve this location. Choose another one.' }],
  }
  const { page, done } = await visit('/en/express/rates', { fails: { status: 422, body } })
  await page.getByText('We do not serve this location').waitFor()
  expect(
    await page.getByRole('group', { name: 'To' }).getByLabel('Country').getAttribute('aria-invalid'),
  ).toBe('true')
  await done()
})

test('without a connection the input is kept, and it can be asked again', async () => {
  const { page, done } = await visit('/en/express/rates', { fails: 'network' })
  await page.getByText('You seem to be offline.').last().waitFor()
  await page.getByRole('button', { name: 'Calculate again' }).click()
  await expect.poll(() => pricesOf(page)).toEqual(['AED 21.00'])
  await done()
})

test('without script the page says where the prices stand', async () => {
  const { page, done } = await visit('/en/express/rates', { javaScriptEnabled: false })
  expect(await page.locator('form[data-run=rates]').isVisible()).toBe(false)
  expect(await page.locator('main').innerText()).toContain('JavaScript')
  await page.getByRole('link', { name: 'Limits, plans and how it works' }).click()
  expect(page.url()).toBe(`${site.address}/en/express/home`)
  await done()
})

test.each(['en', 'ar'] as const)(
  'the page of express in %s states the price with VAT, as the calculator does',
  async (lang) => {
    const { page, done } = await visit(`/${lang}/express/home`, { width: 360 })
    const text = await page.locator('main').innerText()
    for (const price of [
      '21.00',
      '19.00',
      '18.00',
      '17.00',
      '40.00',
      '142.00',
      '750.00',
      '1,000.00',
      '1,300.00',
    ])
      expect(text).toContain(price)
    expect(text).not.toMatch(/[{}]/)
    expect(await page.locator(`main a[href="/${lang}/express/rates"]`).count()).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await done()
  },
)
