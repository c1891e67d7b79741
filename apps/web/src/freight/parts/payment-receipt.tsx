// The receipt of a payment that was made, from the page the payer comes back to.
import { useMutation, useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import type { PaymentAnswer } from '@marsa/model/finance/endpoints.ts'
import { paymentText } from '@marsa/model/finance/payment-text.ts'
import { downloadReceipt } from '@marsa/model/freight/shipment-endpoints.ts'
import { download, Refusal } from '../../kit/call.ts'
import { toast } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/button.tsx'
import { shipmentQuery } from '../queries.ts'

/** The receipt is asked for by the number of the quotation, which the shipment knows. */
export function ShipmentReceipt({ payment }: { payment: PaymentAnswer }) {
  const t = useT()
  const { data } = useQuery(shipmentQuery(payment.subjectId))
  const { subjectId: RequestId, quotationId: QuotationId } = payment
  const receiptNumber = data?.money?.payments.find(
    (line) => line.sessionId === payment.sessionId,
  )?.receiptNumber
  const get = useMutation({
    mutationFn: (QuotationNo: string) =>
      download(downloadReceipt, {
        query: { RequestId, QuotationId, QuotationNo, receiptNumber: receiptNumber ?? undefined },
      }),
    onError: (problem) =>
      problem instanceof Refusal && void toast({ title: problem.sentence, tone: 'error' }),
  })
  const number = data?.quotation?.quotationNo
  if (!number) return null
  return (
    <Button icon={FileText} changes={false} isPending={get.isPending} onPress={() => get.mutate(number)}>
      {t(paymentText.receipt)}
    </Button>
  )
}
