// The search over everything one may see, pages and actions with it: in groups, with the matched letters marked.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { hitTypes } from '@marsa/model/overview/endpoints.ts'
import { useCommands } from '../../app/shell/commands.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { getRouteApi, useNavigate, useRouterState } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { Card } from '../../ui/values/card.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { SearchBox } from '../../ui/lists/filter-bar.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { HitLine, Marked } from '../parts/hit-line.tsx'
import { forgetSearches, recentSearches, rememberSearch } from '../recent.ts'
import { leastCharacters, searchQuery } from '../search-queries.ts'
import { hitText, searchText as words } from '../search-text.ts'
import { overviewTitles } from '../titles.ts'
import '../overview.css'

const route = getRouteApi('/$lang/inside/search')

/** Up and down go from one result to the next, as in a list. */
const useArrows = () => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const frame = box.current
    const step = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      const stops = [...(frame?.querySelectorAll<HTMLElement>('input, .hit') ?? [])]
      const at = stops.indexOf(document.activeElement as HTMLElement)
      const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)]
      if (at === -1 || !next) return
      event.preventDefault()
      next.focus()
    }
    frame?.addEventListener('keydown', step)
    return () => frame?.removeEventListener('keydown', step)
  }, [])
  return box
}

export function SearchPage() {
  const t = useT()
  const { lang } = useLang()
  const { text = '' } = route.useSearch()
  const navigate = useNavigate()
  const box = useArrows()
  const [recent, setRecent] = useState(recentSearches)
  const query = useQuery(searchQuery(text))
  const { data, isLoading } = query
  const hits = data?.items ?? []
  const commands = useCommands(text)
  const count = hits.length + commands.length
  const addressOf = (wanted: string) =>
    `/${lang}/search${wanted && `?${new URLSearchParams({ text: wanted }).toString()}`}`
  const enough = text.trim().length >= leastCharacters
  useEffect(() => {
    rememberSearch(text)
    setRecent(recentSearches())
  }, [text])
  // With nothing to look for yet, the field waits for words, also when the keys lead to where one is.
  const location = useRouterState({ select: (state) => state.location })
  useEffect(() => {
    if (text === '') box.current?.querySelector('input')?.focus()
  }, [box, text, location])
  return (
    <div className="stack" ref={box}>
      <div className="list-h stack g2">
        <h1>{t(overviewTitles.search)}</h1>
        <p className="muted">{t(words.lead)}</p>
      </div>
      <SearchBox
        label={t(words.field)}
        value={text}
        onSearch={(typed) => void navigate({ href: addressOf(typed.trim()) })}
      />
      {!enough && recent.length > 0 && (
        <Card
          title={t(words.recent)}
          aside={
            <button
              type="button"
              className="btn btn-t btn-sm"
              onClick={() => {
                forgetSearches()
                setRecent([])
              }}
            >
              {t(words.forget)}
            </button>
          }
        >
          <div className="row wrap g2">
            {recent.map((each) => (
              <a key={each} className="chip" href={addressOf(each)}>
                <bdi>{each}</bdi>
              </a>
            ))}
          </div>
        </Card>
      )}
      {!enough && (
        <div className="card">
          <Empty title={t(words.begin)}>{t(words.beginBody)}</Empty>
        </div>
      )}
      {enough && isLoading && <Skeleton lines={6} />}
      <Loaded query={query} card />
      {enough && data && (
        <p role="status" className="dense muted">
          {t(words.count, { count })}
        </p>
      )}
      {enough && data && count === 0 && (
        <div className="card">
          <Empty title={t(words.none, { text })}>{t(words.noneBody)}</Empty>
        </div>
      )}
      {enough && commands.length > 0 && (
        <Card title={t(words.commands)} flush>
          <ul className="hits">
            {commands.map(({ id, label, go }) => (
              <li key={id}>
                {typeof go === 'string' ? (
                  <a className="hit" href={`/${lang}/${go}`}>
                    <bdi>
                      <Marked text={label[lang]} search={text} />
                    </bdi>
                  </a>
                ) : (
                  <button type="button" className="hit" onClick={go}>
                    <bdi>
                      <Marked text={label[lang]} search={text} />
                    </bdi>
                  </button>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {enough &&
        hitTypes
          .map((type) => ({ type, found: hits.filter((hit) => hit.type === type) }))
          .filter(({ found }) => found.length > 0)
          .map(({ type, found }) => (
            <Card key={type} title={t(hitText[type])} flush>
              <ul className="hits">
                {found.map((hit) => (
                  <li key={hit.id}>
                    <a className="hit" href={`/${lang}${hit.url}`}>
                      <HitLine hit={hit} search={text} />
                    </a>
                  </li>
                ))}
              </ul>
            </Card>
          ))}
    </div>
  )
}
