// The fresh check: whoever does something grave shows again who they are, by their second factor or else their password.
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import type {
  beginCheck as beginCall,
  passCheck as contract,
} from '@marsa/model/accounts/factors-endpoints.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Db } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { passwordMatches } from '../passwords.ts'
import { authenticatorOf, ownerOf, passkeysOf } from './factors.store.ts'
import { proveFactor } from './prove.ts'
import { isFresh, noteCheck, closeStep } from './steps.store.ts'
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
    const { password, code, passkey, ticket } = call.body
    const owner = await ownerOf(call.db, userId)
    if (!owner) throw new Problem('kit.signed-out')
    if (!owner.has_factor) await provePassword(call, owner, password)
    else {
      const step = passkey && (await sessionStep(call.db, 'check', ticket, sessionId))
      await proveFactor(parts, call, userId, { code, passkey }, step?.challenge)
      if (step && !(await closeStep(call.db, step.id))) throw new Problem('factors.step-over')
    }
    await noteCheck(call.db, sessionId)
    return succeeded
  }
