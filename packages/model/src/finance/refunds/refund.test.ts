// Who may do what about a refund.
import { expect, test } from 'vitest'
import { decideTransferRefusal, proposeTransferRefusal, refundStates, retryRefundRefusal } from './refund.ts'

test('the gateway is asked again until the refund is made or a transfer is prepared; only what is stuck goes by transfer', () => {
  const refusals = refundStates.map((state) => [
    state,
    retryRefundRefusal(state) ?? 'yes',
    proposeTransferRefusal(state) ?? 'yes',
  ])
  expect(refusals).toEqual([
    ['asked', 'yes', 'refund.not-stuck'],
    ['gateway', 'yes', 'refund.not-stuck'],
    ['stuck', 'yes', 'yes'],
    ['transfer', 'refund.transfer-open', 'refund.transfer-open'],
    ['done', 'refund.settled', 'refund.settled'],
    ['transferred', 'refund.settled', 'refund.settled'],
  ])
})

test('a transfer is decided by another person, once', () => {
  const proposed = { state: 'PROPOSED', proposedBy: 'first' } as const
  expect(decideTransferRefusal(proposed, 'first')).toBe('refund.second-person')
  expect(decideTransferRefusal(proposed, 'second')).toBeUndefined()
  expect(decideTransferRefusal({ ...proposed, state: 'APPROVED' }, 'second')).toBe('refund.moved-on')
})
