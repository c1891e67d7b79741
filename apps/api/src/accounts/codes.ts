// Codes by text message: sent within limits, kept as a keyed hash bound to what they open, used up once (Z13).
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { smsCodeDigits, smsCodeRules } from '@marsa/model/accounts/code.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { systemTransaction, type Db, type Tx } from '../kit/db.ts'
import type { Call } from '../kit/serve.ts'
import { sendMail } from '../messages/door.ts'
import { settingsInForce } from '../settings/door.ts'
import { closeCode, lastCodeAgo, lockNumber, replaceCode, tryCode, type CodeHolder } from './codes.store.ts'

const codeHash = (secret: string, { purpose, mobile, binding }: CodeHolder, code: string): Buffer =>
  createHmac('sha256', secret).update(['sms-code', purpose, mobile, binding, code].join('\n')).digest()

export type SentCode = { resendAfterSeconds: number; expiresInSeconds: number; tries: number }

const refuseEarly = (lastAgo: number | null, resendSeconds: number): void => {
  if (lastAgo !== null && lastAgo < resendSeconds)
    throw new Problem('accounts.code-wait', { seconds: Math.ceil(resendSeconds - lastAgo) })
}

/**
 * Sends a fresh code to the holder's number and closes the one before. Refuses with `accounts.code-wait` (seconds) within
 * a minute, and with `kit.too-many` beyond the rate limits of number, address and product.
 */
export const issueCode = async (
  { db, language, spend }: Pick<Call, 'db' | 'language' | 'spend'>,
  secret: string,
  holder: CodeHolder,
): Promise<SentCode> => {
  const { minutes, resendSeconds, tries } = smsCodeRules(await settingsInForce(db))
  refuseEarly(await lastCodeAgo(db, holder), resendSeconds)
  for (const rateLimit of ['sms.number', 'sms.number-day'] as const) await spend(rateLimit, holder.mobile)
  await spend('sms.address')
  await spend('sms.all')
  await systemTransaction(db, async (tx) => {
    await lockNumber(tx, holder.mobile)
    refuseEarly(await lastCodeAgo(tx, holder), resendSeconds)
    const code = String(randomInt(10 ** smsCodeDigits)).padStart(smsCodeDigits, '0')
    const key = await replaceCode(tx, holder, codeHash(secret, holder, code), minutes)
    await sendMail(tx, {
      mail: 'sms-code',
      to: { channel: 'sms', address: holder.mobile, language },
      params: { code, minutes },
      key,
      isSecret: true,
    })
  })
  return { resendAfterSeconds: resendSeconds, expiresInSeconds: minutes * 60, tries }
}

/**
 * Judges a typed code outside the transaction it opens, so that a wrong try is counted whatever follows. Answers the id
 * for `consumeCode`; refuses with `accounts.code-wrong`, `-expired`, or `-spent` when no open code is left.
 */
export const checkCode = async (
  db: Db,
  secret: string,
  holder: CodeHolder,
  typed: string,
): Promise<string> => {
  const open = await tryCode(db, holder, smsCodeRules(await settingsInForce(db)).tries)
  if (!open) throw new Problem('accounts.code-spent')
  if (!timingSafeEqual(open.code_hash, codeHash(secret, holder, typed)))
    throw new Problem('accounts.code-wrong')
  if (open.expired) throw new Problem('accounts.code-expired')
  return open.id
}

/** Uses the code up together with what it opens. */
export const consumeCode = async (tx: Tx, id: string): Promise<void> => {
  if (!(await closeCode(tx, id))) throw new Problem('accounts.code-spent')
}
