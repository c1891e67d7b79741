// Receipts and tax invoices of a request, each a download of the paper as it was issued.
import { useMutation } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import type { TaxInvoiceKind } from '@marsa/model/finance/invoice-kinds.ts'
import { moneyBackText, paidText } from '@marsa/model/finance/paid-text.ts'
import { useMe } from '../../accounts/door.tsx'
import { Refusal } from '../../kit/call.ts'
import { downloadPrepared, type Prepared } from '../../kit/prepared.ts'
import { toast } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/button.tsx'
import { Ref } from '../../ui/ref.tsx'

type Paper = { id: string; title: string; number?: string; fetch: () => Promise<void> }

const titles = {
  advance: paidText.advanceInvoice,
  final: paidText.finalInvoice,
  'credit-note': moneyBackText.creditNote,
}

export type Issued = {
  payments: readonly { receiptNumber: string | null }[]
  invoices: readonly { kind: TaxInvoiceKind; number: string }[]
}

/** How a line fetches what has been issued; `receipt` by its number. Left out, none are shown. */
export type MoneyCalls = {
  receipt?: Prepared<string>
  invoice?: Prepared<{ kind: TaxInvoiceKind; number: string }>
}

/** What has been issued: tax invoices and credit notes, newest first, and a receipt for each payment. */
const usePapers = ({ payments, invoices }: Issued, { receipt, invoice }: MoneyCalls): Paper[] => {
  const t = useT()
  const role = useMe()?.roleName
  const may = (call: Prepared<never>) => role !== undefined && Object.hasOwn(call.contract.policy, role)
  const receipts =
    receipt && may(receipt)
      ? payments.flatMap(({ receiptNumber: number }) =>
          number
            ? [
                {
                  id: number,
                  title: t(paidText.receipt),
                  number,
                  fetch: () => downloadPrepared(receipt, number),
                },
              ]
            : [],
        )
      : []
  const papers =
    invoice && may(invoice)
      ? invoices.map(({ kind, number }) => ({
          id: number,
          title: t(titles[kind]),
          number,
          fetch: () => downloadPrepared(invoice, { kind, number }),
        }))
      : []
  return [...papers.toReversed(), ...receipts]
}

export function MoneyPapers({ issued, calls }: { issued: Issued; calls: MoneyCalls }) {
  const papers = usePapers(issued, calls)
  if (papers.length === 0) return null
  return (
    <ul className="stack g1 papers">
      {papers.map((paper) => (
        <li key={paper.id}>
          <PaperButton {...paper} />
        </li>
      ))}
    </ul>
  )
}

function PaperButton({ title, number, fetch }: Paper) {
  const t = useT()
  const get = useMutation({
    mutationFn: fetch,
    onError: (problem) =>
      problem instanceof Refusal && void toast({ title: problem.sentence, tone: 'error', sticky: true }),
  })
  return (
    <Button
      variant="text"
      size="s"
      icon={FileText}
      changes={false}
      isPending={get.isPending}
      pendingLabel={t(paidText.fetching)}
      aria-label={t(paidText.download, { name: number ? `${title} ${number}` : title })}
      onPress={() => get.mutate()}
    >
      {title}{' '}
      {number && (
        <span className="muted">
          <Ref value={number} />
        </span>
      )}
    </Button>
  )
}
