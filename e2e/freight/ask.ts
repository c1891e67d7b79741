// The customer's part of a journey: the get-quote wizard from its first step to the confirmation.
import { expect, type Page } from '@playwright/test'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { containerTypes } from '@marsa/model/reference/containers.ts'
import { documentTypes } from '@marsa/model/documents/document-type.ts'
import { wizardContinueText, wizardFieldText, wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import { expectAccessible } from '../kit/axe.ts'
import { choose, mark, pdf, typeDate } from '../kit/fields.ts'

type Words = (row: { en: string; ar: string }) => string

const route = async (page: Page, t: Words): Promise<void> => {
  const origin = page.getByRole('region', { name: t(wizardText.origin) })
  await choose(origin, t(wizardFieldText.port), 'CNSHA', /CNSHA|شنغهاي|Shanghai/)
  await origin.getByRole('textbox', { name: t(wizardFieldText.contactName) }).fill('Li Wei')
  await origin.getByRole('textbox', { name: t(wizardFieldText.contactNumber) }).fill('+8613800138000')
  const destination = page.getByRole('region', { name: t(wizardText.destination) })
  await choose(destination, t(wizardFieldText.city), t({ en: 'Al Quoz', ar: 'القوز' }), /Al Quoz|القوز/)
  await destination.getByRole('textbox', { name: t(wizardFieldText.address) }).fill('12 Street 8, Al Quoz 3')
  await destination
    .getByRole('textbox', { name: t(wizardFieldText.contactName) })
    .fill(t({ en: 'Rashid Jaber', ar: 'راشد جابر' }))
  // Digits as an Arabic keyboard types them.
  await destination.getByRole('textbox', { name: t(wizardFieldText.contactNumber) }).fill('٠٥٥٥٥٥٠١٦٧')
}

const cargo = async (page: Page, t: Words, nickname: string): Promise<void> => {
  await mark(page.getByRole('radio', { name: t(wizardText.fcl) }))
  await page.getByRole('button', { name: t(wizardFieldText.containerType) }).click()
  await page.getByRole('option', { name: containerTypes['40HC'].iso }).click()
  await page.getByRole('textbox', { name: t(wizardFieldText.containerCount) }).fill('1')
  await choose(page, t(wizardFieldText.commodity), t({ en: 'furniture', ar: 'أثاث' }), /^(Furniture|أثاث)/)
  await page
    .getByRole('textbox', { name: t(wizardFieldText.description) })
    .fill('Home furniture, flat-packed')
  await page.getByRole('textbox', { name: t(wizardFieldText.grossWeightKg) }).fill('11480')
  await page.getByRole('textbox', { name: t(wizardFieldText.pieces) }).fill('386')
  await page.getByRole('textbox', { name: t(wizardFieldText.cargoValue) }).fill('148600')
  await page.getByRole('textbox', { name: t(wizardFieldText.nickname) }).fill(nickname)
  await mark(page.getByRole('radio', { name: t(wizardText.noDetail) }))
  await page.getByRole('textbox', { name: t(wizardFieldText.containerNumber) }).fill('CSQU3054383')
}

const dates = async (page: Page, t: Words): Promise<void> => {
  const today = dayOf(new Date())
  await typeDate(page, t(wizardFieldText.readyFrom), addDays(today, 3))
  await typeDate(page, t(wizardFieldText.deliverBy), addDays(today, 40))
}

const onward = async (page: Page, t: Words, to: keyof typeof wizardContinueText): Promise<void> => {
  await expectAccessible(page)
  await page.getByRole('button', { name: t(wizardContinueText[to]) }).click()
}

/** Asks for one 40 ft container from Shanghai to Al Quoz; answers the request's number. */
export const askForQuotes = async (page: Page, lang: Lang, nickname: string): Promise<string> => {
  const t: Words = (row) => say(lang, row)
  await page.goto(`/${lang}/freight/quote`)
  await expect(page.getByRole('heading', { level: 1, name: t(wizardText.title) })).toBeVisible()
  await route(page, t)
  await onward(page, t, 'cargo')
  await cargo(page, t, nickname)
  await onward(page, t, 'dates')
  await dates(page, t)
  await onward(page, t, 'documents')
  const name = documentTypes.COMMERCIAL_INVOICE[lang]
  await page.setInputFiles('input[type=file] >> nth=0', pdf('commercial-invoice.pdf'))
  // The rows below move once more when the file has been checked; a press in that moment is lost.
  await expect(page.getByRole('listitem').filter({ hasText: 'commercial-invoice.pdf' })).toContainText(
    t({ en: 'checked', ar: 'تم التحقق' }),
  )
  await expect(page.getByText(name).first()).toBeVisible()
  await onward(page, t, 'review')
  await mark(page.getByRole('checkbox', { name: t(wizardText.accept) }))
  await expectAccessible(page)
  await page.getByRole('button', { name: t(wizardText.submit) }).click()
  await expect(page.getByRole('heading', { level: 1, name: t(wizardText.sent) })).toBeVisible()
  await expectAccessible(page)
  const said = await page
    .getByText(/FR-\d{2}-\d{6}/)
    .first()
    .textContent()
  return /FR-\d{2}-\d{6}/.exec(said ?? '')![0]
}
