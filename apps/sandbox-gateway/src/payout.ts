// A payout of the sandbox gateway: what was captured, refunded and charged back since the last one, less fees, as its settlement report.
import { isCaptured, type Order } from './order.ts'

export type PayoutRow = {
  /** Names the operation once for ever. */
  id: string
  type: 'SALE' | 'REFUND' | 'CHARGEBACK' | 'FEE'
  order: string
  merchantReference: string
  at: string
  /** Minor units; what goes back is below zero. */
  gross: number
  fee: number
  vat: number
}

export type Payout = { reference: string; at: string; currency: string; rows: PayoutRow[] }

const feeBasisPoints = 220
const vatBasisPoints = 500
/** What a chargeback costs the merchant, before VAT. */
const chargebackFee = 2500

/** Half up, as cards are billed. */
const share = (value: number, basisPoints: number): number =>
  Math.floor((value * basisPoints + 5000) / 10_000)
const withVat = (fee: number): { fee: number; vat: number } => ({ fee, vat: share(fee, vatBasisPoints) })

/** Every operation of an order that moves money of the merchant. */
const rowsOf = (order: Order): PayoutRow[] => {
  if (!isCaptured(order)) return []
  const shared = { order: order.reference, merchantReference: order.merchantOrderReference }
  const sale: PayoutRow = {
    ...shared,
    id: order.captureReference,
    type: 'SALE',
    at: order.capturedAt ?? order.updatedAt,
    gross: order.amount.value,
    ...withVat(share(order.amount.value, feeBasisPoints)),
  }
  const refunds = order.refunds.map(({ reference, value, at }): PayoutRow => ({
    ...shared,
    id: reference,
    type: 'REFUND',
    at,
    gross: -value,
    fee: 0,
    vat: 0,
  }))
  if (!order.chargeback) return [sale, ...refunds]
  const { reference, value, at } = order.chargeback
  return [
    sale,
    ...refunds,
    { ...shared, id: reference, type: 'CHARGEBACK', at, gross: -value, fee: 0, vat: 0 },
    { ...shared, id: `${reference} fee`, type: 'FEE', at, gross: 0, ...withVat(chargebackFee) },
  ]
}

/** What has not been paid out yet, oldest first. */
export const unpaidRows = (
  orders: readonly Order[],
  currency: string,
  isPaid: (id: string) => boolean,
): PayoutRow[] =>
  orders
    .filter(({ amount }) => amount.currencyCode === currency)
    .flatMap(rowsOf)
    .filter(({ id }) => !isPaid(id))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))

/** Day in the Emirates. */
const dayOf = (at: string): string => new Date(Date.parse(at) + 4 * 3_600_000).toISOString().slice(0, 10)

export const payoutReference = (at: string, count: number): string =>
  `NI-${dayOf(at).replaceAll('-', '')}-${String(count).padStart(2, '0')}`

const decimal = (value: number): string => {
  const digits = String(Math.abs(value)).padStart(3, '0')
  return `${value < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const headings =
  'Payout reference,Payout date,Type,Order reference,Merchant reference,Transaction date,Currency,Gross,Fee,VAT,Net'

export const netOf = (rows: readonly Pick<PayoutRow, 'gross' | 'fee' | 'vat'>[]): number =>
  rows.reduce((net, { gross, fee, vat }) => net + gross - fee - vat, 0)

/** The settlement report as the merchant downloads it: a row for each operation, and the total of the payout. */
export const payoutCsv = ({ reference, at, currency, rows }: Payout): string => {
  const paidOn = dayOf(at)
  const add = (name: 'gross' | 'fee' | 'vat'): number => rows.reduce((total, row) => total + row[name], 0)
  const line = (
    type: string,
    order: string,
    merchant: string,
    day: string,
    row: Pick<PayoutRow, 'gross' | 'fee' | 'vat'>,
  ) =>
    [
      reference,
      paidOn,
      type,
      order,
      merchant,
      day,
      currency,
      ...[row.gross, row.fee, row.vat, netOf([row])].map(decimal),
    ].join(',')
  return [
    headings,
    ...rows.map((row) => line(row.type, row.order, row.merchantReference, dayOf(row.at), row)),
    line('PAYOUT', '', '', '', { gross: add('gross'), fee: add('fee'), vat: add('vat') }),
    '',
  ].join('\r\n')
}
