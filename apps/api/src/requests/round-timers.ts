// What time does to a round of any line: windows close, quotations run out (F9, F10, F16, W9, Q11).
import type { Clock } from '../kit/clock.ts'
import { systemTransaction, type Db } from '../kit/db.ts'
import { eachAlone } from '../kit/each-alone.ts'
import { openState, type LineRow, type ServerLine } from './line.ts'
import { moveQuotation } from './move-quotation.ts'
import { isOverdue, overdueQuotations } from './quotations.store.ts'
import { closeRound, quotationWentAway } from './quoting.ts'
import { requestsPastWindow } from './requests.store.ts'

const waitingStates = (line: Pick<ServerLine, 'closed' | 'quotedCode'>): string[] => [
  openState,
  ...(line.closed ? [line.quotedCode] : []),
]

export const roundTimers = <Row extends LineRow>(line: ServerLine<Row>) => {
  /** Ends the window of one request, if it is still waiting for answers. */
  const closeWindow = (db: Db, requestId: string, now: Date): Promise<void> =>
    systemTransaction(db, async (tx) => {
      const request = await line.lock(tx, requestId)
      if (request && waitingStates(line).includes(request.state))
        await closeRound(line, tx, request, 'system', now)
    })

  /** Expires one quotation, if its validity is over and it is not being paid. */
  const expireQuote = (db: Db, id: string, requestId: string, now: Date): Promise<void> =>
    systemTransaction(db, async (tx) => {
      const request = await line.lock(tx, requestId)
      if (!request || !(await isOverdue(tx, id))) return
      const quotation = await moveQuotation(tx, id, 'expire', 'system')
      if (!quotation.submitted_at) return
      await line.publishQuotationExpired(tx, request, quotation)
      await quotationWentAway(line, tx, request, 'system', now, 'EXPIRED')
    })

  return {
    closeWindow,
    expireQuote,
    /** Ends the window of every request whose time is over; each in a transaction of its own. */
    closeWindows: async (db: Db, clock: Clock): Promise<void> => {
      await eachAlone(await requestsPastWindow(db, line.line, waitingStates(line)), ({ id }) =>
        closeWindow(db, id, clock.now()),
      )
    },
    /** Expires quotations past their validity; one that is being paid is left to its session. */
    expireQuotes: async (db: Db, clock: Clock): Promise<void> => {
      await eachAlone(await overdueQuotations(db, line.kind), ({ id, subject_id }) =>
        expireQuote(db, id, subject_id, clock.now()),
      )
    },
  }
}
