// One storage request as a warehouse works on it: the quote form, where its quote stands, or the work on what it has won.
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import { quotesProblems } from '@marsa/model/requests/problems.ts'
import type { QuotationState } from '@marsa/model/requests/quotation.ts'
import { quoteFormText } from '@marsa/model/requests/quote-form-text.ts'
import { quotationStateText } from '@marsa/model/requests/text.ts'
import { storageChargeCodes } from '@marsa/model/warehouse/charges.ts'
import type { viewStorageQuoteAgent } from '@marsa/model/warehouse/quote-endpoints.ts'
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
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { storageQuoteCalls } from '../quoting/agent-queries.ts'
import { agentListText, agentRequestText as words } from '../quoting/agent-text.ts'
import { AgentStorageFacts } from '../quoting/agent-storage-facts.tsx'
import { StorageLine } from '../storage/storage-line.tsx'
import { storageQuoteQuery } from '../queries.ts'
import '../quoting/agent.css'

type AgentView = AnswerOf<typeof viewStorageQuoteAgent>

// Only what has been won needs it.
const LazyJob = lazyPart(async () => (await import('./agent-job.tsx')).AgentJob)

const route = getRouteApi('/$lang/inside/warehouse/requests/$id')

/** A draft that was saved goes on in the same form; a quote that was sent starts a new one. */
const keyOf = (data: AgentView): string => {
  const { own } = data
  return own && isSent(data) ? `${own.QuotationId} ${own.version}` : 'new'
}

export function AgentStoragePage() {
  const t = useT()
  const { lang } = useLang()
  const { id } = route.useParams()
  const query = useQuery(storageQuoteQuery(id))
  const { data, dataUpdatedAt } = query
  const now = useServerClock(data?.serverTime, dataUpdatedAt)
  useTitle(data?.storage.shipmentReferenceNumber ?? t(agentListText.title))
  return (
    <>
      <nav className="crumbs q-crumbs" aria-label={t(quoteFormText.crumbs)}>
        <a href={`/${lang}/warehouse/requests`}>{t(agentListText.title)}</a>
        <Icon of={ChevronRight} flip />
        <span aria-current="page">{data ? <Ref value={data.storage.shipmentReferenceNumber} /> : '…'}</span>
      </nav>
      <Loaded query={query} card skeleton={<Skeleton block="480px" />} />
      {data &&
        (data.own?.state === 'Q_ACCEPTED' ? <LazyJob view={data} /> : <Request data={data} now={now} />)}
    </>
  )
}

function Request({ data, now }: { data: AgentView; now: () => number }) {
  const t = useT()
  // The form starts from the usual validity: it waits for the answer, or for none to come.
  const { isPending: isWaiting } = useQuery(settingsQuery)
  const { storage, invitation, expected } = data
  const open = invitation.answeredAt === null && data.submitRefusal === null
  const named = storageChargeCodes.filter((code) => code !== 'other' && !expected.includes(code))
  return (
    <>
      <div className="ag-top">
        <div className="stack g2">
          <h1>
            {isEditable(data) ? (
              t(isSent(data) ? quoteFormText.yourQuote : quoteFormText.title)
            ) : (
              <Ref value={storage.shipmentReferenceNumber} />
            )}
          </h1>
          <StorageLine view={storage} />
        </div>
        {open && <AnswerClock invitation={invitation} now={now} />}
      </div>
      <div className="stack g6">
        <AgentStorageFacts storage={storage} />
        {isWaiting ? (
          <Skeleton block="480px" />
        ) : isEditable(data) ? (
          <QuoteForm
            key={keyOf(data)}
            data={data}
            number={storage.shipmentReferenceNumber}
            calls={storageQuoteCalls(storage.storageRequestID)}
            vat={words.vat}
            more={named}
            asks={{ title: words.confirmTitle, body: words.confirmBody }}
            sentTitle={words.submitted}
            now={now}
          />
        ) : (
          <Standing data={data} />
        )}
      </div>
    </>
  )
}

/** Where it stands when there is nothing more to enter. */
function Standing({ data: { own, submitRefusal } }: { data: AgentView }) {
  const t = useT()
  const { lang } = useLang()
  const problems = useFilledProblems(quotesProblems)
  const awarded = own?.state === 'Q_NOT_AWARDED' || submitRefusal === 'quotes.already-awarded'
  const why = own?.reason ? <bdi>{own.reason}</bdi> : submitRefusal && sentence(problems, lang, submitRefusal)
  return (
    <>
      <Banner
        title={
          awarded ? t(words.awarded) : own ? t(quotationStateText[own.state as QuotationState]) : undefined
        }
      >
        {awarded ? t(words.awardedBody) : why}
      </Banner>
      {own && own.charges.length > 0 && (
        <Card title={t(quoteFormText.yourQuote)}>
          <div className="stack g4">
            <ChargeTotals lines={startLines([], own.charges)} vat={words.vat} />
          </div>
        </Card>
      )}
    </>
  )
}
