// Closes one's own account, unless something is unfinished: access ends now, what is personal is erased some days later.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { closingRefusal, eraseDays } from '@marsa/model/accounts/profile/profile.ts'
import type {
  closeAccount as closeCall,
  viewClosing as viewCall,
} from '@marsa/model/accounts/profile/profile-leaving-endpoints.ts'
import { isLastAdministrator } from '@marsa/model/accounts/users/users-rules.ts'
import { audit } from '../../kit/audit.ts'
import type { Db } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { sendMail } from '../../messages/door.ts'
import { endSessionsOf } from '../sessions.store.ts'
import { lockCompany, otherAdministrators } from '../users/users.store.ts'
import { closeCompany, closePerson, companyFacts } from './closing.store.ts'
import { removeExport, exportOf } from './exports.store.ts'
import { confirmPassword } from './own-password.ts'
import type { ProfileParts } from './parts.ts'

const standing = async ({ openBusiness }: ProfileParts, db: Db, actor: Actor) => {
  const { userId, companyId, role, isCompanyAdmin } = actor
  const [{ kind, colleagues }, others] = await Promise.all([
    companyFacts(db, companyId, userId),
    otherAdministrators(db, companyId, userId),
  ])
  const open = await openBusiness(db, { userId, companyId, isLastPerson: colleagues === 0 })
  const me = { userId, role, status: 'ACTIVE', isCompanyAdmin, kind }
  const closing = {
    ...open,
    colleagues,
    ofPlatform: kind === 'platform',
    isLastAdministrator: isLastAdministrator(me, others),
  }
  return { closing, refusal: closingRefusal(closing) }
}

export const viewClosing =
  (parts: ProfileParts) =>
  async (call: Call<typeof viewCall>): Promise<AnswerOf<typeof viewCall>> => {
    const { closing, refusal } = await standing(parts, call.db, signedIn(call))
    return {
      refusal: (refusal ?? null) as AnswerOf<typeof viewCall>['refusal'],
      openShipments: closing.openShipments,
      eraseDays,
    }
  }

export const closeAccount =
  (parts: ProfileParts) =>
  async (call: Call<typeof closeCall>): Promise<typeof succeeded> => {
    const actor = signedIn(call)
    const { typedEmail, password } = call.body
    const wrong = new Problem('profile.type-email', {}, { typedEmail: 'profile.type-email' })
    if (typedEmail !== actor.email) throw wrong
    const holder = await confirmPassword(call, 'password', password)
    const copy = await call.once(async (tx) => {
      // Two last administrators who go at once wait for each other here.
      await lockCompany(tx, actor.companyId)
      const { closing, refusal } = await standing(parts, tx, actor)
      refuse(refusal)
      await closePerson(tx, actor.userId)
      if (closing.colleagues === 0 && !closing.ofPlatform) await closeCompany(tx, actor.companyId)
      await endSessionsOf(tx, { userId: actor.userId }, 'closed')
      const made = await exportOf(tx, actor.userId)
      if (made) await removeExport(tx, made.id)
      await audit(tx, {
        kind: kindOf(actor),
        action: 'closeAccount',
        objectKind: 'user',
        objectId: actor.userId,
        companyId: actor.companyId,
      })
      await sendMail(tx, {
        mail: 'account-closed',
        to: { channel: 'mail', address: actor.email, language: holder.language },
        params: { days: eraseDays },
        key: actor.userId,
        isSecret: false,
      })
      return made?.storage_key ?? null
    })
    if (copy) await parts.files.remove(copy)
    return succeeded
  }
