// What is settled on credit becomes a receivable, and receipts pay what is open, the oldest due first; neither posts anything.
import { allocate, dueDay } from '@marsa/model/finance/credit/credit-due.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import type { Tx } from '../../kit/db.ts'
import { lockAccount, publishCreditOf } from './accounts.store.ts'
import {
  findOwable,
  insertAllocation,
  insertReceivable,
  listOpen,
  type ReceivableRow,
} from './receivables.store.ts'
import { listUnallocated } from './receipts.store.ts'

export const toOpen = (row: ReceivableRow) => ({
  id: row.invoice_id,
  dueOn: row.due_on,
  openFils: row.open_fils,
})

/** Lets what is not allocated yet pay what is open; `first` is served before the others. The account is locked. */
export const spreadReceipts = async (tx: Tx, companyId: string, first?: string): Promise<void> => {
  const waiting = await listUnallocated(tx, companyId)
  const inOrder = waiting.toSorted((a, b) => Number(b.id === first) - Number(a.id === first))
  let open = (await listOpen(tx, companyId)).map(toOpen)
  for (const receipt of inOrder) {
    const { allocations } = allocate(open, receipt.left_fils, receipt.invoices)
    for (const { id: invoiceId, fils } of allocations)
      await insertAllocation(tx, { receiptId: receipt.id, invoiceId, fils })
    const paid = new Map(allocations.map(({ id, fils }) => [id, fils]))
    open = open.map((each) => ({ ...each, openFils: each.openFils - (paid.get(each.id) ?? 0n) }))
  }
  await publishCreditOf(tx, companyId)
}

/** At the settlement of a subject: its tax invoice is owed from now on, where it was confirmed on credit. */
export const oweInvoice = async (tx: Tx, subjectId: string): Promise<void> => {
  const owable = await findOwable(tx, subjectId)
  if (!owable || owable.amount_fils <= 0n) return
  const { invoice_id: invoiceId, company_id: companyId, amount_fils: amountFils } = owable
  await lockAccount(tx, companyId)
  const dueOn = dueDay(dayOf(owable.issued_at), owable.terms_days)
  await insertReceivable(tx, { invoiceId, companyId, amountFils, dueOn })
  await spreadReceipts(tx, companyId)
}
