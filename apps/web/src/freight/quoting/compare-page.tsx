// The quotes of a request side by side: compare, accept and pay, reject.
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Lock } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { landedText } from '@marsa/model/freight/quoting/comparison-text.ts'
import type { compareQuotes } from '@marsa/model/freight/quoting/customer-quote-endpoints.ts'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { reasonsOf, weighed, type Reason } from '@marsa/model/requests/explain.ts'
import { compareText } from '@marsa/model/requests/screen-text.ts'
import type { QuotationView } from '@marsa/model/requests/views.ts'
import { freightPhaseOf } from '@marsa/model/freight/status.ts'
import { PaymentProgress } from '../../finance/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { useSettingParams } from '../../kit/setting-params.ts'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useServerClock } from '../../kit/server-clock.ts'
import { useT } from '../../kit/t.ts'
import {
  AcceptDialog,
  CompareCards,
  CompareTable,
  inOrder,
  ReasonBars,
  RejectDialog,
  useTeller,
} from '../../requests/door.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Icon } from '../../ui/values/icon.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { EmissionDetails } from './compare-emissions.tsx'
import { freightFacts } from './compare-facts.tsx'
import { PrintComparison } from './compare-print.tsx'
import { EstimateButton } from '../asking/estimate-open.tsx'
import { useLanded } from '../asking/use-landed.ts'
import { placeName } from '../shipment/route-name.tsx'
import { ShipmentLine } from '../execution/agent-shipment-line.tsx'
import { StatusBadge } from '../shipment/status-badge.tsx'
import { acceptCall, payCall, rejectCall } from '../shipment/pay-calls.ts'
import { freightReads, shipmentQuery } from '../queries.ts'
import { compareQuery } from './quote-queries.ts'
import '../freight.css'
import '../asking/estimate.css'

type Comparison = AnswerOf<typeof compareQuotes>

const route = getRouteApi('/$lang/inside/freight/shipments/$id/quotes')

export function ComparePage() {
  const t = useT()
  const { lang } = useLang()
  const { id } = route.useParams()
  const comparison = useQuery(compareQuery(id))
  const { data: shipment } = useQuery(shipmentQuery(id))
  const { data, refetch } = comparison
  return (
    <>
      <nav className="crumbs q-crumbs" aria-label={t(compareText.crumbs)}>
        <a href={`/${lang}/freight/shipments`}>{t(compareText.shipments)}</a>
        <Icon of={ChevronRight} flip />
        {data ? (
          <a href={`/${lang}/freight/shipments/${id}`}>
            <Ref value={data.quoteNumber} />
          </a>
        ) : (
          <Skeleton width="120px" />
        )}
      </nav>
      <Loaded query={comparison} card skeleton={<Skeleton block="480px" />} />
      {data && (
        <>
          <div className="row between wrap q-head">
            <div className="stack g2">
              <h1>
                {shipment
                  ? t(compareText.heading, {
                      count: data.quotations.length,
                      origin: placeName(shipment.origin.place, lang),
                    })
                  : t(compareText.table)}
              </h1>
              {shipment && <ShipmentLine shipment={shipment} />}
            </div>
            <div className="row wrap g2">
              {shipment && data.quotations.length > 0 && <EstimateButton shipment={shipment} />}
              {data.quotations.length > 0 && <PrintComparison requestId={id} />}
              <StatusBadge status={data.status} />
            </div>
          </div>
          <Body
            data={data}
            shipment={shipment}
            readAt={comparison.dataUpdatedAt}
            onEnd={() => void refetch()}
          />
        </>
      )}
    </>
  )
}

type BodyProps = {
  data: Comparison
  shipment: ShipmentDetail | undefined
  readAt: number
  onEnd: () => void
}

function Body({ data, shipment, readAt, onEnd }: BodyProps) {
  const t = useT()
  const params = useSettingParams()
  const { lang } = useLang()
  const navigate = useNavigate()
  const phone = useNarrow('phone')
  const now = useServerClock(data.serverTime, readAt)
  const [differencesOnly, setDifferencesOnly] = useState(false)
  const [accepting, setAccepting] = useState<QuotationView>()
  const [rejecting, setRejecting] = useState<QuotationView>()
  const { expected, RequestId, status } = data
  const quotes = useMemo(() => inOrder(data.quotations), [data.quotations])
  const landed = useLanded(data.serverTime, shipment)
  const teller = useTeller()
  const reasons =
    freightPhaseOf(status) === 'quoted'
      ? reasonsOf(
          quotes.map((quote) => weighed(quote, Date.parse(data.serverTime))),
          expected.length,
          teller,
        )
      : []
  const held = quotes.find((quote) => quote.state === 'Q_LOCKED')
  const booked = quotes.some((quote) => quote.state === 'Q_ACCEPTED')
  if (quotes.length === 0) return <NoQuotes data={data} />
  const shared = {
    quotes,
    expected,
    booked,
    facts: freightFacts,
    extras: landed && [{ key: 'landed', label: landedText.short, amount: landed }],
    suggestedId: reasons.at(-1)?.quote.id,
    actions: { onAccept: setAccepting, onReject: setRejecting, onEnd, now },
  }
  return (
    <div className="stack g4">
      {held && (
        <PaymentProgress
          subjectId={RequestId}
          quotationId={held.QuotationId}
          call={payCall}
          refreshes={freightReads}
        />
      )}
      {booked && (
        <Banner
          tone="success"
          title={t(compareText.bookedTitle)}
          action={
            <LinkButton href={`/${lang}/freight/shipments/${RequestId}`}>
              {t(compareText.toShipment)}
            </LinkButton>
          }
        >
          {t(compareText.bookedBody)}
        </Banner>
      )}
      {(reasons.length > 0 || !phone) && (
        <Lead reasons={reasons}>
          {!phone && quotes.length > 1 && (
            <Switch value={differencesOnly} onChange={setDifferencesOnly}>
              {t(compareText.differencesOnly)}
            </Switch>
          )}
        </Lead>
      )}
      {phone ? <CompareCards {...shared} /> : <CompareTable {...shared} differencesOnly={differencesOnly} />}
      <EmissionDetails quotes={quotes} />
      {!booked && (
        <p className="why">
          <Icon of={Lock} size="s" />
          <span>{t(compareText.held, params)}</span>
        </p>
      )}
      {accepting && (
        <AcceptDialog
          quote={quotes.find(({ QuotationId }) => QuotationId === accepting.QuotationId) ?? accepting}
          subjectId={RequestId}
          creditLeft={data.creditLeft}
          call={acceptCall}
          onBooked={() => void navigate({ href: `/${lang}/freight/shipments/${RequestId}` })}
          now={now}
          onClose={() => setAccepting(undefined)}
        />
      )}
      {rejecting && (
        <RejectDialog quote={rejecting} call={rejectCall} onClose={() => setRejecting(undefined)} />
      )}
    </div>
  )
}

function Lead({ reasons, children }: { reasons: readonly Reason[]; children: ReactNode }) {
  if (reasons.length > 0) return <ReasonBars reasons={reasons}>{children}</ReasonBars>
  return children ? <div className="row q-switch">{children}</div> : null
}

function NoQuotes({ data }: { data: Comparison }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <div className="card">
      <Empty
        art
        title={t(compareText.waitingTitle)}
        action={
          <LinkButton href={`/${lang}/freight/shipments/${data.RequestId}`}>
            {t(compareText.toShipment)}
          </LinkButton>
        }
      >
        {t(freightPhaseOf(data.status) === 'open' ? compareText.waitingBody : compareText.closedBody)}
      </Empty>
    </div>
  )
}
