// Freight by the unit as the trade quotes it: air cargo whose volume decides, and two container types of which each has its price.
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { containerTypes } from '@marsa/model/reference/containers.ts'
import { charges, type ChargeCode } from '@marsa/model/requests/charges.ts'
import { quoteFormText as words } from '@marsa/model/requests/quote-form-text.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleFromTop } from '../kit/axe.ts'
import { choose, mark, pdf } from '../kit/fields.ts'
import { newBrowser } from '../kit/people.ts'
import { enter } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'
import { airForm, pair, type Prepared } from './prepare.ts'
import { fillCharges, submitQuote } from './quote.ts'

const requested = async (lang: Lang, mode: 'sea' | 'air', form: object): Promise<Prepared> => {
  const people = await pair(lang, mode)
  const { RequestId: requestId, quoteNumber: number } = await people.asCustomer.call(freight.saveRequest, {
    body: { form },
  })
  await people.asCustomer.document(requestId, 'COMMERCIAL_INVOICE')
  await people.asCustomer.call(freight.submitRequest, { query: { id: requestId }, body: { terms: true } })
  return { ...people, requestId, number }
}

const named = (lang: Lang, row: TextRow, code: ChargeCode) => say(lang, row, { charge: charges[code][lang] })
const dollars = (page: Page, lang: Lang, code: ChargeCode) =>
  choose(page, named(lang, words.currencyOf, code), '', 'USD')
const add = async (page: Page, lang: Lang, name: string): Promise<void> => {
  await page.getByRole('button', { name: say(lang, words.addCharge) }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

const send = async (page: Page, lang: Lang): Promise<void> => {
  await page.setInputFiles('input[type=file]', pdf('by-unit.pdf'))
  await mark(page.getByRole('checkbox', { name: say(lang, words.partnerTerms) }))
  await expectAccessibleFromTop(page)
  await submitQuote(page, lang)
}

test('air cargo is priced by its volumetric weight', async ({ browser }, info) => {
  const lang = info.project.metadata['lang'] as Lang
  // Ten cartons of 120 kg measure 160 kg.
  const carton = {
    type: 'CARTON',
    count: 10,
    length: 60,
    width: 40,
    height: 40,
    weight: 12,
    weightOf: 'each',
  }
  const { pieces: _, grossWeightKg: __, ...form } = airForm()
  const { customer, agent, requestId } = await requested(lang, 'air', {
    ...form,
    packages: [carton],
    shape: 2,
  })

  const theirs = (await newBrowser(browser, lang)).page
  await enter(theirs, agent)
  await theirs.goto(`/${lang}/freight/requests/${requestId}`)
  await expect(theirs.getByRole('button', { name: named(lang, words.basisOf, 'air-freight') })).toBeVisible()
  for (const code of ['fuel-surcharge', 'security-surcharge'] as const)
    await add(theirs, lang, charges[code][lang])
  for (const code of ['air-freight', 'fuel-surcharge', 'security-surcharge'] as const)
    await dollars(theirs, lang, code)
  await fillCharges(theirs, lang, {
    'air-freight': ['1.90', '2.15'],
    'fuel-surcharge': ['0.40', '0.45'],
    'security-surcharge': ['0.10', '0.12'],
    'delivery-order': ['400', '450'],
    'air-waybill': ['100', '120'],
    handling: ['110', '150'],
    'customs-clearance': ['400', '450'],
  })
  await expect(theirs.getByText('160', { exact: true }).first()).toBeVisible()
  await expect(theirs.getByText('2,826.77').first()).toBeVisible()
  await send(theirs, lang)

  const own = (await newBrowser(browser, lang)).page
  await enter(own, customer)
  await own.goto(`/${lang}/freight/shipments/${requestId}/quotes`)
  await expect(own.getByText('2,826.77').first()).toBeVisible()
  // For one chargeable kilogram.
  await expect(own.getByText('17.67').first()).toBeVisible()
  await expectAccessible(own)
})

test('two container types, one of them refrigerated, each have their price', async ({ browser }, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const { origin, destination, ...form } = airForm()
  const { customer, agent, requestId } = await requested(lang, 'sea', {
    ...form,
    mode: 'sea',
    origin: { ...origin, place: 'CNNGB', country: 'CN' },
    destination: { ...destination, place: 'AEJEA' },
    containerMode: 'FCL',
    containerType: '20GP',
    containerCount: 1,
    moreContainers: [{ type: '40RF', count: 1 }],
    setPointC: 4,
    grossWeightKg: 24_000,
    shape: 2,
  })

  const theirs = (await newBrowser(browser, lang)).page
  await enter(theirs, agent)
  await theirs.goto(`/${lang}/freight/requests/${requestId}`)
  const ocean = charges['ocean-freight'][lang]
  const boxOf = theirs.getByRole('button', { name: named(lang, words.containerOf, 'ocean-freight') })
  const take = async (at: number, type: '20GP' | '40RF') => {
    await boxOf.nth(at).click()
    await theirs.getByRole('option', { name: containerTypes[type][lang] }).first().click()
  }
  await expect(boxOf).toBeVisible()
  await take(0, '20GP')
  await dollars(theirs, lang, 'ocean-freight')
  await add(theirs, lang, say(lang, words.anotherType, { charge: ocean }))
  await expect(boxOf).toHaveCount(2)
  await theirs
    .getByRole('button', { name: named(lang, words.basisOf, 'ocean-freight') })
    .nth(1)
    .waitFor()
  await take(1, '40RF')
  await fillCharges(theirs, lang, {
    'delivery-order': ['400', '450'],
    'bill-of-lading': ['400', '450'],
    'terminal-handling': ['860', '980'],
    seal: ['24', '35'],
    handling: ['110', '150'],
    'customs-clearance': ['400', '550'],
  })
  const price = (row: TextRow, at: number, text: string) =>
    theirs
      .getByRole('textbox', { name: named(lang, row, 'ocean-freight'), exact: true })
      .nth(at)
      .fill(text)
  await price(words.buyingOf, 0, '900')
  await price(words.sellingOf, 0, '1000')
  await price(words.buyingOf, 1, '9900')
  await price(words.sellingOf, 1, '11000')
  // 3,672.50 and 11,000 of carriage, two boxes of 980 and 35, four sums; VAT 181.50.
  await expect(theirs.getByText('18,484.00').first()).toBeVisible()
  await send(theirs, lang)

  const own = (await newBrowser(browser, lang)).page
  await enter(own, customer)
  await own.goto(`/${lang}/freight/shipments/${requestId}/quotes`)
  await expect(own.getByText('18,484.00').first()).toBeVisible()
  await expect(own.getByText('14,672.50').first()).toBeVisible()
  await expectAccessible(own)
})
