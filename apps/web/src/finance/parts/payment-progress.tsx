// A payment that is open: how long it still holds, how to go on with it, how to give it up.
import { useQuery } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { useCallback } from 'react'
import { abandonPayment, getPaymentStatus } from '@marsa/model/finance/endpoints.ts'
import { pay } from '@marsa/model/freight/customer-quote-endpoints.ts'
import { paymentText } from '@marsa/model/quotes/screen-text.ts'
import { useCommand } from '../../kit/query.ts'
import { useFigures } from '../../kit/figures.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/button.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { freightReads } from '../queries.ts'
import { paymentQuery } from '../quote-queries.ts'
import { useServerClock } from './payment-clock.ts'
import { goToPayment, rememberedSession, useReturnByBack } from './payment-go.ts'

/** `quotationId` is the quotation that is being paid; the session is known where this tab opened it. */
export function PaymentProgress({ requestId, quotationId }: { requestId: string; quotationId: string }) {
  const t = useT()
  const sessionId = rememberedSession(requestId)
  const { data, dataUpdatedAt } = useQuery({
    ...paymentQuery(sessionId ?? ''),
    enabled: sessionId !== undefined,
  })
  const clock = useServerClock(data?.serverTime, dataUpdatedAt)
  const open = data?.isKnown === false ? data : undefined
  const closing = open !== undefined && clock() >= Date.parse(open.expiresAt)
  const go = useCommand(pay, {
    refreshes: freightReads,
    onDone: (model) => void goToPayment(requestId, model),
  })
  const figures = useFigures()
  const stop = useCommand(abandonPayment, { refreshes: [...freightReads, getPaymentStatus] })
  const { reset } = go
  useReturnByBack(useCallback(() => reset(), [reset]))
  return (
    <Banner
      tone="attention"
      icon={CreditCard}
      title={t(paymentText.progressTitle)}
      action={
        open && (
          <Countdown
            until={open.expiresAt}
            now={clock}
            soonMs={120_000}
            endedLabel={t(paymentText.closing)}
          />
        )
      }
    >
      <p>{t(closing ? paymentText.closingBody : paymentText.progressBody, figures)}</p>
      {!closing && (
        <div className="row wrap pay-acts">
          <Button
            variant="primary"
            isPending={go.isPending || go.isSuccess}
            onPress={() => go.mutate({ query: { QuoteID: quotationId } })}
          >
            {t(paymentText.continue)}
          </Button>
          {open && (
            <Button
              isPending={stop.isPending}
              pendingLabel={t(paymentText.stopping)}
              onPress={() => stop.mutate({ body: { sessionId: open.sessionId } })}
            >
              {t(paymentText.stop)}
            </Button>
          )}
        </div>
      )}
    </Banner>
  )
}
