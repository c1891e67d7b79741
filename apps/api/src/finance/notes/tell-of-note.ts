// Tells people of a credit note by hand: the customer, the agent whose money it takes, and administrators while it waits.
import { asSentence } from '@marsa/model/finance/credit/credit-terms.ts'
import { amountParam } from '@marsa/model/messages/message.ts'
import { noteWayText } from '@marsa/model/finance/notes/note-text.ts'
import type { NoteWay } from '@marsa/model/finance/notes/credit-note.ts'
import type { Tx } from '../../kit/db.ts'
import { notify } from '../../messages/door.ts'
import type { StoredTaxInvoice } from '../documents.store.ts'
import { peopleToTell, type NoteProposalRow } from './notes.store.ts'
import type { Noted } from './return-money.ts'

/** The page of a subject's kind, where its company finds the papers. */
export type PageOf = (subjectKind: string) => string

export const tellOfNote = async (
  tx: Tx,
  { invoice, note, totals, reason }: Noted,
  { way, pageOf }: { way: NoteWay; pageOf: PageOf },
): Promise<void> => {
  const { companyId, supplierId, subjectId, subjectKind } = invoice
  const about = {
    number: note.number,
    invoice: invoice.number,
    amount: amountParam(totals.totalFils),
    reason: asSentence(reason),
  }
  const told = { subjectId, version: note.id }
  const customer = { userIds: await peopleToTell(tx, companyId) }
  if (way === 'settlement') {
    await notify(tx, { ...told, to: customer, template: 'tax-note-commission', params: about })
    return
  }
  const params = { ...about, way: noteWayText[way], page: pageOf(subjectKind) }
  await notify(tx, { ...told, to: customer, template: 'tax-note-issued', params })
  if (!invoice.isOwnSupply)
    await notify(tx, {
      ...told,
      to: { userIds: await peopleToTell(tx, supplierId) },
      template: 'tax-note-payable',
      params: about,
    })
}

export const tellApprovers = async (
  tx: Tx,
  invoice: StoredTaxInvoice,
  proposal: NoteProposalRow,
  { userId, firstName, lastName }: { userId: string; firstName: string; lastName: string },
): Promise<void> => {
  const { nameEn: en, nameAr: ar } = invoice.customer
  await notify(tx, {
    to: { roles: ['admin'], except: userId },
    template: 'tax-note-proposed',
    params: {
      colleague: `${firstName} ${lastName}`,
      amount: amountParam(proposal.amount_fils),
      company: { en, ar },
      number: invoice.number,
    },
    subjectId: invoice.id,
    version: proposal.id,
  })
}
