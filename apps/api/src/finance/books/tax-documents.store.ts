// All SQL of tax documents as finance reads them: lists with their sums, and what the VAT return is counted from.
import type { TaxInvoiceKind } from '@marsa/model/finance/invoice-kinds.ts'
import type { VatCategory } from '@marsa/model/kit/money.ts'
import { maybe, one, rows, type Db } from '../../kit/db.ts'
import { sql, type Sql } from '../../kit/sql.ts'
import type { Span } from './books.store.ts'

export type TaxDocumentFilter = {
  span: Partial<Span>
  kind?: TaxInvoiceKind | undefined
  billing?: 'own' | 'agent' | undefined
  searchText: string
}

const isOwn = sql`(select s.kind = 'platform' from companies s where s.id = i.supplier_id)`

const among = ({ span, kind, billing, searchText }: TaxDocumentFilter): Sql =>
  sql`i.currency = 'AED' and (${span.from ?? null}::timestamptz is null or i.issued_at >= ${span.from ?? null})
    and (${span.until ?? null}::timestamptz is null or i.issued_at < ${span.until ?? null})
    and (${kind ?? null}::text is null or i.kind = ${kind ?? null})
    and (${billing ?? null}::text is null or ${isOwn} = (${billing ?? null} = 'own'))
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
}

export const listTaxDocumentRows = (
  db: Db,
  filter: TaxDocumentFilter,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<TaxDocumentRow[]> =>
  rows(
    db,
    sql`select i.id, i.number, i.kind, i.issued_at, i.subject_kind, i.subject_id, i.subject_number, i.supplier, i.customer,
        ${isOwn} as is_own, i.net_fils, i.vat_fils, i.total_fils from tax_invoices i
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
  category: VatCategory
  net: bigint
  vat: bigint
  documents: number
}

/**
 * Sums of a supplier's lines by category, of finals less the advances that they net: the advance has declared its own part.
 * Amounts of lines stand as decimal text; the database adds them exactly.
 */
export const vatSums = (db: Db, supplierId: string, { from, until }: Span): Promise<VatSums[]> =>
  rows(
    db,
    sql`with issued as (select i.id, i.kind, i.subject_id, i.issued_at, i.lines from tax_invoices i
        where i.supplier_id = ${supplierId} and i.currency = 'AED' and i.issued_at >= ${from} and i.issued_at < ${until}),
      lines as (
        select id, kind = 'credit-note' as is_credit, 1 as sign, jsonb_array_elements(lines) as line from issued
        union all
        select f.id, false, -1, jsonb_array_elements(a.lines) from issued f join tax_invoices a
          on a.subject_id = f.subject_id and a.kind = 'advance' and a.issued_at <= f.issued_at and f.kind = 'final'
          and a.supplier_id = ${supplierId}
        union all
        select f.id, false, 1, jsonb_array_elements(n.lines) from issued f join tax_invoices a
          on a.subject_id = f.subject_id and a.kind = 'advance' and a.issued_at <= f.issued_at and f.kind = 'final'
          and a.supplier_id = ${supplierId}
          join tax_invoices n on n.relates_to = a.id and n.kind = 'credit-note' and n.issued_at <= f.issued_at)
      select is_credit, line->>'category' as category, (sum(sign * (line->>'net')::numeric) * 100)::bigint as net,
        (sum(sign * (line->>'vat')::numeric) * 100)::bigint as vat, count(distinct id)::int as documents
      from lines group by 1, 2`,
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
