// The rate cards of an agent: in force and later, or ended; new ones, copies, and the way in and out as a file.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Copy, Download, Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { exportRateCards, viewRateCard, type RateCardRow } from '@marsa/model/freight/cards/card-endpoints.ts'
import { cardText as words } from '@marsa/model/freight/cards/card-text.ts'
import { useOnly } from '../../accounts/door.tsx'
import { download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { FilterBar, SearchBox } from '../../ui/lists/filter-bar.tsx'
import { Pager } from '../../ui/lists/pager.tsx'
import { TabLinks } from '../../ui/lists/tab-links.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { CardTable } from './card-table.tsx'
import { cardsOnPage, cardsQuery, type CardSearch } from './card-queries.ts'
import { EndCard, RemoveCard } from './card-dialogs.tsx'
import { ImportCards } from './import-cards.tsx'
import '../freight.css'

const route = getRouteApi('/$lang/inside/freight/cards')

type Asked = { what: 'end' | 'remove'; card: RateCardRow } | { what: 'import' }

const addressOf = (path: string, { text, which, page }: CardSearch): string => {
  const query = new URLSearchParams({
    ...(text && { text }),
    ...(which && { which }),
    ...(page && page > 1 && { page: String(page) }),
  }).toString()
  return query ? `${path}?${query}` : path
}

export function CardsPage() {
  useOnly(viewRateCard)
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  const search: CardSearch = route.useSearch()
  const [asked, setAsked] = useState<Asked>()
  const query = useQuery({ ...cardsQuery(search), placeholderData: keepPreviousData })
  const { data, isPending } = query
  const path = `/${lang}/freight/cards`
  const hrefOf = (change: CardSearch) => addressOf(path, { ...search, page: undefined, ...change })
  const close = () => setAsked(undefined)
  const total = data ? data.counts.current + data.counts.ended : 0
  const isFirstUse = data !== undefined && total === 0 && !search.text
  return (
    <div className="stack g5">
      <div className="row between wrap list-h">
        <div className="stack g1">
          <h1>{t(words.title)}</h1>
          <p className="muted">{t(words.lead)}</p>
        </div>
        <div className="row wrap g2">
          <Button icon={Upload} changes onPress={() => setAsked({ what: 'import' })}>
            {t(words.importCards)}
          </Button>
          {total > 0 && (
            <Button icon={Download} changes={false} onPress={() => void download(exportRateCards)}>
              {t(words.exportCards)}
            </Button>
          )}
          <LinkButton variant="primary" icon={Plus} href={`${path}/new`}>
            {t(words.add)}
          </LinkButton>
        </div>
      </div>
      {isFirstUse ? (
        <div className="card">
          <Empty
            art
            title={t(words.none)}
            action={
              <LinkButton icon={Copy} href={`${path}/new?from=last`}>
                {t(words.fromLast)}
              </LinkButton>
            }
          >
            {t(words.noneBody)}
          </Empty>
        </div>
      ) : (
        <>
          <div className="list-tabs">
            <TabLinks
              label={t(words.views)}
              value={search.which ?? 'current'}
              tabs={(['current', 'ended'] as const).map((id) => ({
                id,
                label: t(words[id]),
                count: data?.counts[id],
                href: hrefOf({ which: id === 'ended' ? id : undefined }),
              }))}
            />
          </div>
          <FilterBar>
            <SearchBox
              label={t(words.search)}
              value={search.text ?? ''}
              onSearch={(text) => void navigate({ href: hrefOf({ text: text.trim() || undefined }) })}
            />
          </FilterBar>
          <Loaded query={query} card />
          {data?.totalCount === 0 ? (
            <div className="card">
              <Empty title={t(search.text ? words.noMatch : words.noneEnded)} />
            </div>
          ) : (
            <div className="list-card">
              <CardTable
                rows={data?.items ?? []}
                pending={isPending}
                onEnd={(card) => setAsked({ what: 'end', card })}
                onRemove={(card) => setAsked({ what: 'remove', card })}
              />
              {data && (
                <div className="list-foot">
                  <Pager
                    page={search.page ?? 1}
                    size={cardsOnPage}
                    total={data.totalCount}
                    hrefOf={(page) => hrefOf({ page })}
                  />
                </div>
              )}
            </div>
          )}
        </>
      )}
      {asked?.what === 'import' && <ImportCards onClose={close} />}
      {asked?.what === 'end' && <EndCard card={asked.card} onClose={close} />}
      {asked?.what === 'remove' && <RemoveCard card={asked.card} onClose={close} />}
    </div>
  )
}
