// The rules of matching, and the machine of cases.
import { expect, test } from 'vitest'
import { machineFaults } from '../../kit/machine.ts'
import { automaticMatch, proposalsFor, type BankLine, type Ours } from './bank-match.ts'
import { financeCaseMachine, needsSecond, resolutionRefusal } from './finance-case.ts'

const line: BankLine = {
  day: '2026-10-07',
  fils: -95_000n,
  text: 'TRF STL-26-000012 AED',
  reference: '',
  party: 'AL NOOR FREIGHT LLC',
}
const run = (more: Partial<Ours> = {}): Ours => ({
  kind: 'run',
  id: 'a',
  fils: -95_000n,
  day: '2026-10-06',
  references: ['STL-26-000012'],
  party: 'Al Noor Freight',
  ...more,
})
const rules = (all: Ours[], of = line) => proposalsFor(of, all).map(({ rule }) => rule)

test.each<[string, Ours[], string[], boolean]>([
  ['its number and amount', [run()], ['M1'], true],
  ['its number with another amount', [run({ fils: -95_001n })], [], false],
  ['a longer number', [run({ references: ['STL-26-0000123'], day: '2026-09-01', party: '' })], [], false],
  ['the only payout of these days', [run({ references: [] })], ['M2'], true],
  [
    'two payouts of these days',
    [run({ references: [], party: '' }), run({ references: [], id: 'b', party: '' })],
    [],
    false,
  ],
  ['a posting of these days waits for an eye', [run({ kind: 'posting', references: [] })], ['M2'], false],
  ['the name, weeks apart', [run({ references: [], day: '2026-09-01' })], ['M3'], false],
  ['what came back, without its number', [run({ kind: 'return', references: [] })], [], false],
])('%s', (_name, all, wanted, isAutomatic) => {
  expect(rules(all)).toEqual(wanted)
  expect(automaticMatch(proposalsFor(line, all)) !== undefined).toBe(isAutomatic)
})

test('a case is ended by two where money is posted or much is explained', () => {
  expect(machineFaults(financeCaseMachine)).toEqual([])
  expect([
    needsSecond('explained', -50_000n),
    needsSecond('explained', 50_001n),
    needsSecond('bank-fee', -1n),
  ]).toEqual([false, true, true])
  const facts = { kind: 'bank-unmatched', state: 'IN_WORK', differenceFils: -500n, currency: 'AED' } as const
  expect(resolutionRefusal(facts, 'bank-fee')).toBeUndefined()
  expect(resolutionRefusal(facts, 'unknown-payer')).toBe('case.resolution')
  expect(resolutionRefusal({ ...facts, kind: 'amount' }, 'bank-fee')).toBe('case.resolution')
})
