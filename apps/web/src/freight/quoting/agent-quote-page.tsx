// A request as an invited agent of freight works on it; what it has won is a job on a page of its own.
import { useQuery } from '@tanstack/react-query'
import { cardText } from '@marsa/model/freight/cards/card-text.ts'
import { ruleText } from '@marsa/model/freight/cards/rule-text.ts'
import { changeText } from '@marsa/model/freight/changes/change-text.ts'
import { freightOffer } from '@marsa/model/freight/quoting/freight-offer.ts'
import { containerTypesOf } from '@marsa/model/freight/quoting/like-with-like.ts'
import { requestsText, requestViewText } from '@marsa/model/freight/screen-text.ts'
import { quoteFormText } from '@marsa/model/requests/quote-form-text.ts'
import { quotationStateText } from '@marsa/model/requests/text.ts'
import { serviceCharges } from '@marsa/model/requests/service-charges.ts'
import { useLang } from '../../kit/direction.tsx'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { AgentRequestPage } from '../../requests/door.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { LazyAsk, LazyCases } from '../shipment/changes.ts'
import { freightLine } from '../web-line.ts'
import { CarriageFields } from './agent-carriage-fields.tsx'
import { RequestFacts } from './agent-request-facts.tsx'
import { HeldByRule } from './held-by-rule.tsx'
import { wholeInbox } from './inbox-search.ts'
import { LastOnLane } from './last-on-lane.tsx'
import { freightQuoteCalls } from './quote-calls.ts'
import { furtherOf, pricedCargo, pricingOf } from './quote-pricing.ts'
import { agentQuoteQuery } from './quote-queries.ts'
import { RateCardFill } from './rate-card-fill.tsx'
import '../freight.css'

const route = getRouteApi('/$lang/inside/freight/requests/$id')

export function AgentQuotePage() {
  const t = useT()
  const { lang } = useLang()
  const { id } = route.useParams()
  return (
    <AgentRequestPage
      line={freightLine}
      list={requestsText.title}
      order={wholeInbox}
      query={useQuery(agentQuoteQuery(id))}
      viewOf={({ shipment }) => shipment}
      formOf={(data) => ({
        calls: freightQuoteCalls(id),
        Own: CarriageFields,
        asked: serviceCharges(data.shipment.cargo.services),
        offer: freightOffer({ mode: data.shipment.mode, containerMode: data.shipment.cargo.containerMode }),
        pricing: pricingOf(data),
        fills: (fill) => (
          <>
            <RateCardFill id={id} boxes={containerTypesOf(pricedCargo(data.shipment))} fill={fill} />
            <LastOnLane id={id} fill={fill} />
          </>
        ),
        more: furtherOf(data),
      })}
      notes={({ shipment, invitation, own, held, questionRefusal }) => (
        <>
          {held && <HeldByRule id={id} held={held} />}
          {own?.byRule && <Banner>{t(ruleText.byRule)}</Banner>}
          {own?.range?.state === 'RETURNED' && own.state === 'Q_DRAFT' && (
            <Banner tone="attention" title={t(quoteFormText.returned)}>
              <bdi>{own.range.words}</bdi>
            </Banner>
          )}
          {own?.rateCard && (
            <p className="cap muted">
              {t(cardText.filledFrom, {
                name: `\u2068${own.rateCard.name}\u2069`,
                revision: own.rateCard.revision,
              })}
            </p>
          )}
          {invitation.pausedSince && own?.range?.state !== 'WAITING' && (
            <Banner title={t(changeText.paused)} />
          )}
          {shipment.questions.length > 0 && <LazyCases shipment={shipment} side="agent" />}
          {questionRefusal === null && (
            <div className="case-act">
              <LazyAsk requestId={id} refusal={null} />
            </div>
          )}
        </>
      )}
      details={({ shipment }) => <RequestFacts shipment={shipment} />}
      job={({ shipment }) => (
        <div className="stack g6">
          <Banner
            tone="success"
            title={t(quotationStateText.Q_ACCEPTED)}
            action={
              <LinkButton variant="primary" href={`/${lang}/freight/jobs/${id}`}>
                {t(requestViewText.toJob)}
              </LinkButton>
            }
          />
          <RequestFacts shipment={shipment} />
        </div>
      )}
    />
  )
}
