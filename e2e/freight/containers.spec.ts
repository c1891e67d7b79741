// A sea export in a container: booked without its commercial invoice, weighed by its customer, and not gone before that.
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { shipmentTurnText } from '@marsa/model/freight/execution/turn-text.ts'
import { freightEventText } from '@marsa/model/freight/text.ts'
import { unitFields } from '@marsa/model/freight/units/unit-fields.ts'
import { unitText } from '@marsa/model/freight/units/unit-text.ts'
import { vgmMethods } from '@marsa/model/freight/units/vgm.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { expectAccessible, expectAccessibleFromTop } from '../kit/axe.ts'
import { mark } from '../kit/fields.ts'
import { newBrowser } from '../kit/people.ts'
import { enter } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'
import { expectBlocked, report, upload } from './execute.ts'
import { airForm, pair, payWhole } from './prepare.ts'

const exportForm = () => {
  const { origin, destination, ...form } = airForm()
  return {
    ...form,
    mode: 'sea',
    direction: 'export',
    origin: { ...destination, place: 'AEJEA' },
    destination: { ...origin, place: 'KEMBA', country: 'KE' },
    containerMode: 'FCL',
    containerType: '20GP',
    containerCount: 1,
    grossWeightKg: 24_150,
    shape: 2,
  }
}

test('a container leaves by sea once its customer has weighed it', async ({ browser }, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const t = (row: TextRow, params = {}) => say(lang, row, params)
  const people = await pair(lang, 'sea')
  const { customer, agent, asCustomer, asAgent } = people
  const { RequestId: requestId, quoteNumber: number } = await asCustomer.call(freight.saveRequest, {
    body: { form: exportForm() },
  })
  await asCustomer.call(freight.submitRequest, { query: { id: requestId }, body: { terms: true } })
  const { QuotationId } = await asAgent.call(freight.submitQuote, {
    body: {
      RequestId: requestId,
      charges: [{ code: 'ocean-freight', buyingRate: '3000.00', sellingRate: '4200.00' }],
      fileDocumentId: await asAgent.document(requestId, 'VENDOR_QUOTE'),
      acceptPartnerTerms: true,
      isDraft: false,
    },
  })
  await payWhole({ ...people, requestId, number }, QuotationId)

  const own = (await newBrowser(browser, lang)).page
  await own.setViewportSize({ width: 360, height: 800 })
  await enter(own, customer)
  await own.goto(`/${lang}/freight/shipments/${requestId}`)
  await expect(own.getByText(t(shipmentTurnText['upload-papers'])).first()).toBeVisible()
  await upload(own, lang, 'COMMERCIAL_INVOICE')
  await upload(own, lang, 'PACKING_LIST')

  const theirs = (await newBrowser(browser, lang)).page
  await enter(theirs, agent)
  await theirs.goto(`/${lang}/freight/jobs/${requestId}`)
  await report(theirs, lang, 'QS_CUD')
  await report(theirs, lang, 'QS_CUC')
  await expectBlocked(theirs, lang, 'DEPARTED')
  await expectAccessibleFromTop(theirs)

  await expect(own.getByText(t(shipmentTurnText['enter-vgm'])).first()).toBeVisible()
  await own.getByRole('button', { name: t(unitText.add) }).click()
  const form = own.getByRole('dialog', { name: t(unitText.add) })
  const box = (label: TextRow) => form.getByRole('textbox', { name: t(label) })
  await box(unitFields.number.label).fill('CSQU3054384')
  await expect(form.getByText(t(unitText.digitWrong, { expected: '3' }))).toBeVisible()
  await box(unitFields.number.label).fill('CSQU3054383')
  await expect(form.getByText(t(unitText.digitRight))).toBeVisible()
  await box({ en: say('en', unitText.seal, { at: '1' }), ar: say('ar', unitText.seal, { at: '1' }) }).fill(
    'ML-00123',
  )
  await mark(form.getByRole('radio', { name: t(vgmMethods['2']) }))
  // Digits as an Arabic keyboard gives them.
  await box(unitFields.cargoKg.label).fill('٢٤١٥٠')
  await box(unitFields.dunnageKg.label).fill('180')
  await box(unitFields.tareKg.label).fill('2280')
  await expect(form.getByText(t(unitText.sum, { kg: '26,610' }))).toBeVisible()
  await box(unitFields.vgmBy.label).fill('Salem Ali')
  await expectAccessible(own)
  await form.getByRole('button', { name: t(unitText.save) }).click()
  await expect(form).toHaveCount(0)
  await expect(own.getByText(t(unitText.complete))).toBeVisible()
  await expectAccessibleFromTop(own)

  await expect(theirs.getByText('CSQU3054383').first()).toBeVisible()
  await report(theirs, lang, 'DEPARTED')
  await expect(own.getByText(t(freightEventText.DEPARTED)).first()).toBeVisible()
})
