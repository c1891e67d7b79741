// Visits of the staff to accounts of the demo world: who looked at whose account, why, and at what.
import { endActing, startActing } from '@marsa/model/accounts/acting/acting-endpoints.ts'
import { passCheck } from '@marsa/model/accounts/factors/factors-endpoints.ts'
import { documentTypes } from '@marsa/model/documents/document-type.ts'
import { downloadDocument, listDocuments } from '@marsa/model/documents/endpoints.ts'
import { viewQuoteAgent } from '@marsa/model/freight/agent-endpoints.ts'
import { compareQuotes } from '@marsa/model/freight/quoting/customer-quote-endpoints.ts'
import { listShipments, viewShipment } from '@marsa/model/freight/execution/shipment-endpoints.ts'
import type { AnswerOf, Endpoint } from '@marsa/model/kit/endpoint.ts'
import { viewGeneralChat } from '@marsa/model/messages/chat/chat-endpoints.ts'
import { demoPassword } from '@marsa/model/accounts/demo-people.ts'
import type { Email } from './personas.ts'
import type { Step } from './script.ts'
import { sendAs, type Runner } from './runner.ts'

type Visit = {
  by: Email
  to: Email
  /** Minutes before now. */
  began: number
  /** In the language that the person reads. */
  reason: string
  /** What is looked at beside the list of shipments and the newest of them. */
  also: readonly ('documents' | 'offer' | 'quotes' | 'chat')[]
}

const day = 24 * 60

const visits: readonly Visit[] = [
  {
    by: 'admin@demo.example',
    to: 'sea.agent@demo.example',
    began: 9 * day + 130,
    reason: 'Khalid asked by telephone which charges a quotation has to name',
    also: ['offer'],
  },
  {
    by: 'auditor@demo.example',
    to: 'customer@demo.example',
    began: 5 * day + 75,
    reason: 'Quarterly review: documents of completed shipments are readable for their customer',
    also: ['documents'],
  },
  {
    by: 'desk@demo.example',
    to: 'business@demo.example',
    began: 2 * day + 60,
    reason: 'Torn sofa covers: checking with Maryam that her photos have arrived',
    also: ['documents', 'chat'],
  },
  {
    by: 'desk@demo.example',
    to: 'customer@demo.example',
    began: 140,
    reason: 'Omar asked in the chat about the last free day of his container',
    also: ['chat'],
  },
  {
    by: 'desk@demo.example',
    to: 'imports@lamar.example',
    began: 54,
    reason: 'طلبت عائشة المساعدة في مقارنة العروض بعد تغيّر الوزن',
    also: ['quotes', 'chat'],
  },
]

/** Shows that it is they, acts, looks, and comes back. */
const visit = async (runner: Runner, { by, to, reason, also }: Visit): Promise<void> => {
  await runner.call(by, passCheck, { body: { password: demoPassword } })
  const begun = await sendAs(runner.app, runner.tokenOf(by), startActing, {
    body: { userCode: to, reason, scope: 'read' },
  })
  const { refreshToken, adminToken } = begun.answer
  const token = runner.tokenFor(refreshToken ?? '')
  const read = async <E extends Endpoint>(endpoint: E, query = {}): Promise<AnswerOf<E>> =>
    (await sendAs(runner.app, token, endpoint, { query })).answer
  const shipments = (await read(listShipments)).items
  const newest = shipments.find(({ status }) => status !== 'DRAFT')
  if (newest) {
    const query = { RequestId: newest.RequestId }
    await read(also.includes('offer') ? viewQuoteAgent : viewShipment, query)
    const documents = also.includes('documents') ? await read(listDocuments, query) : []
    const open = documents.filter(({ docCode }) => !documentTypes[docCode].identity)
    for (const { documentId } of open.slice(0, 2)) await read(downloadDocument, { documentId })
  }
  const quoted = also.includes('quotes') && shipments.find(({ lowestQuote }) => lowestQuote)
  if (quoted) await read(compareQuotes, { RequestId: quoted.RequestId })
  if (also.includes('chat')) await read(viewGeneralChat)
  await sendAs(runner.app, undefined, endActing, {
    body: { adminToken: adminToken ?? '' },
    cookie: begun.cookie,
  })
}

export const visitSteps = (now: Date): Step[] =>
  visits.map((each) => ({
    name: 'visit',
    at: new Date(now.getTime() - each.began * 60_000),
    run: (runner) => visit(runner, each),
  }))
