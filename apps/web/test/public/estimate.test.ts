// The page of usual prices as visitors see it: a range for a lane, what is wrong at its field, and the way to a request.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EstimateAnswer, EstimateRequest } from '@marsa/model/freight/estimate/estimate-endpoints.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
}, 90_000)
afterAll(() => site.close())

const place = (code: string, nameEn: string, nameAr: string, countryEn: string, countryAr: string) => ({
  code,
  nameEn,
  nameAr,
  countryEn,
  countryAr,
})
const shanghai = place('CNSHA', 'Shanghai', 'شنغهاي', 'China', 'الصين')
const jebelAli = place('AEJEA', 'Jebel Ali', 'جبل علي', 'United Arab Emirates', 'الإمارات العربية المتحدة')

const range: EstimateAnswer = {
  figure: {
    low: '8071.00',
    median: '9071.00',
    high: '10036.00',
    currency: 'AED',
    perUnit: { low: '4035.50', median: '4535.50', high: '5018.00' },
    sample: 7,
    source: 'quotations',
    newest: '2026-11-20',
    transitFrom: 21,
    transitTo: 24,
    missing: ['transport'],
  },
  basis: 'container',
  containerType: '40HC',
  quantity: '2',
  days: 90,
}

const visit = async (
  path: string,
  { width = 1280, status = 200, body = range }: { width?: number; status?: number; body?: object } = {},
) => {
  const context = await site.browser.newContext({ viewport: { width, height: 800 } })
  const page = await context.newPage()
  const asked: EstimateRequest[] = []
  await page.route('**/api/lookup/places?*', (route) => {
    const text = new URL(route.request().url()).searchParams.get('text')!.toLowerCase()
    const words = text.split(/[\s,،]+/)
    const found = [shanghai, jebelAli].filter((each) => {
      const names = Object.values(each).join(' ').toLowerCase()
      return words.every((word) => names.includes(word))
    })
    return route.fulfill({ json: found })
  })
  await page.route('**/api/public/estimate', (route) => {
    asked.push(route.request().postDataJSON() as EstimateRequest)
    return route.fulfill({ status, json: body })
  })
  await page.goto(site.address + path)
  return { page, asked, done: () => context.close() }
}

test.each([
  ['en', 360, 'From', 'To', 'Show the usual price', 'AED 8,071–10,036', 'per container'],
  ['ar', 360, 'من', 'إلى', 'عرض السعر المعتاد', 'من 8,071 إلى 10,036 د.إ', 'لكل حاوية'],
  ['en', 1280, 'From', 'To', 'Show the usual price', 'AED 8,071–10,036', 'per container'],
] as const)(
  'in %s at %i px: range, unit price and what it stands on',
  async (lang, width, from, to, show, price, per) => {
    const { page, asked, done } = await visit(`/${lang}/freight/estimate`, { width })
    await page.getByLabel(from, { exact: true }).fill(lang === 'ar' ? 'شنغهاي' : 'shang')
    await page.getByLabel(to, { exact: true }).fill(lang === 'ar' ? 'جبل علي' : 'jebel')
    await page.locator('#count').fill('٢')
    await page.getByRole('button', { name: show }).click()
    const answer = page.getByRole('status')
    await expect.poll(async () => (await answer.innerText()).replace(/\s/g, ' ')).toContain(price)
    expect(await answer.innerText()).toContain(per)
    expect(asked).toEqual([
      {
        containerMode: 'FCL',
        containers: [{ type: '40HC', count: 2 }],
        origin: 'CNSHA',
        destination: 'AEJEA',
      },
    ])
    const quote = new URL((await page.locator('[data-quote]').getAttribute('href'))!, site.address)
    expect(Object.fromEntries(quote.searchParams)).toEqual({
      mode: 'sea',
      origin: 'CNSHA',
      destination: 'AEJEA',
      load: 'FCL',
      type: '40HC',
      count: '2',
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await done()
  },
)

test('what is missing stands at its field, the first of which takes the focus; nothing is asked', async () => {
  const { page, asked, done } = await visit('/en/freight/estimate')
  await page.getByRole('radio', { name: 'Part load' }).check()
  // The script that hides it may come a moment after the page.
  await expect.poll(() => page.getByLabel('Container type').isVisible()).toBe(false)
  await page.getByLabel('To', { exact: true }).fill('jebel')
  await page.getByLabel('Volume').fill('0')
  await page.getByRole('button', { name: 'Show the usual price' }).click()
  await page.getByText('Choose a place from the list.').waitFor()
  await page.getByText('Enter a volume above 0 and up to 10,000 m³.').waitFor()
  await page.getByText('Enter a weight above 0 and up to 2,000,000 kg.').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('origin')
  expect(asked).toEqual([])
  await done()
})

test('a price does not outlive what it was asked for, and another way of travel looks for its own places', async () => {
  const { page, asked, done } = await visit('/en/freight/estimate')
  await page.getByLabel('From', { exact: true }).fill('shang')
  await page.getByLabel('To', { exact: true }).fill('jebel')
  await page.getByRole('button', { name: 'Show the usual price' }).click()
  const answer = page.getByRole('status')
  await answer.getByText('per container').waitFor()
  const looked = page.waitForRequest((request) => request.url().includes('mode=air'))
  await page.getByRole('radio', { name: 'Air cargo' }).check()
  await answer.getByText('Enter the route and the amount of cargo').waitFor()
  await page.getByLabel('Volume').fill('2.5')
  await page.getByLabel('Gross weight').fill('400')
  await page.getByRole('button', { name: 'Show the usual price' }).click()
  await looked
  await expect.poll(() => asked.length).toBe(2)
  expect(asked[1]).toMatchObject({ containerMode: 'GENERAL', volumeCbm: 2.5, grossWeightKg: 400 })
  await done()
})

test('too few bookings, and a lane that the server refuses, are said in words', async () => {
  const few = await visit('/en/freight/estimate', { body: { ...range, figure: null } })
  const fill = async (page: typeof few.page) => {
    await page.getByLabel('From', { exact: true }).fill('shang')
    await page.getByLabel('To', { exact: true }).fill('jebel')
    await page.getByRole('button', { name: 'Show the usual price' }).click()
  }
  await fill(few.page)
  await few.page.getByText('Too few bookings of such cargo').waitFor()
  await few.done()
  const refused = await visit('/en/freight/estimate', {
    status: 422,
    body: { errorMessage: 'Origin or destination must be in the United Arab Emirates.', fieldErrors: [] },
  })
  await fill(refused.page)
  await refused.page.getByText('must be in the United Arab Emirates').waitFor()
  await refused.done()
})
