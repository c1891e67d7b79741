// One tax document for finance: its parties, lines and sums, what builds on it, and what may still be credited.
import type {
  listWaitingNotes as waitingContract,
  viewTaxDocument as contract,
  WaitingNote,
} from '@marsa/model/finance/notes/note-endpoints.ts'
import {
  approveNoteRefusal,
  dropNoteRefusal,
  noteAloneFils,
  noteRefusal,
} from '@marsa/model/finance/notes/credit-note.ts'
import { leftOfData } from '@marsa/model/finance/charge-line.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { sum, toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { readTaxInvoiceData } from '../document-data.ts'
import { findInvoiceById, listCreditedLines } from '../documents.store.ts'
import { listAround, listNoteProposals, openNoteOf, standingOf, type ListedNote } from './notes.store.ts'

const both = (party: { nameEn: string; nameAr: string }) => ({ en: party.nameEn, ar: party.nameAr })

const waitingView = (row: ListedNote, actor: Actor): WaitingNote => ({
  proposalId: row.id,
  invoiceId: row.invoice_id,
  invoiceNumber: row.number,
  customer: both(row.customer),
  total: toWire(row.amount_fils),
  reasonCode: row.credit_reason,
  reason: row.reason,
  by: row.proposer,
  at: toOffset(row.proposed_at),
  refusal: approveNoteRefusal(actor, row.proposed_by) ?? null,
  dropRefusal: dropNoteRefusal(actor, row.proposed_by) ?? null,
})

export const viewTaxDocument = async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
  const { db, query, settings } = call
  const invoice = await findInvoiceById(db, query.id)
  if (!invoice) throw new Problem('finance.document-none')
  const [data, around, credited, { way, ...standing }, waiting] = await Promise.all([
    readTaxInvoiceData(db, invoice),
    listAround(db, invoice.id),
    listCreditedLines(db, invoice.id),
    standingOf(db, invoice.id),
    openNoteOf(db, invoice.id),
  ])
  const left = invoice.kind === 'credit-note' ? [] : leftOfData(invoice.lines, credited)
  const leftFils = sum(left.map(({ totalFils }) => totalFils))
  const refusal =
    noteRefusal({ kind: invoice.kind, leftFils, ...standing }) ?? (way ? null : 'finance.note-early')
  const { number, customer } = invoice
  return {
    invoiceId: invoice.id,
    number,
    kind: invoice.kind,
    title: data.title,
    issuedAt: toOffset(invoice.issuedAt),
    suppliedOn: invoice.suppliedOn,
    dueOn: invoice.dueOn,
    subjectKind: invoice.subjectKind,
    subjectId: invoice.subjectId,
    subjectNumber: invoice.subjectNumber,
    supplier: { name: both(invoice.supplier), trn: invoice.supplier.trn },
    customer: { name: both(customer), trn: customer.trn },
    isOwn: invoice.isOwnSupply,
    reasonCode: invoice.creditReason,
    reason: invoice.reason,
    lines: invoice.lines.map(({ en, ar, category, net, vat, total }) => ({
      en,
      ar,
      category,
      net,
      vat,
      total,
    })),
    net: data.net,
    vat: data.vat,
    total: data.total,
    advance: data.advance,
    paid: data.paid,
    due: data.due,
    related: around.map((row) => ({
      invoiceId: row.id,
      number: row.number,
      kind: row.kind,
      issuedAt: toOffset(row.issued_at),
      total: toWire(row.total_fils),
    })),
    left: left.map(({ category, netFils, vatFils, totalFils }) => ({
      category,
      net: toWire(netFils),
      vat: toWire(vatFils),
      total: toWire(totalFils),
    })),
    leftTotal: toWire(leftFils),
    way: refusal === null || refusal === 'finance.note-waiting' ? way : null,
    noteRefusal: refusal,
    aloneUpTo: toWire(noteAloneFils(settings)),
    waiting: waiting ? waitingView({ ...waiting, number, customer }, signedIn(call)) : null,
    currency: 'AED',
  }
}

export const listWaitingNotes = async (
  call: Call<typeof waitingContract>,
): Promise<AnswerOf<typeof waitingContract>> => {
  const actor = signedIn(call)
  const notes = (await listNoteProposals(call.db)).map((row) => waitingView(row, actor))
  return { notes, currency: 'AED' }
}
