// All SQL of credit notes by hand: what stands around a tax document, and the notes that wait for a second person.
import type { NoteFacts, NoteWay } from '@marsa/model/finance/notes/credit-note.ts'
import { noteAloneHours } from '@marsa/model/finance/notes/credit-note.ts'
import type { CreditReason } from '@marsa/model/finance/e-invoice/e-invoice.ts'
import type { TaxInvoiceKind } from '@marsa/model/finance/invoice-kinds.ts'
import { one, rows, type Db, type Tx } from '../../kit/db.ts'
import { proposals, type Proposal } from '../../kit/proposals.ts'
import { sql } from '../../kit/sql.ts'
import { lockInvoice } from '../documents.store.ts'

export type Standing = Pick<NoteFacts, 'isNetted' | 'isBundle' | 'isSettled' | 'isWaiting'> & {
  way: NoteWay | null
}

/**
 * Whether a document may be credited, and where the money goes. An agent's supply is settled when its money is on the agent's
 * account; our own when it is earned, commission once its run was sent.
 */
export const standingOf = (db: Db, invoiceId: string): Promise<Standing> =>
  one(
    db,
    sql`select i.kind = 'advance' and exists (select from tax_invoices f where f.subject_id = i.subject_id and f.kind = 'final')
          as "isNetted",
        i.subject_kind = 'bundle-purchase' as "isBundle",
        case when i.subject_kind = 'settlement-run'
          then exists (select from settlement_runs r where r.id = i.subject_id and r.state in ('SENT', 'PAID', 'RETURNED'))
          else exists (select from ledger_transactions t where t.subject_id = i.subject_id
            and t.kind in ('settlement', 'cancellation.fee', 'sale.revenue')
            and not exists (select from ledger_transactions r where r.reverses = t.id)) end as "isSettled",
        exists (select from tax_note_proposals p where p.invoice_id = i.id and p.outcome is null) as "isWaiting",
        case when i.subject_kind = 'settlement-run' then 'settlement'
          when exists (select from credit_receivables v where v.invoice_id = i.id) then 'account'
          when s.kind = 'platform' and i.session_id is null then 'wallet'
          when exists (select from payment_sessions p where p.subject_id = i.subject_id and p.settled_fils > p.returned_fils) then 'card' end as way
      from tax_invoices i join companies s on s.id = i.supplier_id where i.id = ${invoiceId}`,
  )

/** Until the transaction ends nobody else writes a note on this document, and none by this person for this customer. */
export const lockNotes = async (
  tx: Tx,
  { invoiceId, companyId, userId }: { invoiceId: string; companyId: string; userId: string },
): Promise<void> => {
  const key = `note of ${companyId} by ${userId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
  await lockInvoice(tx, invoiceId)
}

type NotedLine = { line: number; net: string }

export type NoteProposalRow = Proposal & {
  invoice_id: string
  amount_fils: bigint
  lines: NotedLine[] | null
  credit_reason: CreditReason
  reason: string
}

const own = proposals<NoteProposalRow>('tax_note_proposals')
export const { find: findNoteProposal, close: dropNoteProposal } = own

export const openNoteOf = (db: Db, invoiceId: string): Promise<NoteProposalRow | undefined> =>
  own.findBy(db, sql`p.invoice_id = ${invoiceId}`)

export type ListedNote = NoteProposalRow & { number: string; customer: { nameEn: string; nameAr: string } }

export const listNoteProposals = (db: Db): Promise<ListedNote[]> =>
  rows(
    db,
    sql`select n.*, i.number, i.customer from (${own.waiting}) n join tax_invoices i on i.id = n.invoice_id order by n.id limit 500`,
  )

/** Fils that went without a second person: on this document ever, and to its customer by this person in the last hours. */
export const noteGivenAlone = async (
  db: Db,
  { invoiceId, companyId, userId, now }: { invoiceId: string; companyId: string; userId: string; now: Date },
): Promise<bigint> =>
  (
    await one<{ fils: bigint }>(
      db,
      sql`select coalesce(sum(p.amount_fils), 0)::bigint as fils from tax_note_proposals p
        join tax_invoices i on i.id = p.invoice_id where p.outcome = 'MADE' and not p.needs_second
          and (p.invoice_id = ${invoiceId} or (p.proposed_by = ${userId} and i.company_id = ${companyId}
            and p.proposed_at > ${now}::timestamptz - make_interval(hours => ${noteAloneHours})))`,
    )
  ).fils

export const insertNoteProposal = async (
  tx: Tx,
  row: {
    invoiceId: string
    amountFils: bigint
    lines: readonly NotedLine[] | null
    creditReason: CreditReason
    reason: string
    needsSecond: boolean
    userId: string
    now: Date
  },
): Promise<NoteProposalRow> =>
  one(
    tx,
    sql`insert into tax_note_proposals (invoice_id, amount_fils, lines, credit_reason, reason, needs_second, proposed_by, proposed_at)
      values (${row.invoiceId}, ${row.amountFils}, ${row.lines && JSON.stringify(row.lines)}::jsonb, ${row.creditReason}, ${row.reason},
        ${row.needsSecond}, ${row.userId}, ${row.now})
      returning *, '' as proposer`,
  )

/** Decided with its note; the person alone, or the second one. */
export const noteProposalMade = async (
  tx: Tx,
  row: { id: string; userId: string; noteId: string; now: Date },
): Promise<void> => {
  await sql`update tax_note_proposals set outcome = 'MADE', decided_by = ${row.userId}, decided_at = ${row.now}, note_id = ${row.noteId}
    where id = ${row.id} and outcome is null`.execute(tx)
}

export type AroundRow = {
  id: string
  number: string
  kind: TaxInvoiceKind
  issued_at: Date
  total_fils: bigint
}

/** What a document builds on and what builds on it, oldest first. */
export const listAround = (db: Db, invoiceId: string): Promise<AroundRow[]> =>
  rows(
    db,
    sql`select o.id, o.number, o.kind, o.issued_at, o.total_fils from tax_invoices i join tax_invoices o on o.id <> i.id
        and (o.relates_to = i.id or o.id = i.relates_to
          or (i.kind <> 'credit-note' and o.kind <> 'credit-note' and o.subject_id = i.subject_id and o.kind <> i.kind))
      where i.id = ${invoiceId} order by o.issued_at, o.number`,
  )

/** Who of a company hears of its papers: its administrators, or everybody where it has none. */
export const peopleToTell = async (db: Db, companyId: string): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select id from users u where company_id = ${companyId} and status = 'ACTIVE' and (is_company_admin
        or not exists (select from users o where o.company_id = ${companyId} and o.status = 'ACTIVE' and o.is_company_admin)) order by id`,
    )
  ).map(({ id }) => id)
