// Settlement reports of the card gateway over the weeks of the demo world; one names an order that nobody knows.
import { importCardPayouts } from '@marsa/model/finance/card-payouts/card-payout-endpoints.ts'
import { addDays, weekdayOf } from '@marsa/model/kit/day.ts'
import { sum, toWire, vatOf } from '@marsa/model/kit/money.ts'
import { listCardMoves, type CardMove } from './card-sales.store.ts'
import type { Email } from './personas.ts'
import type { Runner } from './runner.ts'

const first: Email = 'admin@demo.example'

/** With its sign, as files have it. */
export const signed = (fils: bigint): string => (fils < 0n ? `-${toWire(-fils)}` : toWire(fils))

/** Half up. */
const share = (fils: bigint, basisPoints: bigint): bigint => (fils * basisPoints + 5_000n) / 10_000n

export type Payout = { reference: string; paidOn: string; netFils: bigint; content: string }

const heading =
  'Payout reference,Payout date,Type,Order reference,Merchant reference,Transaction date,Currency,Gross,Fee,VAT,Net'

/** The report of a week, paid on the Tuesday after it; one names an order that nobody knows. */
const payoutOf = (paidOn: string, moves: readonly CardMove[], number: number, stranger: boolean): Payout => {
  const reference = `NI-${paidOn.replaceAll('-', '')}-${String(number).padStart(2, '0')}`
  const rows = moves.map((move) => {
    const fee = move.type === 'SALE' ? share(move.fils, 220n) : 0n
    return { ...move, fee, vat: vatOf(fee, 'standard') }
  })
  const unknown = {
    type: 'SALE',
    order: 'ord-5b1f77c2',
    key: '',
    day: addDays(paidOn, -3),
    fils: 18_500n,
  } as const
  const all = [...rows, ...(stranger ? [{ ...unknown, fee: 407n, vat: 20n }] : [])]
  const [gross, fee, vat] = [
    sum(all.map(({ fils }) => fils)),
    sum(all.map((row) => row.fee)),
    sum(all.map((row) => row.vat)),
  ]
  const line = (
    type: string,
    order: string,
    key: string,
    day: string,
    of: readonly [bigint, bigint, bigint],
  ) =>
    [reference, paidOn, type, order, key, day, 'AED', ...[...of, of[0] - of[1] - of[2]].map(signed)].join(',')
  return {
    reference,
    paidOn,
    netFils: gross - fee - vat,
    content: [
      heading,
      ...all.map((row) => line(row.type, row.order, row.key, row.day, [row.fils, row.fee, row.vat])),
      line('PAYOUT', '', '', '', [gross, fee, vat]),
    ].join('\n'),
  }
}

/** The Tuesday after the week of a day. */
const paidOnOf = (day: string): string => {
  const sunday = addDays(day, (7 - weekdayOf(day)) % 7)
  return addDays(sunday, 2)
}

/** Takes the report of each week that was paid out. */
export const takePayouts = async (runner: Runner, today: string): Promise<Payout[]> => {
  const weeks = Map.groupBy(await listCardMoves(runner.db), ({ day }) => paidOnOf(day))
  const due = [...weeks].filter(([paidOn]) => paidOn <= today).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const payouts = due.map(([paidOn, moves], index) =>
    payoutOf(paidOn, moves, index + 1, index === due.length - 2),
  )
  for (const { reference, content } of payouts)
    await runner.call(first, importCardPayouts, { body: { name: `${reference}.csv`, content } })
  return payouts
}
