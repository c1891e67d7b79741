// Payouts against payments: what is found of each kind of line, once, and with the difference that its case settles.
import { expect, test } from 'vitest'
import { bankDaysBefore, nextBankDay } from '../bank/bank-days.ts'
import { resolutionRefusal, type FinanceCaseKind } from '../bank/finance-case.ts'
import { addsUp, payoutFindings, payoutNet, type PaidSession, type PayoutLine } from './card-payout.ts'

const line = (
  kind: PayoutLine['kind'],
  grossFils: bigint,
  orderRef = 'o1',
  feeFils = 0n,
  vatFils = 0n,
): PayoutLine => ({
  kind,
  orderRef,
  key: '',
  day: '2026-11-20',
  grossFils,
  feeFils,
  vatFils,
})
const session = (change: Partial<PaidSession> = {}): PaidSession => ({
  id: 's1',
  amountFils: 981_150n,
  refundedFils: 0n,
  paidOutFils: 0n,
  takenBackFils: 0n,
  ...change,
})
const found = (lines: readonly PayoutLine[], of?: PaidSession) =>
  payoutFindings({ reference: 'NI-1', lines: [...lines] }, ({ orderRef }) =>
    orderRef === 'o1' ? of : undefined,
  ).map(({ kind, oursFils, theirsFils }) => [kind, oursFils, theirsFils])

test('V13: a payout of one payment, whose lines come to its totals', () => {
  const payout = { grossFils: 981_150n, feeFils: 21_585n, vatFils: 1_079n }
  expect(payoutNet(payout)).toBe(958_486n)
  const lines = [line('sale', 981_150n, 'o1', 21_585n, 1_079n)]
  const made = { reference: 'NI-1', paidOn: '2026-11-21', lines }
  expect(addsUp({ ...made, ...payout })).toBe(true)
  expect(addsUp({ ...made, ...payout, vatFils: 1_078n, feeFils: 21_586n })).toBe(false)
  expect(found(lines, session())).toEqual([])
})

test.each<[string, PayoutLine[], PaidSession | undefined, unknown[]]>([
  ['an order that we do not know', [line('sale', 100n)], undefined, [['unknown-order', 0n, 100n]]],
  ['another amount', [line('sale', 100n)], session({ amountFils: 90n }), [['amount', 90n, 100n]]],
  [
    'a payment that did not succeed',
    [line('sale', 100n)],
    session({ amountFils: 0n }),
    [['amount', 0n, 100n]],
  ],
  [
    'a payment of an earlier payout',
    [line('sale', 981_150n)],
    session({ paidOutFils: 981_150n }),
    [['duplicate', 0n, 981_150n]],
  ],
  [
    'a payment twice in one payout',
    [line('sale', 981_150n), line('sale', 981_150n)],
    session(),
    [['duplicate', 0n, 981_150n]],
  ],
  ['a refund that we asked for', [line('refund', -300n)], session({ refundedFils: 300n }), []],
  [
    'refunds of more than we asked for, by what is beyond',
    [line('refund', -200n), line('refund', -200n)],
    session({ refundedFils: 300n }),
    [['amount', -100n, -200n]],
  ],
  ['a chargeback', [line('chargeback', -981_150n)], session(), [['chargeback', 0n, -981_150n]]],
  ['a fee of no payment', [line('fee', 0n, '', 2_500n, 125n)], undefined, []],
])('found: %s', (_name, lines, of, findings) => {
  expect(found(lines, of)).toEqual(findings)
})

test('what ends a case fits its difference, and only dirhams are posted', () => {
  const refusal = (
    kind: FinanceCaseKind,
    differenceFils: bigint,
    resolution: 'gateway-fee' | 'written-off' | 'unknown-payer',
    currency = 'AED',
  ) => resolutionRefusal({ kind, state: 'IN_WORK', differenceFils, currency }, resolution)
  expect(refusal('chargeback', -100n, 'written-off')).toBeUndefined()
  expect(refusal('unknown-order', 100n, 'unknown-payer')).toBeUndefined()
  expect(refusal('payout-short', -100n, 'gateway-fee')).toBeUndefined()
  expect(refusal('payout-short', 100n, 'gateway-fee')).toBe('case.resolution')
  expect(refusal('mismatch', -100n, 'written-off')).toBe('case.resolution')
  expect(refusal('amount', 0n, 'written-off')).toBe('case.resolution')
  expect(refusal('amount', -100n, 'written-off', 'USD')).toBe('case.resolution')
})

test('days of the banks are Monday to Friday', () => {
  expect([
    nextBankDay('2026-11-27'),
    bankDaysBefore('2026-11-30', 3),
    bankDaysBefore('2026-11-29', 1),
  ]).toEqual(['2026-11-30', '2026-11-25', '2026-11-27'])
})
