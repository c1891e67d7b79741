// Export by air: a customer in Dubai asks through the wizard, cargo is cleared before it flies, and is handed over abroad.
import type { Page } from '@playwright/test'
import { documentTypes } from '@marsa/model/documents/document-type.ts'
import { freightStatusText, milestoneActs } from '@marsa/model/freight/text.ts'
import { documentText } from '@marsa/model/documents/text.ts'
import { documentListText } from '@marsa/model/documents/list-text.ts'
import { shipmentTurnText } from '@marsa/model/freight/execution/turn-text.ts'
import { shipmentText } from '@marsa/model/freight/execution/shipment-text.ts'
import { movementText, wizardContinueText, wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { packageFields } from '@marsa/model/freight/cargo/cargo-fields.ts'
import { cargoText } from '@marsa/model/freight/cargo/cargo-text.ts'
import { freightFields } from '@marsa/model/freight/asking/request-fields.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { expectAccessible } from '../kit/axe.ts'
import { choose, mark, pdf, typeDate } from '../kit/fields.ts'
import { newBrowser } from '../kit/people.ts'
import { enter } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'
import { expectBlocked, report, upload } from './execute.ts'
import { pair, payWhole, postSameFinal, sendQuotation } from './prepare.ts'

const stopFields = freightFields.origin.fields

type Words = (row: TextRow) => string

/** What the fixed head of a scrolled page half covers would be checked by the half that is left. */
const checkPage = async (page: Page): Promise<void> => {
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
}

const onward = async (page: Page, t: Words, to: keyof typeof wizardContinueText): Promise<void> => {
  await checkPage(page)
  await page.getByRole('button', { name: t(wizardContinueText[to]) }).click()
}

/** From a door in Dubai to an airport abroad: the Emirates are the fixed end at the beginning now. */
const route = async (page: Page, t: Words): Promise<void> => {
  // "At the airport" holds the same word.
  const air = `${t(wizardText.air)} ${t(wizardText.airDetail)}`
  await mark(page.getByRole('radio', { name: air }))
  await mark(page.getByRole('radio', { name: t(wizardText.export) }))
  const origin = page.getByRole('region', { name: t(freightFields.origin.label) })
  await expect(origin.getByText(t(wizardText.exportStarts))).toBeVisible()
  await choose(origin, t(stopFields.place.label), t({ en: 'Al Quoz', ar: 'القوز' }), /Al Quoz|القوز/)
  await origin.getByRole('textbox', { name: t(stopFields.address.label) }).fill('12 Street 8, Al Quoz 3')
  await origin.getByRole('textbox', { name: t(stopFields.contactName.label) }).fill('Rashid Jaber')
  await origin.getByRole('textbox', { name: t(stopFields.contactNumber.label) }).fill('0555550167')
  const destination = page.getByRole('region', { name: t(freightFields.destination.label) })
  await choose(destination, t(wizardText.airport), 'PVG', /PVG|Pudong|بودونغ/)
  await destination.getByRole('textbox', { name: t(stopFields.contactName.label) }).fill('Li Wei')
  await destination.getByRole('textbox', { name: t(stopFields.contactNumber.label) }).fill('+8613800138000')
}

const cargo = async (page: Page, t: Words): Promise<void> => {
  await mark(page.getByRole('radio', { name: t(wizardText.general) }))
  await choose(
    page,
    t(freightFields.commodity.label),
    t({ en: 'furniture', ar: 'أثاث' }),
    /^(Furniture|أثاث)/,
  )
  await page.getByRole('textbox', { name: t(freightFields.description.label) }).fill('Lamps and side tables')
  // Forty light cartons: their volume decides what the airline charges.
  const cells = { count: '40', length: '60', width: '40', height: '40', weight: '12' } as const
  for (const [name, value] of Object.entries(cells))
    await page
      .getByRole('textbox', { name: t(packageFields[name as keyof typeof cells].label), exact: false })
      .first()
      .fill(value)
  await expect(page.getByRole('region', { name: t(cargoText.measures) })).toContainText('640')
  await page.getByRole('textbox', { name: t(freightFields.cargoValue.label) }).fill('18650')
  await mark(page.getByRole('radio', { name: t(wizardText.noDetail) }))
}

/** Cargo that begins at a door is picked up: an export asks when. */
const dates = async (page: Page, t: Words): Promise<void> => {
  const today = dayOf(new Date())
  await typeDate(page, t(freightFields.readyFrom.label), addDays(today, 3))
  await typeDate(page, t(freightFields.deliverBy.label), addDays(today, 30))
  await typeDate(page, t(freightFields.pickupAt.label), addDays(today, 4), '10:00')
}

test('export by air', { tag: '@ar' }, async ({ browser }, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const t: Words = (row) => say(lang, row)
  const people = await pair(lang)
  const { page: own } = await newBrowser(browser, lang)
  await enter(own, people.customer)
  await own.goto(`/${lang}/freight/quote`)
  await expect(own.getByRole('heading', { level: 1, name: t(wizardText.title) })).toBeVisible()
  await route(own, t)
  await onward(own, t, 'cargo')
  await cargo(own, t)
  await onward(own, t, 'dates')
  await dates(own, t)
  await onward(own, t, 'documents')
  // The commercial invoice can follow: agents quote without it.
  await expect(own.getByText(t(documentText['documents.followsNote']))).toBeVisible()
  await onward(own, t, 'review')
  await expect(own.getByText(t(movementText['air.export'])).first()).toBeVisible()
  await mark(own.getByRole('checkbox', { name: t(wizardText.accept) }))
  await checkPage(own)
  await own.getByRole('button', { name: t(wizardText.submit) }).click()
  await expect(own.getByRole('heading', { level: 1, name: t(wizardText.sent) })).toBeVisible()
  const requestId = new URL(own.url()).searchParams.get('id')!

  // Quoting, accepting and paying are the screens of the main journey.
  const prepared = { ...people, requestId, number: '' }
  await payWhole(prepared, await sendQuotation(prepared))
  await own.goto(`/${lang}/freight/shipments/${requestId}`)
  await expect(own.getByText(t(freightStatusText.QS_PAI)).first()).toBeVisible()
  // Booked without its commercial invoice, it waits for the customer.
  await expect(own.getByText(t(shipmentTurnText['upload-papers'])).first()).toBeVisible()
  await checkPage(own)

  const { page: agent } = await newBrowser(browser, lang)
  await enter(agent, people.agent)
  await agent.goto(`/${lang}/freight/jobs/${requestId}`)
  // Nothing flies before it is cleared, and at this end there is no delivery order.
  await expectBlocked(agent, lang, 'DEPARTED')
  await expectBlocked(agent, lang, 'QS_CUD')
  const order = t(milestoneActs.QS_DOC)
  await expect(agent.getByRole('button', { name: order, exact: true })).toHaveCount(0)
  await checkPage(agent)
  for (const code of ['COMMERCIAL_INVOICE', 'PACKING_LIST'] as const) {
    const add = say(lang, documentListText.uploadNamed, { name: documentTypes[code][lang] })
    await own.getByRole('button', { name: add }).first().click()
    const dialog = own.getByRole('dialog', { name: add })
    await checkPage(own)
    await dialog.locator('input[type=file]').setInputFiles(pdf(`${code}.pdf`))
    await expect(dialog).toHaveCount(0)
  }
  for (const code of ['QS_CUD', 'QS_CUC', 'DEPARTED', 'QS_ARRIVE'] as const) await report(agent, lang, code)
  await expectBlocked(agent, lang, 'QS_DEL')
  await postSameFinal(prepared)
  await upload(agent, lang, 'RELEASE')
  await report(agent, lang, 'QS_DEL')
  await checkPage(agent)

  await people.asAgent.document(requestId, 'INVOICE')
  await expect(own.getByText(t(freightStatusText.QS_DEL)).first()).toBeVisible()
  await own.getByRole('button', { name: t(shipmentText.confirm) }).click()
  const confirming = own.getByRole('alertdialog')
  await checkPage(own)
  await confirming.getByRole('button', { name: t(shipmentText.confirm) }).click()
  await expect(own.getByText(t(freightStatusText.QS_CMP)).first()).toBeVisible()
  await checkPage(own)
})
