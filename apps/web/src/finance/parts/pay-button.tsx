// Starts or continues the payment that is due and sends the browser to the payment page.
import type { PaymentModel } from '@marsa/model/finance/payment-model.ts'
import { paidText } from '@marsa/model/finance/paid-text.ts'
import { usePrepared, type Prepared } from '../../kit/prepared.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'

/** The call of a line that starts the payment of a quotation, or goes on with the open one. */
export type PayCall = Prepared<string, PaymentModel>

export function PayButton({ quotationId, label, call }: PayProps) {
  const t = useT()
  const payment = usePrepared(call, {
    onDone: ({ redirectUrl }) => redirectUrl && location.assign(redirectUrl),
  })
  return (
    <Button
      variant="primary"
      size="l"
      block
      isPending={payment.isPending}
      pendingLabel={t(paidText.opening)}
      onPress={() => payment.send(quotationId)}
    >
      {label}
    </Button>
  )
}

type PayProps = { quotationId: string; label: string; call: PayCall }
