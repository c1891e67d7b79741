// What carriers have reported and is no step yet: to the agent all of it, to others what happened to single containers.
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { containersMissing } from '@marsa/model/freight/events/container-reports.ts'
import { readEvent } from '@marsa/model/freight/events/read-event.ts'
import { stepBefore, type Carriage, type MilestoneCode } from '@marsa/model/freight/execution/milestones.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { KeptReport } from './transport-events.store.ts'

type Reports = ShipmentDetail['carrierReports']

export const reportsOf = (kept: readonly KeptReport[], units: readonly { number: string }[]): Reports => {
  const reports = kept.map(({ body, ...report }) => ({ ...report, container: readEvent(body).equipment }))
  return reports.map(({ code, at, container }) => ({
    code,
    at: toOffset(new Date(at)),
    container,
    missing: [
      ...containersMissing(
        reports.filter((report) => report.code === code),
        units,
      ),
    ],
  }))
}

/**
 * Those that wait for other containers of the list alone. Whether money or documents stand in the way as well is not asked: it would
 * tell of them.
 */
export const reportsInOrder = (
  reports: Reports,
  facts: Carriage & { milestones: readonly MilestoneCode[]; units: readonly { number: string }[] },
): Reports =>
  reports.filter(
    ({ code, container, missing }) =>
      missing.length > 0 &&
      facts.units.some(({ number }) => number === container) &&
      stepBefore(code, facts) === undefined,
  )
