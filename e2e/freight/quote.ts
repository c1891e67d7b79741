// The agent's part before the award: finding the request, filling the charges, sending the quotation.
import { expect, type Page } from '@playwright/test'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { requestViewText } from '@marsa/model/freight/screen-text.ts'
import { quoteFormText } from '@marsa/model/requests/quote-form-text.ts'
import { charges, type ChargeCode } from '@marsa/model/requests/charges.ts'
import { expectAccessible } from '../kit/axe.ts'
import { choose, mark, pdf } from '../kit/fields.ts'

export type Rates = Partial<Record<ChargeCode, [buying: string, selling: string]>>

/** Charges of one 40 ft container by the first agent: 9,627.75 with VAT. */
export const firstRates: Rates = {
  'ocean-freight': ['5890', '6420'],
  'delivery-order': ['410', '450'],
  'bill-of-lading': ['400', '420'],
  'terminal-handling': ['860', '980'],
  seal: ['24', '35'],
  handling: ['110', '150'],
  transport: ['540', '640'],
  'customs-clearance': ['300', '380'],
}
export const secondRates: Rates = { ...firstRates, 'ocean-freight': ['6100', '6800'], seal: undefined }

/** Charges of milk powder by air. */
export const airRates: Rates = {
  'air-freight': ['5000', '7200'],
  'delivery-order': ['380', '450'],
  handling: ['90', '150'],
}

export const fillCharges = async (page: Page, lang: Lang, rates: Rates): Promise<void> => {
  for (const [code, rate] of Object.entries(rates)) {
    if (!rate) continue
    const charge = charges[code as ChargeCode][lang]
    const field = (row: TextRow) =>
      page.getByRole('textbox', { name: say(lang, row, { charge }), exact: true })
    await field(quoteFormText.buyingOf).fill(rate[0])
    await field(quoteFormText.sellingOf).fill(rate[1])
  }
}

export const sendQuote = async (page: Page, lang: Lang, number: string, rates: Rates): Promise<void> => {
  const t = (row: TextRow) => say(lang, row)
  await page.goto(`/${lang}/freight/requests`)
  await page.getByRole('link', { name: number }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: t(quoteFormText.title) })).toBeVisible()
  await fillCharges(page, lang, rates)
  await page.setInputFiles('input[type=file]', pdf(`quote-${number}.pdf`))
  await page.getByRole('spinbutton', { name: /./ }).first().waitFor()
  await choose(page, t(requestViewText.stops), '', t(requestViewText.stopsSome))
  await choose(page, t(requestViewText.stopPlace), 'Singapore', /SGSIN/)
  await mark(page.getByRole('checkbox', { name: t(quoteFormText.partnerTerms) }))
  await expectAccessible(page)
  await submitQuote(page, lang)
}

/** Sends what stands in the form, and says yes to the total. */
export const submitQuote = async (page: Page, lang: Lang): Promise<void> => {
  const submit = { name: say(lang, quoteFormText.submit), exact: true }
  await page.getByRole('button', submit).click()
  await page.getByRole('alertdialog').getByRole('button', submit).click()
  await expect(page.getByRole('button', { name: say(lang, quoteFormText.resubmit) })).toBeVisible()
}
