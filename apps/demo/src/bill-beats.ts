// The bill of lading of some shipments of the demo world, from the customer's instruction to its issue.
import { billEndpoints as bills } from '@marsa/model/freight/bill/bill-endpoints.ts'
import type { BillFields } from '@marsa/model/freight/bill/bill-fields.ts'
import { containerOf, ladingOf, winnerOf, type Played, type Until } from './journey.ts'
import { actingFor } from './personas.ts'
import type { Runner } from './runner.ts'

type Beat = { name: Until; hours: number; run: (runner: Runner, played: Played) => Promise<unknown> }

const customerOf = ({ journey }: Played) => actingFor[journey.customer]
const agentOf = ({ journey, lane }: Played) => actingFor[winnerOf(journey, lane)]
const idOf = ({ requestId }: Played) => ({ query: { id: requestId } })

/** What was written last; before the instruction, what the request says. */
const fieldsOf = async (
  runner: Runner,
  { requestId }: Played,
  email: ReturnType<typeof agentOf>,
): Promise<BillFields> => {
  const { bill } = await runner.call(email, bills.viewBill, { query: { RequestId: requestId } })
  if (!bill) throw new Error(`the bill of lading of ${requestId} is drawn up by the other side`)
  return bill.fields
}

const instruct = async (runner: Runner, played: Played): Promise<void> => {
  const email = customerOf(played)
  const fields = await fieldsOf(runner, played, email)
  await runner.call(email, bills.instructBill, { ...idOf(played), body: { fields } })
}

const draft = async (runner: Runner, played: Played): Promise<void> => {
  const email = agentOf(played)
  const containers = `${containerOf(played)} SL${ladingOf(played).slice(-6)}`
  const fields = { ...(await fieldsOf(runner, played, email)), containers }
  await runner.call(email, bills.draftBill, { ...idOf(played), body: { fields } })
}

const approve = (runner: Runner, played: Played): Promise<unknown> =>
  runner.call(customerOf(played), bills.approveBill, { ...idOf(played), body: { draft: 1 } })

const issue = (runner: Runner, played: Played): Promise<unknown> =>
  runner.call(agentOf(played), bills.issueBill, {
    ...idOf(played),
    body: { kind: 'original', number: ladingOf(played) },
  })

const before: Beat[] = [
  { name: 'bill-instructed', hours: 6, run: instruct },
  { name: 'bill-drafted', hours: 20, run: draft },
  { name: 'bill-approved', hours: 9, run: approve },
]
const after: Beat[] = [{ name: 'bill-issued', hours: 8, run: issue }]

/** Beats before the ship has left and after it, of a journey that is told until one of them. */
export const billBeats = ({ journey }: Played): { before: Beat[]; after: Beat[] } =>
  [...before, ...after].some(({ name }) => name === journey.until)
    ? { before, after }
    : { before: [], after: [] }
