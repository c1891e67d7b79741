// A visitor asks a price, sends one parcel without an account, pays by card and follows it; after registering it is in the account.
import { registerText } from '@marsa/model/accounts/registration/registration-form-text.ts'
import { shipmentFields } from '@marsa/model/express/shipments/shipment-form.ts'
import { shipmentStateText } from '@marsa/model/express/shipments/shipment-status.ts'
import { serviceNames } from '@marsa/model/express/services.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { expectAccessibleFromTop } from '../kit/axe.ts'
import { mark } from '../kit/fields.ts'
import { expectFits } from '../kit/layout.ts'
import { newBrowser } from '../kit/people.ts'
import { expect, test } from '../kit/test.ts'
import { fillParcel, fillParty, next } from './create.ts'
import { recipient, sender } from './prepare.ts'
import { fill, newcomer, press, register, written } from './register.ts'
import { createWords, guestWords as words, rateWords, shipmentWords } from './words.ts'

test('a visitor sends a parcel as a guest, and finds it after registering', async ({ browser }, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const t = (row: TextRow) => say(lang, row)
  const { page, context } = await newBrowser(browser, lang)
  const visitor = newcomer('guest')
  const { serial, mobile, email } = visitor
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
  await register(page, lang, visitor)
  await page.goto(`/${lang}/express/shipments`)
  await expect(page.getByText(waybill).first()).toBeVisible()
  await context.close()
})
