// What agents are owed and their runs, as finance and the agents themselves read them.
import type {
  listPayables as listContract,
  viewOwnSettlements as ownContract,
  viewPayables as payablesContract,
  viewSettlement as runContract,
  AgentAccountView,
  OwedView,
  RunView,
} from '@marsa/model/finance/settlements/settlement-endpoints.ts'
import {
  approveRunRefusal,
  commissionOf,
  isWorthPaying,
  settlementSums,
} from '@marsa/model/finance/settlements/settlement-run.ts'
import { listPageSize } from '@marsa/model/finance/overview-endpoints.ts'
import { addDays, dayOf, toOffset, weekdayOf } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { sum, toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import type { Db } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { findInvoiceById } from '../documents.store.ts'
import { agentAccount, type AgentAccount } from './bank-accounts.store.ts'
import {
  countRuns,
  findRun,
  listAdjustments,
  listItems,
  listOwed,
  listRuns,
  listRunsOf,
  sumsByAgent,
  type ListedRun,
  type OwedRow,
  type RunRow,
} from './runs.store.ts'

/** The settings of settlement as amounts. */
export const settlementTerms = (settings: SettingsInForce) => ({
  rateBasisPoints: Math.round(settings['settlements.commission-percent'] * 100),
  minimumFils: BigInt(settings['settlements.least']) * 100n,
  holdHours: settings['settlements.account-hours'],
  waitsForPayment: settings['settlements.pay-when-paid'],
})

export const accountView = (account: AgentAccount | undefined): AgentAccountView | null =>
  account
    ? {
        accountId: account.id,
        ibanEnd: account.iban_end,
        holder: account.holder,
        enteredAt: toOffset(account.entered_at),
        isConfirmed: account.confirmed_at !== null,
      }
    : null

const owedView = (row: OwedRow): OwedView => ({
  transactionId: row.transaction_id,
  posting: row.posting,
  at: toOffset(row.posted_at),
  subjectId: row.subject_id,
  subjectNumber: row.subject_number,
  amount: toWire(row.amount_fils),
  hold: row.hold,
  holdReason: row.hold_reason,
})

/** Sums of a run: as they were approved, or as they stand now. */
export const sumsOfRun = async (db: Db, run: RunRow) => {
  const [items, adjustments] = await Promise.all([listItems(db, run.id), listAdjustments(db, run.id)])
  const sums = settlementSums(
    items.map((item) => ({ amountFils: item.amount_fils, baseFils: item.base_fils })),
    adjustments.map((each) => each.amount_fils),
    BigInt(run.rate_bp),
  )
  return { items, adjustments, sums }
}

const runView = async (db: Db, run: ListedRun): Promise<RunView> => {
  const { sums } = await sumsOfRun(db, run)
  return {
    runId: run.id,
    number: run.number,
    agentId: run.company_id,
    agent: { en: run.name_en, ar: run.name_ar },
    isSuspended: run.is_suspended,
    state: run.state,
    untilOn: run.until_on,
    draftedAt: toOffset(run.drafted_at),
    preparedBy: run.preparer,
    approvedBy: run.approver,
    gross: toWire(run.gross_fils ?? sums.grossFils),
    commission: toWire(run.commission_fils ?? sums.commissionFils),
    commissionVat: toWire(run.commission_vat_fils ?? sums.commissionVatFils),
    adjustments: toWire(run.adjustment_fils ?? sums.adjustmentFils),
    net: toWire(run.net_fils ?? sums.netFils),
    bankReference: run.bank_reference,
    endedAt: run.ended_at && toOffset(run.ended_at),
  }
}

const viewsOf = (db: Db, runs: readonly ListedRun[]): Promise<RunView[]> =>
  Promise.all(runs.map((run) => runView(db, run)))

const total = (rows: readonly OwedRow[]): bigint => sum(rows.map((row) => row.amount_fils))

const pageOf = (page: number) => ({ limit: listPageSize, offset: (page - 1) * listPageSize })

/** Sums stand on all postings of all agents, so that the page is cut from what was added up. */
export const listPayables = async ({
  db,
  now,
  settings,
  query: { searchText, page, runState: state, runPage },
}: Call<typeof listContract>): Promise<AnswerOf<typeof listContract>> => {
  const { waitsForPayment } = settlementTerms(settings)
  const filter = { state, searchText }
  const [all, owed, runs, runCount] = await Promise.all([
    sumsByAgent(db),
    listOwed(db, { agentId: null, until: now, waitsForPayment }),
    listRuns(db, filter, pageOf(runPage)),
    countRuns(db, filter),
  ])
  const wanted = searchText.toLowerCase()
  const agents = all.filter((agent) => `${agent.name_en} ${agent.name_ar}`.toLowerCase().includes(wanted))
  const { limit, offset } = pageOf(page)
  return {
    agentCount: agents.length,
    runCount,
    agents: agents.slice(offset, offset + limit).map((agent) => {
      const own = owed.filter((row) => row.agent_id === agent.id)
      return {
        agentId: agent.id,
        agent: { en: agent.name_en, ar: agent.name_ar },
        isSuspended: agent.is_suspended,
        owed: toWire(agent.owed_fils),
        released: toWire(total(own.filter(({ hold }) => hold === null))),
        held: toWire(total(own.filter(({ hold }) => hold !== null))),
        inRun: toWire(agent.in_run_fils),
        paid: toWire(agent.paid_fils),
      }
    }),
    runs: await viewsOf(db, runs),
    currency: 'AED',
  }
}

/** Why no run of the agent can be drafted now. */
export const draftRefusal = (
  owed: readonly OwedRow[],
  runs: readonly Pick<RunRow, 'state'>[],
): string | undefined => {
  if (runs.some(({ state }) => state === 'DRAFT' || state === 'APPROVED')) return 'settlement.open'
  return total(owed.filter(({ hold }) => hold === null)) > 0n ? undefined : 'settlement.nothing'
}

export const viewPayables = async ({
  db,
  now,
  query: { agentId },
  settings,
}: Call<typeof payablesContract>): Promise<AnswerOf<typeof payablesContract>> => {
  const { waitsForPayment } = settlementTerms(settings)
  const [agents, owed, runs, account] = await Promise.all([
    sumsByAgent(db),
    listOwed(db, { agentId, until: now, waitsForPayment }),
    listRunsOf(db, agentId),
    agentAccount(db, agentId),
  ])
  const agent = agents.find(({ id }) => id === agentId)
  if (!agent) throw new Problem('settlement.agent-none')
  return {
    agent: { en: agent.name_en, ar: agent.name_ar },
    isSuspended: agent.is_suspended,
    account: accountView(account),
    owed: owed.map(owedView),
    runs: await viewsOf(db, runs),
    isHeld: owed.length > 0 && owed.every(({ hold }) => hold === 'manual'),
    draftRefusal: draftRefusal(owed, runs) ?? null,
    currency: 'AED',
  }
}

export const viewSettlement = async (
  call: Call<typeof runContract>,
): Promise<AnswerOf<typeof runContract>> => {
  const { db, now, query, settings } = call
  const found = await findRun(db, query.id)
  const listed = found && (await listRunsOf(db, found.company_id)).find(({ id }) => id === found.id)
  if (!listed) throw new Problem('settlement.run-none')
  const [{ items, adjustments, sums }, account, invoice] = await Promise.all([
    sumsOfRun(db, listed),
    agentAccount(db, listed.company_id),
    listed.invoice_id ? findInvoiceById(db, listed.invoice_id) : undefined,
  ])
  const rate = BigInt(listed.rate_bp)
  const refusal =
    listed.state === 'DRAFT'
      ? approveRunRefusal(
          {
            state: listed.state,
            preparedBy: listed.prepared_by,
            adjustedBy: adjustments.map((each) => each.made_by),
            netFils: sums.netFils,
            account: account
              ? { enteredAt: account.entered_at, isConfirmedByCall: account.confirmed_at !== null }
              : null,
            isDisputed: false,
          },
          signedIn(call).userId,
          now,
          settlementTerms(settings),
        )
      : undefined
  return {
    ...(await runView(db, listed)),
    ratePercent: toWire(rate),
    account: accountView(account),
    items: items.map((item) => ({
      itemId: item.id,
      transactionId: item.transaction_id,
      posting: item.posting,
      at: toOffset(item.posted_at),
      subjectNumber: item.subject_number,
      amount: toWire(item.amount_fils),
      base: toWire(item.base_fils),
      commission: toWire(commissionOf({ amountFils: item.amount_fils, baseFils: item.base_fils }, rate)),
    })),
    adjustmentRows: adjustments.map((each) => ({
      adjustmentId: each.id,
      amount: toWire(each.amount_fils),
      reason: each.reason,
      by: each.by,
      at: toOffset(each.made_at),
    })),
    invoiceId: listed.invoice_id,
    invoiceNumber: invoice?.number ?? null,
    approveRefusal: refusal ?? null,
    currency: 'AED',
  }
}

const monday = 1

/** The day on which runs are drafted next: a Monday after today. */
export const nextRunDay = (today: string): string => {
  let day = addDays(today, 1)
  while (weekdayOf(day) !== monday) day = addDays(day, 1)
  return day
}

export const viewOwnSettlements = async (
  call: Call<typeof ownContract>,
): Promise<AnswerOf<typeof ownContract>> => {
  const { db, now, settings } = call
  const actor = signedIn(call)
  const terms = settlementTerms(settings)
  const [owed, runs, account] = await Promise.all([
    listOwed(db, { agentId: actor.companyId, until: now, waitsForPayment: terms.waitsForPayment }),
    listRunsOf(db, actor.companyId, 50),
    agentAccount(db, actor.companyId),
  ])
  const released = owed.filter(({ hold }) => hold === null)
  const { netFils } = settlementSums(
    released.map((row) => ({ amountFils: row.amount_fils, baseFils: row.base_fils })),
    [],
    BigInt(terms.rateBasisPoints),
  )
  const isWorth = isWorthPaying(netFils, terms.minimumFils)
  return {
    account: accountView(account),
    accountRefusal: actor.isCompanyAdmin ? null : 'settlement.admin-only',
    released: toWire(total(released)),
    held: toWire(total(owed.filter(({ hold }) => hold !== null))),
    next: isWorth ? { on: nextRunDay(dayOf(now)), net: toWire(netFils) } : null,
    minimum: toWire(terms.minimumFils),
    ratePercent: toWire(BigInt(terms.rateBasisPoints)),
    owed: owed.map(owedView),
    // What is still being prepared is no promise yet.
    runs: (await viewsOf(db, runs)).filter(({ state }) => state !== 'DRAFT' && state !== 'CANCELLED'),
    currency: 'AED',
  }
}
