// When the warehouse may post its final quotation, and what comes of it; with a later end it offers a longer time (W12).
import { half } from '@marsa/model/kit/money.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { finalQuoteRefusal } from '@marsa/model/warehouse/goods-machine.ts'
import { endsTooLate } from '@marsa/model/warehouse/request-form.ts'
import { findOpenSession } from '../finance/door.ts'
import { signedIn } from '../kit/serve.ts'
import type { FinalQuotePart } from '../requests/door.ts'
import { lockExecution } from './goods/execution.ts'
import { extendedColumns, publishExtended } from './goods/extended-time.ts'
import { moveStorage } from './move-storage.ts'
import { type BookedRow, type StorageRow } from './requests.store.ts'
import { subjectKind } from './subject.ts'
import { amountParam, customerOf, nameParam, publishChange, publishMessage } from './publish-message.ts'

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

export const storageFinalQuote: FinalQuotePart<StorageRow> = {
  lock: async (tx, call) => {
    const { version, endDate } = call.body
    const { request, facts } = await lockExecution(tx, signedIn(call), call.relation, call.query.id, version)
    const paymentOpen = (await findOpenSession(tx, subjectKind, request.id)) !== undefined
    const extensionAsked = request.extension_until !== null
    refuse(finalQuoteRefusal({ ...facts, extensionAsked, paymentOpen }))
    // The newest quotation alone says what is offered, so an earlier offer of a longer time falls with its quotation.
    return { request, offered: { extension_offered: offeredDay(request, endDate) } }
  },
  // What was paid down, or half where the whole was paid at once (B 5).
  leastFils: ({ booking_kind, booking_fils }, acceptedFils) =>
    booking_kind === 'payment.down' && booking_fils !== null ? booking_fils : half(acceptedFils),
  move: async (tx, before, name, columns) => {
    const isPaid = name === 'settle'
    const set = { ...columns, final_owed: false, ...(isPaid && extendedColumns(before)) }
    return (await moveStorage(tx, before.id, isPaid ? 'settleFinal' : 'askFinal', 'agent', {
      set,
    })) as BookedRow
  },
  publishAsked: async (tx, request, { quotationId, dueFils }) => {
    const params = { agent: await nameParam(tx, request.agent_id), amount: amountParam(dueFils) }
    await publishMessage(tx, request, 'storage-final-quote', customerOf(request), params, quotationId)
  },
  publishSettled: async (tx, { before, asked }, now) => {
    await publishChange(tx, asked)
    await publishExtended(tx, before, now)
  },
  status: ({ state }) => state,
}
