// Fields that calls about bank accounts and payouts share.
import { z } from 'zod'
import { smsCode } from '../../accounts/fields.ts'
import { dirhamPattern } from '../../kit/money.ts'
import { typedPin } from '../wallet/pin.ts'
import { payoutStates } from './payout-machine.ts'

export const payoutAmount = z
  .string({ error: 'wallet.amount-invalid' })
  .trim()
  .regex(dirhamPattern, 'wallet.amount-invalid')

/** The PIN is typed again for these, and a code sent to the mobile with it. */
export const typedAgain = {
  pin: z.string({ error: 'wallet.pin-digits' }).max(20, 'wallet.pin-digits').transform(typedPin),
}
export const withCode = { ...typedAgain, code: smsCode }

export const pinProblems = [
  'wallet.pin-none',
  'wallet.pin-digits',
  'wallet.pin-wrong',
  'wallet.pin-locked',
  'wallet.pin-mobile',
  'wallet.pin-new-mobile',
] as const
export const codeProblems = ['accounts.code-wrong', 'accounts.code-expired', 'accounts.code-spent'] as const

/** What a page needs to ask for the code. */
export const sentCode = {
  /** The end of the number it went to. */
  mobile: z.string(),
  resendAfterSeconds: z.int(),
  expiresInSeconds: z.int(),
  tries: z.int(),
}

/** A payout as both sides see it. */
export const payoutView = {
  payoutId: z.string(),
  number: z.string(),
  state: z.enum(payoutStates),
  amount: z.string(),
  currency: z.literal('AED'),
  /** The last four characters of the IBAN. */
  ibanEnd: z.string(),
  holder: z.string(),
  requestedAt: z.string(),
  approvedAt: z.string().nullable(),
  sentAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** Of the bank, once it is paid. */
  bankReference: z.string().nullable(),
  /** Why it was cancelled or came back. */
  reason: z.string().nullable(),
}

/** The account that payouts go to; the whole IBAN is in the bank file alone. */
export const bankAccount = z.strictObject({
  accountId: z.string(),
  ibanEnd: z.string(),
  holder: z.string(),
  enteredAt: z.string(),
  verifiedAt: z.string().nullable(),
})
export type BankAccount = z.infer<typeof bankAccount>
