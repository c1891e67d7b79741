// The ageing of every account as a file: open invoices by days past due, with sums.
import { ageingText, bandText } from '@marsa/model/finance/credit/ageing-text.ts'
import { ageBands, ageing, lateDays, type AgeBand } from '@marsa/model/finance/credit/credit-due.ts'
import type { downloadAgeing as contract } from '@marsa/model/finance/credit/statement-endpoints.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import type { Db } from '../../kit/db.ts'
import { periodWords, type ReportColumn } from '../../kit/report-file.ts'
import type { Call } from '../../kit/serve.ts'
import { findPlatform } from '../documents.store.ts'
import { listAccounts } from './accounts.store.ts'
import { toOpen } from './owe-invoice.ts'
import { listAllOpen } from './receivables.store.ts'
import { sendReport } from '../../kit/send-report.ts'

export type Aged = {
  company_id: string
  name_en: string
  name_ar: string
  owedFils: bigint
  bands: Record<AgeBand, bigint>
  oldestDays: number
}

/** What each company owes on credit, by days past due. */
export const readReceivables = async (db: Db, today: string): Promise<Aged[]> => {
  const accounts = await listAccounts(db)
  const open = Map.groupBy(await listAllOpen(db), ({ company_id: id }) => id)
  return accounts.map((account) => {
    const own = (open.get(account.company_id) ?? []).map(toOpen)
    return {
      company_id: account.company_id,
      name_en: account.name_en,
      name_ar: account.name_ar,
      owedFils: account.used_fils - account.reserved_fils,
      bands: ageing(own, today),
      oldestDays: Math.max(0, ...own.map(({ dueOn }) => lateDays(dueOn, today))),
    }
  })
}

const columnsIn = (lang: Lang): ReportColumn<Aged>[] => [
  {
    heading: say(lang, ageingText.company),
    kind: 'text',
    value: (row) => (lang === 'ar' ? row.name_ar : row.name_en),
  },
  { heading: say(lang, ageingText.owed), kind: 'amount', sum: true, value: (row) => row.owedFils },
  ...ageBands.map((band): ReportColumn<Aged> => ({
    heading: say(lang, bandText[band]),
    kind: 'amount',
    sum: true,
    value: (row) => row.bands[band],
  })),
  { heading: say(lang, ageingText.oldest), kind: 'count', value: (row) => row.oldestDays },
]

export const downloadAgeing = async (call: Call<typeof contract>) => {
  const { db, now } = call
  const { lang } = call.query
  const today = dayOf(now)
  const [rows, house] = await Promise.all([readReceivables(db, today), findPlatform(db)])
  return sendReport(call, `marsa-ageing-${today}`, {
    title: say(lang, ageingText.ageing),
    company: { en: house.nameEn, ar: house.nameAr },
    period: periodWords(lang, { to: today }),
    columns: columnsIn(lang),
    rows,
  })
}
