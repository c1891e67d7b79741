// A payment that is open: how long it still holds, how to go on with it, how to give it up.
import { useQuery } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { useCallback } from 'react'
import { abandonPayment, getPaymentStatus } from '@marsa/model/finance/endpoints.ts'
import { paymentText } from '@marsa/model/finance/payment-text.ts'
import type { Endpoint } from '@marsa/model/kit/endpoint.ts'
import { useSettingParams } from '../../kit/setting-params.ts'
import { usePrepared } from '../../kit/prepared.ts'
import { useCommand } from '../../kit/query.ts'
import { useServerClock } from '../../kit/server-clock.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Countdown } from '../../ui/values/countdown.tsx'
import { paymentQuery } from '../queries.ts'
import type { PayCall } from './pay-button.tsx'
import { goToPayment, rememberedSession, useReturnByBack } from './payment-go.ts'
import '../payments.css'

/** `quotationId` is the quotation that is being paid; the session is known where this tab opened it. */
export function PaymentProgress({ subjectId, quotationId, call, refreshes }: ProgressProps) {
  const t = useT()
  const sessionId = rememberedSession(subjectId)
  const { data, dataUpdatedAt } = useQuery({
    ...paymentQuery(sessionId ?? ''),
    enabled: sessionId !== undefined,
  })
  const clock = useServerClock(data?.serverTime, dataUpdatedAt)
  const open = data?.isKnown === false ? data : undefined
  const closing = open !== undefined && clock() >= Date.parse(open.expiresAt)
  const go = usePrepared(call, { onDone: (model) => void goToPayment(subjectId, model) })
  const params = useSettingParams()
  const stop = useCommand(abandonPayment, { refreshes: [...refreshes, getPaymentStatus] })
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
      <p>{t(closing ? paymentText.closingBody : paymentText.progressBody, params)}</p>
      {!closing && (
        <div className="row wrap pay-acts">
          <Button
            variant="primary"
            isPending={go.isPending || go.isSuccess}
            onPress={() => go.send(quotationId)}
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

type ProgressProps = {
  /** The request that is being paid. */
  subjectId: string
  quotationId: string
  call: PayCall
  /** Contracts whose answers are old once the payment is given up. */
  refreshes: readonly Endpoint[]
}
