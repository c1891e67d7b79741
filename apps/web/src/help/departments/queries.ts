// Departments as the API answers them, for readers and for those who keep them; the only place of these cache keys.
import { queryOptions } from '@tanstack/react-query'
import { getDepartmentDirectory, listDepartments } from '@marsa/model/help/department-endpoints.ts'
import { mostRows } from '@marsa/model/kit/paging.ts'
import { call } from '../../kit/call.ts'
import { ask, keyOf } from '../../kit/query.ts'

/** The whole directory in the language of the page. */
export const directoryQuery = (lang: string) =>
  queryOptions({
    queryKey: keyOf(getDepartmentDirectory, { lang }),
    queryFn: ({ signal }) =>
      call(getDepartmentDirectory, { body: { pageNumber: 1, pageSize: mostRows }, signal }),
  })

export const departmentsQuery = ask(listDepartments)

export const departmentReads = [getDepartmentDirectory, listDepartments] as const
