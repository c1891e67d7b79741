// The work list of an agent: what waits for an answer, what is quoted, won, and the rest.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { viewQuoteAgent } from '@marsa/model/freight/agent-endpoints.ts'
import type { ShipmentSummary } from '@marsa/model/freight/answers.ts'
import { inboxSortText, inboxText } from '@marsa/model/freight/quoting/inbox-text.ts'
import { requestsText } from '@marsa/model/freight/screen-text.ts'
import { listShipments } from '@marsa/model/freight/execution/shipment-endpoints.ts'
import { agentStatusText } from '@marsa/model/freight/text.ts'
import { useOnly } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { ask } from '../../kit/query.ts'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { agentListText, listAddress, ListPage } from '../../requests/door.tsx'
import type { Kept } from '../../ui/lists/choice.ts'
import { Empty } from '../../ui/states/empty.tsx'
import { lazyLoad, useLazy } from '../../ui/lazy.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { lazyButton } from '../../ui/actions/lazy-button.tsx'
import { useInboxChips } from './inbox-chips.ts'
import type { InboxFilterProps } from './inbox-filter.tsx'
import { inboxTabs, readInbox } from './inbox-search.ts'
import { FreightRequestTable } from './agent-request-table.tsx'
import { boxPlaces } from '../wizard/steps/box-places.tsx'
import { listText } from '../list/list-text.ts'
import { freightTitles } from '../titles.ts'
import '../freight.css'

// The list is there before its boxes.
const choosing = lazyLoad(() => import('../bulk-actions/list-choice.tsx'))

const route = getRouteApi('/$lang/inside/freight/requests')

// What opens on a press.
const Filter = lazyButton<InboxFilterProps>(async () => (await import('./inbox-filter.tsx')).InboxFilter)

export function AgentRequestsPage() {
  useOnly(viewQuoteAgent)
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  const { search, view, firstSort, query } = readInbox(route.useSearch())
  const path = `/${lang}/freight/requests`
  const chips = useInboxChips(search)
  const list = useQuery({
    ...ask(listShipments, query),
    placeholderData: keepPreviousData,
  })
  const rows = list.data?.items ?? []
  const chooses = view === 'answer' || view === 'won'
  const { part } = useLazy(choosing, chooses)
  const kept = useState<Kept<ShipmentSummary>>()
  const scope = JSON.stringify(search)
  const choice =
    view === 'answer'
      ? part?.declineChoice(kept, scope, rows)
      : view === 'won'
        ? part?.shipmentChoice(kept, scope, rows, 'agent')
        : undefined
  return (
    <ListPage
      title={t(requestsText.title)}
      path={path}
      search={{ ...search, tab: view }}
      tabs={inboxTabs}
      tabsLabel={t(requestsText.views)}
      searchLabel={t(listText.search)}
      statuses={agentStatusText}
      firstSort={firstSort}
      sorts={inboxSortText}
      further={{
        chips,
        control: (
          <Filter
            face={{ label: t(inboxText.filters), icon: SlidersHorizontal }}
            opens="dialog"
            search={search}
            onChange={(change) =>
              void navigate({ href: listAddress(path, { ...search, page: undefined, ...change }) })
            }
          />
        ),
      }}
      list={list}
      actions={
        <>
          <LinkButton href={`/${lang}/freight/tracking`}>{t(freightTitles.tracking)}</LinkButton>
          <LinkButton href={`/${lang}/freight/report`}>{t(freightTitles.report)}</LinkButton>
        </>
      }
      table={(props) => (
        <FreightRequestTable {...props} need={view} boxes={chooses ? (choice ?? boxPlaces) : undefined} />
      )}
      firstUse={
        <div className="card">
          <NothingToAnswer />
        </div>
      }
      emptyTab={
        view === 'answer' ? (
          <NothingToAnswer />
        ) : (
          <Empty title={t(requestsText.empty)}>{t(agentListText.emptyTabBody)}</Empty>
        )
      }
      bar={choice?.bar}
    />
  )
}

function NothingToAnswer() {
  const t = useT()
  return (
    <Empty art title={t(requestsText.emptyAnswer)}>
      {t(agentListText.emptyAnswerBody)}
    </Empty>
  )
}
