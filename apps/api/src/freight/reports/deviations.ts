// What of a period was not as planned: days in the port after the free ones and their cost, and cargo against its declaration.
import { containersOf, measuresOf } from '@marsa/model/freight/cargo/cargo-of.ts'
import { daysOver, stayFils, stayTariffOf } from '@marsa/model/freight/execution/stay-cost.ts'
import { measuredForm } from '@marsa/model/freight/measuring/measuring.ts'
import { reportRows } from '@marsa/model/freight/reports/report-endpoints.ts'
import type { Period } from '@marsa/model/freight/reports/report.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import type { Db } from '../../kit/db.ts'
import {
  landedShipments,
  measuredShipments,
  type LandedRow,
  type MeasuredRow,
  type Shipped,
  type Whose,
} from './deviations.store.ts'
import { laneOf } from './lane-of.ts'

const named = (row: Shipped) => ({ RequestId: row.id, number: row.number, ...laneOf(row) })

const overstayOf = (row: LandedRow, now: Date) => {
  const boxes = containersOf(row.form).reduce((sum, { count }) => sum + count, 0)
  const standing = {
    freeDays: row.free_days,
    landed: dayOf(row.landed_at),
    out: dayOf(row.out_at ?? now),
  }
  const tariff = stayTariffOf(row.offer)
  return {
    ...named(row),
    containers: boxes,
    days: boxes > 0 ? daysOver(standing) : 0,
    hasLeft: row.out_at !== null,
    amount: tariff ? toWire(stayFils(tariff, { ...standing, boxes })) : null,
  }
}

const cbmOf = (milli: number | null): number | null => (milli === null ? null : milli / 1000)

const measuredOf = (row: MeasuredRow) => {
  const [declared, found] = [measuresOf(row.form), measuresOf(measuredForm(row.form, row.packages))]
  return {
    ...named(row),
    declaredCbm: cbmOf(declared.cbmMilli),
    cbm: cbmOf(found.cbmMilli),
    declaredKg: declared.grossG / 1000,
    kg: found.grossG / 1000,
  }
}

/** How much larger than declared, or heavier where that is more; without a declared volume the weight says it. */
const excess = ({ declaredCbm, cbm, declaredKg, kg }: ReturnType<typeof measuredOf>): number =>
  Math.max(declaredCbm && cbm ? cbm / declaredCbm : 0, kg / declaredKg)

export const deviationsOf = async (db: Db, whose: Whose, period: Period, now: Date) => {
  const landed = await landedShipments(db, whose, period)
  const measured = await measuredShipments(db, whose, period)
  return {
    overstays: landed
      .map((row) => overstayOf(row, now))
      .filter(({ days }) => days > 0)
      .sort((one, other) => other.days - one.days)
      .slice(0, reportRows),
    measured: measured
      .map(measuredOf)
      .sort((one, other) => excess(other) - excess(one))
      .slice(0, reportRows),
  }
}
