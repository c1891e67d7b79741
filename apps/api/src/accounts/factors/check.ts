// The fresh check: whoever does something grave shows again who they are, by their second factor or else their password.
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import type {
  beginCheck as beginCall,
  passCheck as contract,
} from '@marsa/model/accounts/factors/factors-endpoints.ts'
import { isAuthenticatorCode } from '@marsa/model/accounts/factors/factors.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { systemTransaction, type Db } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { passwordMatches } from '../passwords.ts'
import { authenticatorOf, ownerOf, passkeysOf } from './factors.store.ts'
import { countGuess, proveFactor } from './prove.ts'
import { closeStep, isFresh, lockSession, noteCheck } from './steps.store.ts'
import { notifyOwner } from './notify-owner.ts'
import { openSessionStep, passkeyRequestOf, sessionStep, type FactorParts } from './ticket.ts'

/** Refuses what needs a fresh check when there was none in the last minutes. */
export const refuseStale = async (db: Db, sessionId: string): Promise<void> => {
  if (!(await isFresh(db, sessionId))) throw new Problem('factors.check-needed')
}

export const beginCheck =
  (parts: FactorParts) =>
  async (call: Call<typeof beginCall>): Promise<AnswerOf<typeof beginCall>> => {
    const { userId, sessionId } = signedIn(call)
    const [held, passkeys] = [await authenticatorOf(call.db, userId), await passkeysOf(call.db, userId)]
    const hasCode = Boolean(held?.confirmed_at)
    const opened =
      passkeys.length > 0
        ? await openSessionStep(call.db, { purpose: 'check', userId, session: sessionId })
        : undefined
    return {
      fresh: await isFresh(call.db, sessionId),
      password: !hasCode && passkeys.length === 0,
      hasCode,
      ticket: opened?.ticket ?? null,
      passkey: opened ? passkeyRequestOf(parts, opened.challenge, passkeys, 'preferred') : null,
    }
  }

const provePassword = async (
  call: Pick<Call, 'spend' | 'restore'>,
  owner: { id: string; password_hash: string },
  password: string | undefined,
): Promise<void> => {
  await call.spend('check.tries', owner.id)
  if (!password || !(await passwordMatches(owner.password_hash, password)))
    throw new Problem('factors.password-wrong')
  await call.restore('check.tries', owner.id)
}

export const passCheck =
  (parts: FactorParts) =>
  async (call: Call<typeof contract>): Promise<typeof succeeded> => {
    const { userId, sessionId } = signedIn(call)
    const { password, passkey, ticket } = call.body
    const owner = await ownerOf(call.db, userId)
    if (!owner) throw new Problem('kit.signed-out')
    if (!owner.has_factor) {
      await provePassword(call, owner, password)
      await noteCheck(call.db, sessionId)
      return succeeded
    }
    const step = passkey && (await sessionStep(call.db, 'check', ticket, sessionId))
    const guess = await countGuess(call, userId, call.body)
    await systemTransaction(call.db, async (tx) => {
      if (step && !(await closeStep(tx, step.id))) throw new Problem('factors.step-over')
      // Several recovery codes at once are one check: the session is held, and the later ones are not needed any more.
      await lockSession(tx, sessionId)
      const isSpare = !passkey && !isAuthenticatorCode(call.body.code ?? '')
      if (isSpare && (await isFresh(tx, sessionId))) return
      const shown = { now: call.now, db: tx }
      const proved = await proveFactor(parts, shown, userId, call.body, step?.challenge)
      if (proved.recoveryLeft !== undefined)
        await notifyOwner(tx, call, owner, 'recovery-used', { left: proved.recoveryLeft })
      await noteCheck(tx, sessionId)
    })
    await guess.right()
    return succeeded
  }
