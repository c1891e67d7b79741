// What pages have reported, newest first.
import { toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { listReports as contract } from '@marsa/model/overview/transaction-log-endpoints.ts'
import type { Call } from '../../kit/serve.ts'
import { reportPage } from './reports.store.ts'

const size = 50

export const listReports = async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
  const found = await reportPage(call.db, { ...call.query, limit: size + 1 })
  const shown = found.slice(0, size)
  return {
    items: shown.map(({ id, at, action, message, reader }) => ({
      reportId: String(id),
      at: toOffset(at),
      action,
      message,
      reader,
    })),
    next: found.length > size ? String(shown.at(-1)!.id) : null,
  }
}
