// Who is signed in, as the API answers it; the only place of this cache key.
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getUserProfile, type CurrentUser } from '@marsa/model/accounts/endpoints.ts'
import { roleNames, type Role } from '@marsa/model/kit/access.ts'
import { capabilityRefusal, type Endpoint } from '@marsa/model/kit/endpoint.ts'
import { faceKey, type Face } from '@marsa/model/site/face.ts'
import { headerVariantOf, type HeaderVariant } from '@marsa/model/site/layout.ts'
import { useSyncExternalStore } from 'react'
import { call, forbidden } from '../kit/call.ts'
import { session, type SessionState } from '../kit/session.ts'

export const meQuery = queryOptions({
  queryKey: [getUserProfile.verb],
  queryFn: ({ signal }) => call(getUserProfile, { body: {}, signal }),
  staleTime: Infinity,
})

export const useSessionState = (): SessionState => useSyncExternalStore(session.subscribe, session.state)

export type Me = CurrentUser & { roleName: Role }

const roleOf = (spelled: string): Role =>
  (Object.keys(roleNames) as Role[]).find((role) => roleNames[role] === spelled) ?? 'customer'

/** The signed-in person with the role in our own spelling; undefined for visitors and while it loads. */
export const useMe = (): Me | undefined => {
  const inside = useSessionState().status === 'in'
  const { data } = useQuery({ ...meQuery, enabled: inside })
  return inside && data ? { ...data, roleName: roleOf(data.role) } : undefined
}

/** For a page that is about one call: whom its contract does not name is told whose page it is. */
export const useOnly = (endpoint: Endpoint): void => {
  const role = useMe()?.roleName
  if (role && !endpoint.policy[role]) throw forbidden(endpoint)
}

/** Why the signed-in person may not make this call, for its button: what they were not given, or nothing. */
export const useNeeds = (endpoint: Pick<Endpoint, 'capability'>): string | undefined => {
  const me = useMe()
  return me && capabilityRefusal(me, endpoint)
}

const keptVariant = (): HeaderVariant => {
  try {
    return (JSON.parse(localStorage.getItem(faceKey) ?? '') as Partial<Face>).variant ?? 'visitor'
  } catch {
    return 'visitor'
  }
}

/**
 * The kind of reader. Until the server has said who it is, that of whoever was signed in here last, so that nothing moves
 * under a hand once they are known.
 */
export const useVariant = (): HeaderVariant => {
  const me = useMe()
  return !me && session.isLikely() ? keptVariant() : headerVariantOf(me?.roleName)
}
