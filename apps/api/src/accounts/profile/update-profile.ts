// Names, address and language of the caller, whatever e-mail the body holds (C014, Z14).
import { kindOf } from '@marsa/model/kit/access.ts'
import type { CurrentUser } from '@marsa/model/accounts/endpoints.ts'
import type { updateProfile as contract } from '@marsa/model/accounts/profile/profile-endpoints.ts'
import { audit } from '../../kit/audit.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { toCurrentUser } from '../get-user-profile.ts'
import { profileOf } from '../people.store.ts'
import { refuseOthersEmail } from './own-password.ts'
import { saveNames } from './profile.store.ts'

export const updateProfile = async (call: Call<typeof contract>): Promise<CurrentUser> => {
  const actor = signedIn(call)
  const { body } = call
  refuseOthersEmail(call, body.Email)
  return call.once(async (tx) => {
    await saveNames(tx, actor.userId, {
      firstName: body.FirstName,
      lastName: body.LastName,
      firstNameAr: body.FirstNameAr || null,
      lastNameAr: body.LastNameAr || null,
      address: body.Address,
      language: body.PreferredLanguage ?? null,
    })
    await audit(tx, {
      kind: kindOf(actor),
      action: 'updateProfile',
      objectKind: 'user',
      objectId: actor.userId,
      companyId: actor.companyId,
    })
    const named = { ...actor, firstName: body.FirstName, lastName: body.LastName }
    return toCurrentUser(named, await profileOf(tx, actor.userId), call.settings)
  })
}
