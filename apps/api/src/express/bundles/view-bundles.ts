// Plans as they are sold, the own membership with its history (C033, C083), the tax invoice, advice, and all memberships for staff.
import { advise } from '@marsa/model/express/bundles/advice.ts'
import type {
  adviseBundle as adviceContract,
  BundleAdvice,
  downloadBundleInvoice as invoiceContract,
  isActiveMember as memberContract,
  listMemberships as listContract,
  listPlans as plansContract,
  Membership,
  MembershipView,
  OfferedPlan,
  viewMembership as viewContract,
} from '@marsa/model/express/bundles/bundle-endpoints.ts'
import { bundlePrice, lastDayOf } from '@marsa/model/express/bundles/membership.ts'
import { carriageOf } from '@marsa/model/express/pricing/tariff.ts'
import { plans, type Plan } from '@marsa/model/express/services.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import {
  listTaxInvoices,
  printTaxInvoiceData,
  readTaxInvoiceData,
  type Letterhead,
} from '../../finance/door.ts'
import { attachment } from '../../kit/attachment.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import type { Tariffs } from '../pricing/tariffs.ts'
import { spendRefusal } from '../wallet/spenders.ts'
import { activeOf, findMembership, listAll, listOwn, type MembershipRow } from './memberships.store.ts'

const light = 1_000

export const listPlans =
  ({ tariffs }: { tariffs: Tariffs }) =>
  async ({ now, settings }: Call<typeof plansContract>): Promise<AnswerOf<typeof plansContract>> => {
    const tariff = await tariffs.at(now)
    const rate = (service: 'DOMESTIC' | 'INTL_PRIORITY', plan: Plan) => ({
      list: toWire(carriageOf(tariff, service, 'NONE', light).fils),
      plan: toWire(carriageOf(tariff, service, plan, light).fils),
    })
    const offered = plans.toReversed().map((plan): OfferedPlan => {
      const { netFils, vatFils, totalFils } = bundlePrice(plan, settings)
      return {
        plan,
        credits: toWire(netFils),
        net: toWire(netFils),
        vat: toWire(vatFils),
        total: toWire(totalFils),
        domestic: rate('DOMESTIC', plan),
        abroad: rate('INTL_PRIORITY', plan),
        days: settings['express.bundle-days'],
      }
    })
    return { plans: offered, currency: 'AED' }
  }

/** An active one whose time is over is one that ended, whenever the job says so. */
const stateOf = (row: MembershipRow): MembershipRow['state'] =>
  row.state === 'ACTIVE' && row.is_over ? 'EXPIRED' : row.state

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

const toMembership = (row: MembershipRow, now: Date): Membership => {
  const status = stateOf(row)
  const last = row.ends_at && lastDayOf(row.ends_at)
  return {
    membershipId: row.id,
    plan: row.plan,
    status,
    credits: toWire(row.net_fils),
    left: toWire(status === 'ACTIVE' ? row.left_fils : 0n),
    reserved: toWire(row.reserved_fils),
    saved: toWire(row.saved_fils),
    fee: toWire(row.net_fils),
    vat: toWire(row.vat_fils),
    total: toWire(row.net_fils + row.vat_fils),
    purchasedAt: row.bought_at && toOffset(row.bought_at),
    expiry: last,
    daysLeft: status === 'ACTIVE' && last ? daysBetween(dayOf(now), last) : null,
    endedAt: row.ended_at && toOffset(row.ended_at),
    reason: row.state === 'CANCELLED' ? row.move_reason : null,
    invoiceNumber: row.invoice_number,
  }
}

export const isActiveMember = async (
  call: Call<typeof memberContract>,
): Promise<AnswerOf<typeof memberContract>> => {
  const row = await activeOf(call.db, signedIn(call).companyId)
  if (!row || row.is_over) return { isActiveMember: false, plan: null, expiry: null }
  return { isActiveMember: true, plan: row.plan, expiry: lastDayOf(row.ends_at!) }
}

const historyOf = (bought: readonly MembershipRow[]): MembershipView['membershipHistory'] =>
  bought
    .flatMap((row) => [
      { at: row.bought_at!, plan: row.plan, status: 'ACTIVE' as const, reason: null },
      ...(row.ended_at
        ? [{ at: row.ended_at, plan: row.plan, status: row.state, reason: row.move_reason }]
        : []),
    ])
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map((each) => ({ ...each, at: toOffset(each.at) }))

export const viewMembership = async (call: Call<typeof viewContract>): Promise<MembershipView> => {
  const actor = signedIn(call)
  const { db, now } = call
  const rows = await listOwn(db, actor.companyId)
  const bought = rows.filter(({ bought_at: at }) => at !== null)
  const row = bought.find(({ state }) => state === 'ACTIVE') ?? bought[0]
  const current = row ? toMembership(row, now) : null
  const ordered = rows.find(({ state }) => state === 'ORDERED')
  const saved = bought.reduce((sum, each) => sum + each.saved_fils, 0n)
  return {
    plan: current?.plan ?? null,
    status: current?.status ?? null,
    credits: current?.credits ?? toWire(0n),
    fee: current?.fee ?? toWire(0n),
    availableBalance: current?.left ?? toWire(0n),
    savings: toWire(saved),
    purchasedAt: current?.purchasedAt ?? null,
    expiry: current?.expiry ?? null,
    purchaseHistory: bought.map((each) => toMembership(each, now)),
    membershipHistory: historyOf(bought),
    currency: 'AED',
    current,
    refusal: (await spendRefusal(db, actor)) ? 'bundles.no-right' : null,
    ordered: ordered ? { plan: ordered.plan, total: toWire(ordered.net_fils + ordered.vat_fils) } : null,
  }
}

export const downloadBundleInvoice =
  (letterheadOf: (settings: SettingsInForce) => Letterhead) => async (call: Call<typeof invoiceContract>) => {
    const { db } = call
    const row = await findMembership(db, call.query.membershipId)
    const [invoice] = row?.company_id === signedIn(call).companyId ? await listTaxInvoices(db, row.id) : []
    if (!invoice) throw new Problem('bundles.none')
    const data = await readTaxInvoiceData(db, invoice)
    const pdf = await printTaxInvoiceData(data, [], null, letterheadOf(call.settings))
    return attachment(call.reply, 'application/pdf', `${invoice.number}.pdf`).send(pdf)
  }

export const adviseBundle =
  ({ tariffs }: { tariffs: Tariffs }) =>
  async ({ now, query, settings }: Call<typeof adviceContract>): Promise<BundleAdvice> => {
    const advice = advise(await tariffs.at(now), query, (plan) => bundlePrice(plan, settings).netFils)
    return {
      listQuarter: toWire(advice.listQuarterFils),
      listYear: toWire(advice.listYearFils),
      plans: advice.plans.map((each) => ({
        plan: each.plan,
        quarter: toWire(each.quarterFils),
        year: toWire(each.yearFils),
        cost: toWire(each.costFils),
        saved: toWire(each.savedFils),
        unused: toWire(each.unusedFils),
      })),
      best: advice.best,
      currency: 'AED',
    }
  }

export const listMemberships = async (
  call: Call<typeof listContract>,
): Promise<AnswerOf<typeof listContract>> => {
  const { searchText = '', state = null } = call.query
  const rows = await listAll(call.db, { search: searchText.trim(), state })
  return {
    memberships: rows.map((row) => ({
      membershipId: row.id,
      companyId: row.company_id,
      company: { en: row.name_en, ar: row.name_ar },
      plan: row.plan,
      status: stateOf(row),
      credits: toWire(row.net_fils),
      left: toWire(row.left_fils),
      purchasedAt: row.bought_at && toOffset(row.bought_at),
      expiry: row.ends_at && lastDayOf(row.ends_at),
      reason: row.state === 'CANCELLED' ? row.move_reason : null,
    })),
    currency: 'AED',
  }
}
