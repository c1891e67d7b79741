// Where the cash is: each depot and each courier, down to the fil, and since when.
import type { DepotCoverage } from '@marsa/model/express/cash-on-delivery/deposit-endpoints.ts'
import { parseMoney, toWire } from '@marsa/model/kit/money.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { When } from '../../ui/values/when.tsx'
import { cashWords, depositWords as words } from './cash-words.ts'

const sumOf = (amounts: readonly string[]): string =>
  toWire(amounts.reduce((sum, amount) => sum + parseMoney(amount), 0n))

const ofCouriers = ({ couriers }: DepotCoverage): string =>
  sumOf(couriers.flatMap(({ inHand, listed, short }) => [inHand, listed, short]))

export function Coverage({ depots }: { depots: DepotCoverage[] }) {
  const t = useT()
  const { lang } = useLang()
  const total = sumOf(depots.flatMap((depot) => [ofCouriers(depot), depot.unconfirmed, depot.toBank]))
  return (
    <section className="stack g4">
      <div className="row between wrap g3">
        <div className="stack g1">
          <h2>{t(words.where)}</h2>
          <p className="muted dense">{t(words.whereBody)}</p>
        </div>
        <span className="stack g1">
          <span className="muted dense">{t(words.total)}</span>
          <Money value={total} size="m" />
        </span>
      </div>
      {depots.map((depot) => (
        <Card
          key={depot.depotId}
          level={3}
          title={
            <>
              <bdi dir="ltr">{depot.code}</bdi> <bdi>{depot.name[lang]}</bdi>
            </>
          }
        >
          <div className="stack g4">
            <Facts
              columns
              facts={[
                [t(words.withCouriers), <Money key="c" value={ofCouriers(depot)} />],
                [t(words.unconfirmed), <Money key="u" value={depot.unconfirmed} />],
                [t(words.toBank), <Money key="b" value={depot.toBank} />],
                [t(words.over), <Money key="o" value={depot.over} />],
              ]}
            />
            {depot.couriers.length === 0 ? (
              <p className="muted dense">{t(words.noCash)}</p>
            ) : (
              <Couriers depot={depot} />
            )}
          </div>
        </Card>
      ))}
    </section>
  )
}

function Couriers({ depot }: { depot: DepotCoverage }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <DataTable
      label={t(words.withCouriers)}
      rows={depot.couriers}
      rowKey={({ courier }) => courier.en}
      columns={[
        {
          id: 'courier',
          head: t(cashWords.courier),
          names: true,
          cell: ({ courier }) => <bdi>{courier[lang]}</bdi>,
        },
        { id: 'hand', head: t(words.inHand), end: true, cell: ({ inHand }) => <Money value={inHand} /> },
        { id: 'listed', head: t(words.listed), end: true, cell: ({ listed }) => <Money value={listed} /> },
        { id: 'short', head: t(words.shortOf), end: true, cell: ({ short }) => <Money value={short} /> },
        {
          id: 'since',
          head: t(words.since),
          cell: ({ since }) => (since === null ? '–' : <When value={since} />),
        },
      ]}
    />
  )
}
