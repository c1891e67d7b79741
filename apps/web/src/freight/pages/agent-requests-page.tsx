// The work list of an agent: what waits for an answer, what is quoted, won, and the rest.
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { viewQuoteAgent } from '@marsa/model/freight/agent-endpoints.ts'
import type { ShipmentSummary } from '@marsa/model/freight/answers.ts'
import { requestsText } from '@marsa/model/freight/screen-text.ts'
import { useOnly } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/button.tsx'
import type { Kept } from '../../ui/choice.ts'
import { Empty } from '../../ui/empty.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { lazyLoad, useLazy } from '../../ui/lazy.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { inUrgency, needOf } from '../parts/agent-needs.ts'
import { RequestTable } from '../parts/agent-request-table.tsx'
import { needs, type Need } from '../parts/agent-views.ts'
import { boxPlaces } from '../parts/box-places.tsx'
import { requestsQuery } from '../quote-queries.ts'
import { freightTitles } from '../titles.ts'
import '../freight.css'

// The list is there before its boxes.
const choosing = lazyLoad(() => import('../bulk-actions/list-choice.tsx'))

const route = getRouteApi('/$lang/inside/freight/requests')

export function AgentRequestsPage() {
  useOnly(viewQuoteAgent)
  const t = useT()
  const { lang } = useLang()
  const { need = 'answer' } = route.useSearch()
  const list = useInfiniteQuery(requestsQuery)
  const {
    data,
    isPending,
    isError,
    error,
    refetch,
    isRefetching,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } = list
  const all = data?.pages.flatMap((page) => page.items) ?? []
  const rows = inUrgency(
    need,
    all.filter((row) => needOf(row) === need),
  )
  const { part } = useLazy(choosing, need === 'answer')
  const kept = useState<Kept<ShipmentSummary>>()
  const choice = need === 'answer' ? part?.declineChoice(kept, need, rows) : undefined
  const boxes = need === 'answer' ? (choice ?? boxPlaces) : undefined
  // Counts are right only once every page is here; what waits for an answer is recent and always counted.
  const countOf = (each: Need) =>
    data && (!hasNextPage || each === 'answer') ? all.filter((row) => needOf(row) === each).length : undefined
  return (
    <>
      <div className="row between wrap list-h">
        <h1>{t(requestsText.title)}</h1>
        <div className="row wrap g2">
          <LinkButton href={`/${lang}/freight/tracking`}>{t(freightTitles.tracking)}</LinkButton>
          <LinkButton href={`/${lang}/freight/report`}>{t(freightTitles.report)}</LinkButton>
        </div>
      </div>
      <div className="list-tabs">
        <TabLinks
          label={t(requestsText.views)}
          value={need}
          tabs={needs.map((each) => ({
            id: each,
            label: t(requestsText[each]),
            count: countOf(each),
            href: `/${lang}/freight/requests${each === 'answer' ? '' : `?need=${each}`}`,
          }))}
        />
      </div>
      {isError && (
        <div className="card">
          <ErrorState onRetry={() => void refetch()} isRetrying={isRefetching}>
            {error.sentence}
          </ErrorState>
        </div>
      )}
      {(isPending || rows.length > 0) && (
        <div className="list-card">
          <RequestTable rows={rows} need={need} pending={isPending} boxes={boxes} />
        </div>
      )}
      {data && rows.length === 0 && (
        <div className="card">
          <Empty
            art={need === 'answer'}
            title={t(need === 'answer' ? requestsText.emptyAnswer : requestsText.empty)}
          >
            {t(need === 'answer' ? requestsText.emptyAnswerBody : requestsText.emptyBody)}
          </Empty>
        </div>
      )}
      {choice?.bar}
      {hasNextPage && (
        <div className="row q-more">
          <Button changes={false} isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            {t(requestsText.earlier)}
          </Button>
        </div>
      )}
    </>
  )
}
