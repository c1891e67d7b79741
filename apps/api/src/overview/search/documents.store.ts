// SQL of the search over documents: receipts, tax invoices and uploaded documents, as far as the reader may see them.
import { sql, type Sql } from '../../kit/sql.ts'
import type { Actor, Relation } from '@marsa/model/kit/access.ts'
import type { RequestKind } from '@marsa/model/lines.ts'
import type { SearchTerm } from '@marsa/model/reference/search-terms.ts'
import { rows, type Db } from '../../kit/db.ts'
import { holds } from '../../reference/door.ts'

export type FoundDocumentRow = {
  type: 'receipt' | 'tax-invoice' | 'document'
  id: string
  number: string
  title: string
  status: string
  subject_kind: RequestKind | 'credit-account'
  subject_id: string
}

/** Money documents are the customer's and the staff's; an agent finds none. */
const ofPayer = (actor: Actor, relation: Relation): Sql =>
  relation === 'any' ? sql`true` : relation === 'own' ? sql`p.company_id = ${actor.companyId}` : sql`false`

/** What is paid on credit is read by administrators, of the company and ours. */
const ofCreditReader = (actor: Actor, relation: Relation): Sql => {
  if (relation === 'any') return actor.role === 'desk' ? sql`false` : sql`true`
  return actor.isCompanyAdmin ? ofPayer(actor, relation) : sql`false`
}

/** Documents are those that the reader's company has uploaded; staff find every one of what was sent. */
const ofUploader = (actor: Actor, relation: Relation): Sql =>
  relation === 'any' ? sql`r.is_sent` : sql`p.company_id = ${actor.companyId}`

export const searchDocuments = (
  db: Db,
  actor: Actor,
  relation: Relation,
  terms: readonly SearchTerm[],
  most: number,
): Promise<FoundDocumentRow[]> =>
  rows(
    db,
    sql`with subjects as not materialized (
        select id, number, state <> 'DRAFT' as is_sent from requests)
      (select 'receipt' as type, p.id, p.number, r.number as title, '' as status, p.subject_kind, p.subject_id
        from receipts p join subjects r on r.id = p.subject_id
        where ${holds(terms, (isLike) => sql`fold_text(p.number) ${isLike}`)} and ${ofPayer(actor, relation)} order by p.id desc limit ${sql.lit(most)})
      union all
      (select 'receipt', p.id, p.number, p.reference, '', 'credit-account', p.company_id
        from credit_receipts p
        where ${holds(terms, (isLike) => sql`fold_text(p.number) ${isLike}`)} and ${ofCreditReader(actor, relation)}
        order by p.id desc limit ${sql.lit(most)})
      union all
      (select 'tax-invoice', p.id, p.number, p.subject_number, p.kind, p.subject_kind, p.subject_id
        from tax_invoices p
        where ${holds(terms, (isLike) => sql`fold_text(p.number) ${isLike}`)} and ${ofPayer(actor, relation)} order by p.id desc limit ${sql.lit(most)})
      union all
      (select 'document', p.id, p.file_name, r.number, p.state, p.subject_kind, p.subject_id
        from documents p join subjects r on r.id = p.subject_id
        where ${holds(terms, (isLike) => sql`fold_text(p.file_name) ${isLike}`)} and p.deleted_at is null and p.state <> 'REPLACED'
          and ${ofUploader(actor, relation)} order by p.id desc limit ${sql.lit(most)})`,
  )
