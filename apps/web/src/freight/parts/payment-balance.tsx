// The final payment of a shipment: one button that starts it, or the payment that is already open.
import { useCallback } from 'react'
import { pay } from '@marsa/model/freight/customer-quote-endpoints.ts'
import { acceptText, paymentText } from '@marsa/model/quotes/screen-text.ts'
import { useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/button.tsx'
import { freightReads } from '../queries.ts'
import { goToPayment, useReturnByBack } from './payment-go.ts'
import { PaymentProgress } from './payment-progress.tsx'

/** What of a shipment the payment needs; `quotation` is the one in force. */
export type Payable = { RequestId: string; status: string; quotation: { QuotationId: string } | null }

const isStarted = (status: string): boolean => status === 'QS_FINAL_PAY_INITIATED' || status === 'QS_AWP'

/** Starts the final payment and leaves for the payment page; `isPending` lasts until the page is gone. */
export const useBalancePayment = (requestId: string) => {
  const command = useCommand(pay, {
    refreshes: freightReads,
    onDone: (model) => void goToPayment(requestId, model),
  })
  const { reset } = command
  useReturnByBack(useCallback(() => reset(), [reset]))
  return {
    start: (quotationId: string) => command.mutate({ query: { QuoteID: quotationId } }),
    isPending: command.isPending || command.isSuccess,
  }
}

/** "Pay the balance" for the panel of a shipment; shows the open payment with its time where there is one. */
export function StartBalancePayment({ shipment }: { shipment: Payable }) {
  const t = useT()
  const { start, isPending } = useBalancePayment(shipment.RequestId)
  const { quotation } = shipment
  if (!quotation) return null
  if (isStarted(shipment.status))
    return <PaymentProgress requestId={shipment.RequestId} quotationId={quotation.QuotationId} />
  return (
    <Button
      variant="primary"
      size="l"
      block
      isPending={isPending}
      pendingLabel={t(acceptText.starting)}
      onPress={() => start(quotation.QuotationId)}
    >
      {t(paymentText.payBalance)}
    </Button>
  )
}
