// Credit notes by hand: written by one person up to an amount, above it by two; the note, its posting and the money are one transaction.
import { creditLines, leftOfData, totalsOf, type TaxedLine } from '@marsa/model/finance/charge-line.ts'
import {
  approveNoteRefusal,
  dropNoteRefusal,
  notedLines,
  noteNeedsSecond,
  noteRefusal,
  type NoteWay,
} from '@marsa/model/finance/notes/credit-note.ts'
import type {
  decideNote as decideContract,
  issueNote as issueContract,
} from '@marsa/model/finance/notes/note-endpoints.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { parseMoney, sum, toWire } from '@marsa/model/kit/money.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { audit } from '../../kit/audit.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { findInvoiceById, listCreditedLines, type StoredTaxInvoice } from '../documents.store.ts'
import { issueNoteByHand } from '../issue-invoice.ts'
import {
  dropNoteProposal,
  findNoteProposal,
  insertNoteProposal,
  lockNotes,
  noteGivenAlone,
  noteProposalMade,
  standingOf,
  type NoteProposalRow,
} from './notes.store.ts'
import { returnMoney, type ToWallet } from './return-money.ts'
import { tellApprovers, tellOfNote, type PageOf } from './tell-of-note.ts'

const done = { status: 'SUCCESS', errorMessage: null } as const

export type NoteParts = { toWallet: ToWallet; pageOf: PageOf }

type Asked = {
  amount?: string | undefined
  lines?: readonly { line: number; net: string }[] | null | undefined
}

/** What earlier notes have left of a document, by category. */
export const leftOn = async (tx: Tx, invoice: StoredTaxInvoice) =>
  leftOfData(invoice.lines, await listCreditedLines(tx, invoice.id))

const linesOf = async (tx: Tx, invoice: StoredTaxInvoice, asked: Asked): Promise<TaxedLine[]> => {
  if (!asked.lines) {
    const amountFils = parseMoney(asked.amount ?? '0')
    const left = sum((await leftOn(tx, invoice)).map(({ totalFils }) => totalFils))
    if (amountFils <= 0n) throw new Problem('finance.note-amount', {}, { amount: 'finance.note-amount' })
    if (amountFils > left)
      throw new Problem('finance.credit-above-rest', {}, { amount: 'finance.credit-above-rest' })
    return creditLines(invoice.lines, await listCreditedLines(tx, invoice.id), amountFils)
  }
  const wanted = asked.lines.map(({ line, net }) => ({ line, netFils: parseMoney(net) }))
  const lines = notedLines(invoice.lines, await leftOn(tx, invoice), wanted)
  if (!lines) throw new Problem('finance.note-lines')
  return lines
}

/** The document with whatever stands against a note on it, locked; `isDecided` is a proposal's own second step. */
const lockCreditable = async (
  tx: Tx,
  id: string,
  userId: string,
  { isDecided }: { isDecided: boolean },
): Promise<{ invoice: StoredTaxInvoice; way: NoteWay }> => {
  const invoice = await findInvoiceById(tx, id)
  if (!invoice) throw new Problem('finance.document-none')
  await lockNotes(tx, { invoiceId: id, companyId: invoice.companyId, userId })
  const { way, isWaiting, ...standing } = await standingOf(tx, id)
  const leftFils = sum((await leftOn(tx, invoice)).map(({ totalFils }) => totalFils))
  refuse(noteRefusal({ kind: invoice.kind, leftFils, ...standing, isWaiting: isWaiting && !isDecided }))
  if (!way) throw new Problem('finance.note-early')
  return { invoice, way }
}

const give = async (
  tx: Tx,
  { invoice, way }: { invoice: StoredTaxInvoice; way: NoteWay },
  proposal: NoteProposalRow,
  {
    lines,
    userId,
    now,
    toWallet,
    pageOf,
  }: { lines: readonly TaxedLine[]; userId: string; now: Date } & NoteParts,
): Promise<{ id: string; number: string }> => {
  const { id: causeId, credit_reason: creditReason, reason } = proposal
  const note = await issueNoteByHand(tx, invoice, lines, {
    causeId,
    creditReason,
    reason,
    suppliedOn: dayOf(now),
  })
  await noteProposalMade(tx, { id: causeId, userId, noteId: note.id, now })
  const noted = { invoice, note, totals: totalsOf(lines), reason, userId, now }
  await returnMoney(tx, noted, { way, toWallet })
  await audit(tx, {
    kind: 'admin',
    action: 'issueCreditNote',
    objectKind: 'tax-invoice',
    objectId: note.id,
    companyId: invoice.companyId,
    reason,
  })
  await tellOfNote(tx, noted, { way, pageOf })
  return note
}

export const issueNote =
  (parts: NoteParts) =>
  (call: Call<typeof issueContract>): Promise<AnswerOf<typeof issueContract>> => {
    const { now, body, settings } = call
    const actor = signedIn(call)
    const { userId } = actor
    return call.once(async (tx) => {
      const credited = await lockCreditable(tx, call.query.id, userId, { isDecided: false })
      const { invoice } = credited
      const lines = await linesOf(tx, invoice, body)
      const amountFils = totalsOf(lines).totalFils
      const { companyId } = invoice
      const given = await noteGivenAlone(tx, { invoiceId: invoice.id, companyId, userId, now })
      const needsSecond = noteNeedsSecond(amountFils, given, settings)
      const proposal = await insertNoteProposal(tx, {
        invoiceId: invoice.id,
        amountFils,
        lines: body.lines ?? null,
        creditReason: body.reasonCode,
        reason: body.reason,
        needsSecond,
        userId,
        now,
      })
      const note = needsSecond
        ? undefined
        : await give(tx, credited, proposal, { lines, userId, now, ...parts })
      if (needsSecond) await tellApprovers(tx, invoice, proposal, actor)
      return {
        ...done,
        number: note?.number ?? null,
        invoiceId: note?.id ?? null,
        proposalId: proposal.id,
        total: toWire(amountFils),
      }
    })
  }

export const decideNote =
  (parts: NoteParts) =>
  (call: Call<typeof decideContract>): Promise<AnswerOf<typeof decideContract>> => {
    const { now, body } = call
    const actor = signedIn(call)
    const { userId } = actor
    return call.once(async (tx) => {
      const known = await findNoteProposal(tx, call.query.id)
      const invoice = known && (await findInvoiceById(tx, known.invoice_id))
      if (!invoice) throw new Problem('finance.note-none')
      await lockNotes(tx, { invoiceId: invoice.id, companyId: invoice.companyId, userId: known.proposed_by })
      // Read again under the lock: somebody may have decided in between.
      const proposal = await findNoteProposal(tx, known.id)
      if (!proposal) throw new Problem('finance.note-none')
      refuse(
        body.isConfirmed
          ? approveNoteRefusal(actor, proposal.proposed_by)
          : dropNoteRefusal(actor, proposal.proposed_by),
      )
      if (!body.isConfirmed) {
        await dropNoteProposal(tx, { id: proposal.id, userId, outcome: 'DROPPED', now })
        return { ...done, number: null }
      }
      const credited = await lockCreditable(tx, invoice.id, proposal.proposed_by, { isDecided: true })
      const lines = await linesOf(tx, invoice, {
        amount: toWire(proposal.amount_fils),
        lines: proposal.lines,
      })
      const note = await give(tx, credited, proposal, { lines, userId, now, ...parts })
      return { ...done, number: note.number }
    })
  }
