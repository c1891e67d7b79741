// A callback request as the desk sees it, and the news that one has changed.
import { toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { takeCallback } from '@marsa/model/help/endpoints.ts'
import type { Tx } from '../kit/db.ts'
import { publish } from '../kit/events.ts'
import { deskCompany, type CallbackRow } from './callbacks.store.ts'

export const callbackView = (row: CallbackRow, userId: string): AnswerOf<typeof takeCallback> => ({
  id: row.id,
  number: row.number,
  name: row.name,
  mobile: row.mobile,
  message: row.message,
  language: row.language,
  state: row.state,
  at: toOffset(row.created_at),
  dueAt: toOffset(row.due_at),
  company:
    row.company_en !== null && row.company_ar !== null ? { en: row.company_en, ar: row.company_ar } : null,
  isMine: row.assigned_to === userId,
  assignedName: row.assigned_name,
  closedAt: row.closed_at && toOffset(row.closed_at),
  note: row.note,
})

/** Open lists of the desk load again. */
export const notifyDesk = async (tx: Tx, id: string): Promise<void> => {
  const companyId = await deskCompany(tx)
  if (companyId) await publish(tx, { companyId, kind: 'callback.changed', subjectId: id })
}
