// The requests of one view of an agent of freight: the cargo as a price is made of it, and the day it is ready.
import type { ShipmentSummary } from '@marsa/model/freight/answers.ts'
import { inboxText as words } from '@marsa/model/freight/quoting/inbox-text.ts'
import { requestsText } from '@marsa/model/freight/screen-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { volume, weight } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { AgentTable, requestListText, type RowBoxes, type TableProps } from '../../requests/door.tsx'
import type { Column } from '../../ui/lists/data-table.tsx'
import { When } from '../../ui/values/when.tsx'
import { CargoKind } from '../shipment/cargo-kind.tsx'
import { RouteName } from '../shipment/route-name.tsx'
import { freightLine } from '../web-line.ts'
import { requestPath } from './inbox-search.ts'

type Row = ShipmentSummary
type RequestTableProps = TableProps<Row> & {
  need: 'answer' | 'quoted' | 'won' | 'others'
  boxes?: RowBoxes<Row> | undefined
}

const useMeasures = (): Column<Row>[] => {
  const t = useT()
  const { lang } = useLang()
  return [
    {
      id: 'weight',
      head: t(words.weight),
      sortable: true,
      end: true,
      cell: ({ cargo }) =>
        cargo && (
          <>
            <bdi className="nowrap">{weight(cargo.grossWeightKg, lang)}</bdi>
            {cargo.chargeableKg !== null && (
              <span className="sub">
                {t(words.chargeable, { weight: `\u2068${weight(cargo.chargeableKg, lang)}\u2069` })}
              </span>
            )}
          </>
        ),
    },
    {
      id: 'volume',
      head: t(words.volume),
      sortable: true,
      end: true,
      cell: ({ cargo }) =>
        cargo &&
        (cargo.volumeCbm === null ? (
          <span className="muted">—</span>
        ) : (
          <bdi className="nowrap">{volume(cargo.volumeCbm, lang)}</bdi>
        )),
    },
    {
      id: 'ready',
      head: t(words.ready),
      sortable: true,
      cell: ({ cargo }) => cargo && <When value={cargo.readyFrom} as="day" />,
    },
  ]
}

export function FreightRequestTable({ need, ...table }: RequestTableProps) {
  const t = useT()
  return (
    <AgentTable
      {...table}
      line={freightLine}
      label={t(requestListText[need])}
      pathOf={({ ownState, RequestId }) => requestPath(RequestId, ownState === 'Q_ACCEPTED')}
      what={{
        head: t(requestsText.cargo),
        cell: (row) => (
          <>
            <RouteName origin={row.origin} destination={row.destination} />
            {row.cargo && <CargoKind cargo={row.cargo} />}
          </>
        ),
      }}
      more={useMeasures()}
      dayOf={({ eta }) => eta}
    />
  )
}
