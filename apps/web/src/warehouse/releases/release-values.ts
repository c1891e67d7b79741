// A release while it is asked for: what was typed, what is wrong with it by the rules of the server, and what is sent.
import type { FieldProblems } from '@marsa/model/kit/problem.ts'
import { Collector, lineProblems, type ReleaseLine } from '@marsa/model/warehouse/release.ts'

export type ReleaseValues = {
  counts: Record<string, number>
  /** Wall clock of the Emirates, `2026-12-01T09:30`. */
  when: string | null
  name: string
  idNumber: string
  vehiclePlate: string
  note: string
}

export const linesOf = ({ counts }: ReleaseValues): ReleaseLine[] =>
  Object.entries(counts).flatMap(([itemId, quantity]) => (quantity ? [{ itemId, quantity }] : []))

export const collectorOf = ({ name, idNumber, vehiclePlate, when }: ReleaseValues) => ({
  name,
  idNumber,
  vehiclePlate,
  time: when?.slice(11, 16) ?? '',
})

/** Field -> problem code, under the names that the server uses. */
export const releaseProblems = (
  values: ReleaseValues,
  items: readonly { itemId: string; left: number }[],
  today: string,
): FieldProblems => {
  const lines = linesOf(values)
  const collector = Collector.safeParse(collectorOf(values))
  return {
    ...lineProblems(lines, items),
    ...(lines.length === 0 && { lines: 'warehouse.release-empty' }),
    ...Object.fromEntries(
      (collector.error?.issues ?? []).map(({ path, message }) => [`collector.${path.join('.')}`, message]),
    ),
    ...(values.when === null && { wantedOn: 'warehouse.date-invalid' }),
    ...(values.when !== null && values.when.slice(0, 10) < today && { wantedOn: 'warehouse.release-past' }),
  }
}
