// Brings a request by calls to where a journey begins, so that the journey itself stays short.
import { uploadDocuments } from '@marsa/model/documents/endpoints.ts'
import type { DocCode } from '@marsa/model/documents/document-type.ts'
import { completePayment } from '@marsa/model/finance/endpoints.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import type { MilestoneCode } from '@marsa/model/freight/execution/milestones.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { callsOf, type Calls } from '../kit/calls.ts'
import { pdf } from '../kit/fields.ts'
import { makePeople, type Made } from '../kit/people.ts'

/** One person's calls, signed in once, with the documents of a freight request. */
export type Caller = Calls & { document: (requestId: string, docCode: DocCode) => Promise<string> }

export const callerOf = async (person: Pick<Made, 'email'>): Promise<Caller> => {
  const calls = await callsOf(person)
  return {
    ...calls,
    document: (requestId, docCode) =>
      calls.upload(
        uploadDocuments,
        { RequestId: requestId, docCode },
        pdf(`${docCode.toLowerCase()}-${Date.now()}.pdf`),
      ),
  }
}

export type Prepared = {
  customer: Made
  agent: Made
  asCustomer: Caller
  asAgent: Caller
  requestId: string
  number: string
}

/** Milk powder by air from Hong Kong to Dubai. */
export const airForm = () => {
  const today = dayOf(new Date())
  return {
    mode: 'air',
    direction: 'import',
    origin: {
      place: 'HKG',
      kind: 'port',
      country: 'HK',
      contactName: 'Li Wei',
      contactNumber: '+85221234567',
    },
    destination: {
      place: 'DXB',
      kind: 'port',
      country: 'AE',
      contactName: 'Rashid Jaber',
      contactNumber: '0555550167',
    },
    containerMode: 'GENERAL',
    commodity: '0402',
    description: 'Milk powder in bags',
    pieces: 40,
    grossWeightKg: 640,
    cargoValue: '18650.00',
    hazardous: false,
    readyFrom: addDays(today, 3),
    deliverBy: addDays(today, 30),
  }
}

/** Tiles, fabric and lamps by sea from Ningbo to Jebel Ali in three sizes: 9.240 cubic metres, 2.905 tonnes. */
export const partLoadForm = () => {
  const { origin, destination, pieces: _, grossWeightKg: __, ...form } = airForm()
  const packages = (
    [
      ['PALLET', 4, 120, 100, 135, 420],
      ['CRATE', 2, 100, 80, 75, 450],
      ['CARTON', 13, 60, 50, 40, 25],
    ] as const
  ).map(([type, count, length, width, height, weight]) => ({
    type,
    count,
    length,
    width,
    height,
    weight,
    weightOf: 'each' as const,
  }))
  return {
    ...form,
    mode: 'sea',
    origin: { ...origin, place: 'CNNGB', country: 'CN' },
    destination: { ...destination, place: 'AEJEA' },
    containerMode: 'LCL',
    packages,
    shape: 2,
  }
}

/** A customer and one agent of the mode, each with a company of its own and their calls. */
export const pair = async (
  lang: Lang,
  mode: 'sea' | 'air' = 'air',
  { agentAdmin = false } = {},
): Promise<Omit<Prepared, 'requestId' | 'number'>> => {
  const person = (key: string, role: string, firstName: string) => ({
    key,
    role,
    firstName,
    lastName: 'Test',
    language: lang,
  })
  const { customer, agent } = (await makePeople([
    {
      kind: 'business',
      nameEn: 'Nakhl Furnishings',
      nameAr: 'نخل للأثاث',
      people: [person('customer', 'business', 'Maryam')],
    },
    {
      kind: 'agent',
      nameEn: 'Saffan Air Cargo',
      nameAr: 'سفّان للشحن الجوي',
      modes: [mode],
      people: [{ ...person('agent', 'clearing-agent', 'Khalid'), companyAdmin: agentAdmin }],
    },
  ])) as Record<'customer' | 'agent', Made>
  const [asCustomer, asAgent] = [await callerOf(customer), await callerOf(agent)]
  return { customer, agent, asCustomer, asAgent }
}

/** A request that one agent of its own has been asked about: by air, or a part load by sea. */
export const asked = async (
  lang: Lang,
  mode: 'sea' | 'air' = 'air',
  options: { agentAdmin?: boolean } = {},
): Promise<Prepared> => {
  const people = await pair(lang, mode, options)
  const { asCustomer } = people
  const { RequestId: requestId, quoteNumber: number } = await asCustomer.call(freight.saveRequest, {
    body: { form: mode === 'air' ? airForm() : partLoadForm() },
  })
  await asCustomer.document(requestId, 'COMMERCIAL_INVOICE')
  await asCustomer.call(freight.submitRequest, { query: { id: requestId }, body: { terms: true } })
  return { ...people, requestId, number }
}

/** Its agent quotes 7,830.00 with VAT, without the air waybill fee and customs clearance; answers the quotation. */
export const sendQuotation = async ({ asAgent, requestId }: Prepared): Promise<string> => {
  const line = (
    code: 'air-freight' | 'delivery-order' | 'handling',
    buyingRate: string,
    sellingRate: string,
  ) => ({
    code,
    buyingRate,
    sellingRate,
  })
  const { QuotationId } = await asAgent.call(freight.submitQuote, {
    body: {
      RequestId: requestId,
      charges: [
        line('air-freight', '5000.00', '7200.00'),
        line('delivery-order', '380.00', '450.00'),
        line('handling', '90.00', '150.00'),
      ],
      fileDocumentId: await asAgent.document(requestId, 'VENDOR_QUOTE'),
      acceptPartnerTerms: true,
      isDraft: false,
    },
  })
  return QuotationId
}

/** The agent has quoted. */
export const quoted = async (
  lang: Lang,
  options?: { agentAdmin?: boolean },
): Promise<Prepared & { quotationId: string }> => {
  const prepared = await asked(lang, 'air', options)
  return { ...prepared, quotationId: await sendQuotation(prepared) }
}

/** The customer pays the whole of a quotation at the gateway. */
export const payWhole = async ({ asCustomer }: Prepared, quotationId: string): Promise<void> => {
  const payment = await asCustomer.call(freight.acceptQuote, {
    query: { id: quotationId },
    body: { terms: true, pay: 'whole' },
  })
  await fetch(payment.redirectUrl ?? '', {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'outcome=approve-silently',
  })
  await asCustomer.call(completePayment, { body: { sessionId: payment.sessionId } })
}

/** The customer has paid the whole of that quotation. */
export const booked = async (lang: Lang, options?: { agentAdmin?: boolean }): Promise<Prepared> => {
  const { quotationId, ...prepared } = await quoted(lang, options)
  await payWhole(prepared, quotationId)
  return prepared
}

/** The agent posts a final quotation that leaves nothing to pay: the charges as they were accepted. */
export const postSameFinal = async ({ asCustomer, asAgent, requestId }: Prepared): Promise<void> => {
  const { quotation } = await asCustomer.call(freight.viewShipment, { query: { RequestId: requestId } })
  const charges = quotation!.charges.map(({ code, amount }) => ({
    code,
    buyingRate: '50.00',
    sellingRate: amount,
  }))
  const fileDocumentId = await asAgent.document(requestId, 'VENDOR_QUOTE')
  await asAgent.call(freight.postFinalQuote, {
    query: { id: requestId },
    body: { charges, fileDocumentId },
  })
}

/** Everything is reported up to the hand-over at the airport. */
export const delivered = async (lang: Lang, options?: { agentAdmin?: boolean }): Promise<Prepared> => {
  const prepared = await booked(lang, options)
  const { asAgent, asCustomer, requestId } = prepared
  const report = (code: MilestoneCode) =>
    asAgent.call(freight.addEvent, { query: { id: requestId }, body: { code } })
  await report('DEPARTED')
  await report('QS_ARRIVE')
  for (const code of ['PACKING_LIST', 'AIR_WAYBILL', 'HEALTH_CERTIFICATE'] as const)
    await asCustomer.document(requestId, code)
  await asAgent.document(requestId, 'DELIVERY_ORDER')
  for (const code of ['QS_DOC', 'QS_CUD', 'QS_CUC'] as const) await report(code)
  await postSameFinal(prepared)
  await asAgent.document(requestId, 'RELEASE')
  await report('QS_DEL')
  await asAgent.document(requestId, 'INVOICE')
  return prepared
}
