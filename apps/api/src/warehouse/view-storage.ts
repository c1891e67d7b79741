// One storage request for its customer, its warehouses or staff: each sees what is theirs to see.
import type { Actor } from '@marsa/model/kit/access.ts'
import { withoutPrivate } from '@marsa/model/kit/form-fields.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { storageCancelStage } from '@marsa/model/warehouse/cancellation.ts'
import {
  completeRefusal,
  finalQuoteRefusal,
  goodsPlan,
  goodsRefusal,
  overstays,
  type GoodsFacts,
} from '@marsa/model/warehouse/goods-machine.ts'
import { leftOf } from '@marsa/model/warehouse/release.ts'
import { labelsRefusal } from '@marsa/model/warehouse/unit-labels.ts'
import type { viewStorageQuoteAgent as agentContract } from '@marsa/model/warehouse/quote-endpoints.ts'
import type { viewStorage as contract } from '@marsa/model/warehouse/request-endpoints.ts'
import {
  deliveryOf,
  emptyLocation,
  storageFields,
  type StorageForm,
} from '@marsa/model/warehouse/request-form.ts'
import { bookedStates } from '@marsa/model/warehouse/request-machine.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { agentWork, detailFor, editRefusalFor, readerOf, type Timing } from '../requests/door.ts'
import { storageDetail, type DetailRow, type FindingJson } from './detail.store.ts'
import { storageLine } from './line.ts'
import { releasesView } from './releases/view-releases.ts'

const iso = (text: string): string => toOffset(new Date(text))

const place = (location: StorageForm['pickup']): StorageForm['pickup'] =>
  location && { ...emptyLocation, emirate: location.emirate, area: location.area }

/** Whoever has not won sees emirate and area of a place, not the door and not the people behind it (Z25). */
const formFor = (form: StorageForm, open: boolean): StorageForm =>
  open
    ? form
    : {
        ...withoutPrivate(storageFields, form),
        pickup: place(form.pickup),
        delivery: place(form.delivery),
      }

/** Where an item lies is the warehouse's own business. */
const itemsView = (row: DetailRow, isWarehouse: boolean): StorageDetail['items'] => {
  const asked = row.releases.flatMap(({ state, lines }) => (state === 'REQUESTED' ? lines : []))
  return row.items.map((item) => ({
    itemId: item.id,
    name: item.name,
    quantity: item.quantity,
    missing: item.missing,
    excess: item.excess,
    sides: item.sides,
    place: isWarehouse ? item.place : null,
    released: item.released,
    ssccs: item.ssccs,
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
  settled_at,
  ...finding
}: FindingJson): StorageDetail['findings'][number] => ({
  findingId: id,
  ...finding,
  notedAt: iso(noted_at),
  answeredAt: answered_at && iso(answered_at),
  settledAt: settled_at && iso(settled_at),
})

/** Why nothing can be asked of stored goods now. */
const storedRefusal = (row: DetailRow): string | undefined => {
  if (!bookedStates.includes(row.state)) return 'warehouse.not-booked'
  return row.goods === 'STORED' ? undefined : 'warehouse.not-stored'
}

const toDetail = (actor: Actor, row: DetailRow, { now, settings }: Timing): StorageDetail => {
  const reader = readerOf(storageLine, actor, row)
  const { kind, won: winner, open } = reader
  const facts: GoodsFacts = {
    state: row.state,
    goods: row.goods,
    hasPickup: row.form.pickup !== null,
    hasDelivery: deliveryOf(row.form) !== null,
    finalOwed: row.final_owed,
    documents: row.documents,
  }
  const plan = goodsPlan(facts)
  const reached = row.goods ? plan.indexOf(row.goods as (typeof plan)[number]) : -1
  const done = new Map(row.timeline.map((entry) => [entry.code, entry.at]))
  return {
    storageRequestID: row.id,
    shipmentReferenceNumber: row.number,
    status: reader.state,
    ...detailFor(storageLine, actor, row, reader, { now, settings, stage: storageCancelStage(row) }),
    goods: open ? row.goods : null,
    form: formFor(row.form, open),
    measuredCBM: open && row.measured_cbm !== null ? Number(row.measured_cbm) : null,
    endDate: row.end_date,
    overstay: open && overstays(row.goods, row.end_date, dayOf(now)),
    addedDate: toOffset(row.created_at),
    extension:
      open && row.extension_until && row.extension_asked_at
        ? {
            until: row.extension_until,
            askedAt: toOffset(row.extension_asked_at),
            offeredUntil: row.extension_offered,
          }
        : null,
    ahead: open ? plan.slice(reached + 1) : [],
    site: open ? row.site : null,
    items: open ? itemsView(row, winner) : [],
    intake: open && row.intake ? { ...row.intake, at: iso(row.intake.at) } : null,
    findings: open ? row.findings.map(findingView) : [],
    releases: open ? releasesView(kind, row, facts) : [],
    steps: winner
      ? plan.map((code) => ({
          code,
          refusal: goodsRefusal(code, facts) ?? null,
          doneAt: plan.indexOf(code) <= reached ? iso(done.get(code) ?? row.created_at.toISOString()) : null,
        }))
      : [],
    editRefusal: editRefusalFor(kind, 'warehouse', row.state),
    finalQuoteRefusal: winner
      ? (finalQuoteRefusal({
          ...facts,
          extensionAsked: row.extension_asked_at !== null && row.extension_offered === null,
          paymentOpen: row.open_session,
        }) ?? null)
      : 'kit.forbidden',
    completeRefusal: winner ? (completeRefusal(facts) ?? null) : 'kit.forbidden',
    extendRefusal:
      kind !== 'customer'
        ? 'kit.forbidden'
        : (storedRefusal(row) ?? (row.extension_asked_at ? 'warehouse.extension-asked' : null)),
    releaseRefusal:
      kind !== 'customer'
        ? 'kit.forbidden'
        : (storedRefusal(row) ?? (row.release_asked ? 'warehouse.release-open' : null)),
    labelsRefusal: winner
      ? (labelsRefusal({ ...facts, prefix: row.gs1_prefix, items: row.items }) ?? null)
      : 'kit.forbidden',
  }
}

const rowFor = async (call: Omit<Call, 'query'>, id: string) => {
  const actor = signedIn(call)
  const row = await storageDetail(call.db, actor, call.relation, id)
  if (!row) throw new Problem('warehouse.not-found')
  return { actor, row }
}

export const viewStorage = async (call: Call<typeof contract>): Promise<StorageDetail> => {
  const { actor, row } = await rowFor(call, call.query.storageRequestID)
  return toDetail(actor, row, call)
}

/** As an invited warehouse works on it, with its own quotation and answer clock (C105). */
export const viewStorageQuoteAgent = async (call: Call<typeof agentContract>) => {
  const { actor, row } = await rowFor(call, call.query.RequestId)
  return { storage: toDetail(actor, row, call), ...(await agentWork(storageLine, call, actor, row)) }
}
