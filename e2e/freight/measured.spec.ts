// A part load from its bill of lading to a final price that is explained: the draft is approved, the cargo measured, new charges agreed to.
import { billText } from '@marsa/model/freight/bill/bill-text.ts'
import { billFieldText } from '@marsa/model/freight/bill/bill-fields.ts'
import { packageFields } from '@marsa/model/freight/cargo/cargo-fields.ts'
import { consentText } from '@marsa/model/freight/consent/consent-text.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { measuringText } from '@marsa/model/freight/measuring/measuring-text.ts'
import { finalChangesText } from '@marsa/model/requests/final-changes-text.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { expectAccessible } from '../kit/axe.ts'
import { pdf } from '../kit/fields.ts'
import { newBrowser } from '../kit/people.ts'
import { enter } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'
import { postFinalQuote } from './execute.ts'
import { asked, payWhole, type Prepared } from './prepare.ts'

/** 9.240 tons at AED 150, and two fees: 1,986.00 before VAT. */
const quoteByTheTon = async ({ asAgent, requestId }: Prepared): Promise<string> => {
  const { QuotationId } = await asAgent.call(freight.submitQuote, {
    body: {
      RequestId: requestId,
      charges: [
        { code: 'ocean-freight', buyingRate: '100', sellingRate: '150', basis: 'wm' },
        { code: 'delivery-order', buyingRate: '380.00', sellingRate: '450.00' },
        { code: 'handling', buyingRate: '90.00', sellingRate: '150.00' },
      ],
      fileDocumentId: await asAgent.document(requestId, 'VENDOR_QUOTE'),
      acceptPartnerTerms: true,
      isDraft: false,
    },
  })
  return QuotationId
}

test('a bill of lading is approved, and a measured part load is paid for what was agreed to', async ({
  browser,
}, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const t = (row: TextRow, params = {}) => say(lang, row, params)
  const prepared = await asked(lang, 'sea')
  await payWhole(prepared, await quoteByTheTon(prepared))
  const { customer, agent, requestId } = prepared

  const own = (await newBrowser(browser, lang)).page
  await enter(own, customer)
  await own.goto(`/${lang}/freight/shipments/${requestId}`)
  await own.getByRole('button', { name: t(billText.instruct) }).click()
  const instruction = own.getByRole('dialog', { name: t(billText.instructTitle) })
  await expect(instruction.getByRole('textbox', { name: t(billFieldText.grossKg) })).toHaveValue('2905')
  await expectAccessible(own)
  await instruction.getByRole('button', { name: t(billText.send) }).click()
  await expect(instruction).toHaveCount(0)

  const theirs = (await newBrowser(browser, lang)).page
  await enter(theirs, agent)
  await theirs.goto(`/${lang}/freight/jobs/${requestId}`)
  await theirs.getByRole('button', { name: t(billText.draft) }).click()
  const draft = theirs.getByRole('dialog', { name: t(billText.draftTitle) })
  await draft.getByRole('button', { name: t(billText.sendDraft) }).click()
  // A draft names its vessel.
  await draft.getByRole('textbox', { name: t(billFieldText.vessel) }).fill('Al Dhafra')
  await draft.getByRole('button', { name: t(billText.sendDraft) }).click()
  await expect(draft).toHaveCount(0)

  await own.getByRole('button', { name: t(billText.approve) }).click()
  const approving = own.getByRole('dialog')
  await expect(approving.getByText('Al Dhafra')).toBeVisible()
  await expectAccessible(own)
  await approving.getByRole('button', { name: t(billText.approve) }).click()
  await expect(approving).toHaveCount(0)

  await theirs.getByRole('button', { name: t(billText.issue) }).click()
  const issuing = theirs.getByRole('dialog')
  await issuing.getByRole('textbox', { name: t(billText.number) }).fill('NGB2611001')
  await issuing.getByRole('button', { name: t(billText.issue) }).click()
  await expect(issuing).toHaveCount(0)
  await expect(own.getByText('NGB2611001').first()).toBeVisible()

  // The pallets are 165 cm high instead of 135.
  await theirs.getByRole('button', { name: t(measuringText.record) }).click()
  const measuring = theirs.getByRole('dialog', { name: t(measuringText.title) })
  await measuring
    .getByRole('textbox', { name: t(packageFields.height.label) })
    .first()
    .fill('165')
  await measuring.locator('input[type=file]').first().setInputFiles(pdf('scale.pdf'))
  await expectAccessible(theirs)
  await measuring.getByRole('button', { name: t(measuringText.save) }).click()
  await expect(measuring).toHaveCount(0)
  await expect(own.getByText('10.680').first()).toBeVisible()

  await postFinalQuote(theirs, lang)
  await expect(theirs.getByText(t(consentText.titleAgent))).toBeVisible()

  // 1.440 tons more at 150 are 216.00, and 175.00 are new: with VAT on the latter 399.75.
  await expect(own.getByText(t(consentText.title))).toBeVisible()
  await expect(own.getByText('399.75').first()).toBeVisible()
  await expectAccessible(own)
  const agree = own.getByRole('button', {
    name: new RegExp(`^${t(consentText.agree, { total: '' }).trim()}`),
  })
  await agree.click()
  await own
    .getByRole('alertdialog')
    .getByRole('button', { name: /2,415\.75/ })
    .click()
  await expect(own.getByText(t(finalChangesText.title)).first()).toBeVisible()
  await expect(own.getByText(t(consentText.title))).toHaveCount(0)
  await expectAccessible(own)
})
