// The list of a customer's, a warehouse's or all storage requests (C093), and the statuses that it knows (C095).
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import type { StorageSummary } from '@marsa/model/warehouse/answers.ts'
import { overstays } from '@marsa/model/warehouse/goods-machine.ts'
import type {
  listStorages as contract,
  listStorageStatuses as statusesContract,
} from '@marsa/model/warehouse/request-endpoints.ts'
import { deliveryOf } from '@marsa/model/warehouse/request-form.ts'
import { storageMachine, type StorageState } from '@marsa/model/warehouse/request-machine.ts'
import { storageForInvited, storageTabOf } from '@marsa/model/warehouse/status.ts'
import { storageStateText } from '@marsa/model/warehouse/text.ts'
import type { Call } from '../kit/serve.ts'
import { answerList, nextActionFor, turnView } from '../requests/door.ts'
import { storageList, type ListRow } from './list.store.ts'

/** The state that a reader reads: an invited warehouse its own side of the round. */
export const stateFor = (
  actor: Actor,
  row: Pick<ListRow, 'state' | 'agent_id' | 'own_state' | 'window_over'>,
): StorageState =>
  kindOf(actor) !== 'agent' || row.agent_id === actor.companyId
    ? row.state
    : storageForInvited(row.state, { own: row.own_state, windowOver: row.window_over })

const companyOf = (nameEn: string | null, nameAr: string | null): StorageSummary['customer'] =>
  nameEn === null || nameAr === null ? null : { nameEn, nameAr }

export const toSummary = (actor: Actor, row: ListRow, now: Date): StorageSummary => {
  const kind = kindOf(actor)
  const state = stateFor(actor, row)
  // A warehouse that was only invited sees the request; whose it is and its money are the winner's to know (Z25).
  const open = kind !== 'agent' || row.agent_id === actor.companyId
  const due = row.state === 'QS_AWAITING_FINAL_PAY' && row.total_fils !== null && row.paid_fils !== null
  return {
    storageRequestID: row.id,
    shipmentReferenceNumber: row.number,
    status: state,
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
    pickup: row.form.pickup !== null,
    dropOff: deliveryOf(row.form) !== null,
    lowestQuote: row.listed_fils === null ? null : toWire(row.listed_fils),
    quoteCount: row.quote_count,
    addedDate: toOffset(row.created_at),
    expiryDate: row.quotes_end && toOffset(row.quotes_end),
    overstay: open && overstays(row.goods, row.end_date, dayOf(now)),
    nextAction: nextActionFor(actor, row),
    turn: open ? turnView(row) : null,
    amountDue: open && due ? toWire(row.total_fils! - row.paid_fils!) : null,
    customer: open ? companyOf(row.customer_en, row.customer_ar) : null,
    ownState: row.own_state,
    answerBy: row.due_at && !row.answered_at ? toOffset(row.due_at) : null,
  }
}

const customerTabs = ['all', 'active', 'completed', 'cancelled'] as const
const agentTabs = ['answer', ...customerTabs] as const

export const listStorages = (call: Call<typeof contract>) => {
  const { status: statuses, ...query } = call.query
  const tabs = call.relation === 'assigned' ? agentTabs : customerTabs
  return answerList(call, storageList, { ...query, statuses }, tabs, toSummary)
}

/** A warehouse's tabs have Cancelled; a customer finds those under All (B 4). */
export const listStorageStatuses = async ({ query }: Call<typeof statusesContract>) =>
  storageMachine.states.map((code) => {
    const tab = storageTabOf(code)
    const { en, ar } = storageStateText[code]
    return {
      code,
      textEn: en,
      textAr: ar,
      tab: query.userType === 'customer' && tab === 'cancelled' ? ('all' as const) : tab,
    }
  })
