// The company of a trade licence number, for the form and for the administrator's search.
import type { Licence } from '@marsa/model/accounts/registration/licence-endpoints.ts'
import type { lookUpLicence as contract } from '@marsa/model/accounts/registration/registration-endpoints.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { Call } from '../../kit/serve.ts'
import { licenceOf, type LicenceFacts } from './licences.store.ts'

export const toLicence = (row: LicenceFacts, now: Date): Licence => ({
  number: row.number,
  nameEn: row.name_en,
  nameAr: row.name_ar,
  authority: row.authority,
  emirate: row.emirate,
  expiresOn: row.expires_on,
  expired: row.expires_on < dayOf(now),
})

export const lookUpLicence = async ({
  db,
  query,
  now,
}: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
  const found = await licenceOf(db, query.number)
  if (!found) return { licence: null }
  const { emirate: _, ...shown } = toLicence(found, now)
  return { licence: shown }
}
