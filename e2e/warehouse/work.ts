// The warehouse's part of a journey on its pages: the quotation, steps, inventory, the final quotation, documents.
import { expect, type Locator, type Page } from '@playwright/test'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { finalQuoteText, quoteFormText } from '@marsa/model/requests/quote-form-text.ts'
import { charges, type ChargeCode } from '@marsa/model/requests/charges.ts'
import type { GoodsStep } from '@marsa/model/warehouse/goods-machine.ts'
import { goodsWords, wholeStorage } from '@marsa/model/warehouse/text.ts'
import { expectAccessibleFromTop } from '../kit/axe.ts'
import { choose, mark, pdf, photo, stroke } from '../kit/fields.ts'
import { warehouseWords as words } from './words.ts'

/** Where several files are chosen; beside it one opens the camera. */
export const filesInput = 'input[type=file]:not([capture])'

const field = (scope: Page | Locator, lang: Lang, row: TextRow, code: ChargeCode) =>
  scope.getByRole('textbox', { name: say(lang, row, { charge: charges[code][lang] }), exact: true })

export type Rates = Partial<Record<ChargeCode, [buying: string, selling: string]>>

export const sendQuote = async (page: Page, lang: Lang, requestId: string, rates: Rates): Promise<void> => {
  const t = (row: TextRow) => say(lang, row)
  await page.goto(`/${lang}/warehouse/requests/${requestId}`)
  await expect(page.getByRole('heading', { level: 1, name: t(quoteFormText.title) })).toBeVisible()
  // A sum for the whole: the usual price of storage is one for a cubic metre and day.
  const basis = say(lang, quoteFormText.basisOf, { charge: charges.storage[lang] })
  await choose(page, basis, '', t(wholeStorage))
  for (const [code, [buying, selling]] of Object.entries(rates)) {
    await field(page, lang, quoteFormText.buyingOf, code as ChargeCode).fill(buying)
    await field(page, lang, quoteFormText.sellingOf, code as ChargeCode).fill(selling)
  }
  await page.setInputFiles('input[type=file]', pdf(`quote-${Date.now()}.pdf`))
  await mark(page.getByRole('checkbox', { name: t(quoteFormText.partnerTerms) }))
  await expectAccessibleFromTop(page)
  await page.getByRole('button', { name: t(quoteFormText.submit), exact: true }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t(quoteFormText.submit) })
    .click()
  await expect(page.getByRole('button', { name: t(quoteFormText.resubmit) })).toBeVisible()
}

const nameOf = (lang: Lang, code: GoodsStep, isBrought = true): string =>
  say(lang, words.reportOf, { step: goodsWords(code, isBrought)[lang] })

export const expectBlocked = async (page: Page, lang: Lang, code: GoodsStep): Promise<void> => {
  await expect(page.getByRole('button', { name: nameOf(lang, code), exact: true })).toBeDisabled()
}

type Reported = { measured?: string; isBrought?: boolean }

export const report = async (
  page: Page,
  lang: Lang,
  code: GoodsStep,
  { measured, isBrought }: Reported = {},
): Promise<void> => {
  const name = nameOf(lang, code, isBrought)
  await page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog', { name })
  if (measured) {
    const space = dialog.getByRole('textbox', { name: say(lang, words.measured) })
    await space.fill(measured)
    await space.press('Tab')
  }
  await expectAccessibleFromTop(page)
  await dialog
    .getByRole('button', { name: say(lang, code === 'STORED' ? words.recordIntake : words.reportNow) })
    .click()
  await expect(dialog).toHaveCount(0)
}

export const sign = async (page: Page, lang: Lang, pad: Locator): Promise<void> => {
  await stroke(pad)
  await expect(page.getByRole('button', { name: say(lang, words.clearSignature) })).toBeVisible()
}

/** Notes an item with a photo of its condition. */
export const addItem = async (page: Page, lang: Lang, name: string, pieces: string): Promise<void> => {
  const t = (row: TextRow, params?: Record<string, string>) => say(lang, row, params)
  await page.getByRole('button', { name: t(words.addItem) }).click()
  const dialog = page.getByRole('dialog', { name: t(words.addItem) })
  await dialog.getByRole('textbox', { name: t(words.item), exact: true }).fill(name)
  const count = dialog.getByRole('textbox', { name: t(words.pieces), exact: true })
  await count.fill(pieces)
  await count.press('Tab')
  await dialog.locator(filesInput).setInputFiles([photo, { ...photo, name: 'back.png' }])
  for (const number of ['1', '2'])
    await expect(
      dialog.getByRole('button', {
        name: t(words.photoOf, { number, name: t(words.photosIn) }),
        exact: true,
      }),
    ).toBeVisible()
  await expectAccessibleFromTop(page)
  await dialog.getByRole('button', { name: t(words.save), exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(name).first()).toBeVisible()
}

/** Posts the final quotation with another price for the storage. */
export const postFinal = async (page: Page, lang: Lang, buying: string, selling: string): Promise<void> => {
  const t = (row: TextRow) => say(lang, row)
  await page.getByRole('button', { name: t(finalQuoteText.showFinal) }).click()
  await field(page, lang, quoteFormText.buyingOf, 'storage').fill(buying)
  await field(page, lang, quoteFormText.sellingOf, 'storage').fill(selling)
  await field(page, lang, finalQuoteText.reasonOf, 'storage').fill(t({ en: 'As measured', ar: 'حسب القياس' }))
  await page.locator('input[type=file]').first().setInputFiles(pdf('final-quotation.pdf'))
  await expect(page.getByText('final-quotation.pdf')).toBeVisible()
  await expectAccessibleFromTop(page)
  await page.getByRole('button', { name: t(finalQuoteText.postFinal) }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: t(finalQuoteText.postFinal) }).click()
  await expect(dialog).toHaveCount(0)
}

/** Uploads a document by the button that the page shows for it. */
export const upload = async (page: Page, lang: Lang, button: TextRow, name: string): Promise<void> => {
  await page.getByRole('button', { name: say(lang, button) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(pdf(name))
  await expect(dialog).toHaveCount(0)
}
