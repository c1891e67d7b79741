// People who work while things break: each repeats a call under its key until it is answered, and keeps what was acknowledged.
import { randomUUID } from 'node:crypto'
import { addressOf, approve, callsBy, type Send } from '../../e2e/kit/calls.ts'
import { pdf } from '../../e2e/kit/fields.ts'
import { makePeople, password } from '../../e2e/kit/people.ts'
import { airForm } from '../../e2e/freight/prepare.ts'
import { signIn } from '@marsa/model/accounts/endpoints.ts'
import { uploadDocuments } from '@marsa/model/documents/endpoints.ts'
import { completePayment } from '@marsa/model/finance/endpoints.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import type { AnswerOf, BodyOf, Endpoint, QueryOf } from '@marsa/model/kit/endpoint.ts'

export type Acknowledged = {
  /** Drafts whose saving was answered, and requests that were paid. */
  drafts: Set<string>
  payments: Set<string>
  /** How often each status or `lost` was answered instead of success. */
  refusals: Map<string, number>
  /** The longest that anybody waited for a refusal, in seconds; set back by who has read it. */
  slowestRefusal: number
  /** Refusals for good, which no fault of ours explains. */
  surprises: string[]
}

export type Load = {
  acknowledged: Acknowledged
  /** One reading call of somebody who is signed in, as it is answered right now. */
  read: () => Promise<Response>
  stop: () => Promise<void>
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
/** What says that another try may succeed. */
const passing = (status: number, code: string): boolean =>
  status >= 500 || status === 429 || code === 'kit.busy'

const patienceMs = 120_000

type Person = { email: string; token: string }

export const startLoad = async (
  urls: () => readonly string[],
  people: { customers: number },
): Promise<Load> => {
  const acknowledged: Acknowledged = {
    drafts: new Set(),
    payments: new Set(),
    refusals: new Map(),
    slowestRefusal: 0,
    surprises: [],
  }
  let isOver = false
  const count = (what: string): void =>
    void acknowledged.refusals.set(what, (acknowledged.refusals.get(what) ?? 0) + 1)
  const anyUrl = (): string => urls()[Math.floor(Math.random() * urls().length)]!

  const until = async (ask: () => Promise<Response>): Promise<unknown> => {
    for (const began = Date.now(); Date.now() - began < patienceMs; await sleep(200)) {
      const asked = performance.now()
      let answer: Response
      let body: { code?: string }
      try {
        answer = await ask()
        body = (await answer.json()) as { code?: string }
      } catch {
        count('lost')
        continue
      }
      if (answer.ok) return body
      count(`${answer.status} ${body.code}`)
      acknowledged.slowestRefusal = Math.max(acknowledged.slowestRefusal, (performance.now() - asked) / 1000)
      if (!passing(answer.status, body.code ?? ''))
        throw new Error(`${answer.status} ${JSON.stringify(body)}`)
    }
    throw new Error(`no answer within ${patienceMs / 1000} s`)
  }
  /** Repeats a call under its key until it is answered. */
  const sendAs =
    ({ token }: Person): Send =>
    (method, url, body) => {
      const key = randomUUID()
      const isForm = body instanceof FormData
      return until(() =>
        fetch(`${anyUrl()}/api/${url}`, {
          method,
          headers: {
            ...(token && { authorization: `Bearer ${token}`, 'idempotency-key': key }),
            ...(!isForm && body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
        }),
      )
    }
  const call = <E extends Endpoint>(
    person: Person,
    endpoint: E,
    given: { query?: QueryOf<E>; body?: BodyOf<E> } = {},
  ): Promise<AnswerOf<E>> => callsBy(sendAs(person)).call(endpoint, given)
  const upload = (person: Person, RequestId: string, docCode: string): Promise<string> =>
    callsBy(sendAs(person)).upload(
      uploadDocuments,
      { RequestId, docCode },
      pdf(`${docCode}-${randomUUID()}.pdf`),
    )
  const signedIn = async ({ email }: { email: string }): Promise<Person> => {
    const body = { username: email, password }
    const { token } = await call({ email, token: '' }, signIn, { body })
    return { email, token: token ?? '' }
  }

  const draft = async (customer: Person): Promise<void> => {
    const { RequestId } = await call(customer, freight.saveRequest, { body: { form: airForm() } })
    acknowledged.drafts.add(RequestId)
    await call(customer, freight.listShipments)
  }
  /** A request that is asked, quoted, accepted and paid by card. */
  const pay = async (customer: Person, agent: Person): Promise<void> => {
    const { RequestId } = await call(customer, freight.saveRequest, { body: { form: airForm() } })
    acknowledged.drafts.add(RequestId)
    await upload(customer, RequestId, 'COMMERCIAL_INVOICE')
    await call(customer, freight.submitRequest, { query: { id: RequestId }, body: { terms: true } })
    const { QuotationId } = await call(agent, freight.submitQuote, {
      body: {
        RequestId,
        charges: [
          { code: 'air-freight', buyingRate: '5000.00', sellingRate: '7200.00' },
          { code: 'delivery-order', buyingRate: '380.00', sellingRate: '450.00' },
          { code: 'handling', buyingRate: '90.00', sellingRate: '150.00' },
        ],
        fileDocumentId: await upload(agent, RequestId, 'VENDOR_QUOTE'),
        acceptPartnerTerms: true,
        isDraft: false,
      },
    })
    const payment = await call(customer, freight.acceptQuote, {
      query: { id: QuotationId },
      body: { terms: true, pay: 'half' },
    })
    for (const began = Date.now(); Date.now() - began < patienceMs; await sleep(300)) {
      const pressed = await approve(payment.redirectUrl).catch(() => undefined)
      if (pressed && pressed.status < 500) break
    }
    const { status } = await call(customer, completePayment, { body: { sessionId: payment.sessionId } })
    if (status === 'SUCCEEDED') acknowledged.payments.add(payment.sessionId)
    else count(`payment ${status}`)
  }

  const made = await makePeople([
    ...Array.from({ length: people.customers }, (_, index) => ({
      kind: 'business' as const,
      nameEn: `Load ${index}`,
      nameAr: `حمل ${index}`,
      people: [
        {
          key: `customer${index}`,
          role: 'business',
          firstName: 'Maryam',
          lastName: 'Test',
          language: 'en' as const,
        },
      ],
    })),
    {
      kind: 'agent',
      nameEn: 'Load Air Cargo',
      nameAr: 'حمل للشحن الجوي',
      modes: ['air'],
      people: [
        { key: 'agent', role: 'clearing-agent', firstName: 'Khalid', lastName: 'Test', language: 'en' },
      ],
    },
  ])
  const agent = await signedIn(made['agent']!)
  const reader = await signedIn(made['customer0']!)
  const customers = await Promise.all(
    Array.from({ length: people.customers }, (_, index) => signedIn(made[`customer${index}`]!)),
  )
  // A sign-in does not wait for the disk (decision 37): what is written next takes it along.
  for (const customer of customers) await draft(customer)
  const loops: Promise<void>[] = []
  for (const [index, customer] of customers.entries()) {
    const work = async (): Promise<void> => {
      while (!isOver)
        try {
          await (index % 2 === 0 ? draft(customer) : pay(customer, agent))
          await sleep(50)
        } catch (error) {
          acknowledged.surprises.push(error instanceof Error ? error.message : String(error))
          await sleep(1_000)
        }
    }
    loops.push(work())
  }
  return {
    acknowledged,
    read: () =>
      fetch(`${anyUrl()}/api/${addressOf(freight.listShipments, {})}`, {
        headers: { authorization: `Bearer ${reader.token}` },
        signal: AbortSignal.timeout(30_000),
      }),
    stop: async () => {
      isOver = true
      await Promise.all(loops)
    },
  }
}
