// The list of a customer's, a warehouse's or all storage requests (C093), and the statuses that it knows (C095).
import type { Actor } from '@marsa/model/kit/access.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import type { StorageSummary } from '@marsa/model/warehouse/answers.ts'
import { overstays } from '@marsa/model/warehouse/goods-machine.ts'
import type {
  listStorages as contract,
  listStorageStatuses as statusesContract,
} from '@marsa/model/warehouse/request-endpoints.ts'
import { deliveryOf, type StorageForm } from '@marsa/model/warehouse/request-form.ts'
import { storageMachine } from '@marsa/model/warehouse/request-machine.ts'
import { storageTabOf } from '@marsa/model/warehouse/status.ts'
import { storageStateText } from '@marsa/model/warehouse/text.ts'
import type { Call } from '../kit/serve.ts'
import { isOpenTo, listedOf, listFor } from '../requests/door.ts'
import { storageList, type ListRow } from './list.store.ts'
import { usual } from './usual.ts'

const listed = listedOf<StorageForm>(usual.spec)

export const toSummary = (actor: Actor, row: ListRow, now: Date): StorageSummary => {
  const { id, number, form, agent, ...shared } = listed(actor, row)
  // A warehouse that was only invited reads nothing of the goods (Z25).
  const open = isOpenTo(actor, row)
  return {
    storageRequestID: id,
    shipmentReferenceNumber: number,
    ...shared,
    goods: open ? row.goods : null,
    CBM: form.cbm,
    cargoType: form.cargoType,
    cargoDetails: form.cargoDetails,
    pieces: (open ? row.item_pieces : null) ?? form.pieces,
    emirate: form.emirate,
    warehouse: agent,
    storedSince: open && row.stored_at ? toOffset(row.stored_at) : null,
    startDate: row.start_date,
    endDate: row.end_date,
    pickup: row.form.pickup !== null,
    dropOff: deliveryOf(row.form) !== null,
    overstay: open && overstays(row.goods, row.end_date, dayOf(now)),
  }
}

export const listStorages = (call: Call<typeof contract>) => listFor(storageList, toSummary)(call)

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
