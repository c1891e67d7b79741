// A courier's run sheet of a day and its stops: who draws it up, and how a stop ends.
import { machine } from '../../kit/machine.ts'
import { texts, type TextRow } from '../../kit/text.ts'

export const sheetStates = ['DRAFT', 'PUBLISHED', 'CLOSED'] as const
export type SheetState = (typeof sheetStates)[number]

/** `agent` is somebody of the depot. Couriers see a sheet once it is published, and nothing of it once it is closed. */
export const sheetMachine = machine({
  name: 'express-run-sheet',
  states: sheetStates,
  terminal: ['CLOSED'],
  moves: {
    draw: { from: [], to: ['DRAFT'], actors: ['agent', 'admin'] },
    change: { from: ['DRAFT', 'PUBLISHED'], to: [], actors: ['agent', 'admin'] },
    publish: { from: ['DRAFT'], to: ['PUBLISHED'], actors: ['agent', 'admin'] },
    close: { from: ['DRAFT', 'PUBLISHED'], to: ['CLOSED'], actors: ['agent', 'admin'] },
  },
})
export type SheetMove = keyof (typeof sheetMachine)['moves']

export const stopKinds = ['PICKUP', 'DELIVERY', 'RETURN'] as const
export type StopKind = (typeof stopKinds)[number]

export const stopKindText = texts({
  PICKUP: { en: 'Pickup', ar: 'استلام' },
  DELIVERY: { en: 'Delivery', ar: 'توصيل' },
  RETURN: { en: 'Return to sender', ar: 'إرجاع إلى المُرسِل' },
} satisfies Record<StopKind, TextRow>)

export const stopStates = ['OPEN', 'DONE', 'FAILED', 'TAKEN_OFF'] as const
export type StopState = (typeof stopStates)[number]

/** `agent` is the courier, or the depot; `system` follows from a move of the shipment: cancelled, or its pickup moved. */
export const stopMachine = machine({
  name: 'express-stop',
  states: stopStates,
  terminal: ['TAKEN_OFF'],
  moves: {
    add: { from: [], to: ['OPEN'], actors: ['agent', 'admin'] },
    finish: { from: ['OPEN'], to: ['DONE'], actors: ['agent'] },
    fail: { from: ['OPEN'], to: ['FAILED'], actors: ['agent'] },
    takeOff: { from: ['OPEN'], to: ['TAKEN_OFF'], actors: ['agent', 'desk', 'admin', 'system'] },
    // X5: its scan was taken back while the round still goes on
    reopen: { from: ['DONE', 'FAILED'], to: ['OPEN'], actors: ['agent', 'desk', 'admin'] },
  },
})
export type StopMove = keyof (typeof stopMachine)['moves']
