// Every holiday and Ramadan, the latest first.
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { listHolidays as contract } from '@marsa/model/overview/holiday-endpoints.ts'
import type { Call } from '../../kit/serve.ts'
import { allHolidays } from './holidays.store.ts'

export const listHolidays = async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => ({
  items: await allHolidays(call.db),
})
