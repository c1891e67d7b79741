// A shop sets its cash PIN and pays a parcel from its wallet: wrong PINs lock it and pay nothing, its owner sets it anew by password
// and code, and what the wallet lacks is said.
import { registerText } from '@marsa/model/accounts/registration/registration-form-text.ts'
import {
  decideAdjustment,
  proposeAdjustment,
  viewCompanyWallet,
  viewWallet,
} from '@marsa/model/express/wallet/wallet-endpoints.ts'
import { movementText } from '@marsa/model/express/wallet/wallet-text.ts'
import { payWayText } from '@marsa/model/express/shipments/settlement-text.ts'
import { shipmentStateText } from '@marsa/model/express/shipments/shipment-status.ts'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { expectAccessibleFromTop } from '../kit/axe.ts'
import { callsOf } from '../kit/calls.ts'
import { mark } from '../kit/fields.ts'
import { expectFits } from '../kit/layout.ts'
import { makePeople, newBrowser, password } from '../kit/people.ts'
import { enter } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'
import { textedTo } from './carry.ts'
import { askToSend, houseOf, shop } from './prepare.ts'
import { shipmentWords as words, walletJourneyWords as wallet } from './words.ts'

test('a parcel is paid from the wallet with the cash PIN', async ({ browser }, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const t = (row: TextRow) => say(lang, row)
  const { merchant, admin, second } = await makePeople([shop(lang, 'merchant'), houseOf(lang)])
  const { companyId } = merchant!
  const calls = await callsOf(merchant!)
  // What two administrators put right is the way into a wallet without a day of cash on delivery.
  const admins = { first: await callsOf(admin!), second: await callsOf(second!) }
  await admins.first.call(proposeAdjustment, {
    query: { companyId },
    body: { direction: 'give', amount: '40.00', reason: 'A claim of the shop' },
  })
  const { adjustment } = await admins.second.call(viewCompanyWallet, { query: { companyId } })
  await admins.second.call(decideAdjustment, {
    query: { id: adjustment!.adjustmentId },
    body: { isConfirmed: true },
  })
  const id = await askToSend(calls)
  const { pin } = await calls.call(viewWallet)
  const secret = '48291573'.slice(0, pin.digits)

  const { page } = await newBrowser(browser, lang)
  await enter(page, merchant!)
  await page.goto(`/${lang}/express/shipments/${id}`)
  await page.getByRole('button', { name: t(words.payWallet) }).click()
  await page.getByRole('link', { name: t(wallet.toWallet) }).click()

  await expect(page.getByText('40.00').first()).toBeVisible()
  await expectAccessibleFromTop(page)
  await page.getByRole('button', { name: t(wallet.setPin) }).click()
  const setting = page.getByRole('dialog')
  await setting.getByLabel(t(wallet.newPin), { exact: true }).fill(secret)
  await setting.getByLabel(t(wallet.again), { exact: true }).fill(secret)
  await setting.getByLabel(t(wallet.password), { exact: true }).fill(password)
  await setting.getByRole('button', { name: t(wallet.setPin) }).click()
  await expect(setting).toHaveCount(0)

  await page.goto(`/${lang}/express/shipments/${id}`)
  await page.getByRole('button', { name: t(words.payWallet) }).click()
  const asking = page.getByRole('dialog', { name: t(wallet.enter) })
  const enterPin = async (typed: string) => {
    await asking.getByLabel(t(wallet.pin), { exact: true }).fill(typed)
    await asking.getByRole('button', { name: t(wallet.pay), exact: true }).click()
  }
  const wrong = secret.split('').toReversed().join('')
  for (let tried = 1; tried < settingDefaults['express.pin-tries']; tried++) {
    await enterPin(wrong)
    await expect(asking.getByText(t(wallet.wrong), { exact: false })).toBeVisible()
  }
  await enterPin(wrong)
  await expect(asking.getByText(t(wallet.lockedNow), { exact: false })).toBeVisible()
  await expectAccessibleFromTop(page)
  // The right one opens nothing any more.
  await enterPin(secret)
  await expect(asking.getByText(t(wallet.lockedNow), { exact: false })).toBeVisible()
  expect((await calls.call(viewWallet)).available).toBe('40.00')

  // Its owner sets it anew, with the password and a code to the mobile.
  await page.goto(`/${lang}/express/wallet`)
  await expect(page.getByText(t(wallet.locked), { exact: false })).toBeVisible()
  await page.getByRole('button', { name: t(wallet.resetPin) }).click()
  const resetting = page.getByRole('dialog', { name: t(wallet.resetPin) })
  await resetting.getByLabel(t(wallet.password), { exact: true }).fill(password)
  await resetting.getByRole('button', { name: t(wallet.sendCode) }).click()
  await resetting
    .getByLabel(say(lang, registerText.code))
    .fill(await textedTo(merchant!.mobile, /\b(\d{6})\b/))
  const fresh = '30516948'.slice(0, pin.digits)
  await resetting.getByLabel(t(wallet.newPin), { exact: true }).fill(fresh)
  await resetting.getByLabel(t(wallet.again), { exact: true }).fill(fresh)
  await expectAccessibleFromTop(page)
  await expectFits(page, 360)
  await page.setViewportSize({ width: 1280, height: 900 })
  await resetting.getByRole('button', { name: t(wallet.resetPin) }).click()
  await expect(resetting).toHaveCount(0)
  await expect(page.getByText(t(wallet.locked), { exact: false })).toHaveCount(0)

  await page.goto(`/${lang}/express/shipments/${id}`)
  await page.getByRole('button', { name: t(words.payWallet) }).click()
  await enterPin(secret)
  await expect(asking.getByText(t(wallet.wrong), { exact: false })).toBeVisible()
  await enterPin(fresh)
  await expect(page.getByText(t(shipmentStateText.PICKUP_SCHEDULED)).first()).toBeVisible()
  await expect(page.getByText(`${t(words.paid)}: ${t(payWayText.wallet)}`)).toBeVisible()
  await expectFits(page, 360)

  // From the list its label is printed together with those of others.
  await page.goto(`/${lang}/express/shipments`)
  await mark(page.getByRole('checkbox', { name: t(wallet.choosePage) }))
  const labels = page.waitForEvent('download')
  await page.getByRole('button', { name: t(wallet.printLabels) }).click()
  expect((await labels).suggestedFilename()).toMatch(/^MRX\w+\.pdf$/)
  await expectAccessibleFromTop(page)
  await expectFits(page, 360)

  // The PIN is open for five minutes; what is left does not reach for a second parcel.
  const next = await askToSend(calls)
  await page.goto(`/${lang}/express/shipments/${next}`)
  await page.getByRole('button', { name: t(words.payWallet) }).click()
  await expect(page.getByText(say(lang, wallet.short, { amount: '14.60' }))).toBeVisible()
  await expectAccessibleFromTop(page)

  await page.goto(`/${lang}/express/wallet`)
  await expect(page.getByText('12.70').first()).toBeVisible()
  await expect(page.getByText(t(movementText.SPENT)).first()).toBeVisible()
  await expectFits(page, 360)
})
