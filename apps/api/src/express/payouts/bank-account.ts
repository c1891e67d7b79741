// The bank account that a company's payouts go to: entered by its administrators with PIN and code, verified by ours.
import type {
  saveBankAccount as saveContract,
  sendAccountCode as sendContract,
} from '@marsa/model/express/payouts/payout-endpoints.ts'
import type { verifyBankAccount as verifyContract } from '@marsa/model/express/payouts/payout-desk-endpoints.ts'
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { consumeCode } from '../../accounts/door.ts'
import { audit } from '../../kit/audit.ts'
import type { Db } from '../../kit/db.ts'
import { publish } from '../../kit/events.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { notify } from '../../messages/door.ts'
import {
  isCurrentIban,
  lockAccount,
  noteVerified,
  payoutReaders,
  replaceAccount,
} from './bank-accounts.store.ts'
import { confirmAgain, sendCodeFor } from './confirm-again.ts'
import { cashTaken } from './payouts.store.ts'

/** Why this person cannot enter another account, beside PIN and code. */
export const accountRefusal = async (db: Db, actor: Actor): Promise<string | undefined> => {
  if (!actor.isCompanyAdmin) return 'wallet.company-admin-only'
  return (await cashTaken(db, actor.companyId)).hasOpen ? 'payout.account-open' : undefined
}

const refuseChange = async (db: Db, actor: Actor, iban: string): Promise<void> => {
  refuse(await accountRefusal(db, actor))
  if (await isCurrentIban(db, actor.companyId, iban))
    throw new Problem('payout.account-same', {}, { iban: 'payout.account-same' })
}

export const sendAccountCode =
  (secret: string) =>
  async (call: Call<typeof sendContract>): Promise<AnswerOf<typeof sendContract>> => {
    const { iban, pin } = call.body
    await refuseChange(call.db, signedIn(call), iban)
    return {
      ...succeeded,
      ...(await sendCodeFor(call, secret, { purpose: 'bank-account', what: iban, pin })),
    }
  }

export const saveBankAccount =
  (secret: string) =>
  async (call: Call<typeof saveContract>): Promise<typeof succeeded> => {
    const actor = signedIn(call)
    const { companyId, userId } = actor
    const { iban, pin, code } = call.body
    await refuseChange(call.db, actor, iban)
    const codeId = await confirmAgain(call, secret, { purpose: 'bank-account', what: iban, pin, code })
    return call.unkept(async (tx) => {
      await consumeCode(tx, codeId)
      const id = await replaceAccount(tx, { companyId, iban, holder: actor.companyName.en, userId })
      // Somebody may have asked for a payout to the former one in between.
      refuse(await accountRefusal(tx, actor))
      await audit(tx, {
        kind: kindOf(actor),
        action: 'changeBankAccount',
        objectKind: 'company',
        objectId: companyId,
        companyId,
      })
      await notify(tx, {
        to: { userIds: await payoutReaders(tx, companyId, [userId]) },
        template: 'bank-account-changed',
        params: {
          colleague: `${actor.firstName} ${actor.lastName}`,
          end: iban.slice(-4),
          hours: call.settings['express.payout-wait-hours'],
        },
        subjectId: companyId,
        version: id,
      })
      await publish(tx, { companyId, kind: 'wallet.changed' })
      return succeeded
    })
  }

export const verifyBankAccount = (call: Call<typeof verifyContract>): Promise<typeof succeeded> => {
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const account = await lockAccount(tx, call.query.id)
    if (!account) throw new Problem('payout.account-unknown')
    if (account.verified_at) throw new Problem('kit.moved-on')
    const { company_id: companyId } = account
    await noteVerified(tx, { id: account.id, userId: actor.userId, note: call.body.note })
    await audit(tx, {
      kind: 'admin',
      action: 'verifyBankAccount',
      objectKind: 'company',
      objectId: companyId,
      companyId,
      reason: call.body.note,
    })
    await publish(tx, { companyId, kind: 'wallet.changed' })
    return succeeded
  })
}
