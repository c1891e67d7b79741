// The winning agent's part: documents, milestones, the final quotation; each step waits for what must come before it.
import { expect, type Page } from '@playwright/test'
import { documentTypes, type DocCode } from '@marsa/model/documents/document-type.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import type { MilestoneCode } from '@marsa/model/freight/execution/milestones.ts'
import { charges } from '@marsa/model/requests/charges.ts'
import { finalQuoteText, quoteFormText } from '@marsa/model/requests/quote-form-text.ts'
import { documentListText } from '@marsa/model/documents/list-text.ts'
import { milestoneActs } from '@marsa/model/freight/text.ts'
import { expectAccessible } from '../kit/axe.ts'
import { pdf } from '../kit/fields.ts'

export const report = async (page: Page, lang: Lang, code: MilestoneCode): Promise<void> => {
  const name = say(lang, milestoneActs[code])
  await page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog', { name })
  await expectAccessible(page)
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

/** True while the step is there but cannot be reported. */
export const expectBlocked = async (page: Page, lang: Lang, code: MilestoneCode): Promise<void> => {
  const name = say(lang, milestoneActs[code])
  await expect(page.getByRole('button', { name, exact: true })).toBeDisabled()
}

export const upload = async (page: Page, lang: Lang, code: DocCode): Promise<void> => {
  const document = documentTypes[code][lang]
  await page
    .getByRole('button', { name: say(lang, documentListText.uploadNamed, { name: document }), exact: true })
    .click()
  const dialog = page.getByRole('dialog', {
    name: say(lang, documentListText.uploadNamed, { name: document }),
  })
  await dialog.locator('input[type=file]').setInputFiles(pdf(`${code.toLowerCase()}.pdf`))
  await expect(dialog).toHaveCount(0)
}

/** Adds a customs X-ray of 175.00 before VAT to the accepted charges: 183.75 more to pay. */
export const postFinalQuote = async (page: Page, lang: Lang): Promise<void> => {
  const t = (row: TextRow, params?: Record<string, string>) => say(lang, row, params)
  await page.getByRole('button', { name: t(finalQuoteText.showFinal) }).click()
  await page.getByRole('button', { name: t(quoteFormText.addCharge) }).click()
  await page.getByRole('menuitem', { name: t(charges.other) }).click()
  await page.getByRole('textbox', { name: t(quoteFormText.chargeName) }).fill('Customs X-ray')
  await page
    .getByRole('textbox', { name: new RegExp(`^${t(quoteFormText.buyingOf, { charge: '' }).trim()}`) })
    .last()
    .fill('150')
  await page
    .getByRole('textbox', { name: new RegExp(`^${t(quoteFormText.sellingOf, { charge: '' }).trim()}`) })
    .last()
    .fill('175')
  await page
    .getByRole('textbox', { name: t(finalQuoteText.reasonOf, { charge: 'Customs X-ray' }) })
    .fill(t({ en: 'Asked for by customs', ar: 'طلبته الجمارك' }))
  await page.locator('#final input[type=file]').setInputFiles(pdf('final-quotation.pdf'))
  await expect(page.getByText('final-quotation.pdf')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t(finalQuoteText.postFinal) }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: t(finalQuoteText.postFinal) }).click()
  await expect(dialog).toHaveCount(0)
}
