// Who is signed in, as the API tells it; the only place of this cache key.
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getUserProfile, type CurrentUser } from '@marsa/model/accounts/endpoints.ts'
import { roleNames, type Role } from '@marsa/model/kit/access.ts'
import { useSyncExternalStore } from 'react'
import { call } from '../kit/call.ts'
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
