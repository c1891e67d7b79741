// All departments in their order, the hidden ones too, for administrators.
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { listDepartments as contract } from '@marsa/model/help/department-endpoints.ts'
import type { Call } from '../../kit/serve.ts'
import { allDepartments } from './departments.store.ts'

export const listDepartments = async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => ({
  items: await allDepartments(call.db),
})
