// The list under the search of the header: the first things found, and a way to all of them.
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { SearchHit } from '@marsa/model/overview/endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { leastLetters, searchQuery, useRested } from '../search-queries.ts'
import { hitText, searchText as words } from '../search-text.ts'
import { HitLine } from './hit-line.tsx'
import '../overview.css'

const shown = 5

export type SuggestionsProps = {
  id: string
  text: string
  /** Place of the chosen row; -1 for none. */
  active: number
  /** The addresses of the rows, in their order, for the keys of the field. */
  onRows: (addresses: string[]) => void
  onGo: (address: string) => void
}

export function Suggestions({ id, text, active, onRows, onGo }: SuggestionsProps) {
  const t = useT()
  const { lang } = useLang()
  const rested = useRested(text.trim())
  const { data, isFetching, isError, error } = useQuery(searchQuery(rested))
  const enough = text.trim().length >= leastLetters
  const hits = enough ? (data?.items ?? []).slice(0, shown) : []
  const everything = `/${lang}/search?${new URLSearchParams({ text: text.trim() }).toString()}`
  const addressOf = (hit: SearchHit) => `/${lang}${hit.url}`
  const addresses = enough ? [...hits.map(addressOf), everything] : []
  const all = addresses.join(' ')
  useEffect(() => onRows(all === '' ? [] : all.split(' ')), [all, onRows])
  if (!enough) return null
  return (
    <div className="pop head-hits">
      <div id={id} role="listbox" aria-label={t(words.suggestions)} className="list">
        {hits.map((hit, index) => (
          <div
            tabIndex={-1}
            key={`${hit.type}.${hit.id}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className="opt-row"
            data-focused={index === active || undefined}
            onPointerDown={(event) => event.preventDefault()}
            onPointerUp={() => onGo(addressOf(hit))}
          >
            <span className="grow">
              <HitLine hit={hit} search={text} />
            </span>
            <span className="cap muted">{t(hitText[hit.type])}</span>
          </div>
        ))}
        <div
          tabIndex={-1}
          id={`${id}-${hits.length}`}
          role="option"
          aria-selected={active === hits.length}
          className="opt-row"
          data-focused={active === hits.length || undefined}
          onPointerDown={(event) => event.preventDefault()}
          onPointerUp={() => onGo(everything)}
        >
          {t(words.all, { text: text.trim() })}
        </div>
      </div>
      <p className="list-foot cap muted" role="status">
        {isError
          ? error.sentence
          : isFetching
            ? t(words.searching)
            : t(words.count, { count: data?.items.length ?? 0 })}
      </p>
    </div>
  )
}
