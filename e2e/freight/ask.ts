// The customer's part of a journey: the get-quote wizard from its first step to the confirmation.
import { expect, type Page } from '@playwright/test'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { freightFields } from '@marsa/model/freight/asking/request-fields.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { containerTypes } from '@marsa/model/reference/containers.ts'
import { documentTypes } from '@marsa/model/documents/document-type.ts'
import { wizardContinueText, wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import { expectAccessible } from '../kit/axe.ts'
import { choose, mark, pdf, typeDate } from '../kit/fields.ts'

const stopFields = freightFields.origin.fields

type Words = (row: { en: string; ar: string }) => string

/** The people at two ports that are chosen already. */
const contacts = async (page: Page, t: Words): Promise<void> => {
  for (const [end, name, mobile] of [
    [freightFields.origin, 'João Lima', '+5513997654321'],
    [freightFields.destination, 'Rashid Jaber', '0555550167'],
  ] as const) {
    const region = page.getByRole('region', { name: t(end.label) })
    await region.getByRole('textbox', { name: t(stopFields.contactName.label) }).fill(name)
    await region.getByRole('textbox', { name: t(stopFields.contactNumber.label) }).fill(mobile)
  }
}

const route = async (page: Page, t: Words): Promise<void> => {
  const origin = page.getByRole('region', { name: t(freightFields.origin.label) })
  await choose(origin, t(wizardText.port), 'CNSHA', /CNSHA|شنغهاي|Shanghai/)
  await origin.getByRole('textbox', { name: t(stopFields.contactName.label) }).fill('Li Wei')
  await origin.getByRole('textbox', { name: t(stopFields.contactNumber.label) }).fill('+8613800138000')
  const destination = page.getByRole('region', { name: t(freightFields.destination.label) })
  await choose(destination, t(stopFields.place.label), t({ en: 'Al Quoz', ar: 'القوز' }), /Al Quoz|القوز/)
  await destination.getByRole('textbox', { name: t(stopFields.address.label) }).fill('12 Street 8, Al Quoz 3')
  await destination
    .getByRole('textbox', { name: t(stopFields.contactName.label) })
    .fill(t({ en: 'Rashid Jaber', ar: 'راشد جابر' }))
  // Digits as an Arabic keyboard types them.
  await destination.getByRole('textbox', { name: t(stopFields.contactNumber.label) }).fill('٠٥٥٥٥٥٠١٦٧')
}

const boxes = async (page: Page, t: Words): Promise<void> => {
  await mark(page.getByRole('radio', { name: t(wizardText.fcl) }))
  await page
    .getByRole('button', { name: t(freightFields.containerType.label) })
    .first()
    .click()
  await page.getByRole('option', { name: containerTypes['40HC'].iso }).click()
  await page.getByRole('textbox', { name: t(freightFields.containerCount.label) }).fill('1')
}

const cargo = async (page: Page, t: Words, nickname: string): Promise<void> => {
  await choose(
    page,
    t(freightFields.commodity.label),
    t({ en: 'furniture', ar: 'أثاث' }),
    /^(Furniture|أثاث)/,
  )
  await page
    .getByRole('textbox', { name: t(freightFields.description.label) })
    .fill('Home furniture, flat-packed')
  await page.getByRole('textbox', { name: t(freightFields.grossWeightKg.label) }).fill('11480')
  await page.getByRole('textbox', { name: t(freightFields.pieces.label) }).fill('386')
  await page.getByRole('textbox', { name: t(freightFields.cargoValue.label) }).fill('148600')
  await page.getByRole('textbox', { name: t(freightFields.nickname.label) }).fill(nickname)
  await mark(page.getByRole('radio', { name: t(wizardText.noDetail) }))
  await page.getByRole('textbox', { name: t(freightFields.containerNumber.label) }).fill('CSQU3054383')
}

const dates = async (page: Page, t: Words): Promise<void> => {
  const today = dayOf(new Date())
  await typeDate(page, t(freightFields.readyFrom.label), addDays(today, 3))
  await typeDate(page, t(freightFields.deliverBy.label), addDays(today, 40))
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
  await boxes(page, t)
  return finish(page, lang, nickname)
}

/** The same in a form that has its ports and containers already. */
export const askAsFilled = async (page: Page, lang: Lang, nickname: string): Promise<string> => {
  const t: Words = (row) => say(lang, row)
  await expect(page.getByRole('heading', { level: 1, name: t(wizardText.title) })).toBeVisible()
  await contacts(page, t)
  await onward(page, t, 'cargo')
  return finish(page, lang, nickname)
}

const finish = async (page: Page, lang: Lang, nickname: string): Promise<string> => {
  const t: Words = (row) => say(lang, row)
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
