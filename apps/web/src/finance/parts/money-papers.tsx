// Receipts and tax invoices of a shipment, each a download of the paper as it was issued.
import { useMutation } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { moneyBackText } from '@marsa/model/freight/flag-text.ts'
import { downloadInvoice, downloadReceipt } from '@marsa/model/freight/shipment-endpoints.ts'
import { shipmentText } from '@marsa/model/freight/shipment-text.ts'
import { useMe } from '../../accounts/door.tsx'
import { download, Refusal } from '../../kit/call.ts'
import { toast } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/button.tsx'
import { Ref } from '../../ui/ref.tsx'

type Paper = { id: string; title: string; number?: string; fetch: () => Promise<void> }

const titles = {
  advance: shipmentText.advanceInvoice,
  final: shipmentText.finalInvoice,
  'credit-note': moneyBackText.creditNote,
}

/** What has been issued: tax invoices and credit notes, newest first, and a receipt for each payment. */
const usePapers = ({ RequestId, quotation, money }: ShipmentDetail): Paper[] => {
  const t = useT()
  const role = useMe()?.roleName
  const payments = money?.payments ?? []
  const may = ({ policy }: { policy: object }) => role !== undefined && Object.hasOwn(policy, role)
  const receipts =
    quotation && may(downloadReceipt)
      ? payments.flatMap(({ receiptNumber }) => {
          if (!receiptNumber) return []
          const { QuotationId, quotationNo: QuotationNo } = quotation
          const query = { RequestId, QuotationId, QuotationNo, receiptNumber }
          const fetch = () => download(downloadReceipt, { query })
          return [{ id: receiptNumber, title: t(shipmentText.receipt), number: receiptNumber, fetch }]
        })
      : []
  const invoices = (may(downloadInvoice) ? (money?.invoices ?? []) : []).map(({ kind, number }) => ({
    id: number,
    title: t(titles[kind]),
    number,
    fetch: () => download(downloadInvoice, { query: { RequestId, kind, number } }),
  }))
  return [...invoices.toReversed(), ...receipts]
}

export function MoneyPapers({ shipment }: { shipment: ShipmentDetail }) {
  const papers = usePapers(shipment)
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
      pendingLabel={t(shipmentText.fetching)}
      aria-label={t(shipmentText.download, { name: number ? `${title} ${number}` : title })}
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
