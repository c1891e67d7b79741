// Reads of user management; the only place of their cache keys.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  listAccessProposals,
  listInvitations,
  listUsers,
  userStatuses,
  viewUser,
} from '@marsa/model/accounts/users/users-endpoints.ts'
import { roles } from '@marsa/model/kit/access.ts'
import { ask } from '../../kit/query.ts'
import type { PeopleSearch } from './people-search.ts'

export const pageSize = 20

export const usersQuery = (search: PeopleSearch) =>
  queryOptions({
    ...ask(listUsers, {
      searchText: search.text,
      role: roles.find((role) => role === search.role),
      status: userStatuses.find((status) => status === search.status),
      company: search.company,
      pageIndex: search.page,
      pageSize,
    }),
    placeholderData: keepPreviousData,
  })

export const invitationsQuery = (search: PeopleSearch) =>
  queryOptions({
    ...ask(listInvitations, { company: search.company, pageIndex: search.page, pageSize }),
    placeholderData: keepPreviousData,
  })

export const userQuery = (userCode: string) => ask(viewUser, { userCode })

/** Of administrators alone. */
export const accessQuery = () => ask(listAccessProposals)

/** What looks different after a change of people. */
export const peopleReads = [listUsers, viewUser, listInvitations, listAccessProposals] as const
