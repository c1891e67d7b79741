// Added charges: from where on they need consent, and who may decide when.
import { expect, test } from 'vitest'
import type { LineChange } from '../../requests/final-changes.ts'
import {
  addedFils,
  decideRefusal,
  finalProposalMachine,
  needsConsent,
  withdrawProposalRefusal,
} from './final-proposal.ts'

const line = (...parts: LineChange['parts']): LineChange => ({ parts }) as LineChange
const part = (cause: LineChange['parts'][number]['cause'], differenceFils: bigint) => ({
  cause,
  differenceFils,
  vatFils: 0n,
})

test('only what is new counts as added', () => {
  expect(
    addedFils([
      line(part('added', 175_00n)),
      line(part('measured', 900_00n), part('rate', 50_00n)),
      line(part('disbursement', 1_000_00n)),
      line(part('removed', -550_00n)),
      line(part('added', 25_00n)),
    ]),
  ).toBe(200_00n)
})

test.each([
  [2, 50_00n, false],
  [2, 50_01n, true],
  // Requests of the earlier shape go on as they were.
  [undefined, 500_00n, false],
])('of a request of shape %s, %d added fils of 1,000 dirhams: %s', (shape, added, asked) => {
  expect(needsConsent({ shape }, { acceptedFils: 1_000_00n, added })).toBe(asked)
})

test('the customer decides first, then the desk as well, and nobody twice', () => {
  for (const state of finalProposalMachine.states) {
    const open = state === 'ASKED' || state === 'DESK'
    const over = open ? undefined : 'freight.nothing-to-decide'
    expect(decideRefusal(state, 'customer', true)).toBe(over)
    for (const staff of ['desk', 'admin'] as const)
      expect(decideRefusal(state, staff, true)).toBe(state === 'ASKED' ? 'freight.with-customer' : over)
    expect(decideRefusal(state, 'agent', true)).toBe('kit.forbidden')
    expect(decideRefusal(state, 'customer', false)).toBe('freight.not-booked')
    expect(withdrawProposalRefusal(state, 'agent')).toBe(over)
    expect(withdrawProposalRefusal(state, 'customer')).toBe('kit.forbidden')
  }
})
