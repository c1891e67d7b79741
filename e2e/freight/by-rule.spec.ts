// A rate card quotes by itself: made by an agent, switched on by its administrator, sent by its rule, accepted and paid by a customer.
import { factorsText } from '@marsa/model/accounts/factors/factors-text.ts'
import { accountsText } from '@marsa/model/accounts/text.ts'
import { addRateCard } from '@marsa/model/freight/cards/card-endpoints.ts'
import { cardText } from '@marsa/model/freight/cards/card-text.ts'
import { ruleText } from '@marsa/model/freight/cards/rule-text.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { expectAccessible } from '../kit/axe.ts'
import { newBrowser, password } from '../kit/people.ts'
import { enter } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'
import { acceptAndPayDownPayment } from './pay.ts'
import { airForm, pair } from './prepare.ts'

/** A lane of its own: the rule answers every request of its lane, and those of other journeys are none of its business. */
const form = () => {
  const asked = airForm()
  return { ...asked, origin: { ...asked.origin, place: 'SIN', country: 'SG', contactNumber: '+6562241234' } }
}

test('a rate card quotes by itself, and its quotation is accepted', async ({ browser }, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const t = (row: TextRow, params = {}) => say(lang, row, params)
  const { customer, agent, asAgent, asCustomer } = await pair(lang, 'air', { agentAdmin: true })
  const today = dayOf(new Date())
  const name = t({ en: 'Singapore by air', ar: 'سنغافورة جوًا' })
  const { cardId } = await asAgent.call(addRateCard, {
    body: {
      name,
      containerMode: 'GENERAL',
      boxes: [],
      origin: 'SG',
      destination: 'DXB',
      currency: 'AED',
      validFrom: today,
      validTo: addDays(today, 30),
      transitDays: 3,
      freeDays: null,
      offer: { carrier: 'Saffan' },
      charges: [
        { code: 'air-freight', buyingRate: '5000', sellingRate: '5800' },
        { code: 'delivery-order', buyingRate: '380', sellingRate: '450' },
        { code: 'air-waybill', buyingRate: '100', sellingRate: '120' },
        { code: 'handling', buyingRate: '110', sellingRate: '150' },
        { code: 'customs-clearance', buyingRate: '300', sellingRate: '420' },
      ],
      remarks: '',
      terms: '',
      isPublic: false,
    },
  })

  const theirs = (await newBrowser(browser, lang)).page
  await enter(theirs, agent)
  await theirs.goto(`/${lang}/freight/cards`)
  await theirs.getByRole('link', { name }).first().click()
  await expect(theirs.getByRole('heading', { name: t(ruleText.title) })).toBeVisible()
  await expectAccessible(theirs)
  await theirs.getByRole('button', { name: t(ruleText.switchOn) }).click()
  const dialog = theirs.getByRole('dialog', { name: t(ruleText.title) })
  const minutes = dialog.getByRole('textbox', { name: t(ruleText.holdMinutes) })
  await minutes.fill('0')
  await minutes.press('Tab')
  await expectAccessible(theirs)
  await dialog.getByRole('button', { name: t(ruleText.switchOn) }).click()
  const check = theirs.getByRole('dialog', { name: t(factorsText.confirmYou) })
  await check.getByLabel(t(accountsText.password), { exact: true }).fill(password)
  await check.getByRole('button', { name: t(factorsText.confirm) }).click()
  await expect(theirs.getByText(t(ruleText.saved)).first()).toBeVisible()

  const { RequestId: requestId } = await asCustomer.call(freight.saveRequest, { body: { form: form() } })
  await asCustomer.document(requestId, 'COMMERCIAL_INVOICE')
  await asCustomer.call(freight.submitRequest, { query: { id: requestId }, body: { terms: true } })

  const own = (await newBrowser(browser, lang)).page
  await enter(own, customer)
  await own.goto(`/${lang}/freight/shipments/${requestId}`)
  // 5,800 and four sums of 1,140 with their VAT.
  await expect(async () => {
    await own.goto(`/${lang}/freight/shipments/${requestId}/quotes`)
    await expect(own.getByText('6,997.00').first()).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })
  for (const secret of [name, t(ruleText.byRule)]) await expect(own.getByText(secret)).toHaveCount(0)

  await theirs.goto(`/${lang}/freight/requests/${requestId}`)
  await expect(theirs.getByText(t(ruleText.byRule)).first()).toBeVisible()
  await expect(
    theirs.getByText(t(cardText.filledFrom, { name: `\u2068${name}\u2069`, revision: 1 })),
  ).toBeVisible()
  await expectAccessible(theirs)

  await acceptAndPayDownPayment(
    own,
    lang,
    requestId,
    { en: 'Saffan Air Cargo', ar: 'سفّان للشحن الجوي' }[lang],
  )
  await theirs.goto(`/${lang}/freight/cards/${cardId}`)
  await expect(theirs.getByText(t(cardText.wasUsed))).toBeVisible()
})
