// The home of express for customers: find a parcel, send one, how they fare, and what was saved.
import { useQuery } from '@tanstack/react-query'
import { Calculator, Plus } from 'lucide-react'
import { planNames } from '@marsa/model/express/bundles/bundle-text.ts'
import {
  viewExpressHome,
  type ExpressHome,
  waitsForSender,
} from '@marsa/model/express/figures/figure-endpoints.ts'
import { shipmentStateText } from '@marsa/model/express/shipments/shipment-status.ts'
import { useLang } from '../../kit/direction.tsx'
import { counted, monthName, number } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { GoLink, LinkButton } from '../../ui/actions/link-button.tsx'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { SearchBox } from '../../ui/lists/filter-bar.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { ChipLinks } from '../../ui/lists/chip-links.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { setupTitles } from '../setup/titles.ts'
import { listHref } from '../shipments/list-search.ts'
import { NextStep } from '../shipments/next-step.tsx'
import { ShipmentBadge } from '../shipments/status-badge.tsx'
import { homeText as words } from './figures-text.ts'
import { Figure, Quality } from './quality.tsx'

export function ExpressHomePage() {
  const t = useT()
  const { lang } = useLang()
  useTitle(t(setupTitles.home))
  return (
    <div className="stack g5">
      <div className="row between wrap g3 list-h">
        <h1>{t(setupTitles.home)}</h1>
        <span className="row wrap g2">
          <LinkButton icon={Calculator} href={`/${lang}/express/rates`}>
            {t(words.calculate)}
          </LinkButton>
          <LinkButton variant="primary" icon={Plus} href={`/${lang}/express/new`}>
            {t(words.send)}
          </LinkButton>
        </span>
      </div>
      <Find />
      <Loaded query={useQuery(ask(viewExpressHome, {}))} card skeleton={<Skeleton block="420px" />}>
        {(home) => (home.latest.length === 0 ? <Nothing /> : <Home {...home} />)}
      </Loaded>
    </div>
  )
}

function Find() {
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  return (
    <SearchBox
      label={t(words.track)}
      value=""
      onSearch={(search) => void navigate({ href: listHref(lang, { search }) })}
    />
  )
}

function Nothing() {
  const t = useT()
  const { lang } = useLang()
  return (
    <div className="card">
      <Empty
        art
        title={t(words.empty)}
        action={
          <LinkButton variant="primary" icon={Plus} href={`/${lang}/express/new`}>
            {t(words.send)}
          </LinkButton>
        }
      >
        {t(words.emptyBody)}
      </Empty>
    </div>
  )
}

function Needs({ needs, counts }: Pick<ExpressHome, 'needs' | 'counts'>) {
  const t = useT()
  const { lang } = useLang()
  if (needs.length === 0) return null
  const all = counts.reduce(
    (sum, { status, count }) => sum + ((waitsForSender as readonly string[]).includes(status) ? count : 0),
    0,
  )
  return (
    <Card title={t(words.needs)} aside={<span className="count">{counted(all, lang)}</span>}>
      <ul className="stack g3">
        {needs.map(({ status, ...shipment }) => (
          <li key={shipment.id} className="row between wrap g2">
            <Named {...shipment} />
            <span className="row wrap g3">
              <ShipmentBadge status={status} />
              <NextStep id={shipment.id} number={shipment.number} status={status} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Named({ id, number: called, recipient, city }: Omit<ExpressHome['latest'][number], 'status'>) {
  const { lang } = useLang()
  return (
    <span className="stack g1">
      <a href={`/${lang}/express/shipments/${id}`}>
        <Ref value={called} />
      </a>
      <span className="cap muted">
        <bdi>{recipient}</bdi>
        {recipient && city && ' · '}
        <bdi>{city}</bdi>
      </span>
    </span>
  )
}

function Home({
  counts,
  needs,
  latest,
  delivered,
  onTime,
  firstTry,
  cashOnItsWay,
  saved,
  savings,
}: ExpressHome) {
  const t = useT()
  const { lang } = useLang()
  return (
    <>
      <Needs needs={needs} counts={counts} />
      <Quality delivered={delivered} onTime={onTime} firstTry={firstTry}>
        <Figure label={t(words.cash)}>
          <Money value={cashOnItsWay} />
        </Figure>
      </Quality>
      <ChipLinks
        label={t(words.states)}
        chips={counts
          .filter(({ count }) => count > 0)
          .map(({ status, count }) => ({
            id: status,
            label: t(shipmentStateText[status]),
            href: listHref(lang, { status }),
            count: counted(count, lang),
          }))}
      />
      <Card
        title={t(words.latest)}
        footer={
          <GoLink className="dense" href={listHref(lang, {})}>
            {t(words.showAll)}
          </GoLink>
        }
      >
        <ul className="stack g3">
          {latest.map((shipment) => (
            <li key={shipment.id} className="row between wrap g2">
              <Named {...shipment} />
              <ShipmentBadge status={shipment.status} />
            </li>
          ))}
        </ul>
      </Card>
      <Savings saved={saved} savings={savings} />
    </>
  )
}

function Savings({ saved, savings }: Pick<ExpressHome, 'saved' | 'savings'>) {
  const t = useT()
  const { lang } = useLang()
  if (savings.length === 0)
    return (
      <div className="card">
        <Empty
          title={t(words.savingsNone)}
          action={<LinkButton href={`/${lang}/express/bundles`}>{t(words.bundles)}</LinkButton>}
        >
          {t(words.savingsNoneBody)}
        </Empty>
      </div>
    )
  return (
    <Card
      title={t(words.savings)}
      aside={
        <span>
          <span className="dense muted">{t(words.saved)}</span> <Money value={saved} />
        </span>
      }
    >
      <div className="stack g3">
        <p className="dense muted">{t(words.savingsBody)}</p>
        <DataTable
          label={t(words.savings)}
          rows={savings}
          rowKey={({ month, plan, code }) => `${month} ${plan ?? ''} ${code ?? ''}`}
          columns={[
            {
              id: 'month',
              head: t(words.month),
              names: true,
              cell: ({ month }) => `${monthName(`${month}-01`, lang)} ${month.slice(0, 4)}`,
            },
            {
              id: 'by',
              head: t(words.by),
              cell: ({ plan, code }) => (plan ? t(planNames[plan]) : code ? <Ref value={code} /> : '–'),
            },
            {
              id: 'shipments',
              head: t(words.shipments),
              end: true,
              cell: ({ shipments }) => number(shipments, lang),
            },
            { id: 'saved', head: t(words.amount), end: true, cell: (row) => <Money value={row.saved} /> },
          ]}
        />
      </div>
    </Card>
  )
}
