// The customer's overview: what needs them, four figures, requests by month, next arrivals.
import { useQuery } from '@tanstack/react-query'
import { Plane, Plus, Ship } from 'lucide-react'
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { nameIn } from '@marsa/model/accounts/person-name.ts'
import { listNeeds } from '@marsa/model/requests/endpoints.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { startOf } from '@marsa/model/site/areas.ts'
import type { FreightStatistics, ShipmentSummary } from '@marsa/model/freight/answers.ts'
import { useMe } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { date, monthName, number, weekday } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { BarChart } from '../../ui/values/bar-chart.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Icon } from '../../ui/values/icon.tsx'
import { GoLink, LinkButton } from '../../ui/actions/link-button.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { When } from '../../ui/values/when.tsx'
import { NeedsList } from '../../overview/parts/needs-list.tsx'
import { RouteName } from '../shipment/route-name.tsx'
import { statisticsQuery } from '../queries.ts'
import { dashboardText } from './dashboard-text.ts'
import { freightText } from '../text.ts'
import { freightTitles } from '../titles.ts'
import '../freight.css'

const greeting = (hour: number): TextRow =>
  hour < 12 ? dashboardText.morning : hour < 17 ? dashboardText.afternoon : dashboardText.evening

/** The hour of the day in the Emirates. */
const hourIn = (now: Date): number => (now.getUTCHours() + 4) % 24

// Only the first visits need it.
const FirstUse = lazy(async () => ({ default: (await import('../asking/first-use.tsx')).FirstUse }))

/** For customers; everybody else is led to where their own work begins. */
export function DashboardPage() {
  const { lang } = useLang()
  const navigate = useNavigate()
  const role = useMe()?.roleName
  const start = role && startOf(role)
  const isHere = start === 'freight/dashboard'
  useEffect(() => {
    if (!start || isHere) return
    if (start === 'home') location.replace(`/${lang}/home`)
    else void navigate({ href: `/${lang}/${start}`, replace: true })
  }, [start, isHere, lang, navigate])
  return isHere ? <Overview /> : <Skeleton block="420px" />
}

function Overview() {
  const t = useT()
  const { lang } = useLang()
  const me = useMe()
  const now = new Date()
  const query = useQuery(statisticsQuery)
  const { data, isPending } = query
  const needs = useQuery(ask(listNeeds, {}))
  // Both are shown at once, so that neither moves the other.
  const isReady = !isPending && !needs.isPending
  return (
    <>
      <div className="row between wrap dash-h">
        <div className="stack g1">
          <h1>{t(greeting(hourIn(now)), { name: me ? nameIn(me, lang).first : '' })}</h1>
          <p className="muted">
            {weekday(now, lang)} {date(now, lang)}.{' '}
            {isReady && needs.data && t(dashboardText.things, { count: needs.data.count })}
          </p>
        </div>
        <div className="row wrap g2">
          <LinkButton href={`/${lang}/freight/tracking`}>{t(freightTitles.tracking)}</LinkButton>
          <LinkButton href={`/${lang}/freight/report`}>{t(freightTitles.report)}</LinkButton>
          <LinkButton variant="primary" icon={Plus} href={`/${lang}/freight/quote`}>
            {t(dashboardText.newRequest)}
          </LinkButton>
        </div>
      </div>
      {!isReady && <Skeleton block="420px" />}
      {isReady && <Loaded query={query} card />}
      {isReady && data?.total === 0 && (
        <div className="stack g6">
          {needs.data && needs.data.items.length > 0 && <NeedsList {...needs.data} />}
          <Suspense fallback={null}>
            <FirstUse agent={false} />
          </Suspense>
        </div>
      )}
      {isReady && data && data.total > 0 && (
        <div className="stack g6">
          {needs.data && <NeedsList {...needs.data} />}
          <div className="grid c4 figs">
            <Metric label={t(dashboardText.active)} note={t(dashboardText.activeNote)}>
              {number(data.active, lang)}
            </Metric>
            <Metric label={t(dashboardText.arriving)} note={t(dashboardText.arrivingNote, data.arriving)}>
              {number(data.arriving.sea + data.arriving.air, lang)}
            </Metric>
            <Metric label={t(dashboardText.due)} note={t(dashboardText.dueNote, { count: data.due.count })}>
              <Money value={data.due.amount} />
            </Metric>
            <Metric label={t(dashboardText.done)} note={t(dashboardText.doneNote)}>
              {number(data.completed, lang)}
            </Metric>
          </div>
          <div className="two">
            <MonthChart months={data.months} />
            <Arrivals rows={data.arrivals} />
          </div>
        </div>
      )}
    </>
  )
}

function Metric({ label, note, children }: { label: string; note: string; children: ReactNode }) {
  return (
    <div className="card card-b stack g1">
      <span className="dense muted">{label}</span>
      <span className="price figure-n">
        {typeof children === 'string' ? (
          <bdi dir="ltr" className="num">
            {children}
          </bdi>
        ) : (
          children
        )}
      </span>
      <span className="cap muted">{note}</span>
    </div>
  )
}

/** Only drawn when there is something to compare. */
function MonthChart({ months }: Pick<FreightStatistics, 'months'>) {
  const t = useT()
  const { lang } = useLang()
  const most = months.toSorted((a, b) => b.sea + b.air - (a.sea + a.air))[0]!
  if (most.sea + most.air === 0) return <span />
  return (
    <BarChart
      title={t(dashboardText.chart)}
      finding={t(dashboardText.chartFinding, {
        month: monthName(`${most.month}-01`, lang),
        count: number(most.sea + most.air, lang),
      })}
      unit={t(dashboardText.chartUnit)}
      groups={months.map(({ month }) => monthName(`${month}-01`, lang))}
      series={[
        { id: 'sea', label: t(freightText.sea), values: months.map(({ sea }) => sea) },
        { id: 'air', label: t(freightText.air), values: months.map(({ air }) => air) },
      ].filter(({ values }) => values.some((value) => value > 0))}
    />
  )
}

function Arrivals({ rows }: { rows: ShipmentSummary[] }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <Card
      title={t(dashboardText.arrivals)}
      footer={
        <GoLink className="dense" href={`/${lang}/freight/shipments`}>
          {t(dashboardText.allShipments)}
        </GoLink>
      }
    >
      {rows.length === 0 && <p className="muted dense">{t(dashboardText.noArrivals)}</p>}
      <ul className="stack g4">
        {rows.map((row) => (
          <li key={row.RequestId} className="row">
            <Icon
              of={row.mode === 'air' ? Plane : Ship}
              label={t(row.mode === 'air' ? freightText.air : freightText.sea)}
            />
            <div className="grow">
              <RouteName origin={row.origin} destination={row.destination} className="med dense" />
              <span className="sub">
                <Ref value={row.reference ?? row.quoteNumber} />
              </span>
            </div>
            <b className="med dense">
              <When value={row.eta!} as="day" />
            </b>
          </li>
        ))}
      </ul>
    </Card>
  )
}
