// The page a payer comes back to: it says what is known and asks until it is, even after the time of the payment.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { completePayment } from '@marsa/model/finance/endpoints.ts'
import { paymentText } from '@marsa/model/finance/payment-text.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { useSessionState } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { refresh, useCommand } from '../../kit/query.ts'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useServerClock } from '../../kit/server-clock.ts'
import { useT } from '../../kit/t.ts'
import { Card } from '../../ui/values/card.tsx'
import { Icon } from '../../ui/values/icon.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { PaymentResult } from '../parts/payment-result.tsx'
import { wordsOf, type PaymentPlace, type PaymentPlaces } from '../payment-place.ts'
import { comebackQuery, paymentQuery } from '../queries.ts'
import '../payments.css'

const route = getRouteApi('/$lang/payment/return')

/** `usual` is the place of a payment that nobody knows, or of a kind that is none of `places`. */
export type ReturnProps = { places: PaymentPlaces; usual: PaymentPlace }

export function PaymentReturnPage(props: ReturnProps) {
  return (
    <section className="ret">
      <Return {...props} />
    </section>
  )
}

function Return({ places, usual }: ReturnProps) {
  const t = useT()
  const { lang } = useLang()
  const { session, of, left } = route.useSearch()
  const { status } = useSessionState()
  const back = `/${lang}/payment/return?${new URLSearchParams({ ...(session && { session }), ...(of && { of }), ...(left && { left: '1' }) })}`
  const likely = (of && Object.hasOwn(places, of) && places[of]) || usual
  if (!session)
    return <Nothing title={paymentText.unknownTitle} body={wordsOf(likely).unknownBody} place={likely} />
  if (status === 'out')
    return (
      <Nothing title={paymentText.signInTitle} body={paymentText.signInBody} place={likely}>
        <LinkButton variant="primary" href={`/${lang}/sign-in?next=${encodeURIComponent(back)}`}>
          {t(paymentText.signIn)}
        </LinkButton>
      </Nothing>
    )
  return <Session key={session} sessionId={session} left={left === true} places={places} usual={likely} />
}

function Session({ sessionId, left, places, usual }: ReturnProps & { sessionId: string; left: boolean }) {
  const t = useT()
  const client = useQueryClient()
  const comeback = useQuery(comebackQuery(sessionId, left))
  const poll = useQuery({
    ...paymentQuery(sessionId),
    enabled: comeback.isFetched && comeback.data?.isKnown !== true,
  })
  const check = useCommand(completePayment, {
    onDone: (answer) => client.setQueryData(paymentQuery(sessionId).queryKey, answer),
  })
  const payment = comeback.data?.isKnown ? comeback.data : (poll.data ?? comeback.data)
  const now = useServerClock(payment?.serverTime, poll.data ? poll.dataUpdatedAt : comeback.dataUpdatedAt)
  const isKnown = payment?.isKnown === true
  const place = (payment && places[payment.subjectKind]) ?? usual
  const { refreshes } = place
  useEffect(() => {
    // What the request and the lists say of this payment is old from the moment the result is known.
    if (isKnown) void refresh(client, refreshes)
  }, [isKnown, client, refreshes])
  const error = payment ? null : (poll.error ?? comeback.error)
  const read = {
    ...comeback,
    data: payment,
    error,
    isError: error !== null,
    isPending: !payment && !error,
  }
  return (
    <Loaded
      query={read}
      card
      skeleton={
        <div aria-busy="true">
          <h1 className="vh">{t(paymentText.confirming)}</h1>
          <Skeleton block="420px" />
        </div>
      }
      missing={<Nothing title={paymentText.unknownTitle} body={wordsOf(usual).unknownBody} place={usual} />}
    >
      {(known) => (
        <>
          <PaymentResult
            payment={known}
            place={place}
            left={left}
            late={now() >= Date.parse(known.expiresAt)}
            isChecking={check.isPending}
            onCheck={() => check.mutate({ body: { sessionId } })}
          />
          {!isKnown && (
            <p className="why ret-why">
              <Icon of={Info} size="s" />
              <span>{t(wordsOf(place).close)}</span>
            </p>
          )}
        </>
      )}
    </Loaded>
  )
}

function Nothing({ title, body, place, children }: NothingProps) {
  const t = useT()
  const { lang } = useLang()
  return (
    <Card>
      <div className="stack g4">
        <h1>{t(title)}</h1>
        <p className="muted">{t(body)}</p>
        <div className="row wrap">
          {children}
          <LinkButton href={place.home(lang)}>{t(place.toHome)}</LinkButton>
        </div>
      </div>
    </Card>
  )
}

type NothingProps = { title: TextRow; body: TextRow; place: PaymentPlace; children?: ReactNode }
