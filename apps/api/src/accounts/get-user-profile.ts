// The signed-in person as A 3 lists them; an e-mail in the body must be their own (C015, Z14).
import { roleNames, type Actor } from '@marsa/model/kit/access.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import type { CurrentUser, getUserProfile as contract } from '@marsa/model/accounts/endpoints.ts'
import { accessSeconds } from '@marsa/model/accounts/session.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { profileOf, type ProfileRow } from './people.store.ts'

const isAgent = (actor: Actor): boolean => actor.agentCode !== null

export const toCurrentUser = (actor: Actor, row: ProfileRow, settings: SettingsInForce): CurrentUser => ({
  firstName: actor.firstName,
  lastName: actor.lastName,
  firstNameAr: row.first_name_ar,
  lastNameAr: row.last_name_ar,
  userName: actor.email,
  userCode: row.user_code,
  expiresIn: accessSeconds,
  mobileNumber: row.mobile,
  email: actor.email,
  role: roleNames[actor.role],
  preferredLanguage: row.language,
  hasAir: !isAgent(actor) || actor.modes.includes('air'),
  hasSea: !isAgent(actor) || actor.modes.includes('sea'),
  hasWarehouse: !isAgent(actor) || actor.modes.includes('warehouse'),
  hasAirCompany: isAgent(actor) && actor.modes.includes('air'),
  hasSeaCompany: isAgent(actor) && actor.modes.includes('sea'),
  hasWarehouseCompany: isAgent(actor) && actor.modes.includes('warehouse'),
  hasDashboardAccess: !isAgent(actor),
  isCAAdmin: isAgent(actor) && actor.isCompanyAdmin,
  isCompanyAdmin: actor.isCompanyAdmin,
  agentCode: actor.agentCode,
  loggedInUserRole: roleNames[actor.acting?.role ?? actor.role],
  actingScope: actor.acting?.scope ?? null,
  countryCode: 'AE',
  countryID: 'AE',
  address: row.address,
  isCreditCustomer: actor.isCreditCustomer,
  capabilities: [...actor.capabilities],
  idleTime: row.idle_minutes,
  idleWarning: settings['accounts.idle-warning-seconds'],
  companyNameEn: actor.companyName.en,
  companyNameAr: actor.companyName.ar,
  companyHasLogo: row.has_logo,
})

export const getUserProfile = async (call: Call<typeof contract>): Promise<CurrentUser> => {
  const actor = signedIn(call)
  const asked = call.body.email
  if (asked !== undefined && asked.toLowerCase() !== actor.email) throw new Problem('kit.forbidden')
  return toCurrentUser(actor, await profileOf(call.db, actor.userId), call.settings)
}
