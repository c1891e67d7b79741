// The list under the search of the header: the reference itself, pages and actions, then the first things found.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import type { SearchHit } from '@marsa/model/overview/endpoints.ts'
import { bareReference } from '@marsa/model/reference/search-terms.ts'
import { useCommands } from '../../app/shell/commands.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { leastCharacters, searchQuery, useRested } from '../search-queries.ts'
import { hitText, searchText as words } from '../search-text.ts'
import { HitLine, Marked } from './hit-line.tsx'
import '../overview.css'

/** Of what is stored, and of pages and actions. */
const most = { hits: 5, commands: 3 }

/** An address, or what is done instead. */
export type Go = string | (() => void)
type Row = { key: string; go: Go; line: ReactNode; kind?: string }

export type SuggestionsProps = {
  id: string
  text: string
  /** Place of the chosen row; -1 for none. */
  active: number
  /** Where the rows lead, in their order, for the keys of the field. */
  onRows: (rows: Go[]) => void
  onGo: (go: Go) => void
}

export function Suggestions({ id, text, active, onRows, onGo }: SuggestionsProps) {
  const t = useT()
  const { lang } = useLang()
  const wanted = text.trim()
  const { data, isFetching, isError, error } = useQuery(searchQuery(useRested(wanted)))
  const commands = useCommands(wanted)
  const enough = wanted.length >= leastCharacters
  const hits = (data?.items ?? []).slice(0, most.hits)
  const isMeant = ({ number }: SearchHit) => bareReference(number) === bareReference(wanted)
  const hitRow = (hit: SearchHit): Row => ({
    key: `${hit.type}.${hit.id}`,
    go: `/${lang}${hit.url}`,
    line: <HitLine hit={hit} search={text} />,
    kind: t(hitText[hit.type]),
  })
  const rows: Row[] = [
    ...hits.filter(isMeant).map(hitRow),
    ...commands.slice(0, most.commands).map(({ id: key, label, go }): Row => ({
      key,
      go: typeof go === 'string' ? `/${lang}/${go}` : go,
      line: (
        <bdi>
          <Marked text={label[lang]} search={text} />
        </bdi>
      ),
      kind: t(words.commands),
    })),
    ...hits.filter((hit) => !isMeant(hit)).map(hitRow),
    {
      key: 'everything',
      go: `/${lang}/search?${new URLSearchParams({ text: wanted }).toString()}`,
      line: t(words.all, { text: wanted }),
    },
  ]
  const report = useEffectEvent(() => onRows(enough ? rows.map(({ go }) => go) : []))
  const keys = enough ? rows.map(({ key }) => key).join(' ') : ''
  useEffect(() => report(), [keys, wanted])
  if (!enough) return null
  return (
    <div className="pop head-hits">
      <div id={id} role="listbox" aria-label={t(words.suggestions)} className="list">
        {rows.map(({ key, go, line, kind }, index) => (
          <div
            tabIndex={-1}
            key={key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className="opt-row"
            data-focused={index === active || undefined}
            onPointerDown={(event) => event.preventDefault()}
            onPointerUp={() => onGo(go)}
          >
            <span className="grow">{line}</span>
            {kind && <span className="cap muted">{kind}</span>}
          </div>
        ))}
      </div>
      <p className="list-foot cap muted" role="status">
        {isError
          ? error.sentence
          : isFetching
            ? t(words.searching)
            : t(words.count, { count: (data?.items.length ?? 0) + commands.length })}
      </p>
    </div>
  )
}
