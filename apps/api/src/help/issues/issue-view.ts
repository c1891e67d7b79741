// An issue as administrators see it.
import { toOffset } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Issue, IssueRow } from '@marsa/model/help/issue-endpoints.ts'
import type { Db } from '../../kit/db.ts'
import { issueById, type IssueRecord } from './issues.store.ts'

export const issueRowView = (row: IssueRecord): IssueRow => ({
  id: row.id,
  subjectEn: row.subject_en,
  subjectAr: row.subject_ar,
  state: row.state,
  version: row.version,
  changedAt: toOffset(row.changed_at),
  changedBy: row.changed_by,
  sentAt: row.sent_at && toOffset(row.sent_at),
  sentBy: row.sent_by,
  finishedAt: row.finished_at && toOffset(row.finished_at),
  audience: row.audience,
  written: { en: row.written_en, ar: row.written_ar },
  waiting: row.waiting,
  failed: row.failed,
  left: row.departed,
})

/** Throws `kit.not-found`. */
export const issueView = async (db: Db, id: string): Promise<Issue> => {
  const row = await issueById(db, id)
  if (!row) throw new Problem('kit.not-found')
  return { ...issueRowView(row), textEn: row.text_en, textAr: row.text_ar }
}
