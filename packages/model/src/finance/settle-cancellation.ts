// What of the money that was paid a cancellation keeps and gives back; which percent holds is each line's own rule (decision 30).
import { share } from '../kit/money.ts'

export type Paid = { totalFils: bigint; paidFils: bigint }

/** Fils that are kept and that go back; together they are what was paid. The fee is never more than that. */
export const settleCancellation = (
  percent: number,
  { totalFils, paidFils }: Paid,
): { feeFils: bigint; refundFils: bigint } => {
  const fee = share(totalFils, BigInt(percent) * 100n)
  const feeFils = fee > paidFils ? paidFils : fee
  return { feeFils, refundFils: paidFils - feeFils }
}
