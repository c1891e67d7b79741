// What time does to freight requests: windows close, quotations expire, deliveries complete (F9, F10, F16, F35, Q11).
import type { Clock } from '../kit/clock.ts'
import { systemTransaction, type Db } from '../kit/db.ts'
import { completeRefusal } from '@marsa/model/freight/milestones.ts'
import { audit } from '../kit/audit.ts'
import { moveQuotation, overdueQuotations } from '../quotes/door.ts'
import { settingsInForce } from '../settings/door.ts'
import { balanceOfRequest } from './balances.store.ts'
import { complete } from './complete-delivery.ts'
import { factsOf } from './facts.ts'
import { papersOf } from './papers.ts'
import { subjectKind } from './subject.ts'
import { closeWhenAllAnswered, quotationWentAway } from './quoting.ts'
import { deleteDraft, lockRequest } from './requests.store.ts'
import { forgottenDrafts, isOverdueForCompletion, requestsPastWindow } from './timers.store.ts'
import { tell } from './tell.ts'

/** Ends the window of one request, if it is still waiting for answers. */
export const closeWindow = (db: Db, requestId: string, now: Date): Promise<void> =>
  systemTransaction(db, async (tx) => {
    const request = await lockRequest(tx, requestId)
    if (request?.state === 'QS_RCD' || request?.state === 'QS_RFC')
      await closeWhenAllAnswered(tx, request, 'system', now, true)
  })

/** Ends the window of every request whose time is over; each in a transaction of its own. */
export const closeWindows = async (db: Db, clock: Clock): Promise<void> => {
  for (const { id } of await requestsPastWindow(db)) await closeWindow(db, id, clock.now())
}

/** Expires one quotation, if its validity is over and it is not being paid. */
export const expireQuote = (db: Db, id: string, requestId: string, now: Date): Promise<void> =>
  systemTransaction(db, async (tx) => {
    const request = await lockRequest(tx, requestId)
    const still = (await overdueQuotations(tx)).some((row) => row.id === id)
    if (!request || !still) return
    const quotation = await moveQuotation(tx, id, 'expire', 'system')
    if (!quotation.submitted_at) return
    await tell(tx, 'quoteExpired', request, { quote: { id, companyId: quotation.company_id } })
    await quotationWentAway(tx, request, 'system', now, 'EXPIRED')
  })

/** Expires quotations past their validity; one that is being paid is left to its session. */
export const expireQuotes = async (db: Db, clock: Clock): Promise<void> => {
  const overdue = (await overdueQuotations(db)).filter((row) => row.subject_kind === subjectKind)
  for (const { id, subject_id } of overdue) await expireQuote(db, id, subject_id, clock.now())
}

/** Completes one delivery a week after it, if the guard of completion lets it. */
export const autoComplete = (db: Db, requestId: string, clock: Clock): Promise<void> =>
  systemTransaction(db, async (tx) => {
    const request = await lockRequest(tx, requestId)
    const balance = await balanceOfRequest(tx, requestId)
    const { 'freight.auto-complete-days': days } = await settingsInForce(tx)
    if (!request || !balance || !(await isOverdueForCompletion(tx, requestId, days))) return
    const facts = factsOf({ ...request, balance, papers: await papersOf(tx, requestId) })
    if (completeRefusal(facts)) return
    await complete(tx, { request, balance }, 'system', clock.now())
  })

/** Removes drafts that nobody has touched for so many days (decisions 4.0); each in a transaction of its own. */
export const removeDrafts = async (db: Db): Promise<void> => {
  const { 'freight.draft-days': days } = await settingsInForce(db)
  for (const { id } of await forgottenDrafts(db, days))
    await systemTransaction(db, async (tx) => {
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
