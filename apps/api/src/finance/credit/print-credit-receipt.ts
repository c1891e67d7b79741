// Prints the receipt of money on a credit account, for administrators of its company and ours; what was reversed has none.
import type { downloadCreditReceipt as contract } from '@marsa/model/finance/credit/receipt-endpoints.ts'
import { movementText, type MovementKind } from '@marsa/model/finance/credit/statement.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { attachment } from '../../kit/attachment.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { findParty, findPlatform } from '../documents.store.ts'
import { printCreditReceiptData, type Letterhead } from '../print-documents.ts'
import { listAllocations } from './receivables.store.ts'
import { findReceiptRow } from './receipts.store.ts'

export const downloadCreditReceipt =
  (letterhead: (settings: Call['settings']) => Letterhead) => async (call: Call<typeof contract>) => {
    const { db, query, relation, reply, settings } = call
    const actor = signedIn(call)
    const row = await findReceiptRow(db, query.id)
    const isOwn = row?.company_id === actor.companyId && actor.isCompanyAdmin
    if (!row || (relation !== 'any' && !isOwn)) throw new Problem('credit.receipt-none')
    const { number, company_id: companyId, counted_at: countedAt } = row
    if (row.state !== 'COUNTED' || !number || !companyId || !countedAt)
      throw new Problem('credit.receipt-none')
    const paying = await listAllocations(db, companyId)
    const bytes = await printCreditReceiptData(
      {
        number,
        issuedOn: dayOf(countedAt),
        valueOn: row.value_on,
        currency: 'AED',
        amount: toWire(row.amount_fils),
        way: movementText[row.way.toLowerCase() as MovementKind],
        reference: row.bank_reference ?? row.reference,
        pays: paying
          .filter(({ receipt_id: id }) => id === row.id)
          .map(({ number: invoice, fils }) => ({ number: invoice, amount: toWire(fils) })),
        unallocated: toWire(row.left_fils),
      },
      { paidBy: await findParty(db, companyId), receivedBy: await findPlatform(db), madeAt: countedAt },
      letterhead(settings),
    )
    return attachment(reply, 'application/pdf', `${number}.pdf`).send(bytes)
  }
