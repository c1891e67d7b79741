// What time does to freight requests: windows close, quotations expire, deliveries complete (F9, F10, F16, F35, Q11).
import type { Clock } from '../../kit/clock.ts'
import { systemTransaction, type Db } from '../../kit/db.ts'
import { eachInTransaction } from '../../kit/each-alone.ts'
import { completeRefusal } from '@marsa/model/freight/execution/milestones.ts'
import { audit } from '../../kit/audit.ts'
import { deleteDraft, roundTimers } from '../../requests/door.ts'
import { settingsInForce } from '../../settings/door.ts'
import { balanceOf } from '../paying/balance.ts'
import { complete } from './complete-delivery.ts'
import { readFacts } from './execution.ts'
import { freightLine } from '../line.ts'
import { lockRequest } from '../requests.store.ts'
import { forgottenDrafts, isOverdueForCompletion } from './timers.store.ts'

export const { closeWindow, closeWindows, expireQuote, expireQuotes } = roundTimers(freightLine)

/** Completes one delivery a week after it, if the guard of completion lets it. */
export const autoComplete = (db: Db, requestId: string, clock: Clock): Promise<void> =>
  systemTransaction(db, async (tx) => {
    const request = await lockRequest(tx, requestId)
    const balance = request && balanceOf(request)
    const { 'freight.auto-complete-days': days } = await settingsInForce(tx)
    if (!request || !balance || !(await isOverdueForCompletion(tx, requestId, days))) return
    if (completeRefusal(await readFacts(tx, request, balance))) return
    await complete(tx, { request, balance }, 'system', clock.now())
  })

/** Removes drafts that nobody has touched for so many days (decisions 4.0); each in a transaction of its own. */
export const removeDrafts = async (db: Db): Promise<void> => {
  const { 'freight.draft-days': days } = await settingsInForce(db)
  await eachInTransaction(db, await forgottenDrafts(db, days), async (tx, { id }) => {
    const draft = await lockRequest(tx, id)
    if (draft?.state !== 'DRAFT') return
    await deleteDraft(tx, id)
    await audit(tx, {
      kind: 'system',
      action: 'removeDraft',
      objectKind: 'freight-request',
      objectId: id,
      companyId: draft.company_id,
    })
  })
}
