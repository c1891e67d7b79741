// The requests of one view of an agent of freight.
import type { ShipmentSummary } from '@marsa/model/freight/answers.ts'
import { requestsText } from '@marsa/model/freight/screen-text.ts'
import { useT } from '../../kit/t.ts'
import { AgentTable, requestListText, type RowBoxes, type TableProps } from '../../requests/door.tsx'
import { CargoLine } from '../shipment/cargo-line.tsx'
import { RouteName } from '../shipment/route-name.tsx'
import { freightLine } from '../web-line.ts'

type Row = ShipmentSummary
type RequestTableProps = TableProps<Row> & {
  need: 'answer' | 'quoted' | 'won' | 'others'
  boxes?: RowBoxes<Row> | undefined
}

export function FreightRequestTable({ need, ...table }: RequestTableProps) {
  const t = useT()
  return (
    <AgentTable
      {...table}
      line={freightLine}
      label={t(requestListText[need])}
      pathOf={({ ownState, RequestId }) =>
        `freight/${ownState === 'Q_ACCEPTED' ? 'jobs' : 'requests'}/${RequestId}`
      }
      what={{
        head: t(requestsText.route),
        cell: (row) => (
          <>
            <RouteName origin={row.origin} destination={row.destination} />
            {row.cargo && <CargoLine cargo={row.cargo} />}
          </>
        ),
      }}
      dayOf={({ eta }) => eta}
    />
  )
}
