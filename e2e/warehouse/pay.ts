// Accepting a storage quotation and paying it on the gateway's own page: declined there, approved, or on credit.
import { expect, type Page } from '@playwright/test'
import { paymentText } from '@marsa/model/finance/payment-text.ts'
import { acceptText, compareText } from '@marsa/model/requests/screen-text.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { expectAccessibleFromTop } from '../kit/axe.ts'
import { mark } from '../kit/fields.ts'

/** The sandbox gateway is another product and says it in its own words. */
const answers = {
  approve: { en: 'Approve', ar: 'موافقة' },
  decline: { en: 'Decline', ar: 'رفض' },
} as const

/** Answers at the gateway and sees what the product makes of it. */
export const answerAtGateway = async (
  page: Page,
  lang: Lang,
  answer: keyof typeof answers,
): Promise<void> => {
  await page
    .getByRole('button', { name: new RegExp(`^${answers[answer][lang]}(?! )`) })
    .first()
    .click()
  await expect(page).toHaveURL(/payment\/return/)
  const said = answer === 'approve' ? paymentText.paid : paymentText.failed
  await expect(page.getByRole('heading', { level: 1, name: say(lang, said) })).toBeVisible()
  await expectAccessibleFromTop(page)
}

/** In the dialog that asks for the terms, whoever opened it. */
export const agree = async (page: Page, lang: Lang, way: 'half' | 'credit'): Promise<void> => {
  const t = (row: TextRow) => say(lang, row)
  const dialog = page.getByRole('dialog')
  if (way === 'credit') await mark(dialog.getByRole('radio', { name: t(acceptText.credit) }))
  await mark(dialog.getByRole('checkbox', { name: t(acceptText.agree) }))
  await expectAccessibleFromTop(page)
  const name = way === 'credit' ? t(acceptText.confirm) : say(lang, acceptText.pay, { amount: '' }).trim()
  await dialog.getByRole('button', { name }).click()
}

export const openAccept = async (page: Page, lang: Lang, warehouse: string): Promise<void> => {
  await page
    .getByRole('button', { name: say(lang, compareText.acceptAndPay) })
    .first()
    .click()
  await expect(
    page.getByRole('dialog', { name: say(lang, acceptText.title, { agent: warehouse }) }),
  ).toBeVisible()
}
