// Which payments an amount goes back from: the newest first, each by no more than is left of it (decision 30).

/** `fencing` is greater for the later payment of a subject. */
export type Refundable = { settledFils: bigint; fencing: bigint }

/**
 * `payments` in any order; amounts in fils. `leftFils` is what they do not cover, because it is on its way back already
 * or was never paid by card.
 */
export const splitRefund = <Payment extends Refundable>(
  payments: readonly Payment[],
  amountFils: bigint,
): { parts: { payment: Payment; amountFils: bigint }[]; leftFils: bigint } => {
  let leftFils = amountFils
  const parts = payments
    .toSorted((one, other) => (one.fencing > other.fencing ? -1 : 1))
    .flatMap((payment) => {
      const part = leftFils < payment.settledFils ? leftFils : payment.settledFils
      leftFils -= part
      return part > 0n ? [{ payment, amountFils: part }] : []
    })
  return { parts, leftFils }
}
