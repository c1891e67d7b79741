// Settlement runs of the worked examples, to the fil, and who may approve one.
import { expect, test } from 'vitest'
import { machineFaults } from '../../kit/machine.ts'
import {
  approveRunRefusal,
  isWorthPaying,
  settlementRunMachine,
  settlementSums,
  type ApprovalFacts,
} from './settlement-run.ts'

const items = [
  { amountFils: 981_150n, baseFils: 965_000n },
  { amountFils: 1_439_548n, baseFils: 1_358_357n },
  { amountFils: 48_139n, baseFils: 0n },
]

test('V10 commission by item, its VAT once, and the net', () => {
  expect(settlementSums(items, [], 300n)).toEqual({
    grossFils: 2_468_837n,
    commissionFils: 69_701n,
    commissionVatFils: 3485n,
    adjustmentFils: 0n,
    netFils: 2_395_651n,
  })
})

test('V11 an adjustment is taken from the net', () => {
  expect(settlementSums(items, [-15_000n], 300n).netFils).toBe(2_380_651n)
})

test('V12 the minimum is paid, a fil less is carried over', () => {
  expect([isWorthPaying(9999n, 10_000n), isWorthPaying(10_000n, 10_000n)]).toEqual([false, true])
})

test('what was taken back after completion lowers commission, too', () => {
  const made = settlementSums([...items, { amountFils: -105_000n, baseFils: -100_000n }], [], 300n)
  expect([made.grossFils, made.commissionFils]).toEqual([2_363_837n, 66_701n])
})

const now = new Date('2026-11-26T09:00:00+04:00')
const hours = (n: number) => new Date(now.getTime() - n * 3_600_000)
const facts: ApprovalFacts = {
  state: 'DRAFT',
  preparedBy: 'first',
  adjustedBy: [],
  netFils: 2_395_651n,
  account: { enteredAt: hours(72), isConfirmedByCall: false },
  isDisputed: false,
}
test.each<[string, Partial<ApprovalFacts>, string, string | undefined]>([
  ['another person', {}, 'second', undefined],
  ['who prepared it', {}, 'first', 'settlement.second-person'],
  ['who adjusted it', { adjustedBy: ['third'] }, 'third', 'settlement.second-person'],
  ['the job prepared it', { preparedBy: null }, 'first', undefined],
  [
    'an account of 71 hours',
    { account: { enteredAt: hours(71), isConfirmedByCall: false } },
    'second',
    'finance.iban-recent',
  ],
  [
    'the same, confirmed by a call',
    { account: { enteredAt: hours(71), isConfirmedByCall: true } },
    'second',
    undefined,
  ],
  ['no account', { account: null }, 'second', 'settlement.no-account'],
  ['a dispute', { isDisputed: true }, 'second', 'settlement.disputed'],
  ['under the minimum', { netFils: 9999n }, 'second', 'settlement.under-minimum'],
])('V21 %s', (_name, more, userId, refusal) => {
  const limits = { minimumFils: 10_000n, holdHours: 72 }
  expect(approveRunRefusal({ ...facts, ...more }, userId, now, limits)).toBe(refusal)
})

test('every state is reached and left unless it is an end', () => {
  expect(machineFaults(settlementRunMachine)).toEqual([])
})
