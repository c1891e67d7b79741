// Reads the settlement report of the card gateway: a CSV with a row for each payment, refund, chargeback and fee, and one total a payout.
import {
  addsUp,
  payoutLineKinds,
  type CardPayout,
  type PayoutLine,
} from '@marsa/model/finance/card-payouts/card-payout.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { readCsv, type CsvLine } from '../../kit/read-csv.ts'
import { dayIn, filsIn } from '../bank/file-cells.ts'

/** More is no settlement of some days, and no file of ours. */
const mostRows = 10_000

const headings = [
  'payout reference',
  'payout date',
  'type',
  'order reference',
  'merchant reference',
  'transaction date',
  'currency',
  'gross',
  'fee',
  'vat',
  'net',
] as const
type Heading = (typeof headings)[number]
type Cells = (name: Heading) => string

const referencePattern = /^[A-Z0-9][A-Z0-9-]{3,34}$/

type Row = { reference: string; paidOn: string; kind: PayoutLine['kind'] | 'total' } & Omit<
  PayoutLine,
  'kind'
>

const signs: Record<Row['kind'], (grossFils: bigint) => boolean> = {
  sale: (fils) => fils > 0n,
  refund: (fils) => fils < 0n,
  chargeback: (fils) => fils !== 0n,
  fee: (fils) => fils === 0n,
  total: () => true,
}

const kindOf = (type: string): Row['kind'] | undefined => {
  const name = type.toLowerCase()
  return name === 'payout' ? 'total' : payoutLineKinds.find((kind) => kind === name)
}

const readRow = (cells: Cells): Row | undefined => {
  const reference = cells('payout reference')
  const kind = kindOf(cells('type'))
  const paidOn = dayIn(cells('payout date'))
  const day = kind === 'total' ? paidOn : dayIn(cells('transaction date'))
  const [grossFils, feeFils, vatFils, netFils] = (['gross', 'fee', 'vat', 'net'] as const).map((name) =>
    filsIn(cells(name)),
  )
  if (kind === undefined || paidOn === undefined || day === undefined || !referencePattern.test(reference))
    return undefined
  if (grossFils === undefined || feeFils === undefined || vatFils === undefined) return undefined
  if (netFils !== grossFils - feeFils - vatFils || !signs[kind](grossFils)) return undefined
  const orderRef = cells('order reference')
  const isOfOrder = kind !== 'fee' && kind !== 'total'
  if (orderRef.length > 64 || (isOfOrder && orderRef === '')) return undefined
  return {
    reference,
    paidOn,
    kind,
    orderRef,
    key: cells('merchant reference'),
    day,
    grossFils,
    feeFils,
    vatFils,
  }
}

/** The rows of each payout with the total that stands for it, in the order of the file. */
const payoutOf = (reference: string, rows: readonly Row[]): CardPayout => {
  const totals = rows.filter(({ kind }) => kind === 'total')
  const [total] = totals
  if (total === undefined || totals.length > 1 || rows.length === 1)
    throw new Problem('card-payout.sum', { reference })
  const lines = rows.flatMap((row): PayoutLine[] => {
    const { kind, orderRef, key, day, grossFils, feeFils, vatFils } = row
    return kind === 'total' ? [] : [{ kind, orderRef, key, day, grossFils, feeFils, vatFils }]
  })
  const { paidOn, grossFils, feeFils, vatFils } = total
  const payout = { reference, paidOn, grossFils, feeFils, vatFils, lines }
  if (!addsUp(payout) || rows.some((row) => row.paidOn !== paidOn))
    throw new Problem('card-payout.sum', { reference })
  return payout
}

/** The payouts of a file; throws the refusal that says what is wrong with it. `today` is the day in the Emirates. */
export const readPayoutFile = (content: string, today: string): CardPayout[] => {
  const [head, ...rows] = readCsv(content, mostRows + 2)
  const places = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? []
  if (rows.length === 0 || rows.length > mostRows || headings.some((name) => !places.includes(name)))
    throw new Problem('card-payout.file')
  const read = ({ line, cells }: CsvLine): Row => {
    const cell = (name: Heading): string => cells[places.indexOf(name)]?.trim() ?? ''
    const row = readRow(cell)
    if (!row) throw new Problem('card-payout.row', { row: line })
    const currency = cell('currency')
    if (currency !== 'AED')
      throw new Problem('card-payout.currency', { row: line, currency: currency.slice(0, 3) || '–' })
    return row
  }
  const byReference = Map.groupBy(rows.map(read), ({ reference }) => reference)
  return [...byReference].map(([reference, own]) => {
    if (own.some(({ paidOn, day }) => paidOn > today || day > today))
      throw new Problem('card-payout.ahead', { reference })
    return payoutOf(reference, own)
  })
}
