// How agents keep their answer times, for the desk: breaches by name, the last weeks, and each agent (decisions 4.0).
import { addDays, dayOf, mondayOf, toOffset } from '@marsa/model/kit/day.ts'
import type { viewAnswerTimes as contract } from '@marsa/model/freight/reports/report-endpoints.ts'
import type { Call } from '../../kit/serve.ts'
import { answerTimes } from './answer-times.store.ts'
import { nothingAsked, toAnswering } from './reports.ts'

const instant = (text: string): string => toOffset(new Date(text))

export const viewAnswerTimes = async (call: Call<typeof contract>) => {
  const { db, now } = call
  const count = call.query.weeks
  const first = addDays(mondayOf(dayOf(now)), -7 * (count - 1))
  const found = await answerTimes(db, first, now)
  const byWeek = new Map((found.weeks ?? []).map((row) => [row.week, row]))
  return {
    serverTime: toOffset(now),
    breaches: (found.breaches ?? []).map((row) => ({
      RequestId: row.id,
      quoteNumber: row.number,
      nameEn: row.name_en,
      nameAr: row.name_ar,
      invitedAt: instant(row.invited_at),
      dueAt: instant(row.due_at),
      answeredAt: row.answered_at && instant(row.answered_at),
      lateMinutes: row.late_minutes,
      isOpen: row.is_open,
    })),
    breachCount: found.breach_count,
    weeks: Array.from({ length: count }, (_, index) => addDays(first, 7 * index)).map((week) => ({
      week,
      ...toAnswering(byWeek.get(week) ?? nothingAsked),
    })),
    agents: (found.agents ?? []).map((row) => ({
      companyId: row.id,
      nameEn: row.name_en,
      nameAr: row.name_ar,
      ...toAnswering(row),
    })),
  }
}
