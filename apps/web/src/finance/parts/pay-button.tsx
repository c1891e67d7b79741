// Starts or continues the payment that is due and sends the browser to the payment page.
import { pay } from '@marsa/model/freight/customer-quote-endpoints.ts'
import { useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/button.tsx'
import { freightReads } from '../queries.ts'
import { shipmentText } from '@marsa/model/freight/shipment-text.ts'

export function PayButton({ quotationId, label }: { quotationId: string; label: string }) {
  const t = useT()
  const payment = useCommand(pay, {
    refreshes: freightReads,
    onDone: ({ redirectUrl }) => redirectUrl && location.assign(redirectUrl),
  })
  return (
    <Button
      variant="primary"
      size="l"
      block
      isPending={payment.isPending}
      pendingLabel={t(shipmentText.opening)}
      onPress={() => payment.mutate({ query: { QuoteID: quotationId } })}
    >
      {label}
    </Button>
  )
}
