// Sending one parcel without an account: who sends, the parcel, the card, and the shipment; or, by the link of the e-mail, a look at it.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  completeGuestPayment,
  viewGuestShipment,
  type GuestShipment,
} from '@marsa/model/express/guest/guest-endpoints.ts'
import { isDraft, isUnpaid } from '@marsa/model/express/shipments/shipment-machine.ts'
import { call } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { expressTitles } from '../titles.ts'
import { BeginForm } from './begin-form.tsx'
import { GuestForm } from './guest-form.tsx'
import { BookedGuest, PayGuest } from './guest-shipment.tsx'
import { guestText as words } from './guest-text.ts'
import { forgetGuest, guestToken, keepGuest } from './guest-token.ts'
import { beginValues } from './guest-values.ts'

const keyOf = (token: string) => [viewGuestShipment.verb, token]

const [whilePayingMs, usualMs] = [5_000, 60_000]

/** How the browser has come back from the payment page, where it has. */
type Back = 'paid' | 'left' | undefined

const backOf = (search: string): Back => {
  const query = new URLSearchParams(search)
  return query.has('left') ? 'left' : query.has('paid') ? 'paid' : undefined
}

export function GuestPage() {
  const t = useT()
  const { lang } = useLang()
  const client = useQueryClient()
  useTitle(t(expressTitles.guest))
  // The link of the e-mail has its token behind `#`.
  const [token, setToken] = useState(() => location.hash.slice(1) || guestToken())
  const [back, setBack] = useState(() => (location.hash ? undefined : backOf(location.search)))
  const [isChanging, setChanging] = useState(false)
  // The gateway is asked once, when the payer is back; from then on the page reads what is known.
  const comeback = useQuery({
    queryKey: [completeGuestPayment.verb, token, back],
    queryFn: ({ signal }) =>
      call(completeGuestPayment, { body: { token: token!, left: back === 'left' }, anonymous: true, signal }),
    enabled: token !== undefined && back !== undefined,
    staleTime: Infinity,
    retry: false,
  })
  const query = useQuery({
    queryKey: keyOf(token ?? ''),
    queryFn: ({ signal }) => call(viewGuestShipment, { body: { token: token! }, anonymous: true, signal }),
    enabled: token !== undefined && (back === undefined || comeback.isFetched),
    refetchInterval: ({ state }) => (back && state.data?.isPaying ? whilePayingMs : usualMs),
  })
  const put = (next: GuestShipment) => {
    client.setQueryData(keyOf(token!), next)
    // What became of an earlier payment is no longer news.
    setBack(undefined)
    history.replaceState(null, '', location.pathname)
    setChanging(false)
    scrollTo({ top: 0 })
  }
  const leave = () => {
    forgetGuest(token!)
    history.replaceState(null, '', location.pathname)
    setToken(undefined)
  }
  const isOver = query.error?.code === 'express.guest-over'
  useEffect(() => {
    if (isOver) forgetGuest(token!)
  }, [isOver, token])
  return (
    <div className="guest-page stack g5">
      <div className="stack g3">
        <h1>{t(expressTitles.guest)}</h1>
        {token === undefined && <p className="lead">{t(words.lead)}</p>}
      </div>
      {token === undefined ? (
        <BeginForm
          onBegun={(begun) => {
            keepGuest(begun)
            setToken(begun.token)
          }}
        />
      ) : (
        <Loaded
          query={query}
          card
          skeleton={<Skeleton block="320px" />}
          missing={({ code, sentence }) =>
            code === 'express.guest-over' ? (
              <Empty
                level={2}
                title={sentence}
                action={
                  <span className="row wrap g2">
                    <Button changes={false} onPress={leave}>
                      {t(words.startAnew)}
                    </Button>
                    <LinkButton href={`/${lang}/express/track`}>{t(words.track)}</LinkButton>
                  </span>
                }
              />
            ) : null
          }
        >
          {(shipment) => (
            <Shown
              shipment={shipment}
              token={token}
              back={back}
              isChanging={isChanging}
              onPriced={put}
              onChange={() => setChanging(true)}
              onChanged={() => void query.refetch()}
              onFinished={leave}
            />
          )}
        </Loaded>
      )}
    </div>
  )
}

type ShownProps = {
  shipment: GuestShipment
  token: string
  back: Back
  isChanging: boolean
  onPriced: (shipment: GuestShipment) => void
  onChange: () => void
  onChanged: () => void
  onFinished: () => void
}

function Shown(props: ShownProps) {
  const { shipment, token, back, isChanging, onPriced, onChange } = props
  const t = useT()
  const { status, isPaying } = shipment
  // While it is open nobody knows yet whether it is charged.
  const hasFailed = back !== undefined && !isPaying
  if (status && !isUnpaid(status))
    return (
      <BookedGuest
        shipment={shipment}
        token={token}
        onChanged={props.onChanged}
        onFinished={props.onFinished}
      />
    )
  if (back === 'paid' && isPaying)
    return (
      <Banner tone="info" live title={t(words.confirming)}>
        {t(words.confirmingBody)}
      </Banner>
    )
  if (status && !isDraft(status) && !isChanging)
    return <PayGuest shipment={shipment} token={token} hasFailed={hasFailed} onChange={onChange} />
  return (
    <div className="stack g5">
      {status && isDraft(status) && hasFailed && (
        <Banner tone="attention" live title={t(words.notPaid)}>
          {t(words.notPaidBody)}
        </Banner>
      )}
      <GuestForm
        token={token}
        initial={beginValues(shipment, location.search)}
        first={hasFailed ? 'review' : 'sender'}
        onPriced={onPriced}
      />
    </div>
  )
}
