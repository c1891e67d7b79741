// A page of the audit trail by person, company, object, kind, action and days.
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { listAudit as contract } from '@marsa/model/overview/audit-endpoints.ts'
import type { Call } from '../../kit/serve.ts'
import { auditPage } from './audit.store.ts'
import { cursorAfter, readCursor, viewEntry } from './view-entry.ts'

const size = 50

export const listAudit = async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
  const { before, ...filter } = call.query
  const found = await auditPage(call.db, filter, readCursor(before), size + 1)
  const shown = found.slice(0, size)
  return { items: shown.map(viewEntry), next: found.length > size ? cursorAfter(shown.at(-1)!) : null }
}
