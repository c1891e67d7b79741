// A visitor asks what a lane costs, signs in, and what was asked becomes a request.
import { addRateCard } from '@marsa/model/freight/cards/card-endpoints.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { accountsText } from '@marsa/model/accounts/text.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { expectAccessible } from '../kit/axe.ts'
import { newBrowser, password } from '../kit/people.ts'
import { expect, test } from '../kit/test.ts'
import { askAsFilled } from './ask.ts'
import { pair, type Caller } from './prepare.ts'

const words = {
  origin: { en: 'From', ar: 'من' },
  destination: { en: 'To', ar: 'إلى' },
  show: { en: 'Show the usual price', ar: 'عرض السعر المعتاد' },
  result: { en: 'Usual price', ar: 'السعر المعتاد' },
  continue: { en: 'Get quotes for this', ar: 'اطلب عروضًا لهذه الشحنة' },
}

/** Santos to Jebel Ali for the container, and 150.00 for handling. */
const publish = (agent: Caller, buyingRate: string, sellingRate: string) => {
  const today = dayOf(new Date())
  return agent.call(addRateCard, {
    body: {
      name: 'Brazil',
      containerMode: 'FCL',
      boxes: [],
      origin: 'BRSSZ',
      destination: 'AEJEA',
      currency: 'AED',
      validFrom: today,
      validTo: addDays(today, 30),
      transitDays: 30,
      freeDays: 7,
      offer: {},
      charges: [
        { code: 'ocean-freight', buyingRate, sellingRate, basis: 'container', currency: 'AED' },
        { code: 'handling', buyingRate: '100', sellingRate: '150' },
      ],
      remarks: '',
      terms: '',
      isPublic: true,
    },
  })
}

test('a price before anybody signs in becomes a request after it', async ({ browser }, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const t = (row: TextRow, params = {}) => say(lang, row, params)
  const { customer, asAgent } = await pair(lang, 'sea')
  await publish(asAgent, '8000', '9000')
  await publish((await pair(lang, 'sea')).asAgent, '10000', '11000')

  const { page } = await newBrowser(browser, lang)
  await page.goto(`/${lang}/freight/estimate`)
  for (const [end, place] of [
    [words.origin, t({ en: 'Santos', ar: 'سانتوس' })],
    [words.destination, t({ en: 'Jebel Ali', ar: 'جبل علي' })],
  ] as const)
    await page.getByRole('combobox', { name: t(end), exact: true }).fill(place)
  await page.getByRole('button', { name: t(words.show) }).click()
  // 9,000 or 11,000 and 157.50 for handling with its VAT, to the dirham.
  const price = page.getByRole('region', { name: t(words.result) })
  await expect(price).toContainText('9,158')
  await expect(price).toContainText('11,158')
  await expectAccessible(page)

  await price.getByRole('link', { name: t(words.continue) }).click()
  await page.getByRole('textbox', { name: t(accountsText.email) }).fill(customer.email)
  await page.getByLabel(t(accountsText.password), { exact: true }).fill(password)
  await page
    .getByRole('main')
    .getByRole('button', { name: t(accountsText.signIn), exact: true })
    .click()

  const number = await askAsFilled(page, lang, t({ en: 'Coffee', ar: 'قهوة' }))
  await page.goto(`/${lang}/freight/shipments`)
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row).toContainText(t({ en: 'Santos', ar: 'سانتوس' }))
  await expect(row).toContainText(t({ en: 'Jebel Ali', ar: 'جبل علي' }))
})
