// SQL of one page of requests of a line, newest first: what an actor may see and a filter finds, and how many there are.
import { sql, type RawBuilder } from 'kysely'
import type { Actor, Relation } from '@marsa/model/kit/access.ts'
import { countedUpTo } from '@marsa/model/kit/paging.ts'
import type { Line } from '@marsa/model/lines.ts'
import { visibleTo } from './requests.store.ts'

/** An agent's rows are found by its invitations, which keep the order of their requests: it is invited to most of a line. */
const seenIn = (line: Line, actor: Actor, relation: Relation) =>
  relation === 'assigned'
    ? {
        rows: sql`request_invitations i join requests r on r.id = i.request_id
          where i.company_id = ${actor.companyId} and i.line = ${line} and i.is_current`,
        newest: sql`i.created_at desc, i.request_id desc`,
      }
    : {
        rows: sql`requests r where r.line = ${line} and ${visibleTo(actor, relation)}`,
        newest: sql`r.created_at desc, r.id desc`,
      }

export const newestFirst = sql`r.created_at desc, r.id desc`

/**
 * The statement of a page; `filter` is a condition on `r`. `total` counts every row that it finds, but never far beyond
 * `countedUpTo` and the page itself. `limit` is written into the statement.
 */
export const pageOf = (
  line: Line,
  actor: Actor,
  relation: Relation,
  filter: RawBuilder<unknown>,
  page: { from: number; size: number },
): RawBuilder<unknown> => {
  const { rows, newest } = seenIn(line, actor, relation)
  const most = Math.max(countedUpTo, page.from + page.size) + 1
  return sql`select r.*, (select count(*)::int from (select from ${rows} and ${filter} limit ${sql.lit(most)}) counted) as total
    from ${rows} and ${filter} order by ${newest} limit ${sql.lit(page.size)} offset ${page.from}`
}
