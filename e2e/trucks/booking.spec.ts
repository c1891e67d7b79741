// Trucks on credit: a customer keeps a draft and sends it, two providers quote, the customer compares and confirms; a company
// without credit is told what it may do.
import type { Locator, Page } from '@playwright/test'
import { addressFieldText } from '@marsa/model/accounts/addresses/addresses-text.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { emirates, packageTypes } from '@marsa/model/reference/lists.ts'
import { acceptText, compareText } from '@marsa/model/requests/screen-text.ts'
import { quantityUnits, truckCargo } from '@marsa/model/trucks/asking/lists.ts'
import { truckFields } from '@marsa/model/trucks/asking/request-form.ts'
import { truckRoadEndpoints as road } from '@marsa/model/trucks/endpoints.ts'
import { movementTypes } from '@marsa/model/trucks/road/movement.ts'
import { truckSubtypes, truckTypes } from '@marsa/model/trucks/road/truck-types.ts'
import { truckStatusText } from '@marsa/model/trucks/status.ts'
import { expectAccessibleFromTop } from '../kit/axe.ts'
import { callsOf } from '../kit/calls.ts'
import { choose, mark } from '../kit/fields.ts'
import { expectFits } from '../kit/layout.ts'
import { makePeople, newBrowser, type Made, type NewCompany } from '../kit/people.ts'
import { enter } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'
import { quoteOf } from './prepare.ts'

const words = {
  keep: { en: 'Save as draft', ar: 'حفظ كمسودة' },
  send: { en: 'Send the request', ar: 'إرسال الطلب' },
  accept: { en: 'Accept on credit', ar: 'قبول على الحساب الائتماني' },
  three: { en: '3 are needed', ar: 'المطلوب 3' },
  apply: { en: 'Apply for credit', ar: 'طلب حساب ائتماني' },
  without: { en: 'Send without credit', ar: 'إرسال دون ائتمان' },
}

type Key = 'customer' | 'poor' | 'tareeq' | 'sarab'
const winner = { en: 'Wasl Road', ar: 'وصل للنقل' }

const companies = (lang: Lang): NewCompany[] => {
  const one = (key: Key, role: string, firstName: string) => [
    { key, role, firstName, lastName: 'Test', language: lang, companyAdmin: true },
  ]
  const provider = { kind: 'agent' as const, modes: ['trucks'] }
  return [
    {
      kind: 'business',
      nameEn: 'Nakhl Furnishings',
      nameAr: 'نخل للأثاث',
      creditFils: 1_000_000,
      people: one('customer', 'business', 'Maryam'),
    },
    {
      kind: 'business',
      nameEn: 'Rawda Trading',
      nameAr: 'روضة للتجارة',
      people: one('poor', 'business', 'Hind'),
    },
    { ...provider, nameEn: winner.en, nameAr: winner.ar, people: one('tareeq', 'truck-provider', 'Rashid') },
    { ...provider, nameEn: 'Rawaj', nameAr: 'رواج', people: one('sarab', 'truck-provider', 'Farhan') },
  ]
}

const label = (lang: Lang, field: keyof typeof truckFields): string => say(lang, truckFields[field].label)

const fillPlace = async (place: Locator, lang: Lang, emirate: 'DU' | 'AZ', area: string): Promise<void> => {
  const t = (row: TextRow) => say(lang, row)
  await choose(place, t(addressFieldText.emirate), '', emirates[emirate][lang])
  await place.getByRole('textbox', { name: t(addressFieldText.area) }).fill(area)
  await place.getByRole('textbox', { name: t(addressFieldText.street) }).fill('Street 8')
  await place.getByRole('textbox', { name: t(addressFieldText.contactName) }).fill('Rashid')
  await place.getByRole('textbox', { name: t(addressFieldText.contactNumber) }).fill('0501234567')
}

/** Everything but the weight; the times are those that the page proposes. */
const fill = async (page: Page, lang: Lang): Promise<void> => {
  await page.goto(`/${lang}/trucks/quote`)
  await mark(page.getByRole('radio', { name: movementTypes.DOMESTIC[lang] }))
  await choose(page, label(lang, 'truckType'), '', truckTypes.SEVEN_TON_CLOSED[lang])
  await choose(page, label(lang, 'subType'), '', truckSubtypes.STANDARD[lang])
  const count = page.getByRole('textbox', { name: label(lang, 'trucks') })
  await count.fill('2')
  await count.press('Tab')
  await choose(page, label(lang, 'cargoType'), '', truckCargo.FURNITURE[lang])
  await page.getByRole('textbox', { name: label(lang, 'commodity') }).fill('Sofas for a showroom')
  await choose(page, label(lang, 'packageType'), '', packageTypes.PALLET[lang])
  await page.getByRole('textbox', { name: label(lang, 'quantity') }).fill('12')
  await choose(page, label(lang, 'unit'), '', quantityUnits.PALLET[lang])
  await fillPlace(page.getByRole('group', { name: label(lang, 'pickup') }), lang, 'DU', 'Al Quoz 3')
  await fillPlace(page.getByRole('group', { name: label(lang, 'dropoff') }), lang, 'AZ', 'Mussafah')
}
const weigh = (page: Page, lang: Lang, kg: string) =>
  page.getByRole('textbox', { name: label(lang, 'weightKg') }).fill(kg)
const send = (page: Page, lang: Lang) => page.getByRole('button', { name: words.send[lang] }).click()

test('two trucks from a draft to a booking on credit', async ({ browser }, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const t = (row: TextRow) => say(lang, row)
  const people = (await makePeople(companies(lang))) as Record<Key, Made>
  const { page } = await newBrowser(browser, lang)
  await enter(page, people.customer)
  await fill(page, lang)
  await expectAccessibleFromTop(page)
  await page.getByRole('button', { name: words.keep[lang] }).click()
  await expect(page).toHaveURL(/trucks\/requests$/)
  await page.getByText(t(truckStatusText.DRAFT)).first().waitFor()
  await page.getByRole('link', { name: /TR-/ }).first().click()
  await expect(page.getByRole('textbox', { name: label(lang, 'commodity') })).toHaveValue(
    'Sofas for a showroom',
  )

  // Two trucks of seven tons carry 14,000 kg.
  await weigh(page, lang, '15000')
  await send(page, lang)
  await expect(page.getByText(words.three[lang]).first()).toBeVisible()
  await weigh(page, lang, '9000')
  await send(page, lang)
  await expect(page).toHaveURL(/trucks\/requests\/[\w-]+$/)
  await expect(page.getByText(t(truckStatusText.PENDING_QUOTATION)).first()).toBeVisible()
  await expectAccessibleFromTop(page)
  const id = new URL(page.url()).pathname.split('/').at(-1)!

  await quoteOf(await callsOf(people.sarab), id, '900.00')
  await expect(page.getByText(t(truckStatusText.QUOTE_RECEIVED)).first()).toBeVisible()
  await quoteOf(await callsOf(people.tareeq), id, '850.00')
  await page.goto(`/${lang}/trucks/requests/${id}/quotes`)
  await expect(page.getByText('1,785.00').first()).toBeVisible()
  await expect(page.getByText('1,890.00').first()).toBeVisible()
  await expect(page.getByText(t(compareText.lowest)).first()).toBeVisible()
  await expectAccessibleFromTop(page)
  await expectFits(page, 360)
  await page.getByRole('button', { name: words.accept[lang] }).first().click()
  const dialog = page.getByRole('dialog', { name: say(lang, acceptText.title, { agent: winner[lang] }) })
  await mark(dialog.getByRole('checkbox', { name: t(acceptText.agree) }))
  await expectAccessibleFromTop(page)
  await dialog.getByRole('button', { name: t(acceptText.confirm) }).click()
  await expect(page.getByText(t(truckStatusText.CONFIRMED)).first()).toBeVisible()
  const { bookingNumber } = await (await callsOf(people.customer)).call(road.getTimeline, { query: { id } })
  expect(bookingNumber).toMatch(/^BK-\d\d-\d{6}$/)
  await page.goto(`/${lang}/trucks/requests/${id}`)
  await expectAccessibleFromTop(page)
  await expectFits(page, 360)
})

test('a company without credit is led to its application, or sends without it', async ({ browser }, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const { poor } = (await makePeople(companies(lang))) as Record<Key, Made>
  const { page } = await newBrowser(browser, lang)
  await enter(page, poor)
  await fill(page, lang)
  await weigh(page, lang, '9000')
  await send(page, lang)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: words.apply[lang] })).toHaveAttribute(
    'href',
    `/${lang}/account/credit`,
  )
  await expectAccessibleFromTop(page)
  await dialog.getByRole('button', { name: words.without[lang] }).click()
  await expect(page).toHaveURL(/trucks\/requests\/[\w-]+$/)
  await expect(page.getByText(say(lang, truckStatusText.PENDING_QUOTATION)).first()).toBeVisible()
})
