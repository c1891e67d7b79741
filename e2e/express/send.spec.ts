// A visitor sends a parcel: what it costs, an account, every step of its form, the card, and then waybill, label and receipt.
import { shipmentStateText } from '@marsa/model/express/shipments/shipment-status.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { expectAccessibleFromTop } from '../kit/axe.ts'
import { callsOf } from '../kit/calls.ts'
import { expectFits } from '../kit/layout.ts'
import { makePeople, newBrowser } from '../kit/people.ts'
import { expect, test } from '../kit/test.ts'
import { answerAtGateway } from '../warehouse/pay.ts'
import { fillSteps } from './create.ts'
import { freeSlot, recipient, sender, shop } from './prepare.ts'
import { newcomer, register } from './register.ts'
import { createWords, rateWords, shipmentWords as words } from './words.ts'

test('a visitor reckons a price, registers, sends a parcel in steps and pays it by card', async ({
  browser,
}, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const t = (row: TextRow) => say(lang, row)
  // Only who ships may ask which pickups are free.
  const { merchant } = await makePeople([shop(lang, 'merchant')])
  const slot = await freeSlot(await callsOf(merchant!))
  const { page } = await newBrowser(browser, lang)

  // 7.2 kg by its size: the calculator says it before anybody has an account.
  await page.goto(`/${lang}/express/rates`)
  const sizes = { weight: '3', length: '40', width: '30', height: '30' } as const
  for (const name of ['weight', 'length', 'width', 'height'] as const)
    await page.getByRole('textbox', { name: t(rateWords[name]), exact: true }).fill(sizes[name])
  await expect(page.locator('.rate .price').first()).toContainText('27.30')
  await page
    .getByRole('link', { name: t(rateWords.register), exact: true })
    .first()
    .click()
  await register(page, lang, newcomer('sender'))

  await fillSteps(page, lang, { sender, recipient, to: createWords.abuDhabi, slot })
  await page.getByRole('button', { name: t(createWords.toPay) }).click()
  await expect(page).toHaveURL(/express\/shipments\/[\w-]+$/)
  await expect(page.getByText(t(shipmentStateText.PENDING_PAYMENT)).first()).toBeVisible()
  await expect(page.getByText('27.30').first()).toBeVisible()
  await expectAccessibleFromTop(page)

  await page.getByRole('button', { name: t(words.payCard) }).click()
  await answerAtGateway(page, lang, 'approve')
  await page.getByRole('link', { name: t(words.open) }).click()
  await expect(page.getByText(t(shipmentStateText.PICKUP_SCHEDULED)).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /^MRX/ })).toBeVisible()
  for (const name of [words.label, words.receipt]) {
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: t(name) }).click()
    expect((await file).suggestedFilename()).toMatch(/\.pdf$/)
  }
  await expectAccessibleFromTop(page)
  await expectFits(page, 360)
})
