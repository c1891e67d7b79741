// The fleet of a provider: its vehicles and its drivers, where they are, and which documents of theirs end.
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import { useState } from 'react'
import { dayOf } from '@marsa/model/kit/day.ts'
import { paperStanding, type Paper } from '@marsa/model/trucks/execution/fleet.ts'
import type { DriverView, VehicleView } from '@marsa/model/trucks/execution/fleet-views.ts'
import { roadDocuments, type RoadDocument } from '@marsa/model/trucks/road/allocation.ts'
import { truckSubtypes, truckTypes } from '@marsa/model/trucks/road/truck-types.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { date, weight } from '../../kit/format.ts'
import { phone } from '../../kit/phone-number.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { Button } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Badge } from '../../ui/values/badge.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { road } from './fleet-calls.ts'
import { fleetText as words } from './fleet-text.ts'

const LazyVehicle = lazyPart(async () => (await import('./vehicle-dialog.tsx')).VehicleDialog)
const LazyDriver = lazyPart(async () => (await import('./driver-dialog.tsx')).DriverDialog)

type Asking = { vehicle: VehicleView | null } | { driver: DriverView | null }

export function FleetPage() {
  const t = useT()
  useTitle(t(words.title))
  const [asking, setAsking] = useState<Asking>()
  const close = () => setAsking(undefined)
  return (
    <div className="stack g6">
      <div className="stack g2">
        <h1>{t(words.title)}</h1>
        <p className="muted">{t(words.body)}</p>
      </div>
      <Vehicles onOpen={(vehicle) => setAsking({ vehicle })} />
      <Drivers onOpen={(driver) => setAsking({ driver })} />
      {asking && 'vehicle' in asking && (
        <LazyVehicle {...(asking.vehicle && { known: asking.vehicle })} onClose={close} />
      )}
      {asking && 'driver' in asking && (
        <LazyDriver {...(asking.driver && { known: asking.driver })} onClose={close} />
      )}
    </div>
  )
}

function Papers({ papers }: { papers: Readonly<Record<string, Paper | null>> }) {
  const t = useT()
  const { lang } = useLang()
  const today = dayOf(new Date())
  const marked = Object.entries(papers).flatMap(([code, paper]) => {
    const standing = paper ? paperStanding(paper.until, today) : 'valid'
    return paper && standing !== 'valid' ? [{ code: code as RoadDocument, paper, standing }] : []
  })
  if (marked.length === 0) return <Badge tone="good" icon={CircleCheck} label={t(words.valid)} />
  return (
    <span className="stack g1 wraps">
      {marked.map(({ code, paper, standing }) => (
        <span key={code}>
          <Badge
            tone={standing === 'expired' ? 'bad' : 'waiting'}
            icon={standing === 'expired' ? CircleAlert : Clock}
            label={t(words[standing], { paper: roadDocuments[code][lang], day: date(paper.until, lang) })}
          />
        </span>
      ))}
    </span>
  )
}

function Jobs({ jobs }: { jobs: readonly string[] }) {
  const t = useT()
  if (jobs.length === 0) return <span className="muted">{t(words.free)}</span>
  return jobs.map((number) => (
    <span key={number} className="nowrap">
      <Ref value={number} />{' '}
    </span>
  ))
}

type PartWords = Record<'title' | 'add' | 'none' | 'noneBody', TextRow>

function Part<Row>(props: {
  words: PartWords
  rows: readonly Row[]
  columns: Column<Row>[]
  rowKey: (row: Row) => string
  onOpen: (row: Row | null) => void
}) {
  const t = useT()
  const { rows, onOpen } = props
  const add = (
    <Button variant="primary" changes onPress={() => onOpen(null)}>
      {t(props.words.add)}
    </Button>
  )
  return (
    <section className="stack g3">
      <div className="row between wrap g3">
        <h2>{t(props.words.title)}</h2>
        {rows.length > 0 && add}
      </div>
      {rows.length > 0 ? (
        <div className="list-card">
          <DataTable
            label={t(props.words.title)}
            rows={[...rows]}
            rowKey={props.rowKey}
            columns={[
              ...props.columns,
              {
                id: 'edit',
                head: <span className="vh">{t(words.acts)}</span>,
                end: true,
                cell: (row) => (
                  <Button size="s" changes onPress={() => onOpen(row)}>
                    {t(words.edit)}
                  </Button>
                ),
              },
            ]}
          />
        </div>
      ) : (
        <div className="card">
          <Empty title={t(props.words.none)} level={3} action={add}>
            {t(props.words.noneBody)}
          </Empty>
        </div>
      )}
    </section>
  )
}

const vehicleWords = {
  title: words.vehicles,
  add: words.addVehicle,
  none: words.noVehicles,
  noneBody: words.noVehiclesBody,
}
const driverWords = {
  title: words.drivers,
  add: words.addDriver,
  none: words.noDrivers,
  noneBody: words.noDriversBody,
}

function Vehicles({ onOpen }: { onOpen: (row: VehicleView | null) => void }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <Loaded query={useQuery(ask(road.listVehicles))} card skeleton={<Skeleton block="240px" />}>
      {({ items }) => (
        <Part
          words={vehicleWords}
          rows={items}
          rowKey={({ vehicleId }) => vehicleId}
          onOpen={onOpen}
          columns={[
            { id: 'plate', head: t(words.plate), names: true, cell: (row) => <Ref value={row.plateText} /> },
            {
              id: 'type',
              head: t(words.type),
              cell: ({ form }) => `${truckTypes[form.type][lang]} · ${truckSubtypes[form.subtype][lang]}`,
            },
            {
              id: 'payload',
              head: t(words.payload),
              end: true,
              cell: (row) => weight(row.form.payloadKg, lang),
            },
            { id: 'papers', head: t(words.documents), cell: (row) => <Papers papers={row.form.papers} /> },
            { id: 'jobs', head: t(words.jobs), cell: (row) => <Jobs jobs={row.jobs} /> },
          ]}
        />
      )}
    </Loaded>
  )
}

function Drivers({ onOpen }: { onOpen: (row: DriverView | null) => void }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <Loaded query={useQuery(ask(road.listDrivers))} card skeleton={<Skeleton block="240px" />}>
      {({ items }) => (
        <Part
          words={driverWords}
          rows={items}
          rowKey={({ driverId }) => driverId}
          onOpen={onOpen}
          columns={[
            {
              id: 'name',
              head: t(words.name),
              names: true,
              cell: ({ form }) => <bdi>{lang === 'ar' ? form.nameAr : form.nameEn}</bdi>,
            },
            {
              id: 'mobile',
              head: t(words.mobile),
              cell: ({ form }) => (
                <bdi dir="ltr" className="nowrap">
                  {phone(form.mobile)}
                </bdi>
              ),
            },
            { id: 'papers', head: t(words.documents), cell: (row) => <Papers papers={row.form.papers} /> },
            { id: 'jobs', head: t(words.jobs), cell: (row) => <Jobs jobs={row.jobs} /> },
          ]}
        />
      )}
    </Loaded>
  )
}
