// Receipts and tax invoices of a request, each a download of the document as it was issued.
import { useMutation, useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { downloadOwnEInvoice, listOwnEInvoices } from '@marsa/model/finance/e-invoice/e-invoice-endpoints.ts'
import type { TaxInvoiceKind } from '@marsa/model/finance/invoice-kinds.ts'
import { moneyBackText, paidText } from '@marsa/model/finance/paid-text.ts'
import { useMe } from '../../accounts/door.tsx'
import { download, Refusal } from '../../kit/call.ts'
import { downloadPrepared, type Prepared } from '../../kit/prepared.ts'
import { ask, toast } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Ref } from '../../ui/values/ref.tsx'

type IssuedDocument = { id: string; title: string; number: string; fetch: () => Promise<void> }

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

/** Who the reader is decides which documents they may fetch. */
const useMay = () => {
  const role = useMe()?.roleName
  return (call: Prepared<never>) => role !== undefined && Object.hasOwn(call.contract.policy, role)
}

const receiptDocument = (title: string, call: Prepared<string>, number: string): IssuedDocument => ({
  id: number,
  title,
  number,
  fetch: () => downloadPrepared(call, number),
})

export const useReceiptDocument = (call: Prepared<string> | undefined, number: string | undefined) => {
  const t = useT()
  const may = useMay()
  return call && number && may(call) ? receiptDocument(t(paidText.receipt), call, number) : undefined
}

/** What has been issued: tax invoices and credit notes, newest first, and a receipt for each payment. */
const useIssuedDocuments = (
  { payments, invoices }: Issued,
  { receipt, invoice }: MoneyCalls,
): IssuedDocument[] => {
  const t = useT()
  const may = useMay()
  const receipts =
    receipt && may(receipt)
      ? payments.flatMap(({ receiptNumber }) =>
          receiptNumber ? [receiptDocument(t(paidText.receipt), receipt, receiptNumber)] : [],
        )
      : []
  const documents =
    invoice && may(invoice)
      ? invoices.map(({ kind, number }) => ({
          id: number,
          title: t(titles[kind]),
          number,
          fetch: () => downloadPrepared(invoice, { kind, number }),
        }))
      : []
  return [...documents.toReversed(), ...receipts]
}

/** The customer's own e-invoices beside the documents that they are of. */
const useEInvoices = ({ invoices }: Issued): IssuedDocument[] => {
  const t = useT()
  const role = useMe()?.roleName
  const isCustomer = role !== undefined && Object.hasOwn(listOwnEInvoices.policy, role)
  const numbers = invoices.map(({ number }) => number).join(',')
  const { data } = useQuery({
    ...ask(listOwnEInvoices, { numbers }),
    enabled: isCustomer && numbers !== '',
  })
  return (data?.numbers ?? []).map((number) => ({
    id: `xml ${number}`,
    title: t(paidText.eInvoice),
    number,
    fetch: () => download(downloadOwnEInvoice, { query: { number } }),
  }))
}

export function IssuedDocuments({ issued, calls }: { issued: Issued; calls: MoneyCalls }) {
  const eInvoices = useEInvoices(issued)
  const documents = [...useIssuedDocuments(issued, calls), ...(calls.invoice ? eInvoices : [])]
  if (documents.length === 0) return null
  return (
    <ul className="stack g1 issued-documents">
      {documents.map((document) => (
        <li key={document.id}>
          <IssuedDocumentButton {...document} />
        </li>
      ))}
    </ul>
  )
}

export function IssuedDocumentButton({ title, number, fetch }: IssuedDocument) {
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
      className="wraps"
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
