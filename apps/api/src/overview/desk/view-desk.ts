// The staff's dashboard: what waits in every area they see, the most urgent first, and four counts of today.
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { dayOf, instantOf, toOffset } from '@marsa/model/kit/day.ts'
import { needsOf } from '@marsa/model/overview/desk.ts'
import type { DeskItem, viewDesk as contract } from '@marsa/model/overview/desk-endpoints.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { deskOverview, type NeedRow } from './desk.store.ts'

const itemOf = (row: NeedRow): DeskItem => ({
  id: row.id,
  number: row.number ?? '',
  nameEn: row.name_en ?? '',
  nameAr: row.name_ar ?? '',
  detail: row.detail ?? '',
  since: toOffset(new Date(row.since)),
  isLate: row.is_late,
})

export const viewDesk = async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
  const kinds = needsOf(signedIn(call).role)
  const found = await deskOverview(call.db, kinds, call.now, instantOf(dayOf(call.now)))
  return {
    needs: kinds.flatMap((kind) => {
      const rows = found.needs.filter((row) => row.kind === kind)
      const [first] = rows
      return first ? [{ kind, count: first.count, late: first.late, first: rows.map(itemOf) }] : []
    }),
    figures: {
      sent: found.sent,
      booked: found.booked,
      quoting: found.quoting,
      underWay: found.under_way,
    },
  }
}
