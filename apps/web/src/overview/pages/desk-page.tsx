// The dashboard of the staff: what needs attention first, each with the way to it, and how the day goes.
import { useQuery } from '@tanstack/react-query'
import { viewDesk } from '@marsa/model/overview/desk-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { date, number, weekday } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { deskText } from '../desk-text.ts'
import { deskTitles } from '../desk-titles.ts'
import { DeskNeedCard } from '../parts/desk-need.tsx'
import '../desk.css'

/** Milliseconds after which the page asks again by itself while somebody looks at it. */
const freshMs = 60_000

export function DeskPage() {
  const t = useT()
  const { lang } = useLang()
  const query = useQuery({
    ...ask(viewDesk),
    refetchInterval: freshMs,
  })
  const { data, dataUpdatedAt } = query
  const now = new Date(dataUpdatedAt || Date.now())
  const count = data?.needs.reduce((sum, need) => sum + need.count, 0) ?? 0
  return (
    <>
      <div className="stack g1 list-h">
        <h1>{t(deskTitles.dashboard)}</h1>
        <p className="muted">
          {weekday(now, lang)} {date(now, lang)}. {data && t(deskText.lead, { count })}
        </p>
      </div>
      <Loaded query={query} card skeleton={<Skeleton block="420px" />} />
      {data && (
        <div className="stack g6">
          <dl className="grid c4 desk-figs">
            <Metric label={t(deskText.sent)} note={t(deskText.today)} value={data.figures.sent} />
            <Metric label={t(deskText.booked)} note={t(deskText.today)} value={data.figures.booked} />
            <Metric label={t(deskText.quoting)} note={t(deskText.now)} value={data.figures.quoting} />
            <Metric label={t(deskText.underWay)} note={t(deskText.now)} value={data.figures.underWay} />
          </dl>
          {count === 0 ? (
            <div className="card">
              <Empty title={t(deskText.nothing)}>{t(deskText.nothingBody)}</Empty>
            </div>
          ) : (
            <div className="desk-needs">
              {data.needs.map((need) => (
                <DeskNeedCard key={need.kind} need={need} now={now} />
              ))}
            </div>
          )}
        </div>
      )}
    </>
  )
}

function Metric({ label, note, value }: { label: string; note: string; value: number }) {
  const { lang } = useLang()
  return (
    <div className="card card-b">
      <dt>
        <span className="dense muted">{label}</span> <span className="cap muted">{note}</span>
      </dt>
      <dd className="price">
        <bdi dir="ltr" className="num">
          {number(value, lang)}
        </bdi>
      </dd>
    </div>
  )
}
