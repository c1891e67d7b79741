// What a business may ask for, which documents prove that it can pay, and how much one administrator gives alone.
import type { DocCode } from '../../documents/document-type.ts'
import { dirhamPattern, parseMoney } from '../../kit/money.ts'
import { settingDefaults, type SettingsInForce } from '../../kit/settings.ts'

/** Days after the issue of an invoice in which it is paid. */
export const termsChoices = [7, 15, 30, 45, 60, 90] as const
export type TermsDays = (typeof termsChoices)[number]
export const usualTerms: TermsDays = 30

export const leastLimitFils = 500_000n
export const mostLimitFils = 500_000_000n

/** Fils of a limit as it was typed; undefined for what is none, or too little or too much. */
export const limitFilsOf = (text: string): bigint | undefined => {
  const fils = dirhamPattern.test(text) ? parseMoney(text) : 0n
  return fils >= leastLimitFils && fils <= mostLimitFils ? fils : undefined
}

/** Fils up to which one administrator alone approves or raises a limit. */
export const aloneUpToFils = (settings: SettingsInForce = settingDefaults): bigint =>
  BigInt(settings['credit.alone']) * 100n

export type CreditNeed = { docCode: DocCode; count: number }

/** Documents by the limit above which they are asked for. */
const needs: readonly (CreditNeed & { aboveFils: bigint })[] = [
  { docCode: 'TRADE_LICENCE', count: 1, aboveFils: 0n },
  { docCode: 'VAT_CERTIFICATE', count: 1, aboveFils: 0n },
  { docCode: 'TRADE_REFERENCE', count: 2, aboveFils: 0n },
  { docCode: 'BANK_STATEMENT', count: 1, aboveFils: 5_000_000n },
  { docCode: 'SIGNATORY_ID', count: 1, aboveFils: 5_000_000n },
  { docCode: 'AUDITED_ACCOUNTS', count: 1, aboveFils: 25_000_000n },
  { docCode: 'BUREAU_REPORT', count: 1, aboveFils: 25_000_000n },
  { docCode: 'CREDIT_SECURITY', count: 1, aboveFils: 25_000_000n },
]

/** What is asked for a limit; `heldFils` is the limit there is, whose documents are in already. */
export const creditNeeds = (limitFils: bigint, heldFils = 0n): CreditNeed[] =>
  needs
    .filter(({ aboveFils }) => limitFils > aboveFils && heldFils <= aboveFils)
    .map(({ docCode, count }) => ({ docCode, count }))

/** Documents that are asked for and not there, by type and how many; one that was returned does not count. */
export const missingCredit = (
  wanted: readonly CreditNeed[],
  present: readonly { docCode: string; state: string }[],
): CreditNeed[] =>
  wanted
    .map(({ docCode, count }) => {
      const there = present.filter((row) => row.docCode === docCode && row.state !== 'RETURNED').length
      return { docCode, count: count - there }
    })
    .filter(({ count }) => count > 0)

/** A reason as a sentence of its own, before others. */
export const asSentence = (reason: string): string => (/[.!؟?]$/.test(reason) ? reason : `${reason}.`)
