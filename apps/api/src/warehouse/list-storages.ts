// The list of a customer's, a warehouse's or all storage requests (C093), and the statuses that it knows (C095).
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
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
import { answerList, companyOf, isOpenTo, summaryFor } from '../requests/door.ts'
import { storageList, type ListRow } from './list.store.ts'

/** The state that a reader reads: an invited warehouse its own side of the round. */
export const stateFor = (
  actor: Actor,
  row: Pick<ListRow, 'state' | 'agent_id' | 'own_state' | 'window_over'>,
): StorageState =>
  isOpenTo(actor, row)
    ? row.state
    : storageForInvited(row.state, { own: row.own_state, windowOver: row.window_over })

export const toSummary = (actor: Actor, row: ListRow, now: Date): StorageSummary => {
  const open = isOpenTo(actor, row)
  return {
    storageRequestID: row.id,
    shipmentReferenceNumber: row.number,
    status: stateFor(actor, row),
    goods: open ? row.goods : null,
    CBM: row.form.cbm,
    cargoType: row.form.cargoType,
    cargoDetails: row.form.cargoDetails,
    pieces: (open ? row.item_pieces : null) ?? row.form.pieces,
    emirate: row.form.emirate,
    warehouse: kindOf(actor) === 'agent' ? null : companyOf(row.warehouse_en, row.warehouse_ar),
    storedSince: open && row.goods === 'STORED' && row.stored_at ? toOffset(row.stored_at) : null,
    startDate: row.start_date,
    endDate: row.end_date,
    pickup: row.form.pickup !== null,
    dropOff: deliveryOf(row.form) !== null,
    ...summaryFor(actor, row, row.state === 'QS_AWAITING_FINAL_PAY'),
    expiryDate: row.quotes_end && toOffset(row.quotes_end),
    overstay: open && overstays(row.goods, row.end_date, dayOf(now)),
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
