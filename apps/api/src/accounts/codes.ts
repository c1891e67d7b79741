// Codes by text message: sent within limits, kept as a keyed hash bound to what they open, used up once (Z13).
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import {
  smsCodeDigits,
  smsCodeMinutes,
  smsCodeTries,
  smsResendSeconds,
  smsSends,
} from '@marsa/model/accounts/code.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { Db, Tx } from '../kit/db.ts'
import { sendLetter } from '../messages/door.ts'
import { closeCode, countSends, replaceCode, tryCode, type CodeHolder } from './codes.store.ts'

const hashOf = (secret: string, ...parts: string[]): Buffer =>
  createHmac('sha256', secret)
    .update(['sms-code', ...parts].join('\n'))
    .digest()

const codeHash = (secret: string, { purpose, mobile, binding }: CodeHolder, code: string): Buffer =>
  hashOf(secret, purpose, mobile, binding, code)

export type SentCode = { resendAfterSeconds: number; expiresInSeconds: number }

/**
 * Sends a fresh code to the holder's number and closes the one before. `address` is where the request came from; only
 * its keyed hash is kept. Refuses with `accounts.code-wait` (seconds) or `accounts.code-limit`.
 */
export const issueCode = async (
  tx: Tx,
  secret: string,
  holder: CodeHolder,
  { address, language }: { address: string; language: Lang },
): Promise<SentCode> => {
  const addressHash = hashOf(secret, 'address', address)
  const sends = await countSends(tx, holder, addressHash)
  if (sends.last_ago !== null && sends.last_ago < smsResendSeconds)
    throw new Problem('accounts.code-wait', { seconds: Math.ceil(smsResendSeconds - sends.last_ago) })
  if (
    sends.number_quarter >= smsSends.numberQuarter ||
    sends.number_day >= smsSends.numberDay ||
    sends.address_day >= smsSends.addressDay ||
    sends.all_day >= smsSends.allDay
  )
    throw new Problem('accounts.code-limit')
  const code = String(randomInt(10 ** smsCodeDigits)).padStart(smsCodeDigits, '0')
  const id = await replaceCode(tx, holder, {
    hash: codeHash(secret, holder, code),
    addressHash,
    minutes: smsCodeMinutes,
  })
  await sendLetter(tx, {
    letter: 'sms-code',
    to: { channel: 'sms', address: holder.mobile, language },
    params: { code, minutes: smsCodeMinutes },
    key: id,
    isSecret: true,
  })
  return { resendAfterSeconds: smsResendSeconds, expiresInSeconds: smsCodeMinutes * 60 }
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
  const open = await tryCode(db, holder, smsCodeTries)
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
