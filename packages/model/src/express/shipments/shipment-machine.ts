// A parcel shipment from its draft to its end: every move, in the order of the rows E1-E22 of the specification and X1-X6.
import { machine, type ActorKind } from '../../kit/machine.ts'

/** In the order of a shipment's life; the count by status names all of them, those with none too. */
export const shipmentStates = [
  'DRAFT',
  'PENDING_PAYMENT',
  'CREATED',
  'PICKUP_SCHEDULED',
  'PICKED_UP',
  'IN_TRANSIT',
  'ON_HOLD',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'DELIVERY_FAILED',
  'RETURNING',
  'RETURNED',
  'CANCELLED',
  'LOST',
] as const
export type ShipmentState = (typeof shipmentStates)[number]

/** `agent` is a courier or a depot; `system` a timer, the carrier's news or what follows from another move. */
export const shipmentMachine = machine({
  name: 'express-shipment',
  states: shipmentStates,
  terminal: ['DELIVERED', 'RETURNED', 'CANCELLED', 'LOST'],
  moves: {
    save: { from: [], to: ['DRAFT', 'PENDING_PAYMENT'], actors: ['customer', 'visitor'] }, // E1, or E1 and E2 at once
    edit: { from: ['DRAFT'], to: [], actors: ['customer', 'visitor'] },
    askPayment: { from: ['DRAFT'], to: ['PENDING_PAYMENT'], actors: ['customer', 'visitor'] }, // E2
    openPayment: { from: ['PENDING_PAYMENT'], to: [], actors: ['customer', 'visitor'] }, // E3
    settle: { from: ['PENDING_PAYMENT'], to: ['CREATED'], actors: ['customer'] }, // E4
    fallShort: { from: ['PENDING_PAYMENT'], to: ['DRAFT'], actors: ['customer', 'system'] }, // E5
    pay: { from: ['PENDING_PAYMENT'], to: ['CREATED'], actors: ['gateway'] }, // E6
    // P7: the money of an attempt that had ended, for a draft that is as it was then
    payLate: { from: ['DRAFT'], to: ['CREATED'], actors: ['gateway'] },
    endPayment: { from: ['PENDING_PAYMENT'], to: ['DRAFT'], actors: ['gateway', 'customer', 'system'] }, // E7
    takeSlot: { from: ['CREATED'], to: ['PICKUP_SCHEDULED'], actors: ['customer', 'gateway', 'system'] }, // E9
    movePickup: { from: ['PICKUP_SCHEDULED'], to: [], actors: ['customer', 'agent'] }, // E10
    missPickup: { from: ['PICKUP_SCHEDULED'], to: ['CREATED'], actors: ['agent'] }, // X1
    voidPayment: { from: ['CREATED'], to: ['DRAFT'], actors: ['customer', 'admin'] }, // E11
    cancel: {
      from: ['CREATED', 'PICKUP_SCHEDULED'],
      to: ['CANCELLED'],
      actors: ['customer', 'desk', 'admin'],
    }, // E12
    pickUp: { from: ['CREATED', 'PICKUP_SCHEDULED'], to: ['PICKED_UP'], actors: ['agent', 'system'] }, // E13
    moveOn: { from: ['PICKED_UP', 'ON_HOLD'], to: ['IN_TRANSIT'], actors: ['agent', 'desk', 'system'] }, // E14
    hold: { from: ['IN_TRANSIT'], to: ['ON_HOLD'], actors: ['agent', 'desk', 'system'] }, // E15
    // What its customer answers while it is held or was not delivered: an address, another day
    answerHold: { from: ['ON_HOLD', 'DELIVERY_FAILED'], to: [], actors: ['customer', 'desk'] },
    sendOut: { from: ['IN_TRANSIT'], to: ['OUT_FOR_DELIVERY'], actors: ['agent', 'system'] }, // E16
    deliver: { from: ['OUT_FOR_DELIVERY'], to: ['DELIVERED'], actors: ['agent', 'system'] }, // E17
    failDelivery: { from: ['OUT_FOR_DELIVERY'], to: ['DELIVERY_FAILED'], actors: ['agent', 'system'] }, // E18
    tryAgain: { from: ['DELIVERY_FAILED'], to: ['IN_TRANSIT'], actors: ['agent', 'customer', 'system'] }, // E19
    sendBack: {
      from: ['DELIVERY_FAILED', 'ON_HOLD'],
      to: ['RETURNING'],
      actors: ['agent', 'customer', 'desk', 'system'],
    }, // E20, X3
    handBack: { from: ['RETURNING'], to: ['RETURNED'], actors: ['agent', 'system'] }, // E21
    declareLost: {
      from: ['PICKED_UP', 'IN_TRANSIT', 'ON_HOLD', 'OUT_FOR_DELIVERY', 'RETURNING'],
      to: ['LOST'],
      actors: ['desk', 'admin'],
    }, // E22
    find: { from: ['LOST'], to: ['RETURNING', 'IN_TRANSIT'], actors: ['desk'] }, // X6
    // X5: a scan is taken back; each is confirmed by a second person before it is made
    correctDelivery: {
      from: ['DELIVERED', 'DELIVERY_FAILED'],
      to: ['OUT_FOR_DELIVERY', 'IN_TRANSIT'],
      actors: ['agent', 'desk', 'admin'],
    },
    correctReturn: { from: ['RETURNED'], to: ['RETURNING'], actors: ['agent', 'desk', 'admin'] },
    correctTransit: { from: ['OUT_FOR_DELIVERY'], to: ['IN_TRANSIT'], actors: ['agent', 'desk', 'admin'] },
    correctIntake: { from: ['IN_TRANSIT'], to: ['PICKED_UP'], actors: ['agent', 'desk', 'admin'] },
    correctTryAgain: { from: ['IN_TRANSIT'], to: ['DELIVERY_FAILED'], actors: ['agent', 'desk', 'admin'] },
    correctPickup: {
      from: ['PICKED_UP'],
      to: ['CREATED', 'PICKUP_SCHEDULED'],
      actors: ['agent', 'desk', 'admin'],
    },
  },
})
export type ShipmentMove = keyof (typeof shipmentMachine)['moves']

const among = (states: readonly ShipmentState[], state: ShipmentState): boolean => states.includes(state)

/** Whether the table lets this kind of actor make the move from this state. */
export const allows = (move: ShipmentMove, state: ShipmentState, actor: ActorKind): boolean => {
  const { from, actors } = shipmentMachine.moves[move]
  return among(from, state) && actors.includes(actor)
}

export const isDraft = (state: ShipmentState): boolean => state === 'DRAFT'

/** Nothing is paid and no waybill is issued: it may be changed and removed (E8). */
export const isUnpaid = (state: ShipmentState): boolean => among(['DRAFT', 'PENDING_PAYMENT'], state)

/** Paid, and no parcel was scanned yet: the tracker says "pending". */
export const isBeforeScan = (state: ShipmentState): boolean => among(['CREATED', 'PICKUP_SCHEDULED'], state)

export const isOver = (state: ShipmentState): boolean => among(shipmentMachine.terminal, state)

/** It is on its way or lost on it: the desk may hold it, let it go, give it up or find it. */
export const hasCase = (state: ShipmentState): boolean =>
  state === 'LOST' || among(shipmentMachine.moves.declareLost.from, state)

/** Lost or delivered, or found again after somebody had claimed for it. */
export const mayClaim = (state: ShipmentState): boolean =>
  !isUnpaid(state) && !isBeforeScan(state) && state !== 'CANCELLED'

/** It may wait for its sender, or something may be due that a depot or the way back has cost. */
export const mayWait = (state: ShipmentState): boolean =>
  among(['IN_TRANSIT', 'ON_HOLD', 'DELIVERY_FAILED', 'RETURNING', 'RETURNED'], state)
