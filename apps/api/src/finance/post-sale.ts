// The postings of what the house itself sells: its VAT with the invoice, the revenue once it is supplied.
import type { Tx } from '../kit/db.ts'
import { accountOf, findPosting, findStanding, post, refOfNext, reverse } from './ledger.store.ts'

const revenueKind = 'sale.revenue'

/** Of a paid invoice: from the customer's advance on the subject to what is owed to the tax authority. Fils above 0. */
export const postVat = async (
  tx: Tx,
  { invoiceNumber, subjectId, vatFils }: { invoiceNumber: string; subjectId: string; vatFils: bigint },
): Promise<void> => {
  await post(tx, {
    kind: 'sale.vat',
    ref: invoiceNumber,
    subjectId,
    entries: [
      {
        accountId: await accountOf(tx, { kind: 'customer_advance', ownerId: subjectId }),
        amountFils: -vatFils,
      },
      { accountId: await accountOf(tx, { kind: 'vat_payable' }), amountFils: vatFils },
    ],
  })
}

/** The sale is undone: its VAT goes back to the customer's advance. */
export const reverseVat = async (tx: Tx, invoiceNumber: string): Promise<void> => {
  const posted = await findPosting(tx, 'sale.vat', invoiceNumber)
  if (posted) await reverse(tx, posted.id)
}

/** It is supplied: what is left of the advance is earned; once a subject, and once more for each time that it was taken back. */
export const postRevenue = async (tx: Tx, subjectId: string, amountFils: bigint): Promise<void> => {
  if (amountFils === 0n) return
  await post(tx, {
    kind: revenueKind,
    ref: await refOfNext(tx, revenueKind, subjectId, subjectId),
    subjectId,
    entries: [
      {
        accountId: await accountOf(tx, { kind: 'customer_advance', ownerId: subjectId }),
        amountFils: -amountFils,
      },
      { accountId: await accountOf(tx, { kind: 'revenue' }), amountFils },
    ],
  })
}

/** It was not supplied after all: what was earned is the customer's advance again. */
export const reverseRevenue = async (tx: Tx, subjectId: string): Promise<void> => {
  const earned = await findStanding(tx, revenueKind, subjectId)
  if (earned) await reverse(tx, earned.id)
}
