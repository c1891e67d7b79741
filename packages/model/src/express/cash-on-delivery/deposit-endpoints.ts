// Contracts of cash between door and wallet: the courier's deposit, the blind count, bank slips, confirmation, differences, reversals.
import { z } from 'zod'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { dirhams, day, id as idOf, reason as reasonOf } from '../../kit/fields.ts'
import { codStates } from './cod-machine.ts'
import { depositStates } from './deposit-machine.ts'
import {
  cashiers,
  cashReaders,
  denominations,
  depositAdministrators,
  depositors,
  depositReaders,
  disputeKinds,
  mostPieces,
  outcomes,
  settlements,
  type Denomination,
} from './deposit.ts'

const money = z.string()
const both = z.strictObject({ en: z.string(), ar: z.string() })
const depositId = idOf('deposits.none')
const currency = z.literal('AED')
const reason = reasonOf('deposits.reason')
const version = z.int32().min(1)
/** As typed or scanned; what is none is not found. */
const waybillOf = (code: string) => z.string({ error: code }).trim().min(4, code).max(40, code)

const cashRow = z.strictObject({
  shipmentId: z.string(),
  waybill: z.string(),
  recipient: z.string(),
  city: z.string(),
  amount: money,
  collectedAt: z.string(),
})
export type HeldCash = z.infer<typeof cashRow>

const ownDeposit = z.strictObject({
  depositId: z.string(),
  number: z.string(),
  at: z.string(),
  state: z.enum(depositStates),
  rows: z.int(),
  expected: money,
  /** Null before somebody has counted it. */
  counted: money.nullable(),
  difference: money.nullable(),
  isSettled: z.boolean(),
})
export type OwnDeposit = z.infer<typeof ownDeposit>

const ownCash = z.strictObject({
  /** In no deposit yet, the latest first. */
  rows: z.array(cashRow),
  /** Everything in hand, with what an open deposit lists. */
  inHand: money,
  limit: money.nullable(),
  depot: both.nullable(),
  deposits: z.array(ownDeposit),
  currency,
})
export type OwnCash = z.infer<typeof ownCash>

/** What the courier has in hand, and the last deposits. */
export const viewOwnCash = endpoint({
  verb: 'viewOwnCash',
  method: 'GET',
  path: 'Express/Courier/Deposit',
  policy: depositors,
  answer: ownCash,
})

export const openDeposit = endpoint({
  verb: 'openDeposit',
  method: 'POST',
  path: 'Express/Courier/Deposit',
  policy: depositors,
  body: z.strictObject({
    shipmentIds: z.array(idOf('deposits.row-other')).min(1, 'deposits.nothing').max(500),
  }),
  answer: z.strictObject({ depositId: z.string(), number: z.string() }),
  problems: ['deposits.no-depot', 'deposits.open', 'deposits.nothing', 'deposits.row-other'],
})

/** The courier keeps the cash for now. */
export const withdrawDeposit = endpoint({
  verb: 'withdrawDeposit',
  method: 'POST',
  path: 'Express/Courier/Deposit/Withdraw',
  policy: depositors,
  body: z.strictObject({ depositId }),
  answer: ok,
  problems: ['deposits.none', 'deposits.closed'],
})

const figures = z.strictObject({ expected: money, counted: money, difference: money })
const person = z.strictObject({ userId: z.string(), name: both })

const depotDeposit = z.strictObject({
  depositId: z.string(),
  number: z.string(),
  version,
  depotId: z.string(),
  courier: person,
  at: z.string(),
  state: z.enum(depositStates),
  rows: z.int(),
  countedBy: z.string().nullable(),
  countedAt: z.string().nullable(),
  /** Null for who may still count it: a count is blind. */
  figures: figures.nullable(),
  /** What stands against the reader's counting it; null when nothing does. */
  countRefusal: z.string().nullable(),
})
export type DepotDeposit = z.infer<typeof depotDeposit>

const depotCash = z.strictObject({
  depotId: z.string(),
  code: z.string(),
  name: both,
  /** Confirmed and not at the bank yet: what the next slip has to say. */
  toBank: money,
  /** Counted, and waiting for an administrator. */
  unconfirmed: money,
  slips: z.array(
    z.strictObject({
      slipId: z.string(),
      reference: z.string(),
      amount: money,
      day: z.string(),
      by: z.string(),
    }),
  ),
})
export type DepotCash = z.infer<typeof depotCash>

export const viewDepotCash = endpoint({
  verb: 'viewDepotCash',
  method: 'GET',
  path: 'Express/Depot/Cash',
  policy: cashReaders,
  answer: z.strictObject({ depots: z.array(depotCash), deposits: z.array(depotDeposit), currency }),
  problems: ['couriers.no-depot'],
})

const pieceNames = denominations.map(String) as [`${Denomination}`, ...`${Denomination}`[]]
const pieces = z.partialRecord(
  z.enum(pieceNames, 'deposits.pieces'),
  z.int('deposits.pieces').min(0, 'deposits.pieces').max(mostPieces, 'deposits.pieces'),
)

const count = z.strictObject({
  number: z.string(),
  ...figures.shape,
  /** Which count of this deposit it was. */
  count: z.int(),
  disputed: z.array(z.strictObject({ waybill: z.string(), amount: money })),
})
export type DepositCount = z.infer<typeof count>

/** Counts what was handed over, by notes and coins; again, by another person, where an earlier count may be wrong. */
export const countDeposit = endpoint({
  verb: 'countDeposit',
  method: 'POST',
  path: 'Express/Depot/Count',
  policy: cashiers,
  body: z.strictObject({ depositId, version, pieces }),
  answer: count,
  problems: [
    'deposits.none',
    'deposits.closed',
    'deposits.own-cash',
    'deposits.second-count',
    'deposits.pieces',
  ],
})

const amount = dirhams('deposits.amount')

/** Takes all confirmed cash of a depot to the bank. */
export const bankCash = endpoint({
  verb: 'bankCash',
  method: 'POST',
  path: 'Express/Depot/BankSlip',
  policy: cashiers,
  body: z.strictObject({
    depotId: idOf('couriers.depot-none'),
    reference: z.string().trim().min(3, 'deposits.slip-reference').max(40, 'deposits.slip-reference'),
    amount,
    day: day('deposits.slip-day'),
  }),
  answer: ok,
  problems: [
    'couriers.depot-none',
    'deposits.slip-taken',
    'deposits.slip-nothing',
    'deposits.slip-other',
    'deposits.slip-day',
    'deposits.slip-reference',
    'deposits.amount',
  ],
})

const disputedRow = z.strictObject({
  shipmentId: z.string(),
  waybill: z.string(),
  merchant: both,
  amount: money,
})

const waiting = z.strictObject({
  depositId: z.string(),
  number: z.string(),
  version,
  depot: both,
  courier: both,
  rows: z.int(),
  counts: z.int(),
  countedBy: z.string(),
  countedAt: z.string(),
  ...figures.shape,
  refusal: z.string().nullable(),
})
export type WaitingDeposit = z.infer<typeof waiting>

const difference = z.strictObject({
  disputeId: z.string(),
  number: z.string(),
  kind: z.enum(disputeKinds),
  amount: money,
  at: z.string(),
  /** Whole days since it was found. */
  days: z.int(),
  depot: both,
  courier: both,
  rows: z.array(disputedRow),
  refusal: z.string().nullable(),
})
export type OpenDifference = z.infer<typeof difference>

const courierCash = z.strictObject({
  courier: both,
  /** Collected and in no deposit. */
  inHand: money,
  /** Since when the oldest of it is there. */
  since: z.string().nullable(),
  /** Listed in a deposit that is not counted. */
  listed: money,
  /** Found short and not settled. */
  short: money,
})
const coverage = z.strictObject({
  depotId: z.string(),
  code: z.string(),
  name: both,
  couriers: z.array(courierCash),
  unconfirmed: money,
  toBank: money,
  /** Surplus that nobody has claimed. */
  over: money,
})
export type DepotCoverage = z.infer<typeof coverage>

/** Where the cash is, what waits for an administrator, and what does not add up. */
export const viewDeposits = endpoint({
  verb: 'viewDeposits',
  method: 'GET',
  path: 'Express/COD/Deposits',
  policy: depositReaders,
  answer: z.strictObject({
    waiting: z.array(waiting),
    differences: z.array(difference),
    settled: z.array(
      z.strictObject({
        disputeId: z.string(),
        number: z.string(),
        kind: z.enum(disputeKinds),
        outcome: z.enum(outcomes),
        amount: money,
        at: z.string(),
        by: z.string().nullable(),
        reason: z.string().nullable(),
      }),
    ),
    coverage: z.array(coverage),
    recent: z.array(
      z.strictObject({
        depositId: z.string(),
        number: z.string(),
        state: z.enum(depositStates),
        courier: both,
        depot: both,
        at: z.string(),
        figures: figures.nullable(),
      }),
    ),
    currency,
  }),
})

/** Credits the merchants whose cash was found (K7). */
export const confirmDeposit = endpoint({
  verb: 'confirmDeposit',
  method: 'POST',
  path: 'Express/COD/Confirm',
  policy: depositAdministrators,
  body: z.strictObject({ depositId, version }),
  answer: ok,
  problems: ['deposits.none', 'deposits.not-counted', 'deposits.confirmed', 'deposits.second-person'],
})

/** Says who bears a difference (K6). */
export const settleDifference = endpoint({
  verb: 'settleDifference',
  method: 'POST',
  path: 'Express/COD/Resolve',
  policy: depositAdministrators,
  body: z.strictObject({
    disputeId: idOf('deposits.difference-none'),
    settlement: z.enum(settlements, 'deposits.settlement-other'),
    reason,
  }),
  answer: ok,
  problems: [
    'deposits.difference-none',
    'deposits.settled',
    'deposits.confirm-first',
    'deposits.second-person',
    'deposits.settlement-other',
    'deposits.cash-short',
    'deposits.reason',
  ],
})

const waybill = waybillOf('deposits.cash-none')
const creditView = z.strictObject({
  shipmentId: z.string(),
  waybill: z.string(),
  merchant: both,
  recipient: z.string(),
  amount: money,
  state: z.enum(codStates),
  creditedAt: z.string().nullable(),
  refusal: z.string().nullable(),
})
export type CodCredit = z.infer<typeof creditView>

/** The cash of a parcel, for whoever is about to reverse its credit. */
export const viewCodCredit = endpoint({
  verb: 'viewCodCredit',
  method: 'GET',
  path: 'Express/COD/Credit',
  policy: depositReaders,
  query: z.strictObject({ waybill }),
  answer: creditView,
  problems: ['deposits.cash-none'],
})

/** Takes a credit back (K9): for the merchant of another parcel, or for the house. */
export const reverseCredit = endpoint({
  verb: 'reverseCredit',
  method: 'POST',
  path: 'Express/COD/Reverse',
  policy: depositAdministrators,
  body: z.strictObject({
    waybill,
    /** The parcel that the money was paid for; none where it was nobody's. */
    rightWaybill: waybillOf('deposits.right-none').nullable(),
    reason,
  }),
  answer: ok,
  problems: [
    'deposits.cash-none',
    'deposits.not-credited',
    'deposits.reversed',
    'deposits.paid-out',
    'deposits.right-none',
    'deposits.reason',
  ],
})

export const depositEndpoints = {
  viewOwnCash,
  openDeposit,
  withdrawDeposit,
  viewDepotCash,
  countDeposit,
  bankCash,
  viewDeposits,
  confirmDeposit,
  settleDifference,
  viewCodCredit,
  reverseCredit,
}
