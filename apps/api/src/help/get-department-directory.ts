// The departments that a signed-in person may turn to (C022).
import { rowsBefore } from '@marsa/model/kit/paging.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { getDepartmentDirectory as contract } from '@marsa/model/help/department-endpoints.ts'
import type { Call } from '../kit/serve.ts'
import { departmentsOf } from './directory.store.ts'

export const getDepartmentDirectory = async (
  call: Call<typeof contract>,
): Promise<AnswerOf<typeof contract>> => {
  const { pageNumber, pageSize } = call.body
  const found = await departmentsOf(call.db, call.language, {
    offset: rowsBefore(pageNumber, pageSize),
    limit: pageSize,
  })
  return {
    items: found.map(({ total: _, ...row }) => row),
    pageNumber,
    pageSize,
    totalCount: found[0]?.total ?? 0,
  }
}
