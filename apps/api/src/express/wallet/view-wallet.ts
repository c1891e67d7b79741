// The wallet as its company sees it and as our administrators do, and its movements as a file (C086).
import { listedSpan, type ReportDays } from '@marsa/model/express/cash-on-delivery/report-days.ts'
import { adjustmentRefusal, balanceOf, type WalletFils } from '@marsa/model/express/wallet/wallet.ts'
import type {
  CompanyWallet,
  downloadMovements as downloadContract,
  listWallets as listContract,
  OwnWallet,
  viewCompanyWallet as viewCompanyContract,
  viewWallet as viewContract,
  WalletAdjustment,
  WalletMovement,
} from '@marsa/model/express/wallet/wallet-endpoints.ts'
import { movementText, walletReportText as words } from '@marsa/model/express/wallet/wallet-text.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import type { Db } from '../../kit/db.ts'
import type { ReportColumn } from '../../kit/report-file.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { knownCompany, reportedCompany, sendCompanyReport } from '../reports/company-report.ts'
import { listAdjustments, type ListedAdjustment } from './adjustments.store.ts'
import { pinFacts } from './pin.ts'
import { spendRefusal } from './spenders.ts'
import {
  lastMovements,
  listWalletRows,
  movementsBetween,
  walletOf,
  type MovementRow,
} from './wallet.store.ts'

const listed = (db: Db, companyId: string, days: ReportDays, now: Date): Promise<MovementRow[]> => {
  const span = listedSpan(days, now)
  return 'last' in span ? lastMovements(db, companyId, span.last) : movementsBetween(db, companyId, span)
}

const comeIn = ({ moved_fils: fils }: MovementRow): bigint | null => (fils > 0n ? fils : null)
const goneOut = ({ moved_fils: fils }: MovementRow): bigint | null => (fils < 0n ? -fils : null)
const amountOf = (fils: bigint | null): string | null => (fils === null ? null : toWire(fils))

const toMovement = (row: MovementRow): WalletMovement => ({
  movementId: row.id,
  at: toOffset(row.at),
  kind: row.kind,
  waybill: row.waybill,
  reference: row.reference,
  in: amountOf(comeIn(row)),
  out: amountOf(goneOut(row)),
  balance: toWire(row.balance_fils),
})

const toFigures = (wallet: WalletFils, rows: readonly MovementRow[]) => ({
  available: toWire(wallet.availableFils),
  reserved: toWire(wallet.reservedFils),
  debt: toWire(wallet.debtFils),
  balance: toWire(balanceOf(wallet)),
  currency: 'AED' as const,
  movements: rows.map(toMovement),
})

export const viewWallet = async (call: Call<typeof viewContract>): Promise<OwnWallet> => {
  const actor = signedIn(call)
  const { db, now, settings } = call
  const { companyId } = actor
  return {
    ...toFigures(await walletOf(db, companyId), await listed(db, companyId, call.query, now)),
    spendRefusal: (await spendRefusal(db, actor)) ?? null,
    isAdministrator: actor.isCompanyAdmin,
    pin: await pinFacts(db, actor, settings),
  }
}

const toAdjustment = (row: ListedAdjustment, userId: string, now: Date): WalletAdjustment => ({
  adjustmentId: row.id,
  companyId: row.company_id,
  company: { en: row.name_en, ar: row.name_ar },
  amount: toWire(row.amount_fils),
  reason: row.reason,
  by: row.proposer,
  at: toOffset(row.proposed_at),
  lapsesAt: toOffset(row.lapses_at),
  refusal: adjustmentRefusal({ proposedBy: row.proposed_by, lapsesAt: row.lapses_at }, userId, now) ?? null,
})

export const listWallets = async (
  call: Call<typeof listContract>,
): Promise<AnswerOf<typeof listContract>> => {
  const { db, now } = call
  const { userId } = signedIn(call)
  return {
    wallets: (await listWalletRows(db, call.query.searchText?.trim() ?? '')).map((row) => ({
      companyId: row.company_id,
      company: { en: row.name_en, ar: row.name_ar },
      available: toWire(row.available_fils),
      debt: toWire(row.debt_fils),
      lastAt: row.last_at && toOffset(row.last_at),
    })),
    adjustments: (await listAdjustments(db, now)).map((row) => toAdjustment(row, userId, now)),
    currency: 'AED',
  }
}

export const viewCompanyWallet = async (call: Call<typeof viewCompanyContract>): Promise<CompanyWallet> => {
  const { db, now } = call
  const { companyId, ...days } = call.query
  const { userId } = signedIn(call)
  const company = await knownCompany(db, companyId)
  const [waiting] = await listAdjustments(db, now, companyId)
  return {
    ...toFigures(await walletOf(db, companyId), await listed(db, companyId, days, now)),
    companyId,
    company,
    adjustment: waiting ? toAdjustment(waiting, userId, now) : null,
  }
}

const columnsIn = (lang: Lang): ReportColumn<MovementRow>[] => [
  { heading: say(lang, words.date), kind: 'moment', value: (row) => row.at },
  { heading: say(lang, words.type), kind: 'text', value: (row) => say(lang, movementText[row.kind]) },
  { heading: say(lang, words.waybill), kind: 'text', value: (row) => row.waybill },
  { heading: say(lang, words.reference), kind: 'text', value: (row) => row.reference },
  { heading: say(lang, words.in), kind: 'amount', sum: true, value: comeIn },
  { heading: say(lang, words.out), kind: 'amount', sum: true, value: goneOut },
  { heading: say(lang, words.balance), kind: 'amount', value: (row) => row.balance_fils },
]

export const downloadMovements = async (call: Call<typeof downloadContract>) => {
  const companyId = reportedCompany(call)
  await knownCompany(call.db, companyId)
  const rows = await listed(call.db, companyId, call.query, call.now)
  // As on the page, for programs that ask so.
  if (call.request.headers.accept?.startsWith('application/json'))
    return call.reply.type('application/json').send(JSON.stringify(rows.map(toMovement)))
  return sendCompanyReport(call, companyId, {
    name: 'marsa-wallet',
    title: words.title,
    last: words.last,
    columns: columnsIn(call.query.lang),
    rows,
  })
}
