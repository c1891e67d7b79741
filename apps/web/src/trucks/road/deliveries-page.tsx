// The trucks of bookings on the road, the next delivery first, and those delivered lately with their proof.
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { requestsOf } from '@marsa/model/lines.ts'
import type { DeliveryRow } from '@marsa/model/trucks/execution/road-views.ts'
import { stepName } from '@marsa/model/trucks/execution/step-name.ts'
import { truckEndpoints } from '@marsa/model/trucks/endpoints.ts'
import { useMe } from '../../accounts/door.tsx'
import { download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { useMinute } from '../../kit/use-minute.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { road } from './calls.ts'
import { Eta, PositionAge } from './live-parts.tsx'
import { liveText as live } from './live-text.ts'
import { useStaffPace } from './staff-pace.ts'
import { deliveriesText as words, roadText } from './road-text.ts'

const LazyMap = lazyPart(async () => (await import('./truck-map.tsx')).TruckMap)

export function DeliveriesPage() {
  const t = useT()
  const { lang } = useLang()
  useTitle(t(words.title))
  const isAgent = useMe()?.roleName === 'truck-provider'
  const list = requestsOf.trucks.pages[isAgent ? 'agent' : 'customer']
  return (
    <div className="stack g5">
      <div className="stack g2">
        <h1>{t(words.title)}</h1>
        <p className="muted">{t(words.body)}</p>
      </div>
      <Loaded
        query={useQuery({ ...ask(road.listDeliveries), refetchInterval: useStaffPace() })}
        card
        skeleton={<Skeleton block="320px" />}
      >
        {({ underWay, delivered }) => (
          <>
            {underWay.length > 0 ? (
              <UnderWay rows={underWay} list={list} />
            ) : (
              <div className="card">
                <Empty
                  art
                  title={t(words.emptyTitle)}
                  action={<LinkButton href={`/${lang}/${list}`}>{t(words.toRequests)}</LinkButton>}
                >
                  {t(words.emptyBody)}
                </Empty>
              </div>
            )}
            {delivered.length > 0 && <Rows title={words.delivered} rows={delivered} list={list} />}
          </>
        )}
      </Loaded>
    </div>
  )
}

/** The map, and below it the same in words; a truck of the list is shown closely. */
function UnderWay({ rows, list }: { rows: DeliveryRow[]; list: string }) {
  const t = useT()
  const now = useMinute()
  const { lang } = useLang()
  const [focus, setFocus] = useState<string>()
  const map = useRef<HTMLDivElement>(null)
  const seen = rows.filter(({ live }) => live.position !== null)
  const show = (slot: string) => {
    setFocus(slot)
    map.current?.scrollIntoView({ block: 'nearest' })
  }
  const where: Column<DeliveryRow>[] = [
    {
      id: 'position',
      head: t(live.position),
      cell: ({ slot, plate, live: { position, alerts } }) => (
        <>
          <PositionAge position={position} now={now} />
          {alerts.map(({ code, since, title, sentence }) => (
            <span key={`${code} ${since}`} className="block dense med" title={sentence[lang]}>
              {title[lang]}
            </span>
          ))}
          {position && (
            <span className="block nowrap">
              <Button
                className="in-text"
                size="s"
                variant="text"
                changes={false}
                aria-label={t(live.show, { plate })}
                onPress={() => show(slot)}
              >
                {t(live.onMap)}
              </Button>
            </span>
          )}
        </>
      ),
    },
    { id: 'expected', head: t(live.expected), cell: ({ live: { eta } }) => <Eta eta={eta} /> },
  ]
  return (
    <>
      {seen.length > 0 && (
        <div className="stack g2" ref={map}>
          <LazyMap
            trucks={seen.map(({ slot, plate, live: seenNow, from, to, posts }) => ({
              slot,
              plate,
              live: seenNow,
              pickup: from,
              dropoff: to,
              posts,
            }))}
            now={now}
            focus={focus}
          />
          {focus && (
            <div>
              <Button size="s" changes={false} onPress={() => setFocus(undefined)}>
                {t(live.showAll)}
              </Button>
            </div>
          )}
        </div>
      )}
      <Rows title={words.underWay} rows={rows} list={list} more={where} />
    </>
  )
}

type RowsProps = { title: TextRow; rows: DeliveryRow[]; list: string; more?: Column<DeliveryRow>[] }

function Rows({ title, rows, list, more = [] }: RowsProps) {
  const t = useT()
  const { lang } = useLang()
  const columns: Column<DeliveryRow>[] = [
    {
      id: 'truck',
      head: t(words.truck),
      names: true,
      cell: ({ plate, driverEn, driverAr }) => (
        <>
          <Ref value={plate} />
          <br />
          <bdi className="muted dense">{lang === 'ar' ? driverAr : driverEn}</bdi>
        </>
      ),
    },
    {
      id: 'booking',
      head: t(words.booking),
      cell: ({ id, bookingNumber, n, of }) => (
        <>
          <a href={`/${lang}/${list}/${id}`}>
            <Ref value={bookingNumber} />
          </a>
          {of > 1 && (
            <>
              <br />
              <span className="muted dense">{t(roadText.truck, { n })}</span>
            </>
          )}
        </>
      ),
    },
    {
      id: 'way',
      head: t(words.way),
      cell: ({ from, to }) => (
        <>
          {from.name[lang]}
          <br />
          {to.name[lang]}
        </>
      ),
    },
    {
      id: 'last',
      head: t(words.last),
      cell: ({ last }) =>
        last ? (
          <>
            {stepName(last)[lang]}
            <br />
            <span className="muted dense">
              <When value={last.at} />
            </span>
          </>
        ) : (
          <span className="muted">{t(roadText.toCome)}</span>
        ),
    },
    ...more,
    { id: 'due', head: t(words.due), cell: ({ dropoffAt }) => <When value={dropoffAt} /> },
  ]
  const proof: Column<DeliveryRow> = {
    id: 'proof',
    head: t(words.proof),
    cell: ({ proofs }) =>
      proofs.map(({ documentId }) => (
        <Button
          key={documentId}
          size="s"
          changes={false}
          onPress={() => void download(truckEndpoints.documents.file, { query: { documentId } })}
        >
          {t(words.proof)}
        </Button>
      )),
  }
  return (
    <section className="stack g3">
      <h2>{t(title)}</h2>
      <div className="list-card">
        <DataTable
          label={t(title)}
          columns={rows.some(({ proofs }) => proofs.length > 0) ? [...columns, proof] : columns}
          rows={rows}
          rowKey={({ id, n }) => `${id}-${n}`}
        />
      </div>
    </section>
  )
}
