// The trucks of bookings on the road, the next delivery first, and those delivered lately with their proof.
import { useQuery } from '@tanstack/react-query'
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
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { road } from './calls.ts'
import { deliveriesText as words, roadText } from './road-text.ts'

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
      <Loaded query={useQuery(ask(road.listDeliveries))} card skeleton={<Skeleton block="320px" />}>
        {({ underWay, delivered }) => (
          <>
            {underWay.length > 0 ? (
              <Rows title={words.underWay} rows={underWay} list={list} />
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

function Rows({ title, rows, list }: { title: TextRow; rows: DeliveryRow[]; list: string }) {
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
          {from[lang]}
          <br />
          {to[lang]}
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
      <DataTable
        label={t(title)}
        columns={rows.some(({ proofs }) => proofs.length > 0) ? [...columns, proof] : columns}
        rows={rows}
        rowKey={({ id, n }) => `${id}-${n}`}
      />
    </section>
  )
}
