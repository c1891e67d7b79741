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

type Paper = { id: string; title: string; number: string; fetch: () => Promise<void> }

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

/** Who the reader is decides which papers they may fetch. */
const useMay = () => {
  const role = useMe()?.roleName
  return (call: Prepared<never>) => role !== undefined && Object.hasOwn(call.contract.policy, role)
}

const receiptPaper = (title: string, call: Prepared<string>, number: string): Paper => ({
  id: number,
  title,
  number,
  fetch: () => downloadPrepared(call, number),
})

export const useReceiptPaper = (call: Prepared<string> | undefined, number: string | undefined) => {
  const t = useT()
  const may = useMay()
  return call && number && may(call) ? receiptPaper(t(paidText.receipt), call, number) : undefined
}

/** What has been issued: tax invoices and credit notes, newest first, and a receipt for each payment. */
const usePapers = ({ payments, invoices }: Issued, { receipt, invoice }: MoneyCalls): Paper[] => {
  const t = useT()
  const may = useMay()
  const receipts =
    receipt && may(receipt)
      ? payments.flatMap(({ receiptNumber }) =>
          receiptNumber ? [receiptPaper(t(paidText.receipt), receipt, receiptNumber)] : [],
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

export function PaperButton({ title, number, fetch }: Paper) {
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
      aria-label={t(paidText.download, { name: `${title} ${number}` })}
      onPress={() => get.mutate()}
    >
      {title}{' '}
      <span className="muted">
        <Ref value={number} />
      </span>
    </Button>
  )
}
