// The ageing of every account as a file: open invoices by days past due, with sums.
import { ageingText, bandText } from '@marsa/model/finance/credit/ageing-text.ts'
import { ageBands, ageing, lateDays, type AgeBand } from '@marsa/model/finance/credit/credit-due.ts'
import type { downloadAgeing as contract } from '@marsa/model/finance/credit/statement-endpoints.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { attachment } from '../../kit/attachment.ts'
import { periodWords, reportTypes, writeReport, type ReportColumn } from '../../kit/report-file.ts'
import type { Call } from '../../kit/serve.ts'
import { findPlatform } from '../documents.store.ts'
import { listAccounts } from './accounts.store.ts'
import { toOpen } from './owe-invoice.ts'
import { listAllOpen } from './receivables.store.ts'

type Row = { company: string; owedFils: bigint; bands: Record<AgeBand, bigint>; oldestDays: number }

const columnsIn = (lang: Lang): ReportColumn<Row>[] => [
  { heading: say(lang, ageingText.company), kind: 'text', value: (row) => row.company },
  { heading: say(lang, ageingText.owed), kind: 'amount', sum: true, value: (row) => row.owedFils },
  ...ageBands.map((band): ReportColumn<Row> => ({
    heading: say(lang, bandText[band]),
    kind: 'amount',
    sum: true,
    value: (row) => row.bands[band],
  })),
  { heading: say(lang, ageingText.oldest), kind: 'count', value: (row) => row.oldestDays },
]

export const downloadAgeing = async (call: Call<typeof contract>) => {
  const { db, now } = call
  const { format, lang } = call.query
  const today = dayOf(now)
  const [accounts, open, house] = await Promise.all([listAccounts(db), listAllOpen(db), findPlatform(db)])
  const rows = accounts.map((account): Row => {
    const own = open.filter(({ company_id: id }) => id === account.company_id).map(toOpen)
    return {
      company: lang === 'ar' ? account.name_ar : account.name_en,
      owedFils: account.used_fils - account.reserved_fils,
      bands: ageing(own, today),
      oldestDays: Math.max(0, ...own.map(({ dueOn }) => lateDays(dueOn, today))),
    }
  })
  const bytes = await writeReport(
    {
      title: say(lang, ageingText.ageing),
      company: lang === 'ar' ? house.nameAr : house.nameEn,
      period: periodWords(lang, { to: today }),
      lang,
      madeAt: now,
      columns: columnsIn(lang),
      rows,
    },
    format,
  )
  return attachment(call.reply, reportTypes[format], `marsa-ageing-${today}.${format}`).send(bytes)
}
