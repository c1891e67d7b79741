// The identity that waits for an account in this browser, and what its page is told of it.
import type { PendingIdentity, WaitingLink } from '@marsa/model/accounts/directory/directory-endpoints.ts'
import type { Call } from '../../kit/serve.ts'
import { flowHash, handleOf } from './flow-cookie.ts'
import { linkingOf, pendingOf, type LinkingRow, type PendingRow } from './flows.store.ts'
import { isMobileKnown } from './identities.store.ts'
import type { DirectoryParts } from './parts.ts'

type Asking = Pick<Call, 'db' | 'request'>

export const pendingFor = async (
  { cookies }: DirectoryParts,
  { db, request }: Asking,
): Promise<PendingRow | undefined> => {
  const handle = handleOf(request, cookies)
  return handle ? pendingOf(db, flowHash(handle)) : undefined
}

export const pendingAnswer = async (parts: DirectoryParts, call: Asking): Promise<PendingIdentity | null> => {
  const row = await pendingFor(parts, call)
  if (!row) return null
  return {
    usercode: row.user_code,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    mobile: row.mobile,
    verifiedMobile: row.verified_mobile,
    alreadyRegistered: row.verified_mobile !== null && (await isMobileKnown(call.db, row.verified_mobile)),
  }
}

export const linkingFor = async (
  { cookies }: DirectoryParts,
  { db, request }: Asking,
): Promise<LinkingRow | undefined> => {
  const handle = handleOf(request, cookies)
  return handle ? linkingOf(db, flowHash(handle)) : undefined
}

export const linkAnswer = async (parts: DirectoryParts, call: Asking): Promise<WaitingLink | null> => {
  const row = await linkingFor(parts, call)
  return row ? { email: row.email } : null
}
