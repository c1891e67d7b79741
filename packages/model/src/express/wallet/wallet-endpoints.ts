// Contracts of the wallet: balance and movements (C086), who may spend, and corrections by two administrators.
import { z } from 'zod'
import { customers } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { dirhams, id as idOf, reason as reasonOf } from '../../kit/fields.ts'
import { checkDays, dayProblems, reportDays, reportFile } from '../cash-on-delivery/report-query.ts'
import { movementKinds, walletAdministrators, walletReaders } from './wallet.ts'

const money = z.string()
const both = z.strictObject({ en: z.string(), ar: z.string() })
const companyId = idOf('wallet.none')

const movement = z.strictObject({
  movementId: z.string(),
  at: z.string(),
  kind: z.enum(movementKinds),
  /** Number of the shipment that it belongs to. */
  waybill: z.string().nullable(),
  reference: z.string(),
  in: money.nullable(),
  out: money.nullable(),
  balance: money,
})
export type WalletMovement = z.infer<typeof movement>

/** `blocked` after three locks: it has to be set anew. */
export const pinStates = ['none', 'set', 'locked', 'blocked'] as const

const figures = {
  /** What can be spent. */
  available: money,
  reserved: money,
  /** Of a collection that was reversed after it was spent; the next credit pays it. */
  debt: money,
  /** Available less debt. */
  balance: money,
  currency: z.literal('AED'),
  movements: z.array(movement),
}

const ownWallet = z.strictObject({
  ...figures,
  /** Null when nothing stands against the reader's paying from it, beside the PIN. */
  spendRefusal: z.string().nullable(),
  isAdministrator: z.boolean(),
  pin: z.strictObject({
    state: z.enum(pinStates),
    digits: z.int(),
    lockedUntil: z.string().nullable(),
    /** Until when it need not be typed again. */
    openUntil: z.string().nullable(),
  }),
})
export type OwnWallet = z.infer<typeof ownWallet>

export const viewWallet = endpoint({
  verb: 'viewWallet',
  method: 'GET',
  path: 'Express/Wallet',
  policy: customers,
  query: z.strictObject(reportDays).superRefine(checkDays),
  answer: ownWallet,
  problems: dayProblems,
})

/** The movements as a file; for our own people of any company. */
export const downloadMovements = endpoint({
  verb: 'downloadMovements',
  call: 'C086',
  method: 'GET',
  path: 'Express/COD/GetTransactionHistory',
  policy: { ...customers, ...walletReaders },
  query: z
    .strictObject({ ...reportDays, ...reportFile, companyId: companyId.optional() })
    .superRefine(checkDays),
  answer: z.unknown(),
  file: 'any',
  problems: ['wallet.none', 'kit.report-long', ...dayProblems],
})

const colleague = z.strictObject({
  userId: z.string(),
  name: both,
  email: z.string(),
  isAdministrator: z.boolean(),
  maySpend: z.boolean(),
})

export const listSpenders = endpoint({
  verb: 'listSpenders',
  method: 'GET',
  path: 'Express/Wallet/Spenders',
  policy: customers,
  answer: z.array(colleague),
  problems: ['wallet.company-admin-only'],
})

export const setSpender = endpoint({
  verb: 'setSpender',
  method: 'PUT',
  path: 'Express/Wallet/Spenders/{userId}',
  policy: customers,
  query: z.strictObject({ userId: idOf('wallet.colleague-none') }),
  body: z.strictObject({ maySpend: z.boolean() }),
  answer: ok,
  problems: ['wallet.company-admin-only', 'wallet.colleague-none'],
})

const adjustment = z.strictObject({
  adjustmentId: z.string(),
  companyId: z.string(),
  company: both,
  /** Below zero where it is taken. */
  amount: money,
  reason: z.string(),
  by: z.string(),
  at: z.string(),
  lapsesAt: z.string(),
  /** What stands against the reader's approving it; null when nothing does. */
  refusal: z.string().nullable(),
})
export type WalletAdjustment = z.infer<typeof adjustment>

export const listWallets = endpoint({
  verb: 'listWallets',
  method: 'GET',
  path: 'Express/Wallets',
  policy: walletReaders,
  query: z.strictObject({ searchText: z.string().max(100).optional() }),
  answer: z.strictObject({
    wallets: z.array(
      z.strictObject({
        companyId: z.string(),
        company: both,
        available: money,
        debt: money,
        lastAt: z.string().nullable(),
      }),
    ),
    adjustments: z.array(adjustment),
    currency: z.literal('AED'),
  }),
})

const companyWallet = z.strictObject({
  ...figures,
  companyId: z.string(),
  company: both,
  adjustment: adjustment.nullable(),
})
export type CompanyWallet = z.infer<typeof companyWallet>

export const viewCompanyWallet = endpoint({
  verb: 'viewCompanyWallet',
  method: 'GET',
  path: 'Express/Wallets/{companyId}',
  policy: walletReaders,
  query: z.strictObject({ companyId, ...reportDays }).superRefine(checkDays),
  answer: companyWallet,
  problems: ['wallet.none', ...dayProblems],
})

const amount = dirhams('wallet.amount-invalid')

export const proposeAdjustment = endpoint({
  verb: 'proposeAdjustment',
  method: 'POST',
  path: 'Express/Wallets/{companyId}/Adjust',
  policy: walletAdministrators,
  query: z.strictObject({ companyId }),
  body: z.strictObject({ direction: z.enum(['give', 'take']), amount, reason: reasonOf('wallet.reason') }),
  answer: ok,
  problems: [
    'wallet.none',
    'wallet.adjustment-open',
    'wallet.short',
    'wallet.amount-invalid',
    'wallet.reason',
  ],
})

export const decideAdjustment = endpoint({
  verb: 'decideAdjustment',
  method: 'POST',
  path: 'Express/Wallets/Adjustments/{id}',
  policy: walletAdministrators,
  query: z.strictObject({ id: idOf('wallet.adjustment-none') }),
  body: z.strictObject({ isConfirmed: z.boolean() }),
  answer: ok,
  problems: ['wallet.adjustment-none', 'wallet.adjustment-lapsed', 'wallet.second-person', 'wallet.short'],
})

export const walletEndpoints = {
  viewWallet,
  downloadMovements,
  listSpenders,
  setSpender,
  listWallets,
  viewCompanyWallet,
  proposeAdjustment,
  decideAdjustment,
}
