// Sending an e-invoice: from the tax document to the authority's record (EI1 to EI12).
import { machine } from '../../kit/machine.ts'

/** `gateway` is the accredited service provider. */
export const eInvoiceMachine = machine({
  name: 'e-invoice',
  states: [
    'NOT_REQUIRED',
    'HELD',
    'READY',
    'SENDING',
    'SENT',
    'DELIVERED',
    'REPORTED',
    'REJECTED',
    'FAILED',
    'REPLACED',
  ],
  terminal: ['NOT_REQUIRED', 'REPORTED', 'REPLACED'],
  moves: {
    issue: { from: [], to: ['NOT_REQUIRED', 'HELD', 'READY'], actors: ['system'] }, // EI1
    checkAgain: { from: ['HELD', 'READY'], to: ['HELD', 'READY'], actors: ['admin', 'system'] }, // EI2
    send: { from: ['READY'], to: ['SENDING'], actors: ['system'] }, // EI3
    take: { from: ['SENDING'], to: ['SENT'], actors: ['gateway', 'system'] }, // EI4
    retry: { from: ['SENDING'], to: [], actors: ['system'] }, // EI5
    giveUp: { from: ['SENDING'], to: ['FAILED'], actors: ['system'] }, // EI5, after 24 hours
    reject: { from: ['SENDING', 'SENT'], to: ['REJECTED'], actors: ['gateway'] }, // EI6
    deliver: { from: ['SENT'], to: ['DELIVERED'], actors: ['gateway'] }, // EI7
    report: { from: ['SENT', 'DELIVERED'], to: ['REPORTED'], actors: ['gateway'] }, // EI8
    revise: { from: ['REJECTED'], to: ['HELD', 'READY'], actors: ['admin'] }, // EI9
    replace: { from: ['REJECTED'], to: ['REPLACED'], actors: ['admin'] }, // EI10
    resend: { from: ['FAILED'], to: ['SENDING'], actors: ['admin'] }, // EI11
    chase: { from: ['SENT'], to: [], actors: ['system'] }, // EI12
  },
})
export type EInvoiceState = (typeof eInvoiceMachine.states)[number]
export type EInvoiceMove = keyof (typeof eInvoiceMachine)['moves']

/** Minutes after each failed try at which the next one begins; hourly after the last (EI5). */
const retryMinutes = [1, 5, 15, 60] as const
export const nextTryMinutes = (tries: number): number =>
  retryMinutes[Math.min(tries, retryMinutes.length) - 1] ?? 1
