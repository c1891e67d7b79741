// Requests as a warehouse works on them.
import type { StorageSummary } from '@marsa/model/warehouse/answers.ts'
import { requestsOf } from '@marsa/model/lines.ts'
import { useT } from '../../kit/t.ts'
import { AgentTable, type TableProps } from '../../requests/door.tsx'
import { RowGoods, RowMarks, RowPeriod } from '../list/row-goods.tsx'
import { storageLine } from '../web-line.ts'
import { agentStorageText as words } from './agent-text.ts'

export function AgentStorageTable(props: TableProps<StorageSummary>) {
  const t = useT()
  return (
    <AgentTable
      {...props}
      line={storageLine}
      label={t(requestsOf.warehouse.many)}
      pathOf={({ storageRequestID }) => `warehouse/requests/${storageRequestID}`}
      what={{ head: t(words.goods), cell: (row) => <RowGoods row={row} /> }}
      date={{ head: t(words.period), cell: (row) => <RowPeriod row={row} /> }}
      marks={(row) => <RowMarks row={row} />}
    />
  )
}
