// The days that a page about money lists, as they are chosen and as they are asked for.
import type { ReportDays } from '@marsa/model/express/cash-on-delivery/report-days.ts'

/** `isByDays` asks for chosen days although none are chosen yet; what is listed stays until they are. */
export type Chosen = ReportDays & { isByDays?: boolean }
export const askedDays = ({ range, from, to }: Chosen): ReportDays =>
  from !== undefined && to !== undefined ? { from, to } : { range: range ?? 'last10' }
