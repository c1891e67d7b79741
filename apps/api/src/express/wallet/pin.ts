// The cash PIN (C034, C081, C082): set once with the password, typed before spending, set anew by password and code.
import { locksToReset, mobileRestHours, pinRefusal, typedPin } from '@marsa/model/express/wallet/pin.ts'
import type {
  createMpin as createContract,
  resetPin as resetContract,
  sendPinCode as sendContract,
  validateMpin as validateContract,
} from '@marsa/model/express/wallet/pin-endpoints.ts'
import type { OwnWallet } from '@marsa/model/express/wallet/wallet-endpoints.ts'
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import {
  checkCode,
  confirmPassword,
  consumeCode,
  hashPassword,
  issueCode,
  passwordMatches,
} from '../../accounts/door.ts'
import { audit } from '../../kit/audit.ts'
import type { Db, Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { notify } from '../../messages/door.ts'
import { findPin, insertPin, openPin, pinMobile, pinOpenUntil, replacePin, takeTry } from './pin.store.ts'

/** Refuses a payment from the wallet where the PIN was not typed within the last minutes. */
export const refuseWithoutPin = async (db: Db, actor: Pick<Actor, 'userId' | 'sessionId'>): Promise<void> => {
  if (!(await findPin(db, actor.userId))) throw new Problem('wallet.pin-none')
  if (!(await pinOpenUntil(db, actor))) throw new Problem('wallet.pin-needed')
}

export const pinFacts = async (
  db: Db,
  actor: Actor,
  settings: SettingsInForce,
): Promise<OwnWallet['pin']> => {
  const row = await findPin(db, actor.userId)
  const openUntil = await pinOpenUntil(db, actor)
  return {
    state: !row ? 'none' : row.locks >= locksToReset ? 'blocked' : row.is_locked ? 'locked' : 'set',
    digits: settings['express.pin-digits'],
    lockedUntil: row?.is_locked ? toOffset(row.locked_until!) : null,
    openUntil: openUntil && toOffset(openUntil),
  }
}

const recordPin = (tx: Tx, actor: Actor, action: 'createPin' | 'resetPin' | 'lockPin'): Promise<void> =>
  audit(tx, {
    kind: kindOf(actor),
    action,
    objectKind: 'user',
    objectId: actor.userId,
    companyId: actor.companyId,
  })

const tellLocked = (tx: Tx, { userId }: Actor, mustReset: boolean, occasion: string): Promise<void> =>
  notify(tx, {
    to: { userIds: [userId] },
    template: mustReset ? 'pin-blocked' : 'pin-locked',
    params: {},
    subjectId: userId,
    version: occasion,
  })

type Checked = AnswerOf<typeof validateContract>

/** The PIN of this call: of the header or of the body, never of a query. */
const pinOf = (call: Call<typeof validateContract>): string => {
  const header = call.request.headers['x-mpin']
  const pin = call.body.pin ?? (typeof header === 'string' ? typedPin(header) : '')
  if (pin === '') throw new Problem('kit.invalid', {}, { pin: 'wallet.pin-digits' })
  return pin
}

/** Nothing of a PIN is kept with the key of the call: a hash of six digits is soon found. */
export const validateMpin = (call: Call<typeof validateContract>): Promise<Checked> =>
  tryPin(call, pinOf(call))

/** Asks for the PIN again, however short ago it was typed; a wrong one counts. */
export const confirmPin = async (call: PinCall, pin: string): Promise<void> => {
  const { valid, lockedUntil, mustReset } = await tryPin(call, pin)
  if (valid) return
  const code = lockedUntil !== null || mustReset ? 'wallet.pin-locked' : 'wallet.pin-wrong'
  throw new Problem(code, {}, { pin: code })
}

type PinCall = Pick<Call, 'actor' | 'db' | 'settings' | 'unkept'>

const tryPin = async (call: PinCall, pin: string): Promise<Checked> => {
  const actor = signedIn(call)
  const { userId, sessionId } = actor
  const tries = call.settings['express.pin-tries']
  const taken = await takeTry(call.db, userId, {
    tries,
    lockMinutes: call.settings['express.pin-lock-minutes'],
  })
  if (!taken) {
    const row = await findPin(call.db, userId)
    if (!row) throw new Problem('wallet.pin-none')
    return refusedPin(row, 0)
  }
  if (await passwordMatches(taken.pin_hash, pin)) {
    await call.unkept((tx) => openPin(tx, userId, sessionId))
    return { valid: true, attemptsLeft: tries, lockedUntil: null, mustReset: false }
  }
  if (!taken.is_locked) return refusedPin(taken, tries - taken.tries)
  const mustReset = taken.locks >= locksToReset
  await call.unkept(async (tx) => {
    await recordPin(tx, actor, 'lockPin')
    await tellLocked(tx, actor, mustReset, taken.locked_until!.toISOString())
  })
  return refusedPin(taken, 0)
}

const refusedPin = (
  row: { locks: number; is_locked: boolean; locked_until: Date | null },
  attemptsLeft: number,
): Checked => ({
  valid: false,
  attemptsLeft,
  lockedUntil: row.is_locked ? toOffset(row.locked_until!) : null,
  mustReset: row.locks >= locksToReset,
})

/** What is new is checked before anything is done with it. */
const refuseWeak = (pin: string, digits: number, mobile: string | null): void => {
  const refusal = pinRefusal(pin, digits, mobile)
  if (refusal) throw new Problem(refusal, {}, { pin: refusal })
}

export const createMpin = async (call: Call<typeof createContract>): Promise<typeof succeeded> => {
  const actor = signedIn(call)
  const { pin, password } = call.body
  const { mobile } = await confirmPassword(call, 'password', password)
  refuseWeak(pin, call.settings['express.pin-digits'], mobile)
  const hash = await hashPassword(pin)
  return call.unkept(async (tx) => {
    if (!(await insertPin(tx, actor.userId, hash))) throw new Problem('wallet.pin-exists')
    await recordPin(tx, actor, 'createPin')
    return succeeded
  })
}

/** Who may have a code for what the PIN protects: somebody with one, and with a number that is not too new. */
export const mobileOf = async (call: Pick<Call, 'db'>, userId: string): Promise<string> => {
  if (!(await findPin(call.db, userId))) throw new Problem('wallet.pin-none')
  const { mobile, is_new } = await pinMobile(call.db, userId, mobileRestHours)
  if (mobile === null) throw new Problem('wallet.pin-mobile')
  if (is_new) throw new Problem('wallet.pin-new-mobile')
  return mobile
}

const codeHolder = async (call: Pick<Call, 'db'>, userId: string) =>
  ({ purpose: 'reset-pin', mobile: await mobileOf(call, userId), binding: userId }) as const

export const sendPinCode =
  (secret: string) =>
  async (call: Call<typeof sendContract>): Promise<AnswerOf<typeof sendContract>> => {
    await confirmPassword(call, 'password', call.body.password)
    const holder = await codeHolder(call, signedIn(call).userId)
    return { ...succeeded, mobile: holder.mobile.slice(-4), ...(await issueCode(call, secret, holder)) }
  }

/** What is wrong with a code is said under its field. */
export const typedCode = (
  { db }: Pick<Call, 'db'>,
  secret: string,
  holder: Parameters<typeof checkCode>[2],
  code: string,
): Promise<string> =>
  checkCode(db, secret, holder, code).catch((error: unknown) => {
    throw error instanceof Problem ? new Problem(error.code, {}, { code: error.code }) : error
  })

export const resetPin =
  (secret: string) =>
  async (call: Call<typeof resetContract>): Promise<typeof succeeded> => {
    const actor = signedIn(call)
    const { pin, password, code } = call.body
    await confirmPassword(call, 'password', password)
    const holder = await codeHolder(call, actor.userId)
    refuseWeak(pin, call.settings['express.pin-digits'], holder.mobile)
    const codeId = await typedCode(call, secret, holder, code)
    const hash = await hashPassword(pin)
    return call.unkept(async (tx) => {
      await consumeCode(tx, codeId)
      await replacePin(tx, actor.userId, hash)
      await recordPin(tx, actor, 'resetPin')
      await notify(tx, {
        to: { userIds: [actor.userId] },
        template: 'pin-reset',
        params: {},
        subjectId: actor.userId,
        version: codeId,
      })
      return succeeded
    })
  }
