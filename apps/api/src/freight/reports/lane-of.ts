// The lane of a row of a report, on the wire.
import type { LaneColumns } from './reports.store.ts'

const place = (found: LaneColumns['origin']) => ({
  code: found?.code ?? '',
  nameEn: found?.name_en ?? '',
  nameAr: found?.name_ar ?? '',
  country: found?.country_code ?? '',
})
export const laneOf = (row: LaneColumns) => ({
  origin: place(row.origin),
  destination: place(row.destination),
  mode: row.mode ?? ('sea' as const),
})
