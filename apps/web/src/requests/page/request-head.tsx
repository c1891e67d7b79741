// The head of a request: status and marks, what it is, its facts in one row, and the next step beside them.
import type { ReactNode } from 'react'
import { useLang } from '../../kit/direction.tsx'
import { date, dateTime } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { PrintButton } from '../../ui/actions/print-button.tsx'
import type { RequestView, WebLine } from '../web-line.ts'
import { requestPageText as words } from './text.ts'

/** Since when it stands as it does. */
export function Since({ at }: { at: string }) {
  const t = useT()
  const { lang } = useLang()
  const isToday = date(new Date(), lang) === date(at, lang)
  return (
    <span className="dense muted">
      {t(words.since, { time: isToday ? dateTime(at, lang) : date(at, lang) })}
    </span>
  )
}

type HeadProps<View extends RequestView> = {
  line: WebLine<View>
  view: View
  /** Beside the status. */
  marks: ReactNode
  since?: ReactNode
  title: ReactNode
  /** Under the title. */
  note: ReactNode
  facts: readonly [label: string, value: ReactNode][]
  next: ReactNode
}

export function RequestHead<View extends RequestView>(props: HeadProps<View>) {
  const { line, view, marks, since, title, note, facts, next } = props
  return (
    <section className="card ship-h">
      <div className="ship-l">
        <div className="row between wrap g2">
          <div className="row wrap g2">
            <line.Badge status={view.status} large />
            {marks}
            {since ?? <Since at={view.statusSince} />}
          </div>
          <PrintButton />
        </div>
        <div>
          <h1>{title}</h1>
          {note && <p className="muted">{note}</p>}
        </div>
        {facts.length > 0 && (
          <div className="facts">
            {facts.map(([label, value]) => (
              <div key={label}>
                <span>{label}</span>
                <b>{value}</b>
              </div>
            ))}
          </div>
        )}
      </div>
      {next}
    </section>
  )
}
