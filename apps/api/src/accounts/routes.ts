// Calls of sign-in, session, profile and language.
import { newCaptcha } from '@marsa/model/accounts/captcha.ts'
import {
  demoAccounts as demoAccountsCall,
  getUserProfile as getUserProfileCall,
  listPermissions as listPermissionsCall,
  refreshSession as refreshSessionCall,
  setPreferredLanguage as setPreferredLanguageCall,
  signIn as signInCall,
  signOut as signOutCall,
} from '@marsa/model/accounts/endpoints.ts'
import type { AnswerOf, Endpoint } from '@marsa/model/kit/endpoint.ts'
import type { IdentitySettings } from '../kit/config.ts'
import { serve, type Server } from '../kit/serve.ts'
import { addressesRoutes } from './addresses/routes.ts'
import { actingRoutes } from './acting/routes.ts'
import { makeCaptcha } from './captcha.ts'
import type { CompaniesParts } from './companies/parts.ts'
import { companiesRoutes } from './companies/routes.ts'
import { factorsRoutes } from './factors/routes.ts'
import { directoryRoutes } from './directory/routes.ts'
import { getUserProfile } from './get-user-profile.ts'
import { listPermissions } from './list-permissions.ts'
import { ownSessionsRoutes } from './own-sessions/routes.ts'
import type { ProfileParts } from './profile/parts.ts'
import { profileRoutes } from './profile/routes.ts'
import { recoveryRoutes } from './recovery/routes.ts'
import { refreshSession } from './refresh-session.ts'
import type { RegistrationParts } from './registration/parts.ts'
import { registrationRoutes } from './registration/routes.ts'
import { setPreferredLanguage } from './set-preferred-language.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { usersRoutes } from './users/routes.ts'

type DemoPeople = Pick<AnswerOf<typeof demoAccountsCall>, 'accounts' | 'password'>

export type AccountsParts = RegistrationParts & {
  endpoints: readonly Endpoint[]
  /** Null outside the demo. */
  demo: DemoPeople | null
  companies: CompaniesParts
  identity?: IdentitySettings | undefined
  profile: Omit<ProfileParts, 'secret'>
}

export const accountsRoutes = (server: Server, parts: AccountsParts): void => {
  const { secret, cookies, endpoints, demo } = parts
  const sessionParts = { secret, cookies, publicUrl: parts.publicUrl, isDemo: demo !== null }
  serve(server, signInCall, signIn(sessionParts))
  serve(server, refreshSessionCall, refreshSession(secret, cookies))
  serve(server, signOutCall, signOut(secret, cookies))
  serve(server, getUserProfileCall, getUserProfile)
  serve(server, listPermissionsCall, listPermissions(endpoints))
  serve(server, setPreferredLanguageCall, setPreferredLanguage)
  serve(server, newCaptcha, (call) => makeCaptcha(secret, call.now))
  serve(server, demoAccountsCall, async () => ({
    demo: demo !== null,
    password: null,
    accounts: [],
    directory: Boolean(parts.identity?.directory),
    uaePass: Boolean(parts.identity?.uaePass),
    ...demo,
  }))
  registrationRoutes(server, parts)
  actingRoutes(server, sessionParts)
  factorsRoutes(server, sessionParts)
  ownSessionsRoutes(server)
  directoryRoutes(server, { ...sessionParts, identity: parts.identity })
  recoveryRoutes(server, secret)
  profileRoutes(server, { secret, ...parts.profile })
  usersRoutes(server)
  companiesRoutes(server, parts.companies)
  addressesRoutes(server)
}
