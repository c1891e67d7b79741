// The receipt of a payment that was made, from the page the payer comes back to.
import { useMutation, useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import type { PaymentAnswer } from '@marsa/model/finance/endpoints.ts'
import { paymentText } from '@marsa/model/finance/payment-text.ts'
import { Refusal } from '../../kit/call.ts'
import { downloadPrepared, type Prepared } from '../../kit/prepared.ts'
import { toast } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/button.tsx'
import { storageMoneyCalls } from '../pay-calls.ts'
import { storageQuery } from '../queries.ts'

/** The receipt is asked for by the number of the quotation, which the request knows. */
export function StorageReceipt({ payment }: { payment: PaymentAnswer }) {
  const { data } = useQuery(storageQuery(payment.subjectId))
  const paid = data?.money?.payments.find((line) => line.sessionId === payment.sessionId)
  const call = data && storageMoneyCalls(data).receipt
  if (!call || !paid?.receiptNumber) return null
  return <ReceiptButton call={call} number={paid.receiptNumber} />
}

function ReceiptButton({ call, number }: { call: Prepared<string>; number: string }) {
  const t = useT()
  const get = useMutation({
    mutationFn: () => downloadPrepared(call, number),
    onError: (problem) =>
      problem instanceof Refusal && void toast({ title: problem.sentence, tone: 'error' }),
  })
  return (
    <Button icon={FileText} changes={false} isPending={get.isPending} onPress={() => get.mutate()}>
      {t(paymentText.receipt)}
    </Button>
  )
}
