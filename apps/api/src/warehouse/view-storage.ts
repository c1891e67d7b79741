// One storage request for its customer, its warehouses or staff: each sees what is theirs to see.
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { cancelRefusal } from '@marsa/model/requests/cancellation.ts'
import { storageCancelling, storageCancelStage } from '@marsa/model/warehouse/cancellation.ts'
import { expectedStorageCharges } from '@marsa/model/warehouse/charges.ts'
import {
  completeRefusal,
  finalQuoteRefusal,
  goodsPlan,
  goodsRefusal,
  overstays,
  type GoodsFacts,
} from '@marsa/model/warehouse/goods-machine.ts'
import { leftOf } from '@marsa/model/warehouse/release.ts'
import type { viewStorage as contract } from '@marsa/model/warehouse/request-endpoints.ts'
import { deliveryOf, emptyLocation, type StorageForm } from '@marsa/model/warehouse/request-form.ts'
import { bookedStates, storagePhases, type StorageState } from '@marsa/model/warehouse/request-machine.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import {
  againRefusal,
  nextActionFor,
  paymentLines,
  quotationFromJson,
  refundLines,
  remindRefusalFor,
  toCustomerView,
  toFinalChanges,
  turnView,
} from '../requests/door.ts'
import { storageDetail, type DetailRow, type EventJson, type FindingJson } from './detail.store.ts'
import { stateFor } from './list-storages.ts'
import { storageLine } from './line.ts'
import { releasesView } from './view-releases.ts'

const iso = (text: string): string => toOffset(new Date(text))

/** What a warehouse that has not won reads of a request beside what is about itself: where it began and ended. */
const publicCodes = ['QS_RCD', 'EDITED', 'QS_PPA', 'QS_FINAL_PAY_RECEIVED', 'QS_CAN']

/** Codes that say whether a quotation was the first of the round; a warehouse reads that its own came in. */
const ownCodes: Record<string, string> = { QS_AWP: 'QUOTE_RECEIVED' }

const mayRead = (actor: Actor, open: boolean, entry: EventJson): boolean => {
  if (kindOf(actor) !== 'agent' || entry.agent_id === actor.companyId) return true
  return !entry.for_customer && entry.agent_id === null && (open || publicCodes.includes(entry.code))
}

const place = (location: StorageForm['pickup']): StorageForm['pickup'] =>
  location && { ...emptyLocation, emirate: location.emirate, area: location.area }

/** Whoever has not won sees emirate and area of a place, not the door and not the people behind it (Z25). */
const formFor = (form: StorageForm, open: boolean): StorageForm =>
  open ? form : { ...form, pickup: place(form.pickup), delivery: place(form.delivery), cargoValue: null }

const moneyView = (row: DetailRow): StorageDetail['money'] => {
  if (row.total_fils === null || row.paid_fils === null) return null
  return {
    total: toWire(row.total_fils),
    paid: toWire(row.paid_fils),
    balance: toWire(row.state === 'QS_CAN' ? 0n : row.total_fils - row.paid_fils),
    currency: 'AED',
    paymentType: row.on_credit ? 'credit' : 'card',
    payments: paymentLines(row.payments),
    refunds: refundLines(row.refunds),
    cancelFee: row.cancel_fee_fils === null ? null : toWire(row.cancel_fee_fils),
    invoices: row.invoices,
  }
}

const itemsView = (row: DetailRow): StorageDetail['items'] => {
  const asked = row.releases.flatMap(({ state, lines }) => (state === 'REQUESTED' ? lines : []))
  return row.items.map((item) => ({
    itemId: item.id,
    name: item.name,
    quantity: item.quantity,
    missing: item.missing,
    released: item.released,
    left: leftOf(item, asked),
    conditionIn: item.condition_in,
    noteIn: item.note_in,
    photosIn: item.photos_in,
    conditionOut: item.condition_out,
    noteOut: item.note_out,
    photosOut: item.photos_out,
  }))
}

const findingView = ({
  id,
  noted_at,
  answered_at,
  ...finding
}: FindingJson): StorageDetail['findings'][number] => ({
  findingId: id,
  ...finding,
  notedAt: iso(noted_at),
  answeredAt: answered_at && iso(answered_at),
})

/** Why nothing can be asked of stored goods now. */
const storedRefusal = (row: DetailRow): string | undefined => {
  if (!bookedStates.includes(row.state)) return 'warehouse.not-booked'
  return row.goods === 'STORED' ? undefined : 'warehouse.not-stored'
}

/** Since when an invited warehouse's side of the round stands as it does; a rival's quotation moves nothing of it. */
const sinceForInvited = (row: DetailRow, state: StorageState): Date => {
  if (state === 'QS_RCD') return row.invited_at ?? row.created_at
  if (state === 'QS_AWP') return row.own_submitted_at ?? row.status_since
  // Over for it since another has won, or since the time to answer is over.
  const over = row.booked_at ?? (row.window_over ? row.window_ends_at : null)
  return state === 'EXPIRED' && over ? over : row.status_since
}

export const toDetail = (actor: Actor, row: DetailRow, now: Date): StorageDetail => {
  const kind = kindOf(actor)
  const winner = kind === 'agent' && row.agent_id === actor.companyId
  const open = kind !== 'agent' || winner
  const state = stateFor(actor, row)
  const facts: GoodsFacts = {
    state,
    goods: row.goods,
    hasPickup: row.form.pickup !== null,
    hasDelivery: deliveryOf(row.form) !== null,
    finalOwed: row.final_owed,
    documents: row.documents,
  }
  const plan = goodsPlan(facts)
  const reached = row.goods ? plan.indexOf(row.goods as (typeof plan)[number]) : -1
  const done = new Map(row.timeline.map((entry) => [entry.code, entry.at]))
  const standing = { rating: null, shipments: 0, answerMinutes: null }
  return {
    storageRequestID: row.id,
    shipmentReferenceNumber: row.number,
    status: state,
    statusSince: toOffset(open ? row.status_since : sinceForInvited(row, state)),
    // It counts what rivals do, too; no call of an invited warehouse takes it.
    version: open ? row.version : 0,
    round: row.round,
    goods: open ? row.goods : null,
    form: formFor(row.form, open),
    measuredCBM: open && row.measured_cbm !== null ? Number(row.measured_cbm) : null,
    endDate: row.end_date,
    overstay: open && overstays(row.goods, row.end_date, dayOf(now)),
    addedDate: toOffset(row.created_at),
    windowEndsAt: toOffset(row.window_ends_at),
    invitedAgents: kind === 'agent' ? 0 : row.invited,
    extension:
      open && row.extension_until && row.extension_asked_at
        ? {
            until: row.extension_until,
            askedAt: toOffset(row.extension_asked_at),
            offeredUntil: row.extension_offered,
          }
        : null,
    timeline: row.timeline
      .filter((entry) => mayRead(actor, open, entry))
      .map((entry) => ({
        id: entry.id,
        code: kind === 'agent' ? (ownCodes[entry.code] ?? entry.code) : entry.code,
        at: iso(entry.at),
        note: entry.note,
        amount:
          entry.amount === null || (!open && entry.agent_id !== actor.companyId)
            ? null
            : toWire(BigInt(entry.amount)),
        by: entry.by as 'system',
      })),
    ahead: open ? plan.slice(reached + 1) : [],
    quotation:
      open && row.quotation
        ? toCustomerView(quotationFromJson(row.quotation), {
            now,
            expected: expectedStorageCharges(row.form),
            lowestId: undefined,
            frozen: row.held,
            standing,
          })
        : null,
    finalChanges:
      open && row.accepted && row.quotation
        ? toFinalChanges(quotationFromJson(row.accepted), quotationFromJson(row.quotation))
        : null,
    money: open ? moneyView(row) : null,
    agent: kind === 'agent' ? null : row.agent,
    customer: open ? row.customer : null,
    site: open ? row.site : null,
    items: open ? itemsView(row) : [],
    findings: open ? row.findings.map(findingView) : [],
    releases: open ? releasesView(kind, row, facts) : [],
    nextAction: nextActionFor(actor, row),
    turn: open ? turnView(row) : null,
    remindRefusal: remindRefusalFor(actor, row, storagePhases[row.state], now) ?? null,
    steps: winner
      ? plan.map((code) => ({
          code,
          refusal: goodsRefusal(code, facts) ?? null,
          doneAt: plan.indexOf(code) <= reached ? iso(done.get(code) ?? row.created_at.toISOString()) : null,
        }))
      : [],
    editRefusal:
      kind !== 'customer'
        ? 'kit.forbidden'
        : row.state === 'QS_RCD'
          ? null
          : row.state === 'QS_AWP'
            ? 'warehouse.quoted-already'
            : 'kit.moved-on',
    finalQuoteRefusal: winner
      ? (finalQuoteRefusal({
          ...facts,
          extensionAsked: row.extension_asked_at !== null && row.extension_offered === null,
          paymentOpen: row.open_session,
        }) ?? null)
      : 'kit.forbidden',
    completeRefusal: winner ? (completeRefusal(facts) ?? null) : 'kit.forbidden',
    cancelRefusal:
      kind === 'agent'
        ? 'kit.forbidden'
        : (cancelRefusal(storageCancelling, kind, {
            phase: storagePhases[row.state],
            stage: storageCancelStage(row),
            paymentOpen: row.open_session,
          }) ?? null),
    reinitiateRefusal: kind === 'customer' ? (againRefusal(storageLine, row) ?? null) : 'kit.forbidden',
    extendRefusal:
      kind !== 'customer'
        ? 'kit.forbidden'
        : (storedRefusal(row) ?? (row.extension_asked_at ? 'warehouse.extension-asked' : null)),
    releaseRefusal:
      kind !== 'customer'
        ? 'kit.forbidden'
        : (storedRefusal(row) ?? (row.release_asked ? 'warehouse.release-open' : null)),
    feedback: !row.feedback || !open ? 'NONE' : row.feedback.comments ? 'COMMENTED' : 'RATED',
  }
}

export const viewStorage = async (call: Call<typeof contract>): Promise<StorageDetail> => {
  const actor = signedIn(call)
  const row = await storageDetail(call.db, actor, call.relation, call.query.storageRequestID)
  if (!row) throw new Problem('warehouse.not-found')
  return toDetail(actor, row, call.now)
}
