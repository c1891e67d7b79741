// One's own profile with the company's facts, which others may have changed.
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { viewProfile as contract } from '@marsa/model/accounts/profile/profile-endpoints.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { holderFacts } from '../holder.store.ts'
import { leastLength } from '../new-password.ts'
import { ownProfile } from './profile.store.ts'

export const viewProfile = async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
  const { userId } = signedIn(call)
  const [row, holder] = await Promise.all([ownProfile(call.db, userId), holderFacts(call.db, userId)])
  if (!holder) throw new Problem('kit.signed-out')
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    firstNameAr: row.first_name_ar,
    lastNameAr: row.last_name_ar,
    email: row.email,
    mobileNumber: row.mobile,
    preferredLanguage: row.language,
    address: row.address,
    leastPassword: leastLength(holder),
    company: {
      kind: row.kind,
      nameEn: row.name_en,
      nameAr: row.name_ar,
      addressEn: row.address_en,
      addressAr: row.address_ar,
      trn: row.trn,
      administrators: row.administrators,
    },
    refused: row.refused,
  }
}
