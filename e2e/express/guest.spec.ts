// A visitor asks a price, sends one parcel without an account, pays by card and follows it; after registering it is in the account.
import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { registerText } from '@marsa/model/accounts/registration/registration-form-text.ts'
import { shipmentFields } from '@marsa/model/express/shipments/shipment-form.ts'
import { shipmentStateText } from '@marsa/model/express/shipments/shipment-status.ts'
import { serviceNames } from '@marsa/model/express/services.ts'
import { listOutbox } from '@marsa/model/messages/endpoints.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { expectAccessibleFromTop } from '../kit/axe.ts'
import { visitorCalls } from '../kit/calls.ts'
import { mark } from '../kit/fields.ts'
import { expectFits } from '../kit/layout.ts'
import { newBrowser } from '../kit/people.ts'
import { expect, test } from '../kit/test.ts'
import { fillParcel, fillParty, next } from './create.ts'
import { recipient, sender } from './prepare.ts'
import { createWords, guestWords as words, rateWords, shipmentWords } from './words.ts'

const secret = 'Quayside#47 north'
const fill = (page: Page, label: string, text: string): Promise<void> =>
  page.getByRole('main').getByLabel(label, { exact: true }).fill(text)
const press = (page: Page, label: string): Promise<void> =>
  page.getByRole('main').getByRole('button', { name: label, exact: true }).click()

/** The newest message to somebody, once one of it fits. */
const written = async (to: string, fits: RegExp): Promise<string> => {
  let found: string | undefined
  await expect(async () => {
    const { items } = await visitorCalls.call(listOutbox, { query: { to } })
    found = items
      .map(({ subject, text, link }) => fits.exec(`${subject} ${text} ${link ?? ''}`)?.[0])
      .find(Boolean)
    expect(found).toBeDefined()
  }).toPass()
  return found!
}

test('a visitor sends a parcel as a guest, and finds it after registering', async ({ browser }, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const t = (row: TextRow) => say(lang, row)
  const { page, context } = await newBrowser(browser, lang)
  const serial = String(randomInt(10_000_000)).padStart(7, '0')
  const [mobile, email] = [`+97155${serial}`, `guest-${serial}@test.example`]
  const name = t({ en: 'Mariam Al Suwaidi', ar: 'مريم السويدي' })

  await page.goto(`/${lang}/express/rates`)
  const sizes = { weight: '3', length: '40', width: '30', height: '30' } as const
  for (const each of ['weight', 'length', 'width', 'height'] as const)
    await page.getByRole('textbox', { name: t(rateWords[each]), exact: true }).fill(sizes[each])
  await expect(page.locator('.rate .price').first()).toContainText('27.30')
  await page.getByRole('link', { name: t(words.sendGuest) }).click()
  await expect(page.getByRole('heading', { level: 1, name: t(words.title) })).toBeVisible()
  await expectAccessibleFromTop(page)
  await expectFits(page, 360)
  await page.setViewportSize({ width: 1280, height: 900 })

  await fill(page, t(words.name), name)
  await fill(page, t(words.mobile), `055${serial}`)
  await fill(page, t(words.email), email)
  await press(page, t(words.sendCode))
  const code = page.getByLabel(t(registerText.code), { exact: true })
  await expect(code).toBeVisible()
  await code.fill(await written(mobile, /\d{6}/))
  await press(page, t(createWords.next))

  // What is known already stands in the form: the size and cities of the price, and who sends.
  await expect(page.getByRole('textbox', { name: t({ en: 'Name', ar: 'الاسم' }) }).first()).toHaveValue(name)
  await fillParty(page, lang, createWords.dubai, { ...sender, name, mobile })
  await expectAccessibleFromTop(page)
  await next(page, lang)
  await fillParty(page, lang, createWords.abuDhabi, recipient)
  await next(page, lang)
  await expect(page.getByRole('textbox', { name: t(createWords.weight) })).toHaveValue('3')
  await expect(page.getByLabel(t(shipmentFields.cod.label), { exact: true })).toHaveCount(0)
  await fillParcel(page, lang)
  await mark(page.getByRole('checkbox', { name: t(shipmentFields.nothingRestricted.label) }))
  await next(page, lang)
  await mark(page.getByRole('radio', { name: t(serviceNames.DOMESTIC) }))
  await mark(page.getByRole('checkbox', { name: t(shipmentFields.dropOff.label) }))
  await expectFits(page, 360)
  await page.setViewportSize({ width: 1280, height: 900 })
  await next(page, lang)
  await mark(page.getByRole('checkbox', { name: t(createWords.terms) }))
  await expectAccessibleFromTop(page)
  await press(page, t(createWords.toPay))
  await expect(page.getByText('27.30').first()).toBeVisible()
  await press(page, t(shipmentWords.payCard))
  await page
    .getByRole('button', { name: new RegExp(`^${t({ en: 'Approve', ar: 'موافقة' })}(?! )`) })
    .first()
    .click()

  await expect(page).toHaveURL(/\/guest/)
  await expect(page.getByText(t(shipmentStateText.CREATED)).first()).toBeVisible()
  const waybill = (await page.getByText(/^MRX/).first().textContent())!.replace(/\s/g, '')
  for (const paper of [shipmentWords.label, shipmentWords.receipt]) {
    const file = page.waitForEvent('download')
    await press(page, t(paper))
    expect((await file).suggestedFilename()).toMatch(/\.pdf$/)
  }
  await expectAccessibleFromTop(page)
  await expectFits(page, 360)
  await page.setViewportSize({ width: 1280, height: 900 })

  // The letter's link opens it elsewhere, to look at.
  const link = await written(email, /\S+\/guest\S*#[\w-]+/)
  const other = await newBrowser(browser, lang)
  await other.page.goto(link)
  await expect(other.page.getByText(t(words.look))).toBeVisible()
  await expect(other.page.getByRole('button', { name: t(words.cancel) })).toHaveCount(0)
  await other.page.goto(`/${lang}/express/track?number=${waybill}`)
  await expect(other.page.locator('[data-of=parcels]').getByText(waybill)).toBeVisible()
  await other.context.close()

  await page.goto(`/${lang}/hub/register/somebody`)
  await page.getByRole('link', { name: t(registerText.customer) }).click()
  await fill(page, t(registerText.firstname), t({ en: 'Mariam', ar: 'مريم' }))
  await fill(page, t(registerText.lastname), t({ en: 'Al Suwaidi', ar: 'السويدي' }))
  await fill(page, t(registerText.email), email)
  await fill(page, t(registerText.mobile), `055${serial}`)
  await press(page, t(registerText.next))
  await fill(page, t(registerText.password), secret)
  await fill(page, t(registerText.confirm), secret)
  await mark(page.getByRole('checkbox', { name: t(registerText.acceptBefore) }))
  await press(page, t(registerText.sendCode))
  await expect(code).toBeVisible()
  await code.fill(await written(mobile, /\d{6}/))
  await press(page, t(registerText.finish))
  await expect(page).toHaveURL(/thank-you/)
  await page.goto(`/${lang}/express/shipments`)
  await expect(page.getByText(waybill).first()).toBeVisible()
  await context.close()
})
