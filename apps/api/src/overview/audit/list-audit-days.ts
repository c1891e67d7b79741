// The days whose trail is sealed, with the newest result of the daily check.
import { toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { listAuditDays as contract } from '@marsa/model/overview/audit-endpoints.ts'
import type { Call } from '../../kit/serve.ts'
import { lastAuditCheck, sealedDays, waitingRows } from './audit-days.store.ts'

const shown = 31

export const listAuditDays = async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
  const [days, waiting, last] = await Promise.all([
    sealedDays(call.db, shown),
    waitingRows(call.db),
    lastAuditCheck(call.db),
  ])
  return {
    items: days.map(({ day, sealed, sealed_at }) => ({
      day,
      sealed,
      sealedAt: sealed_at && toOffset(sealed_at),
    })),
    waiting,
    lastCheck: last ? { at: toOffset(last.at), faults: last.faults } : null,
  }
}
