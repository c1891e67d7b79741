// A payout of the card gateway against our payments: what it pays for that we do not know, or know otherwise.
import { sum } from '../../kit/money.ts'
import { texts, type TextRow } from '../../kit/text.ts'

export const payoutLineKinds = ['sale', 'refund', 'chargeback', 'fee'] as const
export type PayoutLineKind = (typeof payoutLineKinds)[number]
export const payoutLineKindText = texts({
  sale: { en: 'Payment', ar: 'دفعة' },
  refund: { en: 'Refund', ar: 'رد مبلغ' },
  chargeback: { en: 'Chargeback', ar: 'اعتراض على عملية بطاقة' },
  fee: { en: 'Fee', ar: 'رسوم' },
} satisfies Record<PayoutLineKind, TextRow>)

/** Amounts in fils: gross above zero for a payment, below for what goes back; fees and their VAT above zero where they are kept. */
export type PayoutLine = {
  kind: PayoutLineKind
  /** The gateway's name of the order, and ours; empty for a fee of none. */
  orderRef: string
  key: string
  day: string
  grossFils: bigint
  feeFils: bigint
  vatFils: bigint
}

export type CardPayout = {
  reference: string
  paidOn: string
  grossFils: bigint
  feeFils: bigint
  vatFils: bigint
  lines: PayoutLine[]
}

export const payoutNet = ({
  grossFils,
  feeFils,
  vatFils,
}: Omit<CardPayout, 'reference' | 'paidOn' | 'lines'>): bigint => grossFils - feeFils - vatFils

/** Whether the lines come to the totals, each for itself. */
export const addsUp = ({ grossFils, feeFils, vatFils, lines }: CardPayout): boolean =>
  sum(lines.map((line) => line.grossFils)) === grossFils &&
  sum(lines.map((line) => line.feeFils)) === feeFils &&
  sum(lines.map((line) => line.vatFils)) === vatFils

/** A payment session as payouts are compared with it. Fils above zero. */
export type PaidSession = {
  id: string
  /** What was captured; nothing where the payment did not succeed. */
  amountFils: bigint
  /** What went back by refunds that the gateway has confirmed. */
  refundedFils: bigint
  /** What earlier payouts paid for it, and took back as refunds. */
  paidOutFils: bigint
  takenBackFils: bigint
}

export type PayoutFinding = {
  kind: 'unknown-order' | 'amount' | 'duplicate' | 'chargeback'
  /** With its kind once for ever, so that the same difference is found once. */
  reference: string
  sessionId: string | undefined
  oursFils: bigint
  theirsFils: bigint
}

const ofSale = (line: PayoutLine, session: PaidSession, payout: string): PayoutFinding | undefined => {
  const shared = { sessionId: session.id, theirsFils: line.grossFils }
  if (session.paidOutFils > 0n)
    return { ...shared, kind: 'duplicate', reference: `${line.orderRef} ${payout}`, oursFils: 0n }
  if (session.amountFils !== line.grossFils)
    return { ...shared, kind: 'amount', reference: line.orderRef, oursFils: session.amountFils }
  return undefined
}

/** Refunds of a session are compared together: a payout may split what we gave back at once. */
const ofRefund = (line: PayoutLine, session: PaidSession, payout: string): PayoutFinding | undefined => {
  const takenFils = session.takenBackFils - line.grossFils
  if (takenFils <= session.refundedFils) return undefined
  const excessFils = takenFils - session.refundedFils
  const beyondFils = excessFils < -line.grossFils ? excessFils : -line.grossFils
  return {
    kind: 'amount',
    reference: `${line.orderRef} ${payout} refund`,
    sessionId: session.id,
    oursFils: line.grossFils + beyondFils,
    theirsFils: line.grossFils,
  }
}

/**
 * What of a payout differs from our payments, in the order of its lines. `sessionOf` answers the payment of a line; fees are of
 * none and are taken as stated. A chargeback is always a difference: our books do not know of it.
 */
export const payoutFindings = (
  { reference, lines }: Pick<CardPayout, 'reference' | 'lines'>,
  sessionOf: (line: PayoutLine) => PaidSession | undefined,
): PayoutFinding[] => {
  const known = new Map<string, PaidSession>()
  return lines.flatMap((line): PayoutFinding[] => {
    if (line.kind === 'fee') return []
    const first = sessionOf(line)
    const session = first && (known.get(first.id) ?? first)
    const found = {
      reference: line.orderRef,
      oursFils: 0n,
      theirsFils: line.grossFils,
      sessionId: session?.id,
    }
    if (line.kind === 'chargeback')
      return [{ ...found, kind: 'chargeback', reference: `${line.orderRef} ${reference}` }]
    if (!session)
      return [
        {
          ...found,
          kind: 'unknown-order',
          reference: line.kind === 'sale' ? line.orderRef : `${line.orderRef} ${reference} refund`,
        },
      ]
    const isSale = line.kind === 'sale'
    known.set(session.id, {
      ...session,
      paidOutFils: session.paidOutFils + (isSale ? line.grossFils : 0n),
      takenBackFils: session.takenBackFils - (isSale ? 0n : line.grossFils),
    })
    const finding = (isSale ? ofSale : ofRefund)(line, session, reference)
    return finding ? [finding] : []
  })
}

/** Days of the banks that a payout may take to get there; later it is a case. */
export const payoutDays = 3
