// Brings a freight request to any state the way people do: through the calls, one after another.
import { isDocCode } from '@marsa/model/documents/document-type.ts'
import { uploadDocuments } from '@marsa/model/documents/endpoints.ts'
import { asksExpiry } from '@marsa/model/documents/expiry.ts'
import { receivePaymentNotice } from '@marsa/model/finance/endpoints.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import type { MilestoneCode } from '@marsa/model/freight/execution/milestones.ts'
import type { RequestForm } from '@marsa/model/freight/asking/request-form.ts'
import { paymentNoticeHeader } from '../src/kit/config.ts'
import { noticeSecret, type Answer, type Ask, type Caller, type TestApp } from './app.ts'
import { chargesFor, formFor, type Carriage } from './freight-forms.ts'
import { makePdf } from './made-files.ts'
import { weighedUnit } from './units.ts'
import { addAgents, addPerson, type Person, type Wanted } from './people.ts'

export type Journey = {
  requestId: string
  number: string
  carriage: Carriage
  customer: Person
  agents: Person[]
  /** In the order of the agents. */
  quotations: { id: string; number: string; total: string }[]
  winner: Person
  sessionId: string
}

const customsDocuments = (carriage: Carriage): string[] => [
  'PACKING_LIST',
  // The goods of the form are food (freight-forms.ts).
  ...(carriage.includes('import')
    ? [carriage.startsWith('sea') ? 'BILL_OF_LADING' : 'AIR_WAYBILL', 'HEALTH_CERTIFICATE']
    : []),
]

let documents = 0

/** The steps of a journey on one application. */
export const worldOf = (app: TestApp) => {
  const must = (answer: Answer): Answer => {
    if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
    return answer
  }
  const done = async (caller: Caller, endpoint: Parameters<TestApp['ask']>[1], given: Ask = {}) =>
    must(await app.ask(caller, endpoint, given)).body

  const customer = (wanted: Wanted = {}): Promise<Person> => addPerson(app.db, 'customer', wanted)

  const upload = async (person: Person, requestId: string, docCode: string): Promise<Answer> => {
    const form = new FormData()
    form.set('RequestId', requestId)
    form.set('docCode', docCode)
    if (isDocCode(docCode) && asksExpiry(docCode)) form.set('expiresOn', addDays(dayOf(app.clock.now()), 900))
    const name = `${docCode.toLowerCase()}-${++documents}.pdf`
    form.append('files', new Blob([new Uint8Array(makePdf(name))], { type: 'application/pdf' }), name)
    return app.ask(person, uploadDocuments, { body: form })
  }
  /** Uploads a document and answers its id. */
  const document = async (person: Person, requestId: string, docCode: string): Promise<string> =>
    (must(await upload(person, requestId, docCode)).body as { documentId: string }[])[0]!.documentId

  const draft = async (person: Person, form: unknown): Promise<{ RequestId: string; quoteNumber: string }> =>
    done(person, freight.saveRequest, { body: { form } })

  const submitted = async (
    options: {
      carriage?: Carriage
      agents?: number
      customer?: Person
      form?: Partial<RequestForm>
      /** Sent without the commercial invoice. */
      invoice?: false
    } = {},
  ): Promise<Journey> => {
    const carriage = options.carriage ?? 'sea-import-port'
    const agents = await addAgents(app.db, options.agents ?? 2)
    const person = options.customer ?? (await customer())
    const { RequestId: requestId, quoteNumber: number } = await draft(
      person,
      formFor(carriage, app.clock.now(), options.form),
    )
    if (options.invoice !== false) await document(person, requestId, 'COMMERCIAL_INVOICE')
    await done(person, freight.submitRequest, { query: { id: requestId }, body: { terms: true } })
    return {
      requestId,
      number,
      carriage,
      customer: person,
      agents,
      quotations: [],
      winner: agents[0]!,
      sessionId: '',
    }
  }

  const mode = (journey: Journey): 'sea' | 'air' => journey.carriage.slice(0, 3) as 'sea'

  const quoteBody = async (journey: Journey, agent: Person, change: Record<string, unknown> = {}) => ({
    RequestId: journey.requestId,
    charges: chargesFor(mode(journey)),
    fileDocumentId:
      'fileDocumentId' in change ? undefined : await document(agent, journey.requestId, 'VENDOR_QUOTE'),
    acceptPartnerTerms: true,
    transitDays: 21,
    isDraft: false,
    ...change,
  })

  /** One agent's quotation, sent. */
  const quote = async (
    journey: Journey,
    agent: Person,
    change: Record<string, unknown> = {},
  ): Promise<Journey> => {
    const body = await quoteBody(journey, agent, change)
    const answer = await done(agent, freight.submitQuote, { body })
    const quotation = { id: answer.QuotationId, number: answer.QuotationNo, total: answer.totalEstimate }
    return { ...journey, quotations: [...journey.quotations, quotation] }
  }

  /** Every invited agent has quoted, each 100 dirhams above the one before. */
  const quoted = async (options: Parameters<typeof submitted>[0] = {}): Promise<Journey> => {
    let journey = await submitted(options)
    for (const [index, agent] of journey.agents.entries())
      journey = await quote(journey, agent, {
        charges: chargesFor(mode(journey), `${7200 + index * 100}.00`),
      })
    return journey
  }

  const accept = (journey: Journey, pay: 'half' | 'whole' | 'credit', index = 0, given: Ask = {}) =>
    app.ask(journey.customer, freight.acceptQuote, {
      query: { id: journey.quotations[index]!.id },
      body: { terms: true, pay },
      ...given,
    })

  /** The customer is at the payment page for the first quotation. */
  const accepted = async (
    options: Parameters<typeof submitted>[0] & { pay?: 'half' | 'whole' | 'credit' } = {},
  ): Promise<Journey> => {
    const journey = await quoted(options)
    const { body } = must(await accept(journey, options.pay ?? 'half'))
    return { ...journey, sessionId: body.sessionId }
  }

  /** The gateway settles the order of a session and sends its notice. */
  const settle = async (
    sessionId: string,
    status: 'succeeded' | 'failed' | 'cancelled' | 'pending',
  ): Promise<Answer> => {
    app.gateway.settle(sessionId, { status })
    const reference = app.gateway.order(sessionId).ref
    return app.ask(null, receivePaymentNotice, {
      body: { order: { reference, merchantOrderReference: sessionId } },
      headers: { [paymentNoticeHeader]: noticeSecret },
    })
  }

  const booked = async (options: Parameters<typeof accepted>[0] = {}): Promise<Journey> => {
    const journey = await accepted(options)
    if (options?.pay !== 'credit') must(await settle(journey.sessionId, 'succeeded'))
    return journey
  }

  const report = (
    journey: Journey,
    code: MilestoneCode,
    change: Record<string, unknown> = {},
    given: Ask = {},
  ) =>
    app.ask(journey.winner, freight.addEvent, {
      query: { id: journey.requestId },
      body: { code, ...change },
      ...given,
    })

  /** Lists the containers that a departure still waits for. */
  const weigh = async (journey: Journey): Promise<void> => {
    const { units } = await view(journey.winner, journey)
    if (!units?.missing) return
    for (let listed = units.units.length; listed < units.booked; listed++)
      await done(journey.winner, freight.addUnit, {
        query: { id: journey.requestId },
        body: weighedUnit(),
      })
  }

  /** Uploads what a milestone needs and reports it. */
  const reach = async (journey: Journey, ...codes: MilestoneCode[]): Promise<Journey> => {
    for (const code of codes) {
      if (code === 'QS_DOC') await document(journey.winner, journey.requestId, 'DELIVERY_ORDER')
      if (code === 'QS_CUD')
        for (const each of customsDocuments(journey.carriage))
          await document(journey.customer, journey.requestId, each)
      if (code === 'QS_DEL')
        await document(
          journey.winner,
          journey.requestId,
          journey.carriage.endsWith('door') ? 'PROOF_OF_DELIVERY' : 'RELEASE',
        )
      if (code === 'DEPARTED' && journey.carriage.startsWith('sea-export')) await weigh(journey)
      must(await report(journey, code))
    }
    return journey
  }

  /** What a final quotation sends: every line with its reason, and a file of its own where one is taken. */
  const finalBody = async (journey: Journey, freightRate = '7400.00') => ({
    charges: chargesFor(mode(journey), freightRate).map((line) => ({ ...line, reason: 'As it came out' })),
    fileDocumentId: (await upload(journey.winner, journey.requestId, 'VENDOR_QUOTE')).body[0]?.documentId,
  })

  const finalQuote = async (journey: Journey, freightRate?: string, given: Ask = {}) =>
    app.ask(journey.winner, freight.postFinalQuote, {
      query: { id: journey.requestId },
      body: await finalBody(journey, freightRate),
      ...given,
    })

  const payFinal = async (journey: Journey): Promise<Journey> => {
    const { sessionId } = await done(journey.customer, freight.pay, {
      query: { QuoteID: journey.quotations[0]!.id },
      way: 1,
    })
    must(await settle(sessionId, 'succeeded'))
    return { ...journey, sessionId }
  }

  /** An import, delivered to a door or handed over at a port alike: booked by half, final quotation posted and paid, handed over. */
  const delivered = async ({
    deliveredAt,
    ...options
  }: Parameters<typeof booked>[0] & { deliveredAt?: string } = {}): Promise<Journey> => {
    const journey = await booked(options)
    await reach(journey, 'DEPARTED', 'QS_ARRIVE')
    if (mode(journey) === 'sea') await reach(journey, 'QS_DIS')
    must(await finalQuote(journey))
    const paid = options?.pay === 'credit' ? journey : await payFinal(journey)
    await reach(journey, 'QS_DOC', 'QS_CUD', 'QS_CUC')
    if (journey.carriage.endsWith('door')) await reach(journey, 'QS_CGO', 'QS_PRG')
    await document(
      journey.winner,
      journey.requestId,
      journey.carriage.endsWith('door') ? 'PROOF_OF_DELIVERY' : 'RELEASE',
    )
    must(await report(journey, 'QS_DEL', { at: deliveredAt }))
    return paid
  }

  const completed = async (options: Parameters<typeof accepted>[0] = {}): Promise<Journey> => {
    const journey = await delivered(options)
    await document(journey.winner, journey.requestId, 'INVOICE')
    must(await app.ask(journey.customer, freight.completeDelivery, { query: { id: journey.requestId } }))
    return journey
  }

  const view = (person: Person, journey: Pick<Journey, 'requestId'>) =>
    done(person, freight.viewShipment, { query: { RequestId: journey.requestId } })

  return {
    must,
    done,
    customer,
    upload,
    document,
    draft,
    submitted,
    quoteBody,
    quote,
    quoted,
    accept,
    accepted,
    settle,
    booked,
    report,
    reach,
    finalBody,
    finalQuote,
    payFinal,
    delivered,
    completed,
    view,
    /** What a customer's list row and an agent's list row say of a request. */
    row: async (person: Person, journey: Pick<Journey, 'number'>) =>
      (await done(person, freight.listShipments, { query: { reference: journey.number } })).items[0],
  }
}
export type World = ReturnType<typeof worldOf>
