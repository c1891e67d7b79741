// The tax periods since the books began, each with its return, and which of the others stand against a step of one.
import { monthOf } from '@marsa/model/kit/day.ts'
import { daysOfVatPeriod, vatPeriodBefore, vatPeriodOf } from '@marsa/model/finance/vat/filed-return.ts'
import type { VatPeriodLength } from '@marsa/model/kit/vat-periods.ts'
import { sum } from '@marsa/model/kit/money.ts'
import type { Db } from '../../kit/db.ts'
import { firstMonth } from '../periods/periods.store.ts'
import type { VatReturnRow } from './vat-returns.store.ts'

export type TaxPeriod = { period: string; from: string; to: string; row: VatReturnRow | undefined }

/** Newest first, from the one of the day back to that of the first posting; a return of another length stands for its days. */
export const taxPeriods = async (
  db: Db,
  all: readonly VatReturnRow[],
  today: string,
  length: VatPeriodLength,
): Promise<TaxPeriod[]> => {
  const began = (await firstMonth(db)) ?? monthOf(today)
  const found: TaxPeriod[] = all.map((row) => ({ period: row.period, from: row.from, to: row.to, row }))
  for (let period = vatPeriodOf(today, length); ; period = vatPeriodBefore(period)) {
    const days = daysOfVatPeriod(period)
    if (monthOf(days.to) < began) break
    if (!all.some((row) => row.from <= days.to && row.to >= days.from))
      found.push({ period, ...days, row: undefined })
  }
  return found.toSorted((a, b) => (a.from < b.from ? 1 : -1))
}

const stateOf = ({ row }: TaxPeriod) => row?.state ?? 'OPEN'

/** Those that are over and not frozen, the oldest first. */
export const unfrozen = (periods: readonly TaxPeriod[], today: string): TaxPeriod[] =>
  periods.filter((each) => each.to < today && stateOf(each) === 'OPEN').toReversed()

type Neighbours = {
  /** The newest earlier period whose return is not frozen, and the newest that is not filed. */
  earlierOpen: string | null
  earlierUnfiled: string | null
  /** The oldest later one that is frozen. */
  laterFrozen: string | null
}

export const neighboursOf = (periods: readonly TaxPeriod[], from: string): Neighbours => {
  const earlier = periods.filter((each) => each.from < from)
  return {
    earlierOpen: earlier.find((each) => stateOf(each) === 'OPEN')?.period ?? null,
    earlierUnfiled: earlier.find((each) => stateOf(each) !== 'FILED')?.period ?? null,
    laterFrozen: periods.findLast((each) => each.from > from && stateOf(each) !== 'OPEN')?.period ?? null,
  }
}

/** Input VAT of filed returns before a day that no output VAT has used; it is set off by the next one. */
export const carriedBefore = (periods: readonly TaxPeriod[], from: string): bigint =>
  sum(
    periods.flatMap((each) =>
      each.from < from && each.row?.state === 'FILED' ? [each.row.input_fils! - each.row.taken_fils!] : [],
    ),
  )
