// The list of a customer's, a warehouse's or all storage requests (C093), and the statuses that it knows (C095).
import { rowsBefore } from '@marsa/model/kit/paging.ts'
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { StorageSummary } from '@marsa/model/warehouse/answers.ts'
import { overstays } from '@marsa/model/warehouse/goods-machine.ts'
import { storageNext } from '@marsa/model/warehouse/next-action.ts'
import type {
  listStorages as contract,
  listStorageStatuses as statusesContract,
} from '@marsa/model/warehouse/request-endpoints.ts'
import { deliveryOf } from '@marsa/model/warehouse/request-form.ts'
import { storageMachine, type StorageState } from '@marsa/model/warehouse/request-machine.ts'
import { storageForInvited, tabOf } from '@marsa/model/warehouse/status.ts'
import { storageStateText } from '@marsa/model/warehouse/text.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { lookFor } from '../reference/door.ts'
import { listStorageRows, type ListRow } from './list.store.ts'

/** The state that a reader reads: an invited warehouse its own side of the round. */
export const stateFor = (
  actor: Actor,
  row: Pick<ListRow, 'state' | 'agent_id' | 'own_state' | 'window_over'>,
): StorageState =>
  kindOf(actor) !== 'agent' || row.agent_id === actor.companyId
    ? row.state
    : storageForInvited(row.state, { own: row.own_state, windowOver: row.window_over })

/** What the sentence about the next step looks at, for one reader of one row. */
export const nextFacts = (
  actor: Actor,
  row: Omit<ListRow, 'total' | 'stored_at' | 'item_pieces' | `${'customer' | 'warehouse'}_${Lang}`>,
  today: string,
) => ({
  state: stateFor(actor, row),
  goods: row.goods,
  hasPickup: row.form.pickup !== null,
  hasDelivery: deliveryOf(row.form) !== null,
  finalOwed: row.final_owed,
  documents: row.documents,
  paymentOpen: row.held,
  overstay: overstays(row.goods, row.end_date, today),
  extensionAsked: row.extension_asked_at !== null && row.extension_offered === null,
  releaseAsked: row.release_asked,
  findingsOpen: row.findings_open,
  rated: row.rated,
  wasPaid: row.booking_transaction_id !== null,
  answered: row.answered_at !== null,
  won: row.agent_id === actor.companyId,
})

const companyOf = (nameEn: string | null, nameAr: string | null): StorageSummary['customer'] =>
  nameEn === null || nameAr === null ? null : { nameEn, nameAr }

export const toSummary = (actor: Actor, row: ListRow, now: Date): StorageSummary => {
  const kind = kindOf(actor)
  const facts = nextFacts(actor, row, dayOf(now))
  // A warehouse that was only invited sees the request; whose it is and its money are the winner's to know (Z25).
  const open = kind !== 'agent' || facts.won
  const due = row.state === 'QS_AWAITING_FINAL_PAY' && row.total_fils !== null && row.paid_fils !== null
  return {
    storageRequestID: row.id,
    shipmentReferenceNumber: row.number,
    status: facts.state,
    goods: open ? row.goods : null,
    CBM: row.form.cbm,
    cargoType: row.form.cargoType,
    cargoDetails: row.form.cargoDetails,
    pieces: (open ? row.item_pieces : null) ?? row.form.pieces,
    emirate: row.form.emirate,
    warehouse: kind === 'agent' ? null : companyOf(row.warehouse_en, row.warehouse_ar),
    storedSince: open && row.goods === 'STORED' && row.stored_at ? toOffset(row.stored_at) : null,
    startDate: row.start_date,
    endDate: row.end_date,
    pickup: facts.hasPickup,
    dropOff: facts.hasDelivery,
    lowestQuote: row.listed_fils === null ? null : toWire(row.listed_fils),
    quoteCount: row.quote_count,
    addedDate: toOffset(row.created_at),
    expiryDate: row.quotes_end && toOffset(row.quotes_end),
    overstay: open && facts.overstay,
    nextAction: storageNext(kind, facts),
    amountDue: open && due ? toWire(row.total_fils! - row.paid_fils!) : null,
    customer: open ? companyOf(row.customer_en, row.customer_ar) : null,
    ownState: row.own_state,
    answerBy: row.due_at && !row.answered_at ? toOffset(row.due_at) : null,
  }
}

export const listStorages = async (call: Call<typeof contract>) => {
  const actor = signedIn(call)
  const { pageIndex, pageSize, reference, ...filter } = call.query
  const page = { from: rowsBefore(pageIndex, pageSize), size: pageSize }
  const found = await lookFor(call.db, reference, (terms) =>
    listStorageRows(call.db, actor, call.relation, { ...filter, terms }, page),
  )
  return {
    items: found.map((row) => toSummary(actor, row, call.now)),
    pageIndex,
    pageSize,
    totalCount: found[0]?.total ?? 0,
  }
}

/** A warehouse's tabs have Cancelled; a customer finds those under All (B 4). */
export const listStorageStatuses = async ({ query }: Call<typeof statusesContract>) =>
  storageMachine.states.map((code) => {
    const tab = tabOf(code)
    const { en, ar } = storageStateText[code]
    return {
      code,
      textEn: en,
      textAr: ar,
      tab: query.userType === 'customer' && tab === 'cancelled' ? ('all' as const) : tab,
    }
  })
