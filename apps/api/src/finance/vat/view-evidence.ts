// Zero-rated supplies without their transport document, with the last day on which it may come.
import { evidenceDueDay, evidenceSoonDays, evidenceState } from '@marsa/model/finance/vat/evidence.ts'
import type { listMissingEvidence as contract } from '@marsa/model/finance/vat/evidence-endpoints.ts'
import { listPageSize } from '@marsa/model/finance/overview-endpoints.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import type { Call } from '../../kit/serve.ts'
import { listUnproved } from './evidence.store.ts'

/** The oldest day of a supply whose evidence is in time, and the newest of one whose evidence is soon due. */
export const evidenceDays = (today: string, days: number): { lateBefore: string; soonUntil: string } => {
  const lateBefore = addDays(today, -days)
  return { lateBefore, soonUntil: addDays(lateBefore, evidenceSoonDays) }
}

export const listMissingEvidence = async ({
  db,
  now,
  query,
  settings,
}: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
  const today = dayOf(now)
  const days = settings['vat.evidence-days']
  const found = await listUnproved(db, {
    ...evidenceDays(today, days),
    offset: (query.page - 1) * listPageSize,
    limit: listPageSize,
  })
  return {
    missing: found.map((row) => {
      const dueOn = evidenceDueDay(row.supplied_on, settings)
      return {
        invoiceId: row.id,
        number: row.number,
        subjectNumber: row.subject_number,
        supplier: { en: row.supplier.nameEn, ar: row.supplier.nameAr },
        customer: { en: row.customer.nameEn, ar: row.customer.nameAr },
        isOwn: row.is_own,
        suppliedOn: row.supplied_on,
        dueOn,
        state: evidenceState(dueOn, today),
        net: toWire(row.net_fils),
      }
    }),
    count: found[0]?.count ?? 0,
    soon: found[0]?.soon ?? 0,
    late: found[0]?.late ?? 0,
    days,
    currency: 'AED',
  }
}
