// Who may pay from the wallet of a company: its administrators, and whom they have given the right.
import type {
  listSpenders as listContract,
  setSpender as setContract,
} from '@marsa/model/express/wallet/wallet-endpoints.ts'
import { maySpend } from '@marsa/model/express/wallet/wallet.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { audit } from '../../kit/audit.ts'
import type { Db } from '../../kit/db.ts'
import { publish } from '../../kit/events.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { giveRight, listColleagues, lockColleague, spendingRight, takeRight } from './spenders.store.ts'

/** A signed-in person as far as spending asks. */
export type Spender = Pick<Actor, 'companyId' | 'userId' | 'sessionId' | 'isCompanyAdmin'>

/** Why this person cannot pay from the wallet, whatever it holds. */
export const spendRefusal = async (db: Db, actor: Spender): Promise<string | undefined> =>
  maySpend(await spendingRight(db, actor), actor) ? undefined : 'wallet.no-right'

export const refuseSpending = async (db: Db, actor: Spender): Promise<void> => {
  const refusal = await spendRefusal(db, actor)
  if (refusal) throw new Problem(refusal)
}

const refuseOthers = ({ isCompanyAdmin }: Actor): void => {
  if (!isCompanyAdmin) throw new Problem('wallet.company-admin-only')
}

export const spenders = async (call: Call<typeof listContract>): Promise<AnswerOf<typeof listContract>> => {
  const actor = signedIn(call)
  refuseOthers(actor)
  return (await listColleagues(call.db, actor.companyId)).map((row) => ({
    userId: row.id,
    name: { en: row.name_en, ar: row.name_ar },
    email: row.email,
    isAdministrator: row.is_company_admin,
    maySpend: row.is_company_admin || row.is_given,
  }))
}

export const saveSpender = (call: Call<typeof setContract>): Promise<typeof succeeded> => {
  const actor = signedIn(call)
  const { companyId } = actor
  const { userId } = call.query
  return call.once(async (tx) => {
    if (!(await lockColleague(tx, companyId, userId))) throw new Problem('wallet.colleague-none')
    refuseOthers(actor)
    if (call.body.maySpend) await giveRight(tx, { companyId, userId, givenBy: actor.userId })
    else await takeRight(tx, { companyId, userId })
    await audit(tx, {
      kind: kindOf(actor),
      action: call.body.maySpend ? 'giveSpending' : 'takeSpending',
      objectKind: 'user',
      objectId: userId,
      companyId,
    })
    await publish(tx, { companyId, kind: 'wallet.changed' })
    return succeeded
  })
}
