// Reports that are sent by themselves: kept by administrators, sent once for each of their times to whoever may read then.
import { auditKindOf } from '@marsa/model/kit/access.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { AuditAction } from '@marsa/model/kit/audit-actions.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { financeReaders, listPageSize } from '@marsa/model/finance/overview-endpoints.ts'
import { formatsOf, reportOf } from '@marsa/model/finance/reports/report-list.ts'
import type {
  addSchedule as addContract,
  endSchedule as endContract,
  listSchedules as listContract,
  pauseSchedule as pauseContract,
  runSchedule as runContract,
} from '@marsa/model/finance/reports/schedule-endpoints.ts'
import { coveredDays, nextDue } from '@marsa/model/finance/reports/schedule.ts'
import { dayParam } from '@marsa/model/messages/message.ts'
import { audit } from '../../kit/audit.ts'
import { systemTransaction, type Db, type Tx } from '../../kit/db.ts'
import { eachAlone } from '../../kit/each-alone.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { notify } from '../../messages/door.ts'
import {
  databaseNow,
  dueSchedules,
  endScheduleRow,
  financePeople,
  insertSchedule,
  listScheduleRows,
  lockSchedule,
  noteRun,
  pauseScheduleRow,
  type ScheduleRow,
} from './schedules.store.ts'

const readers = Object.keys(financeReaders)

export const listSchedules = async ({
  db,
  query: { page },
}: Call<typeof listContract>): Promise<AnswerOf<typeof listContract>> => {
  const [found, people] = await Promise.all([
    listScheduleRows(db, { limit: listPageSize, offset: (page - 1) * listPageSize }),
    financePeople(db, readers, undefined),
  ])
  const byId = new Map(people.map((person) => [person.id, person]))
  return {
    people,
    count: found[0]?.count ?? 0,
    schedules: found.map((row) => ({
      id: row.id,
      report: row.report,
      format: row.format,
      cadence: row.cadence,
      day: row.day,
      at: row.at,
      isActive: row.is_active,
      owner: row.owner,
      recipients: row.recipients.flatMap((id) => byId.get(id) ?? []),
      nextAt: row.is_active ? toOffset(row.next_at) : null,
      last: row.last_at && {
        at: toOffset(row.last_at),
        outcome: row.last_outcome ?? 'failed',
        sent: row.last_sent ?? 0,
      },
    })),
  }
}

const record = (tx: Tx, call: Pick<Call, 'actor'>, action: AuditAction, objectId: string): Promise<void> => {
  const actor = signedIn(call)
  return audit(tx, {
    kind: auditKindOf(actor),
    action,
    objectKind: 'report-schedule',
    objectId,
    companyId: actor.companyId,
  })
}

export const addSchedule = async (call: Call<typeof addContract>): Promise<AnswerOf<typeof addContract>> => {
  const { body: wish, now } = call
  if (!formatsOf(wish.report).includes(wish.format)) throw new Problem('reporting.format')
  if (reportOf(wish.report).needs === 'account' && !wish.choices.kind)
    throw new Problem('finance.account-missing')
  return call.once(async (tx) => {
    const recipientIds = [...new Set(wish.recipientIds)]
    const known = await financePeople(tx, readers, recipientIds)
    if (known.length < recipientIds.length) throw new Problem('reporting.recipient')
    const id = await insertSchedule(tx, {
      wish: { ...wish, recipientIds },
      ownerId: signedIn(call).userId,
      nextAt: nextDue(wish, now),
    })
    await record(tx, call, 'addSchedule', id)
    return { id }
  })
}

const known = async (tx: Tx, id: string): Promise<ScheduleRow> => {
  const row = await lockSchedule(tx, id)
  if (!row) throw new Problem('reporting.schedule-none')
  return row
}

export const pauseSchedule = (call: Call<typeof pauseContract>): Promise<AnswerOf<typeof pauseContract>> =>
  call.once(async (tx) => {
    const row = await known(tx, call.query.id)
    // What was due while it rested is not made up for.
    await pauseScheduleRow(tx, row.id, !call.body.isPaused, nextDue(row, call.now))
    await record(tx, call, 'changeSchedule', row.id)
    return {}
  })

export const endSchedule = (call: Call<typeof endContract>): Promise<AnswerOf<typeof endContract>> =>
  call.once(async (tx) => {
    const row = await known(tx, call.query.id)
    await endScheduleRow(tx, row.id)
    await record(tx, call, 'endSchedule', row.id)
    return {}
  })

/** Tells the recipients who may still read, and the owner who could not be told; `occasion` is told once. */
const send = async (
  tx: Tx,
  row: ScheduleRow,
  days: { from: string; to: string },
  occasion: string,
): Promise<number> => {
  const able = await financePeople(tx, readers, row.recipients)
  const { title, now: isStanding } = reportOf(row.report)
  const report = title as { en: string; ar: string }
  const choices = new URLSearchParams({
    ...(!isStanding && days),
    ...(row.choices as Record<string, string>),
    format: row.format,
  }).toString()
  const params = {
    report,
    from: dayParam(days.from),
    to: dayParam(days.to),
    address: `${row.report}?${choices}`,
  }
  if (able.length > 0)
    await notify(tx, {
      to: { userIds: able.map(({ id }) => id) },
      template: 'report-due',
      params,
      subjectId: row.id,
      version: occasion,
    })
  const left = row.recipients.length - able.length
  if (left > 0)
    await notify(tx, {
      to: { userIds: [row.owner_id] },
      template: 'report-recipients',
      params: { report, count: left },
      subjectId: row.id,
      version: occasion,
    })
  return able.length
}

export const runSchedule = (call: Call<typeof runContract>): Promise<AnswerOf<typeof runContract>> =>
  call.once(async (tx) => {
    const row = await known(tx, call.query.id)
    const sent = await send(tx, row, coveredDays(row, dayOf(call.now)), call.now.toISOString())
    await noteRun(tx, row.id, { outcome: sent > 0 ? 'sent' : 'nobody', sent, nextAt: undefined })
    return {}
  })

const sendDue = (db: Db, id: string, dueAt: Date): Promise<void> =>
  systemTransaction(db, async (tx) => {
    const row = await lockSchedule(tx, id)
    if (!row?.is_active || row.next_at.getTime() !== dueAt.getTime()) return
    const sent = await send(tx, row, coveredDays(row, dayOf(dueAt)), dueAt.toISOString())
    const nextAt = nextDue(row, await databaseNow(tx))
    await noteRun(tx, id, { outcome: sent > 0 ? 'sent' : 'nobody', sent, nextAt })
  })

/** Sends what is due, each once for its time, whichever workers look; a schedule that fails holds no other up. */
export const sendDueReports = async (db: Db): Promise<void> => {
  const due = await dueSchedules(db)
  const at = new Map(due.map(({ id, next_at: nextAt }) => [id, nextAt]))
  await eachAlone([...at.keys()], (id) =>
    sendDue(db, id, at.get(id)!).catch(async (error: unknown) => {
      // Its time stays, so that it is tried again; meanwhile the page says that it failed.
      await systemTransaction(db, (tx) => noteRun(tx, id, { outcome: 'failed', sent: 0, nextAt: undefined }))
      throw error
    }),
  )
}
