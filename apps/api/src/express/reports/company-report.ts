// A report about the money of one company as a file: whose it is, which days it covers, and its rows in the format that is asked for.
import type { downloadMovements } from '@marsa/model/express/wallet/wallet-endpoints.ts'
import { listedDays } from '@marsa/model/express/cash-on-delivery/report-days.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { say, type TextRow } from '@marsa/model/kit/text.ts'
import type { Db } from '../../kit/db.ts'
import { periodWords, type ReportColumn } from '../../kit/report-file.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { findShipper } from '../wallet/adjustments.store.ts'
import { sendReport } from '../../kit/send-report.ts'

/** Every report is asked for the same way. */
export type ReportCall = Pick<
  Call<typeof downloadMovements>,
  'actor' | 'db' | 'now' | 'query' | 'relation' | 'reply' | 'request'
>

export const knownCompany = async (db: Db, companyId: string) => {
  const company = await findShipper(db, companyId)
  if (!company) throw new Problem('wallet.none')
  return { en: company.name_en, ar: company.name_ar }
}

/** Of one's own company; staff name whose, and others have none but theirs. */
export const reportedCompany = (
  call: Pick<Call, 'actor' | 'relation'> & { query: { companyId?: string | undefined } },
): string => {
  const { companyId: own } = signedIn(call)
  const { companyId = call.relation === 'any' ? undefined : own } = call.query
  if (companyId === undefined || (call.relation !== 'any' && companyId !== own))
    throw new Problem('wallet.none')
  return companyId
}

type Content<Row> = {
  /** Of the file, before its day. */
  name: string
  title: TextRow
  /** Says that the last rows are listed. */
  last: TextRow
  columns: readonly ReportColumn<Row>[]
  rows: readonly Row[]
}

export const sendCompanyReport = async <Row>(call: ReportCall, companyId: string, content: Content<Row>) => {
  const { lang } = call.query
  const today = dayOf(call.now)
  const days = listedDays(call.query, today)
  return sendReport(call, `${content.name}-${today}`, {
    title: say(lang, content.title),
    company: await knownCompany(call.db, companyId),
    period: 'last' in days ? say(lang, content.last) : periodWords(lang, days),
    columns: content.columns,
    rows: content.rows,
  })
}
