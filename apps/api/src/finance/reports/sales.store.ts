// All SQL of what was sold: tax documents added up by line, customer, supplier, lane or month, each amount counted once.
import type { SalesKey } from '@marsa/model/finance/reports/report-list.ts'
import { rows, type Db, type Tx } from '../../kit/db.ts'
import { sql, type Sql } from '../../kit/sql.ts'
import type { Span } from '../books/books.store.ts'
import type { Days } from '../books/period.ts'
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
 * What each document of the days adds, each amount once: the view knows what finals net. The VAT return counts the lines of the same
 * documents in the same way.
 */
const declared = ({ span, kinds, companyId }: Pick<SalesAsked, 'span' | 'kinds' | 'companyId'>): Sql => sql`
  select i.subject_kind, i.subject_id, i.company_id, i.supplier_id, i.issued_at, i.net_fils, i.vat_fils from declared_sales i
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

const keptDays = sql`select day, subject_kind, net_fils from sales_days
  union all select day, subject_kind, net_fils from sales_changes`

/** By month and kind of subject, for the chart: read from what is kept by day. Days of the Emirates. */
export const salesByMonth = (
  db: Db,
  { from, to }: Days,
): Promise<{ month: string; kind: string; net_fils: bigint }[]> =>
  rows(
    db,
    sql`select to_char(d.day, 'YYYY-MM') as month, d.subject_kind as kind, sum(d.net_fils)::bigint as net_fils
      from (${keptDays}) d where d.day between ${from}::date and ${to}::date group by 1, 2 order by 1, 2`,
  )

/** Puts what was sold since the last time to the sums of its days. */
export const sumSales = async (tx: Tx): Promise<void> => {
  await sql`select marsa.sum_sales()`.execute(tx)
}

/** Days whose sums are not what their documents declare. */
export const listSalesFaults = async (db: Db): Promise<string[]> =>
  (
    await rows<{ fault: string }>(
      db,
      sql`select 'sales of ' || coalesce(k.day, c.day) || ' of ' || coalesce(k.subject_kind, c.subject_kind) || ' differ from their documents' as fault
        from (select day, subject_kind, sum(net_fils) as fils from (${keptDays}) d group by 1, 2) k
        full join (select (issued_at at time zone 'Asia/Dubai')::date as day, subject_kind, sum(net_fils) as fils from declared_sales
          where currency = 'AED' group by 1, 2) c on (c.day, c.subject_kind) = (k.day, k.subject_kind)
        where coalesce(k.fils, 0) <> coalesce(c.fils, 0)`,
    )
  ).map(({ fault }) => fault)
