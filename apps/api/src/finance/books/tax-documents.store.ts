// All SQL of tax documents as finance reads them: lists with their sums, and what the VAT return is counted from.
import type { EInvoiceState } from '@marsa/model/finance/e-invoice/e-invoice-machine.ts'
import type { TaxInvoiceKind } from '@marsa/model/finance/invoice-kinds.ts'
import type { Emirate } from '@marsa/model/reference/lists.ts'
import type { VatCategory } from '@marsa/model/kit/money.ts'
import { maybe, one, rows, type Db } from '../../kit/db.ts'
import { sql, type Sql } from '../../kit/sql.ts'
import type { Span } from './books.store.ts'

export type TaxDocumentFilter = {
  span: Partial<Span>
  kind?: TaxInvoiceKind | undefined
  billing?: 'own' | 'agent' | undefined
  eInvoice?: EInvoiceState | undefined
  /** Kinds of the subjects of one line. */
  kinds?: readonly string[] | undefined
  companyId?: string | undefined
  supplierId?: string | undefined
  emirate?: Emirate | undefined
  /** That has a line of it. */
  category?: VatCategory | undefined
  searchText: string
}

const isOwn = sql`(select s.kind = 'platform' from companies s where s.id = i.supplier_id)`

export const among = ({
  span,
  kind,
  billing,
  eInvoice,
  kinds,
  companyId,
  supplierId,
  emirate,
  category,
  searchText,
}: TaxDocumentFilter): Sql =>
  sql`i.currency = 'AED' and (${span.from ?? null}::timestamptz is null or i.issued_at >= ${span.from ?? null})
    and (${span.until ?? null}::timestamptz is null or i.issued_at < ${span.until ?? null})
    and (${kind ?? null}::text is null or i.kind = ${kind ?? null})
    and (${kinds ? [...kinds] : null}::text[] is null or i.subject_kind = any(${kinds ? [...kinds] : null}::text[]))
    and (${companyId ?? null}::uuid is null or i.company_id = ${companyId ?? null}::uuid)
    and (${supplierId ?? null}::uuid is null or i.supplier_id = ${supplierId ?? null}::uuid)
    and (${emirate ?? null}::text is null or i.emirate = ${emirate ?? null})
    and (${category ?? null}::text is null or i.lines @> jsonb_build_array(jsonb_build_object('category', ${category ?? null}::text)))
    and (${billing ?? null}::text is null or ${isOwn} = (${billing ?? null} = 'own'))
    and (${eInvoice ?? null}::text is null
      or exists (select from e_invoices e where e.id = i.id and e.state = ${eInvoice ?? null}))
    and (${searchText} = '' or fold_text(i.number) like '%' || fold_text(${searchText}) || '%'
      or fold_text(i.subject_number) like '%' || fold_text(${searchText}) || '%')`

export type TaxDocumentRow = {
  id: string
  number: string
  kind: TaxInvoiceKind
  issued_at: Date
  subject_kind: string
  subject_id: string
  subject_number: string
  supplier: { nameEn: string; nameAr: string }
  customer: { nameEn: string; nameAr: string }
  is_own: boolean
  net_fils: bigint
  vat_fils: bigint
  total_fils: bigint
  e_invoice: EInvoiceState | null
}

export const listTaxDocumentRows = (
  db: Db,
  filter: TaxDocumentFilter,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<TaxDocumentRow[]> =>
  rows(
    db,
    sql`select i.id, i.number, i.kind, i.issued_at, i.subject_kind, i.subject_id, i.subject_number, i.supplier, i.customer,
        ${isOwn} as is_own, i.net_fils, i.vat_fils, i.total_fils,
        (select e.state from e_invoices e where e.id = i.id) as e_invoice from tax_invoices i
      where ${among(filter)} and (${before ?? null}::uuid is null or i.id < ${before ?? null}::uuid)
      order by i.id desc limit ${limit}`,
  )

export type TaxDocumentSums = { count: number; net: bigint; vat: bigint; total: bigint }

/** Credit notes count below zero. */
export const sumTaxDocuments = (db: Db, filter: TaxDocumentFilter): Promise<TaxDocumentSums> =>
  one(
    db,
    sql`with found as (select case when i.kind = 'credit-note' then -1 else 1 end as sign, i.net_fils, i.vat_fils, i.total_fils
        from tax_invoices i where ${among(filter)})
      select count(*)::int as count, coalesce(sum(sign * net_fils), 0)::bigint as net,
        coalesce(sum(sign * vat_fils), 0)::bigint as vat, coalesce(sum(sign * total_fils), 0)::bigint as total from found`,
  )

export type VatSums = {
  is_credit: boolean
  emirate: Emirate
  category: VatCategory
  net: bigint
  vat: bigint
  documents: number
}

/**
 * Lines of what suppliers issued in the days, of finals less the advances that they net: the advance has declared its own part.
 * `supplier` narrows `i`. Amounts of lines stand as decimal text; the database adds them exactly.
 */
const declaredLines = (supplier: Sql, { from, until }: Span): Sql => sql`
  with issued as (select i.id, i.kind, i.subject_id, i.supplier_id, i.emirate, i.issued_at, i.lines from tax_invoices i
      where ${supplier} and i.currency = 'AED' and i.issued_at >= ${from} and i.issued_at < ${until}),
    netted as (select f.id, f.supplier_id, f.emirate, f.issued_at, a.id as advance_id, a.lines from issued f join tax_invoices a
      on a.subject_id = f.subject_id and a.kind = 'advance' and a.issued_at <= f.issued_at and f.kind = 'final'
      and a.supplier_id = f.supplier_id)
  select supplier_id, emirate, id, kind = 'credit-note' as is_credit, 1 as sign, jsonb_array_elements(lines) as line from issued
  union all
  select supplier_id, emirate, id, false, -1, jsonb_array_elements(lines) from netted
  union all
  select f.supplier_id, f.emirate, f.id, false, 1, jsonb_array_elements(n.lines) from netted f
    join tax_invoices n on n.relates_to = f.advance_id and n.kind = 'credit-note' and n.issued_at <= f.issued_at`

const ofLines = sql`(sum(sign * (line->>'net')::numeric) * 100)::bigint as net,
  (sum(sign * (line->>'vat')::numeric) * 100)::bigint as vat, count(distinct l.id)::int as documents`

/** Sums of a supplier's lines by emirate and category. */
export const vatSums = (db: Db, supplierId: string, span: Span): Promise<VatSums[]> =>
  rows(
    db,
    sql`select is_credit, emirate, line->>'category' as category, ${ofLines}
      from (${declaredLines(sql`i.supplier_id = ${supplierId}`, span)}) l group by 1, 2, 3`,
  )

export const countTaxDocuments = async (db: Db, supplierId: string, { from, until }: Span): Promise<number> =>
  (
    await one<{ count: number }>(
      db,
      sql`select count(*)::int as count from tax_invoices
        where supplier_id = ${supplierId} and currency = 'AED' and issued_at >= ${from} and issued_at < ${until}`,
    )
  ).count

/** Of a supplier, in the order of their ids. */
export const listTaxDocumentIds = async (
  db: Db,
  supplierId: string,
  { from, until }: Span,
): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select id from tax_invoices
        where supplier_id = ${supplierId} and currency = 'AED' and issued_at >= ${from} and issued_at < ${until} order by id`,
    )
  ).map(({ id }) => id)

export type SupplierVatSums = Omit<VatSums, 'emirate'> & {
  supplier_id: string
  name_en: string
  name_ar: string
}

/** The same of every agent in whose name something was issued. */
export const agentVatSums = (db: Db, span: Span): Promise<SupplierVatSums[]> =>
  rows(
    db,
    sql`select l.supplier_id, c.name_en, c.name_ar, l.is_credit, line->>'category' as category, ${ofLines}
      from (${declaredLines(sql`exists (select from companies p where p.id = i.supplier_id and p.kind <> 'platform')`, span)}) l
      join companies c on c.id = l.supplier_id group by 1, 2, 3, 4, 5 order by c.name_en, l.supplier_id`,
  )

export type SupplierRow = { id: string; name_en: string; name_ar: string; is_own: boolean }

export const findSupplier = (db: Db, id: string): Promise<SupplierRow | undefined> =>
  maybe(db, sql`select id, name_en, name_ar, kind = 'platform' as is_own from companies where id = ${id}`)

/** In whose names something was issued in the span, most VAT first. */
export const listSuppliers = (db: Db, { from, until }: Span): Promise<(SupplierRow & { vat: bigint })[]> =>
  rows(
    db,
    sql`select c.id, c.name_en, c.name_ar, false as is_own,
        sum(case when i.kind = 'credit-note' then -i.vat_fils else i.vat_fils end)::bigint as vat
      from tax_invoices i join companies c on c.id = i.supplier_id and c.kind <> 'platform'
      where i.currency = 'AED' and i.issued_at >= ${from} and i.issued_at < ${until} group by c.id order by vat desc, c.id`,
  )
