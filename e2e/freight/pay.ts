// The customer's payments: accepting a quotation and paying on the gateway's own page, and back.
import { expect, type Page } from '@playwright/test'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { paymentText } from '@marsa/model/finance/payment-text.ts'
import { acceptText, compareText } from '@marsa/model/requests/screen-text.ts'
import { expectAccessible } from '../kit/axe.ts'
import { mark } from '../kit/fields.ts'

/** The sandbox gateway is another product and says it in its own words. */
const approve = { en: 'Approve', ar: 'موافقة' }

export const approveAtGateway = async (page: Page, lang: Lang): Promise<void> => {
  await page
    .getByRole('button', { name: new RegExp(`^${approve[lang]}(?! )`) })
    .first()
    .click()
  await expect(page).toHaveURL(/payment\/return/)
  await expect(page.getByRole('heading', { level: 1, name: say(lang, paymentText.paid) })).toBeVisible()
  await expectAccessible(page)
}

export const acceptAndPayDownPayment = async (
  page: Page,
  lang: Lang,
  requestId: string,
  agent: string,
): Promise<void> => {
  const t = (row: TextRow) => say(lang, row)
  await page.goto(`/${lang}/freight/shipments/${requestId}/quotes`)
  await expect(page.getByRole('button', { name: t(compareText.acceptAndPay) }).first()).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: t(compareText.acceptAndPay) })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: say(lang, acceptText.title, { agent }) })
  await mark(dialog.getByRole('checkbox', { name: t(acceptText.agree) }))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: say(lang, acceptText.pay, { amount: '' }).trim() }).click()
  await approveAtGateway(page, lang)
}
