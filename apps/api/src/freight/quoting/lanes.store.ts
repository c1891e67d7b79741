// SQL of what an agent quoted on a lane.
import { maybe, type Db } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import type { RequestRow } from '../requests.store.ts'
import { subjectKind } from '../subject.ts'

type Found = { id: string; number: string; submitted_at: Date }

/** The newest quotation that a company sent for another request of the same ends, mode and loading; the number is the request's. */
export const lastQuotationOnLane = (
  db: Db,
  companyId: string,
  { id, mode, origin_code, destination_code, form }: RequestRow,
): Promise<Found | undefined> =>
  maybe(
    db,
    sql`select q.id, r.number, q.submitted_at from quotations q join requests r on r.id = q.subject_id
        join freight_details d on d.id = r.id
      where q.company_id = ${companyId} and q.subject_kind = ${subjectKind} and q.submitted_at is not null
        and q.final_of is null and r.id <> ${id} and d.mode = ${mode} and d.origin_code = ${origin_code}
        and d.destination_code = ${destination_code} and r.form->>'containerMode' = ${form.containerMode}
      order by q.submitted_at desc limit 1`,
  )
