// All SQL of what was sold: tax documents added up by line, customer, supplier, lane or month, each amount counted once.
import type { SalesKey } from '@marsa/model/finance/reports/report-list.ts'
import { rows, type Db } from '../../kit/db.ts'
import { sql, type Sql } from '../../kit/sql.ts'
import type { Span } from '../books/books.store.ts'
import { ofCompany } from './lists.store.ts'

/** `lanes` answers subject_id, name_en and name_ar of whatever goes from one place to another; the lines say how. */
export type SalesAsked = {
  span: Span
  kinds: readonly string[] | undefined
  companyId: string | undefined
  by: SalesKey
  lanes: Sql
}
export type SalesSum = {
  key: string
  name_en: string
  name_ar: string
  documents: number
  net_fils: bigint
  vat_fils: bigint
}

/**
 * What each document of the days adds: a final what its advances, less the notes on them until then, have not added yet, a
 * note takes away. The VAT return counts the lines of the same documents in the same way.
 */
const declared = ({ span, kinds, companyId }: Pick<SalesAsked, 'span' | 'kinds' | 'companyId'>): Sql => sql`
  select i.subject_kind, i.subject_id, i.company_id, i.supplier_id, i.issued_at,
      case i.kind when 'credit-note' then -i.net_fils when 'final' then i.net_fils - coalesce(n.net, 0) else i.net_fils end as net_fils,
      case i.kind when 'credit-note' then -i.vat_fils when 'final' then i.vat_fils - coalesce(n.vat, 0) else i.vat_fils end as vat_fils
    from tax_invoices i
    left join lateral (
      select sum(a.net_fils - coalesce(c.net, 0)) as net, sum(a.vat_fils - coalesce(c.vat, 0)) as vat
      from tax_invoices a left join lateral (select sum(n.net_fils) as net, sum(n.vat_fils) as vat from tax_invoices n
        where n.relates_to = a.id and n.kind = 'credit-note' and n.issued_at <= i.issued_at) c on true
      where a.subject_id = i.subject_id and a.kind = 'advance' and a.supplier_id = i.supplier_id and a.issued_at <= i.issued_at
    ) n on i.kind = 'final'
    where i.currency = 'AED' and i.issued_at >= ${span.from} and i.issued_at < ${span.until}
      and (${kinds ? [...kinds] : null}::text[] is null or i.subject_kind = any(${kinds ? [...kinds] : null}::text[]))
      and ${ofCompany(sql`i.company_id`, companyId)}`

const month = sql`to_char(d.issued_at at time zone 'Asia/Dubai', 'YYYY-MM')`

/** What the documents are added up by: the key, and how it is called. */
const keys: Record<SalesKey, (lanes: Sql) => { key: Sql; en: Sql; ar: Sql; from: Sql }> = {
  line: () => ({ key: sql`d.subject_kind`, en: sql`''`, ar: sql`''`, from: sql`` }),
  month: () => ({ key: month, en: sql`''`, ar: sql`''`, from: sql`` }),
  customer: () => ({
    key: sql`d.company_id::text`,
    en: sql`max(c.name_en)`,
    ar: sql`max(c.name_ar)`,
    from: sql`join companies c on c.id = d.company_id`,
  }),
  agent: () => ({
    key: sql`d.supplier_id::text`,
    en: sql`max(c.name_en)`,
    ar: sql`max(c.name_ar)`,
    from: sql`join companies c on c.id = d.supplier_id`,
  }),
  lane: (lanes) => ({
    key: sql`coalesce(l.name_en, '')`,
    en: sql`coalesce(max(l.name_en), '')`,
    ar: sql`coalesce(max(l.name_ar), '')`,
    from: sql`left join (${lanes}) l on l.subject_id = d.subject_id`,
  }),
}

/** Most first; the months in their order. */
export const salesSums = (db: Db, asked: SalesAsked): Promise<SalesSum[]> => {
  const { key, en, ar, from } = keys[asked.by](asked.lanes)
  const order = asked.by === 'month' ? sql`1` : sql`net_fils desc, 1`
  return rows(
    db,
    sql`select ${key} as key, ${en} as name_en, ${ar} as name_ar, count(*)::int as documents,
        sum(d.net_fils)::bigint as net_fils, sum(d.vat_fils)::bigint as vat_fils
      from (${declared(asked)}) d ${from} group by 1 order by ${order}`,
  )
}

/** By month and kind of subject, for the chart. */
export const salesByMonth = (
  db: Db,
  span: Span,
): Promise<{ month: string; kind: string; net_fils: bigint }[]> =>
  rows(
    db,
    sql`select ${month} as month, d.subject_kind as kind, sum(d.net_fils)::bigint as net_fils
      from (${declared({ span, kinds: undefined, companyId: undefined })}) d group by 1, 2 order by 1, 2`,
  )
