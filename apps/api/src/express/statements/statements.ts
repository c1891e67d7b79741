// Statements of wallets: issued for each month that has ended, told by mail, listed, and given as a file in the reader's language.
import {
  groupOf,
  monthEnded,
  monthFrom,
  statementGroups,
  statementGroupText,
  statementHour,
  sumStatement,
  walletStatementText as words,
  type Month,
} from '@marsa/model/express/statements/wallet-statement.ts'
import type {
  downloadWalletStatement as downloadContract,
  listWalletStatements as listContract,
  WalletStatement,
} from '@marsa/model/express/statements/statement-endpoints.ts'
import { movementText, walletReportText } from '@marsa/model/express/wallet/wallet-text.ts'
import { addDays, dayOf, instantOf } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { mostPrintedRows } from '@marsa/model/kit/report-text.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { amountParam, dayParam } from '@marsa/model/messages/message.ts'
import { systemTransaction, type Db } from '../../kit/db.ts'
import { eachAlone } from '../../kit/each-alone.ts'
import { periodWords, type ReportColumn } from '../../kit/report-file.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { notify } from '../../messages/door.ts'
import { payoutReaders } from '../payouts/bank-accounts.store.ts'
import { knownCompany, reportedCompany } from '../reports/company-report.ts'
import { movementsBetween, type MovementRow } from '../wallet/wallet.store.ts'
import {
  collectedBetween,
  findStatementRow,
  insertStatement,
  listStatementRows,
  openingOf,
  unstatedMonths,
  unstatedWallets,
  type StatementRow,
} from './statements.store.ts'
import { sendReport } from '../../kit/send-report.ts'

const spanOf = ({ fromOn, toOn }: Month) => ({ from: instantOf(fromOn), until: instantOf(addDays(toOn, 1)) })

/** The statement of a company for a month; once. Of one that is long over nobody is told. */
const issueStatement = (
  db: Db,
  companyId: string,
  month: Month,
  { isTold }: { isTold: boolean },
): Promise<void> =>
  systemTransaction(db, async (tx) => {
    const span = spanOf(month)
    const openingFils = await openingOf(tx, companyId, month.fromOn)
    const moved = await movementsBetween(tx, companyId, span)
    const { closingFils } = sumStatement(
      openingFils,
      moved.map(({ kind, moved_fils: fils }) => ({ kind, fils })),
    )
    const collected = await collectedBetween(tx, companyId, span)
    const issued = await insertStatement(tx, {
      company_id: companyId,
      from_on: month.fromOn,
      to_on: month.toOn,
      opening_fils: openingFils,
      closing_fils: closingFils,
      collected_fils: collected.fils,
      collected_count: collected.count,
    })
    if (!issued || !isTold) return
    await notify(tx, {
      to: { userIds: await payoutReaders(tx, companyId, []) },
      template: 'wallet-statement',
      params: {
        number: issued.number,
        day: dayParam(month.toOn),
        opening: amountParam(openingFils),
        closing: amountParam(closingFils),
      },
      subjectId: companyId,
      version: issued.number,
    })
  })

/** On the 1st from the hour on, and later for whoever has none yet. */
export const issueWalletStatements = async (db: Db, now: Date): Promise<void> => {
  const month = monthEnded(dayOf(new Date(now.getTime() - statementHour * 3_600_000)))
  await eachAlone(await unstatedWallets(db, { fromOn: month.fromOn, ...spanOf(month) }), (companyId) =>
    issueStatement(db, companyId, month, { isTold: true }),
  )
}

/** Of every earlier month in which a wallet moved: of the time before there were statements, or when no worker ran. */
export const issueMissedStatements = async (db: Db, now: Date): Promise<void> => {
  const { fromOn: before } = monthEnded(dayOf(now))
  await eachAlone(await unstatedMonths(db, instantOf(before)), ({ company_id: companyId, from_on: fromOn }) =>
    issueStatement(db, companyId, monthFrom(fromOn), { isTold: false }),
  )
}

const toStatement = (row: StatementRow): WalletStatement => ({
  number: row.number,
  fromOn: row.from_on,
  toOn: row.to_on,
  opening: toWire(row.opening_fils),
  closing: toWire(row.closing_fils),
})

export const listWalletStatements = async (call: Call<typeof listContract>): Promise<WalletStatement[]> => {
  const companyId = reportedCompany(call)
  await knownCompany(call.db, companyId)
  return (await listStatementRows(call.db, companyId)).map(toStatement)
}

type Line = { on: string; type: string; waybill: string | null; reference: string } & {
  movedFils: bigint | null
  balanceFils: bigint | null
}
const line = (on: string, type: string, more: Partial<Line> = {}): Line => ({
  on,
  type,
  waybill: null,
  reference: '',
  movedFils: null,
  balanceFils: null,
  ...more,
})

/** Rows beside the movements: opening and closing. */
const ownRows = 2

/** Every movement, or what each group has moved where there are too many to print. */
const movedLines = (
  row: StatementRow,
  moved: readonly MovementRow[],
  lang: Lang,
  isPrinted: boolean,
): Line[] => {
  if (!isPrinted || moved.length + ownRows <= mostPrintedRows)
    return moved
      .toReversed()
      .map(({ at, kind, waybill, reference, moved_fils: movedFils, balance_fils: balanceFils }) =>
        line(dayOf(at), say(lang, movementText[kind]), { waybill, reference, movedFils, balanceFils }),
      )
  let balanceFils = row.opening_fils
  return statementGroups.flatMap((group) => {
    const fils = moved
      .filter(({ kind }) => groupOf[kind] === group)
      .reduce((sum, { moved_fils: each }) => sum + each, 0n)
    balanceFils += fils
    return fils === 0n
      ? []
      : [line(row.to_on, say(lang, statementGroupText[group]), { movedFils: fils, balanceFils })]
  })
}

const columnsIn = (lang: Lang): ReportColumn<Line>[] => [
  { heading: say(lang, walletReportText.date), kind: 'day', value: ({ on }) => on },
  { heading: say(lang, walletReportText.type), kind: 'text', value: ({ type }) => type },
  { heading: say(lang, walletReportText.waybill), kind: 'text', value: ({ waybill }) => waybill },
  { heading: say(lang, walletReportText.reference), kind: 'text', value: ({ reference }) => reference },
  {
    heading: say(lang, walletReportText.in),
    kind: 'amount',
    sum: true,
    value: ({ movedFils: fils }) => (fils !== null && fils > 0n ? fils : null),
  },
  {
    heading: say(lang, walletReportText.out),
    kind: 'amount',
    sum: true,
    value: ({ movedFils: fils }) => (fils !== null && fils < 0n ? -fils : null),
  },
  {
    heading: say(lang, walletReportText.balance),
    kind: 'amount',
    value: ({ balanceFils }) => balanceFils,
  },
]

/** Nothing posted is changed, so that the rows are what they were when it was issued. */
export const downloadWalletStatement = async (call: Call<typeof downloadContract>) => {
  const { db } = call
  const { number, format, lang } = call.query
  const { companyId: own } = signedIn(call)
  const row = await findStatementRow(db, number)
  if (!row || (call.relation !== 'any' && row.company_id !== own)) throw new Problem('wallet.statement-none')
  const month = { fromOn: row.from_on, toOn: row.to_on }
  const moved = await movementsBetween(db, row.company_id, spanOf(month))
  const collected = say(lang, words.collected, {
    amount: toWire(row.collected_fils),
    count: row.collected_count,
  })
  return sendReport(call, number, {
    title: say(lang, words.title, { number }),
    company: await knownCompany(db, row.company_id),
    period: `${periodWords(lang, { from: row.from_on, to: row.to_on })} · ${collected}`,
    columns: columnsIn(lang),
    rows: [
      line(row.from_on, say(lang, words.opening), { balanceFils: row.opening_fils }),
      ...movedLines(row, moved, lang, format === 'pdf'),
      line(row.to_on, say(lang, words.closing), { balanceFils: row.closing_fils }),
    ],
  })
}
