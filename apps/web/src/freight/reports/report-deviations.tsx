// Shipments of a report that were not as planned: containers after their free days, and cargo against its declaration.
import type { CustomerReport } from '@marsa/model/freight/reports/report-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { GoLink } from '../../ui/actions/link-button.tsx'
import { Card } from '../../ui/values/card.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Money } from '../../ui/values/money.tsx'
import { RouteName } from '../shipment/route-name.tsx'
import { reportText } from './report-text.ts'

type DeviationRows = Pick<CustomerReport, 'overstays' | 'measured'>
type Overstay = DeviationRows['overstays'][number]
type Measured = DeviationRows['measured'][number]

export function Deviations({ report: { overstays, measured } }: { report: DeviationRows }) {
  return (
    <>
      {overstays.length > 0 && <Overstays rows={overstays} />}
      {measured.length > 0 && <MeasuredCargo rows={measured} />}
    </>
  )
}

const useShipment = <Row extends Overstay | Measured>(): Column<Row> => {
  const t = useT()
  const { lang } = useLang()
  return {
    id: 'shipment',
    names: true,
    head: t(reportText.shipment),
    cell: (row) => (
      <>
        <GoLink href={`/${lang}/freight/shipments/${row.RequestId}`}>
          <bdi>{row.number}</bdi>
        </GoLink>
        <span className="sub">
          <RouteName origin={row.origin} destination={row.destination} />
        </span>
      </>
    ),
  }
}

function Overstays({ rows }: { rows: DeviationRows['overstays'] }) {
  const t = useT()
  const { lang } = useLang()
  const shipment = useShipment<Overstay>()
  return (
    <Card flush title={t(reportText.overstays)}>
      <DataTable
        label={t(reportText.overstays)}
        rows={rows}
        rowKey={(row) => row.RequestId}
        columns={[
          shipment,
          {
            id: 'containers',
            head: t(reportText.containers),
            end: true,
            cell: (row) => number(row.containers, lang),
          },
          {
            id: 'days',
            head: t(reportText.daysOver),
            end: true,
            cell: (row) => (
              <>
                {number(row.days, lang)}
                {!row.hasLeft && <span className="sub due">{t(reportText.soFar)}</span>}
              </>
            ),
          },
          {
            id: 'cost',
            head: t(reportText.stayCost),
            end: true,
            cell: (row) => (row.amount === null ? '—' : <Money value={row.amount} />),
          },
        ]}
      />
    </Card>
  )
}

function MeasuredCargo({ rows }: { rows: DeviationRows['measured'] }) {
  const t = useT()
  const shipment = useShipment<Measured>()
  return (
    <Card flush title={t(reportText.measured)}>
      <DataTable
        label={t(reportText.measured)}
        rows={rows}
        rowKey={(row) => row.RequestId}
        columns={[
          shipment,
          {
            id: 'volume',
            head: t(reportText.volume),
            end: true,
            cell: (row) => <Beside found={row.cbm} declared={row.declaredCbm} digits={3} />,
          },
          {
            id: 'weight',
            head: t(reportText.weight),
            end: true,
            cell: (row) => <Beside found={row.kg} declared={row.declaredKg} />,
          },
        ]}
      />
    </Card>
  )
}

function Beside({
  found,
  declared,
  digits,
}: {
  found: number | null
  declared: number | null
  digits?: number
}) {
  const t = useT()
  const { lang } = useLang()
  if (found === null) return <>—</>
  const isMore = declared !== null && found > declared
  return (
    <>
      <span className={isMore ? 'due' : undefined}>{number(found, lang, digits)}</span>
      <span className="sub">
        {declared === null
          ? t(reportText.notDeclared)
          : t(reportText.declaredAs, { amount: number(declared, lang, digits) })}
      </span>
    </>
  )
}
