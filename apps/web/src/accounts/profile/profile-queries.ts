// Questions and commands of one's own profile.
import { queryOptions } from '@tanstack/react-query'
import { getUserProfile } from '@marsa/model/accounts/endpoints.ts'
import { viewProfile } from '@marsa/model/accounts/profile/profile-endpoints.ts'
import { viewClosing, viewDataExport } from '@marsa/model/accounts/profile/profile-leaving-endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { ask } from '../../kit/query.ts'

export type OwnProfile = AnswerOf<typeof viewProfile>

export const profileQuery = ask(viewProfile)
export const closingQuery = ask(viewClosing)

/** Asked again every two seconds while the copy is being made. */
export const exportQuery = queryOptions({
  ...ask(viewDataExport),
  refetchInterval: (query) => (query.state.data?.export?.state === 'BUILDING' ? 2_000 : false),
})

/** What is old after a change of the profile; the menu shows the name too. */
export const profileReads = [viewProfile, getUserProfile] as const
