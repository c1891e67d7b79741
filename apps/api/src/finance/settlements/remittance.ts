// The remittance advice of a run: each item with its commission, adjustments and the net, for the agent and for finance.
import { postingName } from '@marsa/model/finance/books/posting-text.ts'
import type { downloadRemittance as contract } from '@marsa/model/finance/settlements/settlement-endpoints.ts'
import { commissionOf } from '@marsa/model/finance/settlements/settlement-run.ts'
import { remittanceText as words } from '@marsa/model/finance/settlements/settlement-text.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { say } from '@marsa/model/kit/text.ts'
import { attachment } from '../../kit/attachment.ts'
import { periodWords, reportTypes, writeReport, type ReportColumn } from '../../kit/report-file.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { findParty } from '../documents.store.ts'
import { findRun } from './runs.store.ts'
import { sumsOfRun } from './view-settlements.ts'

type Row = {
  at: Date | null
  what: string
  number: string | null
  amount: bigint
  commission: bigint
  net: bigint
}

export const downloadRemittance = async (call: Call<typeof contract>) => {
  const { db, query, relation, now } = call
  const { lang, format } = query
  const run = await findRun(db, query.id)
  // An agent reads its own, from the approval on; a draft is no promise.
  const isOwn =
    run?.company_id === signedIn(call).companyId && run.state !== 'DRAFT' && run.state !== 'CANCELLED'
  if (!run || (relation !== 'any' && !isOwn)) throw new Problem('settlement.run-none')
  const [{ items, adjustments, sums }, agent] = await Promise.all([
    sumsOfRun(db, run),
    findParty(db, run.company_id),
  ])
  const rate = BigInt(run.rate_bp)
  const rows: Row[] = [
    ...items.map((item) => {
      const commission = commissionOf({ amountFils: item.amount_fils, baseFils: item.base_fils }, rate)
      const what = postingName(lang, item.posting)
      const { posted_at: at, subject_number: number, amount_fils: amount } = item
      return { at, what, number, amount, commission, net: amount - commission }
    }),
    ...adjustments.map((each) => ({
      at: each.made_at,
      what: each.reason,
      number: null,
      amount: each.amount_fils,
      commission: 0n,
      net: each.amount_fils,
    })),
    {
      at: null,
      what: say(lang, words.commissionVat),
      number: null,
      amount: 0n,
      commission: sums.commissionVatFils,
      net: -sums.commissionVatFils,
    },
  ]
  const columns: ReportColumn<Row>[] = [
    { heading: say(lang, words.when), kind: 'moment', value: ({ at }) => at },
    { heading: say(lang, words.what), kind: 'text', value: ({ what }) => what },
    { heading: say(lang, words.number), kind: 'text', value: ({ number }) => number },
    { heading: say(lang, words.amount), kind: 'amount', sum: true, value: ({ amount }) => amount },
    {
      heading: say(lang, words.commission),
      kind: 'amount',
      sum: true,
      value: ({ commission }) => commission,
    },
    { heading: say(lang, words.net), kind: 'amount', sum: true, value: ({ net }) => net },
  ]
  const bytes = await writeReport(
    {
      title: `${say(lang, words.title)} ${run.number}`,
      company: lang === 'ar' ? agent.nameAr : agent.nameEn,
      period: periodWords(lang, { to: run.until_on }),
      lang,
      madeAt: run.ended_at ?? run.approved_at ?? now,
      columns,
      rows,
    },
    format,
  )
  return attachment(call.reply, reportTypes[format], `${run.number}-${dayOf(now)}.${format}`).send(bytes)
}
