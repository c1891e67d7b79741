// When the warehouse may post its final quotation, and what comes of it; with a later end it offers a longer time (W12).
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { finalQuoteRefusal } from '@marsa/model/warehouse/goods-machine.ts'
import { endsTooLate } from '@marsa/model/warehouse/request-form.ts'
import { findOpenSession } from '../finance/door.ts'
import type { FinalQuotePart } from '../requests/door.ts'
import { lockExecution } from './goods/execution.ts'
import { extendedColumns, publishExtended } from './goods/extended-time.ts'
import { usual, type BookedRow, type StorageRow } from './usual.ts'

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
  ...usual.finalQuote,
  lock: async (tx, call) => {
    const { version, endDate } = call.body
    const { request, facts } = await lockExecution(tx, call, call.query.id, version)
    const paymentOpen = (await findOpenSession(tx, usual.kind, request.id)) !== undefined
    const extensionAsked = request.extension_until !== null
    refuse(finalQuoteRefusal({ ...facts, extensionAsked, paymentOpen }))
    // The newest quotation alone says what is offered, so an earlier offer of a longer time falls with its quotation.
    return { request, offered: { extension_offered: offeredDay(request, endDate) } }
  },
  move: (tx, before, name, columns) => {
    const set = { ...columns, final_owed: false, ...(name === 'settle' && extendedColumns(before)) }
    return usual.finalQuote.move(tx, before, name, set)
  },
  publishSettled: async (tx, { before, asked }, now) => {
    await usual.publishChange(tx, asked)
    await publishExtended(tx, before, now)
  },
}
