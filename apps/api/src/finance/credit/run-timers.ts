// What happens on credit without anybody's doing: reminders, suspension for what is overdue, applications that stay incomplete.
import {
  lateDays,
  reminderDays,
  reminderDue,
  suspendDay,
  type ReminderDays,
} from '@marsa/model/finance/credit/credit-due.ts'
import {
  completeDays,
  creditApplicationMachine,
  systemReasons,
} from '@marsa/model/finance/credit/credit-machine.ts'
import { missingCredit } from '@marsa/model/finance/credit/credit-terms.ts'
import { addDays } from '@marsa/model/kit/day.ts'
import { sum } from '@marsa/model/kit/money.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { amountParam, dayParam } from '@marsa/model/messages/message.ts'
import { documentsOf } from '../../documents/door.ts'
import { systemTransaction, type Db, type Tx } from '../../kit/db.ts'
import { eachInTransaction } from '../../kit/each-alone.ts'
import { unhurried } from '../../kit/integrity.ts'
import { move } from '../../kit/move.ts'
import { notify } from '../../messages/door.ts'
import { settingsInForce } from '../../settings/door.ts'
import { companyOf, lockAccount } from './accounts.store.ts'
import { lockApplication } from './applications.store.ts'
import { creditSubject } from './credit-documents.ts'
import { dropOpenProposal } from './decisions.store.ts'
import { notifyAdministrators, notifyCompany } from './notify-about-credit.ts'
import { listBookFaults } from './receivables.store.ts'
import { suspendBySystem } from './suspend-by-system.ts'
import {
  databaseNow,
  dayInDubai,
  listQuiet,
  listToRemind,
  listToSuspend,
  noteReminder,
  type RemindedRow,
} from './timers.store.ts'
import { needsOf } from './view-credit.ts'

/** Numbers of invoices in a sentence; many are counted. */
const namesOf = (rows: readonly RemindedRow[]) => {
  const shown = rows.slice(0, 5).map(({ number }) => number)
  const more = rows.length - shown.length
  return {
    en: shown.join(', ') + (more > 0 ? ` and ${more} more` : ''),
    ar: shown.join('، ') + (more > 0 ? ` و${more} غيرها` : ''),
  }
}

/** One message a company for the invoices of one due day. */
const remindOf = async (
  tx: Tx,
  rows: readonly RemindedRow[],
  days: ReminderDays,
  settings: SettingsInForce,
): Promise<void> => {
  const fresh: RemindedRow[] = []
  for (const row of rows) if (await noteReminder(tx, row.invoice_id, days)) fresh.push(row)
  const [first] = fresh
  if (!first) return
  const { company_id: companyId, due_on: due } = first
  const params = {
    amount: amountParam(sum(fresh.map(({ open_fils: open }) => open))),
    day: dayParam(due),
    invoices: namesOf(fresh),
  }
  const occasion = `${due}:${days}:${first.invoice_id}`
  if (days < 0) return notifyCompany(tx, companyId, 'credit-due-soon', params, occasion)
  const suspended = dayParam(suspendDay(due, settings['credit.suspend-days']))
  return notifyCompany(tx, companyId, 'credit-overdue', { ...params, suspended }, occasion)
}

/** Minutes after midnight from which reminders are sent. */
const reminderMinutes = 8 * 60

/** Reminders of the day; one that is late is sent once, and none before the next falls due. */
export const remind = async (db: Db): Promise<void> => {
  const today = await dayInDubai(db, reminderMinutes)
  const settings = await settingsInForce(db)
  const groups = new Map<string, { days: ReminderDays; rows: RemindedRow[] }>()
  for (const row of await listToRemind(db, addDays(today, -reminderDays[0]))) {
    const days = reminderDue(row.due_on, today)
    if (days === undefined || row.sent.includes(days)) continue
    // Long overdue ones of before are not reminded of what they were told long ago.
    if (lateDays(row.due_on, today) > reminderDays.at(-1)! + 7) continue
    const key = `${row.company_id} ${row.due_on}`
    groups.set(key, { days, rows: [...(groups.get(key)?.rows ?? []), row] })
  }
  await eachInTransaction(db, groups.values(), (tx, { days, rows }) => remindOf(tx, rows, days, settings))
}

const suspendMinutes = 5

/** From 00:05 of the day: what is due by the day before the grace began to count. */
export const suspendOverdue = async (db: Db): Promise<void> => {
  const settings = await settingsInForce(db)
  const on = await dayInDubai(db, suspendMinutes)
  const dueBy = addDays(on, -(settings['credit.suspend-days'] + 1))
  const leastFils = BigInt(settings['credit.suspend-least']) * 100n
  await eachInTransaction(
    db,
    await listToSuspend(db, { dueBy, on, leastFils }),
    async (tx, { company_id: companyId, fils }) => {
      // Under the account's lock: a payment may have come in between.
      await lockAccount(tx, companyId)
      const still = await listToSuspend(tx, { dueBy, on, leastFils })
      if (!still.some((row) => row.company_id === companyId)) return
      if (!(await suspendBySystem(tx, companyId, 'system:overdue'))) return
      const { name_en: en, name_ar: ar } = (await companyOf(tx, companyId))!
      const params = { company: { en, ar }, amount: amountParam(fils) }
      await notifyAdministrators(tx, companyId, 'credit-overdue-suspended', params, `overdue:${on}`)
    },
  )
}

/** CR5: refuses what nobody has completed in time. */
export const refuseIncomplete = async (db: Db): Promise<void> => {
  await eachInTransaction(db, await listQuiet(db, completeDays), async (tx, { id }) => {
    const application = await lockApplication(tx, id)
    if (application?.state !== 'PENDING') return
    const stored = await documentsOf(tx, creditSubject.kind, id, false)
    const present = stored.map((row) => ({ docCode: row.doc_code, state: row.state }))
    if (missingCredit(needsOf(application), present).length === 0) return
    const reason = 'system:incomplete'
    await move(tx, {
      table: 'credit_applications',
      machine: creditApplicationMachine,
      move: 'refuse',
      id,
      as: 'system',
      reason,
      set: { decided_at: await databaseNow(tx) },
    })
    const { company_id: companyId } = application
    await dropOpenProposal(tx, companyId)
    await notifyCompany(tx, companyId, 'credit-refused', { reason: systemReasons[reason] }, id)
  })
}

/** Compares open invoices less unallocated receipts with what the ledger says is owed; administrators hear of a difference. */
export const checkBooks = async (db: Db): Promise<string[]> => {
  const faults = await unhurried(db, listBookFaults)
  if (faults.length > 0) {
    const day = await dayInDubai(db)
    await systemTransaction(db, (tx) =>
      notify(tx, {
        to: { roles: ['admin'] },
        template: 'credit-books-differ',
        params: { count: faults.length },
        subjectId: null,
        version: day,
      }),
    )
  }
  return faults
}
