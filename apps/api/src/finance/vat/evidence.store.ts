// All SQL of the evidence of zero rate: tax invoices of supplies that no transport document proves.
import { evidenceCodes } from '@marsa/model/finance/vat/evidence.ts'
import { rows, type Db } from '../../kit/db.ts'
import { sql, type Sql } from '../../kit/sql.ts'

/** Finals with a zero-rated line that are not credited whole, and whose subject has none of the papers; of `i`, supplied until a day. */
export const unproved = (until: string | null): Sql => sql`tax_invoices i
  where i.kind = 'final' and i.lines @> '[{"category": "zero"}]'::jsonb and i.currency = 'AED'
    and (${until}::date is null or i.supplied_on <= ${until}::date)
    and not exists (select from documents d where d.subject_id = i.subject_id and d.live and d.state in ('UPLOADED', 'ACCEPTED')
      and d.doc_code = any(${[...evidenceCodes]}::text[]))
    and not exists (select from carried_outside c where c.subject_id = i.subject_id)
    and i.total_fils > coalesce((select sum(n.total_fils) from tax_invoices n
      where n.relates_to = i.id and n.kind = 'credit-note'), 0)`

export type UnprovedRow = {
  id: string
  number: string
  subject_number: string
  supplier: { nameEn: string; nameAr: string }
  customer: { nameEn: string; nameAr: string }
  is_own: boolean
  supplied_on: string
  net_fils: bigint
  count: number
  /** Of all: supplied before the days, for which the evidence is late, or soon due. */
  late: number
  soon: number
}

/** The oldest first; a supply of `lateBefore` or later is in time, one until `soonUntil` is soon due. */
export const listUnproved = (
  db: Db,
  {
    lateBefore,
    soonUntil,
    offset,
    limit,
  }: { lateBefore: string; soonUntil: string; offset: number; limit: number },
): Promise<UnprovedRow[]> =>
  rows(
    db,
    sql`select i.id, i.number, i.subject_number, i.supplier, i.customer,
        (select s.kind = 'platform' from companies s where s.id = i.supplier_id) as is_own,
        to_char(i.supplied_on, 'YYYY-MM-DD') as supplied_on,
        (select (sum((l->>'net')::numeric) * 100)::bigint from jsonb_array_elements(i.lines) l where l->>'category' = 'zero') as net_fils,
        (count(*) over ())::int as count,
        (count(*) filter (where i.supplied_on < ${lateBefore}::date) over ())::int as late,
        (count(*) filter (where i.supplied_on between ${lateBefore}::date and ${soonUntil}::date) over ())::int as soon
      from ${unproved(null)} order by i.supplied_on, i.id offset ${offset} limit ${limit}`,
  )
