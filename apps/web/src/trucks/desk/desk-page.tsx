// What of the trucks line waits for the desk: gate events without a truck, disputes, corrections, the road, what nobody quotes.
import { useQuery } from '@tanstack/react-query'
import {
  truckDeskKinds,
  type TruckDeskKind,
  type TruckDeskRow,
} from '@marsa/model/trucks/desk/desk-endpoints.ts'
import { requestsOf } from '@marsa/model/lines.ts'
import { useMe } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { road } from '../road/calls.ts'
import { truckDeskText as words } from './desk-words.ts'
import { GateEvents } from './gate-events.tsx'

/** Milliseconds after which the page asks again by itself while somebody looks at it. */
const freshMs = 60_000
const { pages } = requestsOf.trucks
/** Where a row is dealt with on the page of its request. */
const places: Record<TruckDeskKind, string> = {
  disputes: '#extras',
  corrections: '#carried',
  alerts: '#carried',
  unquoted: '',
}

export function TruckDeskPage() {
  const t = useT()
  const { lang } = useLang()
  useTitle(t(words.title))
  const acts = useMe()?.roleName !== 'admin-readonly'
  const gates = useQuery({ ...ask(road.listGateEvents), refetchInterval: freshMs })
  const desk = useQuery({ ...ask(road.viewTruckDesk), refetchInterval: freshMs })
  const skeleton = <Skeleton block="320px" />
  return (
    <div className="stack g6">
      <div className="stack g2">
        <h1>{t(words.title)}</h1>
        <p className="muted">{t(words.body)}</p>
      </div>
      <Loaded query={gates} card skeleton={skeleton}>
        {({ events }) => (events.length > 0 ? <GateEvents events={events} acts={acts} /> : null)}
      </Loaded>
      <Loaded query={desk} card skeleton={skeleton}>
        {({ waiting }) =>
          waiting.length === 0 && gates.data?.events.length === 0 ? (
            <div className="card">
              <Empty
                art
                title={t(words.nothing)}
                action={<LinkButton href={`/${lang}/${pages.customer}`}>{t(words.toRequests)}</LinkButton>}
              >
                {t(words.nothingBody)}
              </Empty>
            </div>
          ) : (
            truckDeskKinds.map((kind) => (
              <Waiting key={kind} kind={kind} rows={waiting.filter((row) => row.kind === kind)} />
            ))
          )
        }
      </Loaded>
    </div>
  )
}

function Waiting({ kind, rows }: { kind: TruckDeskKind; rows: TruckDeskRow[] }) {
  const t = useT()
  const { lang } = useLang()
  if (rows.length === 0) return null
  const columns: Column<TruckDeskRow>[] = [
    {
      id: 'number',
      head: t(kind === 'unquoted' ? words.request : words.number),
      names: true,
      cell: ({ id, number }) => (
        <a className="strong" href={`/${lang}/${pages.customer}/${id}${places[kind]}`}>
          <Ref value={number} />
        </a>
      ),
    },
    { id: 'what', head: t(words.what), cell: ({ what }) => what[lang] },
    { id: 'company', head: t(words.company), cell: ({ company }) => <bdi>{company[lang]}</bdi> },
    { id: 'since', head: t(words.since), cell: ({ since }) => <When value={since} /> },
  ]
  const by: Column<TruckDeskRow> = {
    id: 'by',
    head: t(words.by),
    cell: ({ by: until, isLate }) =>
      until ? (
        <>
          <When value={until} />
          {isLate && <span className="sub due">{t(words.late)}</span>}
        </>
      ) : (
        '—'
      ),
  }
  return (
    <Card flush title={t(words[kind])} id={kind}>
      <DataTable
        label={t(words[kind])}
        columns={rows.some((row) => row.by) ? [...columns, by] : columns}
        rows={rows}
        rowKey={({ id, what, since }) => `${id} ${what.en} ${since}`}
      />
    </Card>
  )
}
