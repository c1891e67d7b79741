// The warehouse posts the final quotation (W12, Q13): what is left to pay is asked for; with a later end it offers a longer time.
import { half, toWire } from '@marsa/model/kit/money.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { postStorageFinalQuote as contract } from '@marsa/model/warehouse/quote-endpoints.ts'
import { finalQuoteRefusal, type GoodsFacts } from '@marsa/model/warehouse/goods-machine.ts'
import { endsTooLate } from '@marsa/model/warehouse/request-form.ts'
import { findOpenSession } from '../finance/door.ts'
import type { Tx } from '../kit/db.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import {
  askForBalance,
  checkedFinal,
  dueFils,
  issueFinalQuotation,
  quotationWithCharges,
  type QuotationRow,
  addToTimeline,
} from '../requests/door.ts'
import { lockExecution } from './execution.ts'
import { extendedColumns, publishExtended } from './extended-time.ts'
import { moveStorage } from './move-storage.ts'
import { type BookedRow } from './requests.store.ts'
import { quoted, subjectKind } from './subject.ts'
import { amountParam, customerOf, nameParam, publishMessage, publishChange } from './publish-message.ts'

const refuseNow = async (tx: Tx, request: BookedRow, facts: GoodsFacts): Promise<void> => {
  const paymentOpen = (await findOpenSession(tx, subjectKind, request.id)) !== undefined
  const extensionAsked = request.extension_until !== null
  refuse(finalQuoteRefusal({ ...facts, extensionAsked, paymentOpen }))
}

/** The day that the quotation offers; null when it offers no longer time. */
const offeredDay = (request: BookedRow, endDate: string | undefined): string | null => {
  if (endDate === undefined) return null
  if (request.extension_until === null) throw new Problem('warehouse.extension-not-asked')
  const late =
    endDate <= request.end_date
      ? 'warehouse.extension-earlier'
      : endsTooLate({ startDate: request.start_date, endDate })
  if (late) throw new Problem(late, {}, { endDate: late })
  return endDate
}

/** Fils below which the total must not go (B 5): what was paid down, or half where the whole was paid at once. */
const leastTotal = ({ booking_kind, booking_fils }: BookedRow, accepted: QuotationRow): bigint =>
  booking_kind === 'payment.down' && booking_fils !== null ? booking_fils : half(accepted.total_fils)

/** The newest quotation alone says what is offered, so an earlier offer of a longer time falls with its quotation. */
const settle = (
  tx: Tx,
  request: BookedRow,
  { offered, quotation, now }: { offered: string | null; quotation: QuotationRow; now: Date },
): Promise<BookedRow> =>
  askForBalance(tx, {
    award: request,
    quotation,
    now,
    move: async (name, money) => {
      const offer = { extension_offered: offered }
      const set = { ...money, ...offer, final_owed: false }
      const isPaid = name === 'settle'
      return (await moveStorage(tx, request.id, isPaid ? 'settleFinal' : 'askFinal', 'agent', {
        set: { ...set, ...(isPaid && extendedColumns({ ...request, ...offer })) },
      })) as BookedRow
    },
  })

const publishFinalQuote = async (
  tx: Tx,
  before: BookedRow,
  after: BookedRow,
  { quotation, userId, now }: { quotation: QuotationRow; userId: string; now: Date },
): Promise<void> => {
  const waits = after.state === 'QS_AWAITING_FINAL_PAY'
  const due = dueFils(after)
  await addToTimeline(tx, {
    requestId: after.id,
    code: waits ? 'QS_AWAITING_FINAL_PAY' : 'FINAL_QUOTE',
    at: now,
    by: 'agent',
    userId,
    amountFils: waits ? due : quotation.total_fils,
  })
  if (!waits) {
    await publishChange(tx, after)
    return publishExtended(tx, before, now)
  }
  const agent = await nameParam(tx, after.agent_id)
  const params = { agent, amount: amountParam(due) }
  await publishMessage(tx, after, 'storage-final-quote', customerOf(after), params, quotation.id)
}

export const postStorageFinalQuote = (call: Call<typeof contract>) => {
  const { now, body, settings } = call
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const { request, facts } = await lockExecution(tx, actor, call.relation, call.query.id, body.version)
    await refuseNow(tx, request, facts)
    const offered = offeredDay(request, body.endDate)
    const accepted = await quotationWithCharges(tx, request.quotation_id)
    if (!accepted) throw new Error(`storage ${request.id} has no quotation`)
    const subject = quoted(request)
    const leastFils = leastTotal(request, accepted)
    const lines = await checkedFinal(tx, { actor, subject, accepted, body, settings, leastFils })
    const quotation = await issueFinalQuotation(tx, { actor, subject, accepted, lines, body, now })
    const asked = await settle(tx, request, { offered, quotation, now })
    const before = { ...request, extension_offered: offered }
    await publishFinalQuote(tx, before, asked, { quotation, userId: actor.userId, now })
    return {
      totalEstimate: toWire(quotation.total_fils),
      balance: toWire(dueFils(asked)),
      status: asked.state,
    }
  })
}
