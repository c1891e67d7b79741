// Send drafts: those of an upload, or those chosen in the list, with how each stands, documents for many, and one sending.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { draftsText } from '@marsa/model/freight/asking/drafts-text.ts'
import { submitRequests, type DraftStanding } from '@marsa/model/freight/bulk/bulk-action-endpoints.ts'
import { freightBulkEndpoints } from '@marsa/model/freight/bulk/bulk-endpoints.ts'
import { useOnly } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { refresh } from '../../kit/query.ts'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import type { Choice } from '../../ui/lists/choice.ts'
import { draftsQuery } from '../../requests/door.tsx'
import { Attach } from '../bulk-actions/attach.tsx'
import { isDraft } from '../bulk-actions/attach-plan.ts'
import { SendDrafts } from '../bulk-actions/send.tsx'
import { StandingsTable } from '../bulk-actions/standings-table.tsx'
import { useDraftChoice } from '../bulk-actions/use-draft-choice.ts'
import { useStandings } from '../bulk-actions/use-standings.ts'
import { freightReads } from '../queries.ts'
import { freightTitles } from '../titles.ts'
import '../freight.css'
import '../bulk-actions/bulk-actions.css'

const route = getRouteApi('/$lang/inside/freight/drafts')

type Search = { ids?: string; batch?: string }

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export function DraftsPage() {
  useOnly(submitRequests)
  const t = useT()
  const { lang } = useLang()
  const { ids = '', batch } = route.useSearch() as Search
  const given = [...new Set(String(ids).split(','))].filter((id) => uuid.test(id))
  return (
    <div className="stack g5">
      <div className="row between wrap">
        <div>
          <h1>{t(freightTitles.drafts)}</h1>
          <p className="muted">{t(draftsText.lead)}</p>
        </div>
        <LinkButton href={`/${lang}/freight/shipments`}>{t(draftsText.toList)}</LinkButton>
      </div>
      {batch ? <OfBatch key={batch} id={batch} /> : <Drafts key={given.join()} ids={given} />}
    </div>
  )
}

function OfBatch({ id }: { id: string }) {
  const query = useQuery(draftsQuery(freightBulkEndpoints, id))
  const { data } = query
  if (query.isError || !data) return <Loaded query={query} card skeleton={<Skeleton lines={8} />} />
  return <Drafts ids={data.ids} />
}

function Drafts({ ids }: { ids: readonly string[] }) {
  const t = useT()
  const { lang } = useLang()
  const client = useQueryClient()
  const { query, done, recheck } = useStandings(ids)
  const { data } = query
  const choice = useDraftChoice(data ?? [])
  if (query.isError) return <Loaded query={query} card />
  if (!data)
    return (
      <div className="stack" aria-busy="true">
        <p className="muted" role="status">
          {t(draftsText.checking, { done: number(done, lang), all: number(ids.length, lang) })}
        </p>
        <Skeleton lines={8} />
      </div>
    )
  if (!data.some((row) => row.code !== 'freight.not-found'))
    return (
      <div className="card">
        <Empty title={t(draftsText.empty)}>{t(draftsText.emptyBody)}</Empty>
      </div>
    )
  const nameOf = (id: string): string => data.find((row) => row.id === id)?.quoteNumber ?? id
  const changed = (some: string[]) => {
    void recheck(some)
    void refresh(client, freightReads)
  }
  const chosen = choice.chosen.filter(isDraft)
  return (
    <>
      <Attach drafts={chosen} onChanged={changed} nameOf={nameOf} />
      <Listed rows={data} choice={choice} />
      <SendDrafts drafts={chosen} onSent={changed} nameOf={nameOf} />
    </>
  )
}

/** Rows on the page at first, and more at each press: 5,000 at once would hold a phone up. */
const pageOfRows = 50

function Listed({ rows, choice }: { rows: readonly DraftStanding[]; choice: Choice<DraftStanding> }) {
  const t = useT()
  const [shown, setShown] = useState(pageOfRows)
  return (
    <div className="list-card">
      <StandingsTable rows={rows.slice(0, shown)} choice={choice} />
      {shown < rows.length && (
        <div className="list-foot">
          <Button changes={false} onPress={() => setShown(shown + pageOfRows)}>
            {t(draftsText.more)}
          </Button>
        </div>
      )}
    </div>
  )
}
