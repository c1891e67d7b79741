// Statements of account: issued for the month that has ended, read by the company's administrators and ours, printed and as tables.
import { ageing } from '@marsa/model/finance/credit/credit-due.ts'
import {
  monthBefore,
  movementText,
  statementLines,
  statementMinutes,
  statementText,
  type MovementKind,
  type StatementLine,
} from '@marsa/model/finance/credit/statement.ts'
import {
  statementContent,
  type CreditStatement,
  type downloadStatement as downloadContract,
  type StatementContent,
  type viewStatement as viewContract,
} from '@marsa/model/finance/credit/statement-endpoints.ts'
import { addDays, dayOf, instantOf } from '@marsa/model/kit/day.ts'
import { parseMoney, toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { amountParam, dayParam } from '@marsa/model/messages/message.ts'
import { attachment } from '../../kit/attachment.ts'
import { systemTransaction, type Db } from '../../kit/db.ts'
import { eachAlone } from '../../kit/each-alone.ts'
import { periodWords, reportTypes, writeReport, type ReportColumn } from '../../kit/report-file.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { settingsInForce } from '../../settings/door.ts'
import { findParty, findPlatform } from '../documents.store.ts'
import { printStatementData, type Letterhead } from '../print-documents.ts'
import { notifyCompany } from './notify-about-credit.ts'
import { toOpen } from './owe-invoice.ts'
import {
  findStatement,
  insertStatement,
  listMovements,
  listUnstated,
  openAt,
  owedAt,
} from './statements.store.ts'
import { dayInDubai } from './timers.store.ts'
import { toBands } from './view-books.ts'

/** The statement of a company for a month; once. */
const issueStatement = async (
  db: Db,
  companyId: string,
  { fromOn, toOn }: { fromOn: string; toOn: string },
) =>
  systemTransaction(db, async (tx) => {
    const [from, to] = [instantOf(fromOn), instantOf(addDays(toOn, 1))]
    const openingFils = await owedAt(tx, companyId, from)
    const moved = await listMovements(tx, companyId, from, to)
    const { lines, closingFils } = statementLines(
      openingFils,
      moved.map(({ kind, at, reference, fils }) => ({
        kind: kind as MovementKind,
        on: dayOf(at),
        reference,
        fils,
      })),
    )
    const content: StatementContent = {
      company: await findParty(tx, companyId),
      lines,
      ageing: toBands(ageing((await openAt(tx, companyId, to)).map(toOpen), toOn)),
      bankAccount: (await settingsInForce(tx))['credit.bank-account'],
    }
    const issued = await insertStatement(tx, { companyId, fromOn, toOn, openingFils, closingFils, content })
    if (!issued) return
    const { number } = issued
    const params = { number, day: dayParam(toOn), amount: amountParam(closingFils) }
    await notifyCompany(tx, companyId, 'credit-statement', params, number)
  })

/** Statements of the month before a day, for every account that was used by its end and has none yet. */
export const issueStatementsOf = async (db: Db, day: string): Promise<void> => {
  const month = monthBefore(day)
  await eachAlone(await listUnstated(db, month.fromOn, instantOf(addDays(month.toOn, 1))), (companyId) =>
    issueStatement(db, companyId, month),
  )
}

/** On the 1st from 06:00. */
export const issueStatements = async (db: Db): Promise<void> =>
  issueStatementsOf(db, await dayInDubai(db, statementMinutes))

/** For the administrators of the company and for ours; for everybody else there is none. */
const readStatement = async (
  call: Pick<Call, 'db' | 'actor' | 'relation'>,
  number: string,
): Promise<CreditStatement> => {
  const actor = signedIn(call)
  const row = await findStatement(call.db, number)
  const isOwn = row?.company_id === actor.companyId && actor.isCompanyAdmin
  if (!row || (call.relation !== 'any' && !isOwn)) throw new Problem('credit.statement-none')
  return {
    ...statementContent.parse(row.content),
    number: row.number,
    companyId: row.company_id,
    fromOn: row.from_on,
    toOn: row.to_on,
    issuedOn: dayOf(row.issued_at),
    opening: toWire(row.opening_fils),
    closing: toWire(row.closing_fils),
    currency: 'AED',
  }
}

export const viewStatement = (call: Call<typeof viewContract>): Promise<CreditStatement> =>
  readStatement(call, call.query.number)

type TableLine = { on: string; what: string; reference: string; amount: bigint | null; balance: bigint }

const linesOf = (statement: CreditStatement, lang: Lang): TableLine[] => [
  {
    on: statement.fromOn,
    what: say(lang, statementText.opening),
    reference: '',
    amount: null,
    balance: parseMoney(statement.opening),
  },
  ...statement.lines.map(({ kind, on, reference, amount, balance }: StatementLine) => ({
    on,
    what: say(lang, movementText[kind]),
    reference,
    amount: parseMoney(amount),
    balance: parseMoney(balance),
  })),
  {
    on: statement.toOn,
    what: say(lang, statementText.closing),
    reference: '',
    amount: null,
    balance: parseMoney(statement.closing),
  },
]

const columnsIn = (lang: Lang): ReportColumn<TableLine>[] => [
  { heading: say(lang, statementText.on), kind: 'day', value: (row) => row.on },
  { heading: say(lang, statementText.what), kind: 'text', value: (row) => row.what },
  { heading: say(lang, statementText.reference), kind: 'text', value: (row) => row.reference },
  { heading: say(lang, statementText.amount), kind: 'amount', value: (row) => row.amount },
  { heading: say(lang, statementText.balance), kind: 'amount', value: (row) => row.balance },
]

const tableOf = (
  statement: CreditStatement,
  format: 'csv' | 'xlsx',
  lang: Lang,
  now: Date,
): Promise<Buffer> => {
  const { company } = statement
  const note = `${statementText.notInvoice.en} · ${statementText.notInvoice.ar}`
  return writeReport(
    {
      title: statement.number,
      company: `${lang === 'ar' ? company.nameAr : company.nameEn} · ${note}`,
      period: periodWords(lang, { from: statement.fromOn, to: statement.toOn }),
      lang,
      madeAt: now,
      columns: columnsIn(lang),
      rows: linesOf(statement, lang),
    },
    format,
  )
}

export const downloadStatement =
  (letterhead: (settings: Call['settings']) => Letterhead) => async (call: Call<typeof downloadContract>) => {
    const { number, format, lang } = call.query
    const statement = await readStatement(call, number)
    const bytes =
      format === 'pdf'
        ? await printStatementData(statement, await findPlatform(call.db), letterhead(call.settings))
        : await tableOf(statement, format, lang, call.now)
    return attachment(call.reply, reportTypes[format], `${number}.${format}`).send(bytes)
  }
