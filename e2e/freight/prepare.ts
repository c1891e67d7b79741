// Brings a request by calls to where a journey begins, so that the journey itself stays short.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { signIn } from '@marsa/model/accounts/endpoints.ts'
import { uploadDocuments } from '@marsa/model/documents/endpoints.ts'
import type { DocCode } from '@marsa/model/documents/document-type.ts'
import { completePayment } from '@marsa/model/finance/endpoints.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import type { MilestoneCode } from '@marsa/model/freight/milestones.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import type { AnswerOf, BodyOf, Endpoint, QueryOf } from '@marsa/model/kit/endpoint.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { pdf } from '../kit/fields.ts'
import { makePeople, password, type Made } from '../kit/people.ts'

const root = path.join(import.meta.dirname, '../..')

/** One person's calls, signed in once. */
export type Caller = {
  call: <E extends Endpoint>(
    endpoint: E,
    given?: { query?: QueryOf<E>; body?: BodyOf<E> },
  ) => Promise<AnswerOf<E>>
  paper: (requestId: string, docCode: DocCode) => Promise<string>
}

const send = async (token: string | null | undefined, method: string, url: string, body?: unknown) => {
  const form = body instanceof FormData
  const answer = await fetch(`${process.env['BASE_URL']}/api/${url}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(!form && body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

const addressOf = ({ path: template }: Endpoint, query: Record<string, unknown>): string => {
  const left = { ...query }
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(left[name])
    delete left[name]
    return value
  })
  const rest = new URLSearchParams(
    Object.entries(left).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  return rest ? `${filled}?${rest}` : filled
}

export const callerOf = async ({ email }: Pick<Made, 'email'>): Promise<Caller> => {
  const { token } = (await send(undefined, 'POST', signIn.path, {
    username: email,
    password,
  })) as AnswerOf<typeof signIn>
  return {
    call: (endpoint, given = {}) =>
      send(
        token,
        endpoint.method,
        addressOf(endpoint, { ...(given.query as object) }),
        endpoint.method === 'GET' ? undefined : (given.body ?? {}),
      ),
    paper: async (requestId, docCode) => {
      const { name, buffer } = pdf(`${docCode.toLowerCase()}-${Date.now()}.pdf`)
      const form = new FormData()
      form.set('RequestId', requestId)
      form.set('docCode', docCode)
      form.append('files', new Blob([new Uint8Array(buffer)], { type: 'application/pdf' }), name)
      const stored = await send(token, 'POST', uploadDocuments.path, form)
      return (stored as { documentId: string }[])[0]!.documentId
    },
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

const form = () => {
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

/** A customer and one agent by air, each with a company of its own and their calls. */
export const pair = async (lang: Lang): Promise<Omit<Prepared, 'requestId' | 'number'>> => {
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
      modes: ['air'],
      people: [person('agent', 'clearing-agent', 'Khalid')],
    },
  ])) as Record<'customer' | 'agent', Made>
  const [asCustomer, asAgent] = [await callerOf(customer), await callerOf(agent)]
  return { customer, agent, asCustomer, asAgent }
}

/** A request by air that one agent of its own has been asked about. */
export const asked = async (lang: Lang): Promise<Prepared> => {
  const people = await pair(lang)
  const { asCustomer } = people
  const { RequestId: requestId, quoteNumber: number } = await asCustomer.call(freight.saveRequest, {
    body: { form: form() },
  })
  await asCustomer.paper(requestId, 'COMMERCIAL_INVOICE')
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
      fileDocumentId: await asAgent.paper(requestId, 'VENDOR_QUOTE'),
      acceptPartnerTerms: true,
      isDraft: false,
    },
  })
  return QuotationId
}

/** The agent has quoted. */
export const quoted = async (lang: Lang): Promise<Prepared & { quotationId: string }> => {
  const prepared = await asked(lang)
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
export const booked = async (lang: Lang): Promise<Prepared> => {
  const { quotationId, ...prepared } = await quoted(lang)
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
  await asAgent.call(freight.postFinalQuote, { query: { id: requestId }, body: { charges } })
}

/** Everything is reported up to the hand-over at the airport. */
export const delivered = async (lang: Lang): Promise<Prepared> => {
  const prepared = await booked(lang)
  const { asAgent, asCustomer, requestId } = prepared
  const report = (code: MilestoneCode) =>
    asAgent.call(freight.addEvent, { query: { id: requestId }, body: { code } })
  await report('DEPARTED')
  await report('QS_ARRIVE')
  for (const code of ['PACKING_LIST', 'AIR_WAYBILL', 'HEALTH_CERTIFICATE'] as const)
    await asCustomer.paper(requestId, code)
  await asAgent.paper(requestId, 'DELIVERY_ORDER')
  for (const code of ['QS_DOC', 'QS_CUD', 'QS_CUC'] as const) await report(code)
  await postSameFinal(prepared)
  await asAgent.paper(requestId, 'RELEASE')
  await report('QS_DEL')
  await asAgent.paper(requestId, 'INVOICE')
  return prepared
}

/** Lets hours pass for a request: its rows become older, and the product's timers see it. */
export const letPass = async (requestId: string, hours: number): Promise<void> => {
  const child = spawn(process.execPath, [path.join(root, 'tools/make-old.ts')], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  child.stdin.end(JSON.stringify({ dataDir: process.env['DATA_DIR'], requestId, hours }))
  const [code] = (await once(child, 'exit')) as [number]
  if (code !== 0) throw new Error(`the rows of ${requestId} could not be made older`)
}
