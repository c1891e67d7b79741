// A request as an invited agent works on it: the clock, the request, the quote form, or where its quote stands.
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { changeText } from '@marsa/model/freight/changes/change-text.ts'
import type { viewQuoteAgent } from '@marsa/model/freight/agent-endpoints.ts'
import { requestsText, requestViewText } from '@marsa/model/freight/screen-text.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import { quotesProblems } from '@marsa/model/requests/problems.ts'
import { serviceCharges } from '@marsa/model/requests/service-charges.ts'
import type { QuotationState } from '@marsa/model/requests/quotation.ts'
import { quoteFormText as words } from '@marsa/model/requests/quote-form-text.ts'
import { quotationStateText } from '@marsa/model/requests/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { useFilledProblems } from '../../kit/setting-params.ts'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useServerClock } from '../../kit/server-clock.ts'
import { settingsQuery } from '../../kit/settings.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { AnswerClock, ChargeTotals, isEditable, isSent, QuoteForm, startLines } from '../../requests/door.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Icon } from '../../ui/values/icon.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { CarriageFields } from './agent-carriage-fields.tsx'
import { RequestFacts } from './agent-request-facts.tsx'
import { ShipmentLine } from '../execution/agent-shipment-line.tsx'
import { LazyAsk, LazyCases } from '../shipment/changes.ts'
import { quoteCalls } from './quote-calls.ts'
import { agentQuoteQuery } from './quote-queries.ts'
import '../freight.css'

type AgentQuote = AnswerOf<typeof viewQuoteAgent>

const route = getRouteApi('/$lang/inside/freight/requests/$id')

/** A draft that was saved goes on in the same form; a quote that was sent starts a new one. */
const keyOf = (data: AgentQuote): string => {
  const { own } = data
  return own && isSent(data) ? `${own.QuotationId} ${own.version}` : 'new'
}

export function AgentQuotePage() {
  const t = useT()
  const { lang } = useLang()
  const { id } = route.useParams()
  const query = useQuery(agentQuoteQuery(id))
  const { data, dataUpdatedAt } = query
  // The form starts from the usual validity: it waits for the answer, or for none to come.
  const { isPending: isWaiting } = useQuery(settingsQuery)
  const now = useServerClock(data?.serverTime, dataUpdatedAt)
  useTitle(data?.shipment.quoteNumber)
  return (
    <>
      <nav className="crumbs q-crumbs" aria-label={t(words.crumbs)}>
        <a href={`/${lang}/freight/requests`}>{t(requestsText.title)}</a>
        <Icon of={ChevronRight} flip />
        <span aria-current="page">{data ? <Ref value={data.shipment.quoteNumber} /> : '…'}</span>
      </nav>
      <Loaded query={query} card skeleton={<Skeleton block="480px" />} />
      {data && (
        <>
          <div className="ag-top">
            <div className="stack g2">
              <h1>
                {isEditable(data) ? (
                  t(isSent(data) ? words.yourQuote : words.title)
                ) : (
                  <Ref value={data.shipment.quoteNumber} />
                )}
              </h1>
              <ShipmentLine view={data.shipment} />
            </div>
            {data.invitation.answeredAt === null &&
              data.submitRefusal === null &&
              data.invitation.pausedSince === null && <AnswerClock invitation={data.invitation} now={now} />}
          </div>
          <div className="stack g6">
            {data.invitation.pausedSince && <Banner title={t(changeText.paused)} />}
            {data.shipment.questions.length > 0 && <LazyCases shipment={data.shipment} side="agent" />}
            {data.questionRefusal === null && (
              <div className="case-act">
                <LazyAsk requestId={data.shipment.RequestId} refusal={null} />
              </div>
            )}
            {isWaiting ? (
              <Skeleton block="480px" />
            ) : isEditable(data) ? (
              <QuoteForm
                key={keyOf(data)}
                data={data}
                number={data.shipment.quoteNumber}
                calls={quoteCalls(data.shipment.RequestId)}
                Own={CarriageFields}
                asked={serviceCharges(data.shipment.cargo.services)}
                now={now}
              />
            ) : (
              <Standing data={data} />
            )}
            <RequestFacts shipment={data.shipment} />
          </div>
        </>
      )}
    </>
  )
}

/** Where it stands when there is nothing more to enter. */
function Standing({ data: { own, submitRefusal, shipment } }: { data: AgentQuote }) {
  const t = useT()
  const { lang } = useLang()
  const problems = useFilledProblems(quotesProblems)
  const won = own?.state === 'Q_ACCEPTED'
  const title = own ? t(quotationStateText[own.state as QuotationState]) : undefined
  return (
    <>
      <Banner
        tone={won ? 'success' : 'plain'}
        title={title}
        action={
          won && (
            <LinkButton variant="primary" href={`/${lang}/freight/jobs/${shipment.RequestId}`}>
              {t(requestViewText.toJob)}
            </LinkButton>
          )
        }
      >
        {own?.reason && !won ? (
          <bdi>{own.reason}</bdi>
        ) : (
          !won && submitRefusal && sentence(problems, lang, submitRefusal)
        )}
      </Banner>
      {own && own.charges.length > 0 && (
        <Card title={t(words.yourQuote)}>
          <div className="stack g4">
            <ChargeTotals lines={startLines([], own.charges)} />
          </div>
        </Card>
      )}
    </>
  )
}
