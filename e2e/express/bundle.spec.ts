// A shop pays with the credits of its bundle, and by card what they do not reach.
import { buyBundle, viewMembership } from '@marsa/model/express/bundles/bundle-endpoints.ts'
import { viewShipment } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { payWayText } from '@marsa/model/express/shipments/settlement-text.ts'
import { shipmentStateText } from '@marsa/model/express/shipments/shipment-status.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { expectAccessibleFromTop } from '../kit/axe.ts'
import { callsOf } from '../kit/calls.ts'
import { expectFits } from '../kit/layout.ts'
import { makePeople, newBrowser } from '../kit/people.ts'
import { enter } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'
import { answerAtGateway } from '../warehouse/pay.ts'
import { askToSend, shop } from './prepare.ts'
import { shipmentWords as words } from './words.ts'

/** More than the credits of the smallest bundle, whichever way it is priced. */
const heavy = Array.from({ length: 10 }, () => ({
  weight: '30',
  length: '70',
  width: '50',
  height: '50',
  packaging: 'OWN',
}))

test('credits pay first, and the card the rest', { tag: '@ar' }, async ({ browser }, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const t = (row: TextRow) => say(lang, row)
  const { merchant } = await makePeople([shop(lang, 'merchant')])
  const calls = await callsOf(merchant!)
  await calls.pay(await calls.call(buyBundle, { body: { plan: 'BRONZE', terms: true } }))
  const credits = async () => (await calls.call(viewMembership)).current!.left
  const before = await credits()
  const id = await askToSend(calls, { packages: heavy, withPlan: true })

  const { page } = await newBrowser(browser, lang)
  await enter(page, merchant!)
  await page.goto(`/${lang}/express/shipments/${id}`)
  await expect(page.getByText(t(words.withCredits))).toBeVisible()
  await expectAccessibleFromTop(page)
  await page.getByRole('button', { name: t(words.payCard) }).click()
  await answerAtGateway(page, lang, 'approve')
  await page.getByRole('link', { name: t(words.open) }).click()
  await expect(page.getByText(t(shipmentStateText.PICKUP_SCHEDULED)).first()).toBeVisible()

  const { payments, price } = await calls.call(viewShipment, { query: { Id: id } })
  const paid = Object.fromEntries(payments.map(({ way, amount }) => [way, amount]))
  expect(paid['bundle']).toBe(before)
  // Credits bear no VAT any more; what they leave does.
  const rest = parseMoney(price!.net) - parseMoney(before)
  expect(parseMoney(paid['card']!)).toBe(rest + rest / 20n)
  expect(await credits()).toBe('0.00')
  for (const { way } of payments)
    await expect(page.getByText(`${t(words.paid)}: ${t(payWayText[way])}`)).toBeVisible()
  await expectAccessibleFromTop(page)
  await expectFits(page, 360)
})
