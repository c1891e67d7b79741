// Who changed which setting, from what to what and why, newest first.
import { toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { listSettingChanges as contract } from '@marsa/model/settings/endpoints.ts'
import type { Call } from '../kit/serve.ts'
import { settingChanges } from './settings.store.ts'

const page = 30

export const listSettingChanges = async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
  const found = await settingChanges(call.db, { ...call.query, limit: page + 1 })
  return {
    items: found.slice(0, page).map((row) => ({
      changeId: row.id,
      key: row.key,
      from: row.from_value,
      to: row.to_value,
      isReset: row.is_reset,
      reason: row.reason,
      at: toOffset(row.changed_at),
      by: { id: row.changed_by, name: row.changer },
      approvedBy: row.approved_by && row.approver ? { id: row.approved_by, name: row.approver } : null,
    })),
    hasMore: found.length > page,
  }
}
