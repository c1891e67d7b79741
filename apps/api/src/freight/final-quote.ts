// When the winner of a shipment may post its final quotation, and what comes of it (F27).
import { freightStatus } from '@marsa/model/freight/status.ts'
import { half } from '@marsa/model/kit/money.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { signedIn } from '../kit/serve.ts'
import { isAwarded, type Booked, type FinalQuotePart } from '../requests/door.ts'
import { measuredForm } from '@marsa/model/freight/measuring/measuring.ts'
import type { Tx } from '../kit/db.ts'
import { askConsent } from './consent/ask-consent.ts'
import { applyWaitingLater } from './events/apply-waiting.ts'
import { lockExecution } from './execution/execution.ts'
import { finalQuoteRefusal } from './execution/facts.ts'
import { measuredPackages } from './measuring/measurings.store.ts'
import { moveBalance } from './move-request.ts'
import { publishEvent } from './publish-event.ts'
import { lockRequest, type RequestRow } from './requests.store.ts'

/** The cargo that charges are counted on, where its agent has measured it. */
export const countedOn = async (
  tx: Tx,
  request: Pick<RequestRow, 'id' | 'round' | 'form'>,
): Promise<{ counted?: Pick<RequestRow, 'form'> }> => {
  const packages = await measuredPackages(tx, request)
  return packages ? { counted: { form: measuredForm(request.form, packages) } } : {}
}

export const freightFinalQuote: FinalQuotePart<RequestRow> = {
  lock: async (tx, call) => {
    const { id } = call.query
    const { request, facts } = await lockExecution(tx, signedIn(call), call.relation, id, call.body.version)
    refuse(finalQuoteRefusal(facts))
    if (!isAwarded(request)) throw new Problem('freight.not-booked')
    return { request, offered: {}, ...(await countedOn(tx, request)) }
  },
  askFirst: askConsent,
  leastFils: (_, acceptedFils) => half(acceptedFils),
  move: async (tx, { id }, name, set) => {
    await moveBalance(tx, id, name, 'agent', { set })
    return (await lockRequest(tx, id)) as Booked<RequestRow>
  },
  publishAsked: async (tx, request, asked) => {
    await publishEvent(tx, 'finalQuoted', request, asked)
    await applyWaitingLater(tx, request.id)
  },
  publishSettled: async (tx, { asked }) => {
    await publishEvent(tx, 'changed', asked, { recipients: 'winner' })
    await applyWaitingLater(tx, asked.id)
  },
  status: ({ state, balance_state, latest }) =>
    freightStatus({ state, balanceState: balance_state ?? 'NOT_DUE', latest }),
}
