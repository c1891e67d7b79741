// The second step of sign-in: a ticket instead of tokens, and what makes a session of it.
import type { SignInAnswer } from '@marsa/model/accounts/endpoints.ts'
import type { finishSignIn as contract } from '@marsa/model/accounts/factors/factors-endpoints.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { systemTransaction } from '../../kit/db.ts'
import type { Call } from '../../kit/serve.ts'
import { openSession, type Entering } from '../open-session.ts'
import { authenticatorOf, ownerOf, passkeysOf } from './factors.store.ts'
import { countGuess, proveFactor, type Shown } from './prove.ts'
import { rememberDevice } from './remembered-device.ts'
import { closeStep } from './steps.store.ts'
import { notifyOwner } from './notify-owner.ts'
import { browserStep, openBrowserStep, passkeyRequestOf, type FactorParts } from './ticket.ts'

/** The password was right; nothing is open before the second step is passed in the same browser. */
export const askSecondStep = async (
  parts: FactorParts,
  call: Pick<Call, 'db' | 'request' | 'reply'>,
  person: Entering,
  remember: boolean,
): Promise<SignInAnswer> => {
  const step = { purpose: 'second-step', userId: person.id, remember } as const
  const { ticket, challenge } = await openBrowserStep(parts, call, step)
  const passkeys = await passkeysOf(call.db, person.id)
  const held = await authenticatorOf(call.db, person.id)
  return {
    token: null,
    refreshToken: null,
    expiresTime: 0,
    idleTime: person.idle_minutes,
    status: 'SECOND_STEP',
    errorMessage: null,
    usercode: person.user_code,
    adminToken: null,
    adminUserCode: null,
    secondStep: {
      ticket,
      hasCode: Boolean(held?.confirmed_at),
      passkey: passkeys.length > 0 ? passkeyRequestOf(parts, challenge, passkeys, 'preferred') : null,
    },
    factorDuty: null,
  }
}

type Answered = { ticket: string } & Shown

/** The person whose second step this is, passed; `expected` names them where it is known who must pass it. */
export const passSecondStep = async (
  parts: FactorParts,
  call: Pick<Call, 'db' | 'now' | 'request' | 'spend' | 'restore'>,
  body: Answered,
  expected?: string,
) => {
  const step = await browserStep(parts, call, 'second-step', body.ticket)
  if (expected !== undefined && step.user_id !== expected) throw new Problem('factors.step-over')
  const owner = await ownerOf(call.db, step.user_id ?? '')
  if (owner?.status !== 'ACTIVE') throw new Problem('accounts.not-active')
  const guess = await countGuess(call, owner.id, body)
  // The step is closed first and with the proof: of several at once one uses up its code, and a wrong one closes nothing.
  const { method } = await systemTransaction(call.db, async (tx) => {
    if (!(await closeStep(tx, step.id))) throw new Problem('factors.step-over')
    const shown = { now: call.now, db: tx }
    const proved = await proveFactor(parts, shown, owner.id, body, step.challenge)
    const left = proved.recoveryLeft
    if (left !== undefined) await notifyOwner(tx, call, owner, 'recovery-used', { left })
    return proved
  })
  await guess.right()
  return { owner, method, remember: step.remember }
}

export const finishSignIn =
  (parts: FactorParts) =>
  async (call: Call<typeof contract>): Promise<SignInAnswer> => {
    const { owner, method, remember } = await passSecondStep(parts, call, call.body)
    if (call.body.rememberDevice) await rememberDevice(parts, call, owner.id)
    return openSession(parts, call, owner, { remember, method })
  }
