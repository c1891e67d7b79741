// What lowers what a company owes: a transfer, a cheque, a card payment, a credit note or a write-off, from its notice until it counts.
import { addDays } from '../../kit/day.ts'
import { machine } from '../../kit/machine.ts'
import { parseMoney, sum } from '../../kit/money.ts'

export const receiptWays = ['TRANSFER', 'CHEQUE', 'CARD', 'NOTE', 'WRITE_OFF'] as const
export type ReceiptWay = (typeof receiptWays)[number]

/** Only what is COUNTED is posted on the account; UNMATCHED is at the bank, and nobody knows from whom. */
export const creditReceiptMachine = machine({
  name: 'credit-receipt',
  states: [
    'ANNOUNCED',
    'HELD',
    'DEPOSITED',
    'STARTED',
    'UNMATCHED',
    'COUNTED',
    'DECLINED',
    'ENDED',
    'BOUNCED',
    'REVERSED',
  ],
  // What waits is for administrators alone to end: it is money, and nobody else sees the bank's list.
  terminal: [
    'ANNOUNCED',
    'HELD',
    'DEPOSITED',
    'UNMATCHED',
    'COUNTED',
    'DECLINED',
    'ENDED',
    'BOUNCED',
    'REVERSED',
  ],
  moves: {
    announce: { from: [], to: ['ANNOUNCED'], actors: ['customer'] },
    confirm: { from: ['ANNOUNCED'], to: ['COUNTED'], actors: ['admin'] },
    decline: { from: ['ANNOUNCED'], to: ['DECLINED'], actors: ['admin'] },
    record: { from: [], to: ['COUNTED'], actors: ['admin'] },
    park: { from: [], to: ['UNMATCHED'], actors: ['admin'] },
    match: { from: ['UNMATCHED'], to: ['COUNTED'], actors: ['admin'] },
    hold: { from: [], to: ['HELD'], actors: ['admin'] },
    deposit: { from: ['HELD'], to: ['DEPOSITED'], actors: ['admin'] },
    clear: { from: ['DEPOSITED'], to: ['COUNTED'], actors: ['admin'] },
    handBack: { from: ['HELD'], to: ['DECLINED'], actors: ['admin'] },
    bounce: { from: ['DEPOSITED', 'COUNTED'], to: ['BOUNCED'], actors: ['admin'] },
    reverse: { from: ['COUNTED', 'UNMATCHED'], to: ['REVERSED'], actors: ['admin'] },
    start: { from: [], to: ['STARTED'], actors: ['customer'] },
    pay: { from: ['STARTED', 'ENDED'], to: ['COUNTED'], actors: ['gateway'] },
    end: { from: ['STARTED'], to: ['ENDED'], actors: ['gateway', 'customer', 'system'] },
    note: { from: [], to: ['COUNTED'], actors: ['admin'] },
    writeOff: { from: [], to: ['COUNTED'], actors: ['admin'] },
  },
})
export type CreditReceiptState = (typeof creditReceiptMachine.states)[number]

/** What becomes of a cheque: it counts once the bank has cleared it. */
export const chequeSteps = ['deposit', 'clear', 'handBack', 'bounce'] as const
export type ChequeStep = (typeof chequeSteps)[number]

type Known = { way: ReceiptWay; state: CreditReceiptState }

/** Why a cheque cannot go this way now. */
export const chequeRefusal = ({ way, state }: Known, step: ChequeStep): string | undefined =>
  way === 'CHEQUE' && creditReceiptMachine.moves[step].from.some((from) => from === state)
    ? undefined
    : 'credit.receipt-done'

/** Why a receipt cannot be reversed: only what came by the bank can; a cheque is returned, a card is refunded. */
export const reverseRefusal = ({ way, state }: Known): string | undefined =>
  way === 'TRANSFER' && (state === 'COUNTED' || state === 'UNMATCHED') ? undefined : 'credit.receipt-done'

/** Why what a receipt pays cannot be chosen: only money that counts goes to other invoices; a note and a write-off keep theirs. */
export const allocateRefusal = ({ way, state }: Known): string | undefined =>
  state === 'COUNTED' && way !== 'NOTE' && way !== 'WRITE_OFF' ? undefined : 'credit.receipt-done'

/** Why money for what was written off cannot be recorded: nothing was written off here, or it has all come in. */
export const recoverRefusal = ({ way, state }: Known, leftFils: bigint): string | undefined =>
  way === 'WRITE_OFF' && state === 'COUNTED' && leftFils > 0n ? undefined : 'credit.receipt-done'

/** Why a day cannot be the value day of a receipt. */
export const valueDayRefusal = (day: string, today: string): string | undefined =>
  day <= today && day > addDays(today, -366) ? undefined : 'credit.value-day'

/** What of a receipt that counts went back to its payer, in fils: all that pays no invoice and is not left to pay one. */
export const refundedFils = (receipt: {
  amount: string
  unallocated: string
  pays: readonly { amount: string }[]
}): bigint =>
  parseMoney(receipt.amount) -
  parseMoney(receipt.unallocated) -
  sum(receipt.pays.map(({ amount }) => parseMoney(amount)))
