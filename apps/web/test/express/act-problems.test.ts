// Every reason for which an act on a shipment is refused has its sentence on the page of the shipment.
import { expect, test } from 'vitest'
import {
  cancelRefusal,
  movePickupRefusal,
  removeRefusal,
  voidRefusal,
  type ShipmentFacts,
} from '@marsa/model/express/shipments/refusals.ts'
import { shipmentStates } from '@marsa/model/express/shipments/shipment-machine.ts'
import { actProblems } from '../../src/express/shipments/act-problems.ts'

const now = new Date('2026-11-30T10:00:00+04:00')
const soon = { date: '2026-11-30', slotCode: '09-12' } as const

test('whatever refuses an act is said in words', async () => {
  const problems: Record<string, unknown> = await actProblems()
  const facts = shipmentStates.flatMap((state) =>
    [true, false].flatMap((isPaying) =>
      [null, soon].flatMap((slot) =>
        [0, 3].map((reschedules): ShipmentFacts => ({
          state,
          isPaying,
          slot,
          reschedules,
          paidAt: new Date('2026-11-28T10:00:00+04:00'),
        })),
      ),
    ),
  )
  const codes = facts.flatMap((each) => [
    removeRefusal(each),
    cancelRefusal(each, 'customer'),
    voidRefusal(each, 'customer', now),
    movePickupRefusal(each, 'customer', now),
  ])
  const refused = new Set(codes.filter((code) => code !== undefined))
  expect(refused).toContain('finance.payment-in-progress')
  expect([...refused].filter((code) => !problems[code])).toEqual([])
})
