// The cells of a version as prices are reckoned with; what is not filled in yet is left out.
import { readCell, type WireCell } from '@marsa/model/express/setup/tariff-endpoints.ts'

export const cellsOf = ({ cells }: { cells: readonly WireCell[] }) =>
  cells.flatMap((cell) => readCell(cell) ?? [])
