// Those of many shipments that were refused.
import type { ShipmentSummary } from '@marsa/model/freight/answers.ts'
import { RefusedList as List, type Refused } from '../../requests/door.tsx'
import { useReasons } from './use-reasons.ts'

export function RefusedList({ refused }: { refused: readonly Refused[] }) {
  return <List refused={refused} reasons={useReasons()} />
}

/** The number of a row that a list shows. */
export const numberIn =
  (rows: readonly ShipmentSummary[]) =>
  (id: string): string =>
    rows.find((row) => row.RequestId === id)?.quoteNumber ?? id
