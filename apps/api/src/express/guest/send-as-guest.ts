// What a guest does with their one shipment: enter it, pay it by card, follow it, cancel it, and take its papers.
import type * as calls from '@marsa/model/express/guest/guest-endpoints.ts'
import { guestFaults } from '@marsa/model/express/guest/guest-rules.ts'
import type { downloadLabels } from '@marsa/model/express/label/paper-endpoints.ts'
import type * as shipments from '@marsa/model/express/shipments/shipment-endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem, type FieldProblems } from '@marsa/model/kit/problem.ts'
import { abandonSession, findOpenSession, returnFromGateway } from '../../finance/door.ts'
import { nextNumber } from '../../kit/numbers.ts'
import type { Call } from '../../kit/serve.ts'
import { labels } from '../papers/download-papers.ts'
import type { ExpressParts } from '../parts.ts'
import { cancelShipment } from '../shipments/end-shipment.ts'
import { openShipmentPayment } from '../shipments/pay-shipment.ts'
import { listFreeSlots } from '../shipments/pickups.ts'
import { shipmentReceipt } from '../shipments/print-receipt.ts'
import { saveShipment } from '../shipments/save-shipment.ts'
import { insertShipment, subjectKind } from '../shipments/shipments.store.ts'
import { asGuest, changingGuest, guestBy } from './guest-right.ts'
import { guestView } from './guest-view.ts'
import { lockGuest, setGuestShipment, type GuestRow } from './guests.store.ts'

const refuseFaults = (faults: FieldProblems): void => {
  const [code] = Object.values(faults)
  if (code) throw new Problem(code, {}, faults)
}

/** The shipment of the token, made with the first thing that is entered. */
const shipmentOf = (call: Call, guest: GuestRow, form: object): Promise<string> =>
  call.once(async (tx) => {
    const known = (await lockGuest(tx, guest.id))?.shipment_id
    if (known) return known
    const { company_id: companyId, user_id: userId } = guest
    const number = await nextNumber(tx, 'EX', call.now)
    const { id } = await insertShipment(tx, { number, companyId, userId, form: { ...form } })
    await setGuestShipment(tx, guest.id, id)
    return id
  })

const begun = ({ shipment_id: id }: GuestRow): string => {
  if (!id) throw new Problem('express.cannot-now')
  return id
}

export const viewGuestShipment = async (call: Call<typeof calls.viewGuestShipment>) =>
  guestView(call, await guestBy(call, call.body.token))

export const saveGuestShipment =
  (parts: ExpressParts) => async (call: Call<typeof calls.saveGuestShipment>) => {
    const { token, terms, withPlan, ...draft } = call.body
    const guest = await changingGuest(call, token)
    refuseFaults(guestFaults({ ...draft, withPlan }))
    const id = await shipmentOf(call, guest, draft)
    const body = { ...draft, id, toPay: true, terms, withPlan: false, version: undefined }
    await saveShipment(parts)(asGuest<typeof shipments.saveShipment>(call, guest, { body }))
    return guestView(call, { ...guest, shipment_id: id })
  }

export const payGuestShipment =
  (parts: ExpressParts) =>
  async (call: Call<typeof calls.payGuestShipment>): Promise<AnswerOf<typeof calls.payGuestShipment>> => {
    const guest = await changingGuest(call, call.body.token)
    refuseFaults(guestFaults({ way: call.body.paymentType }))
    const query = { shipmentID: begun(guest), captureFullAmount: true, IsNotifyMe: true }
    const open = openShipmentPayment(parts)
    const { amount, expiresAt, redirectUrl } = await open(
      asGuest<typeof shipments.openShipmentPayment>(call, guest, { query }),
    )
    return { amount, expiresAt, redirectUrl }
  }

export const completeGuestPayment =
  ({ finance }: ExpressParts) =>
  async (call: Call<typeof calls.completeGuestPayment>) => {
    const guest = await changingGuest(call, call.body.token)
    const session = await findOpenSession(call.db, subjectKind, begun(guest))
    const follow = call.body.left ? abandonSession : returnFromGateway
    if (session) await follow(finance, { companyId: guest.company_id }, session.id)
    return guestView(call, guest)
  }

export const cancelGuestShipment = async (call: Call<typeof calls.cancelGuestShipment>) => {
  const { token, comments } = call.body
  const guest = await changingGuest(call, token)
  const given = { query: { id: begun(guest) }, body: { comments } }
  return cancelShipment(asGuest<typeof shipments.cancelShipment>(call, guest, given))
}

export const listGuestSlots = async (call: Call<typeof calls.listGuestSlots>) => {
  const { token, ...body } = call.body
  const guest = await guestBy(call, token)
  return listFreeSlots(asGuest<typeof shipments.listFreeSlots>(call, guest, { body }))
}

export const downloadGuestPaper =
  (parts: ExpressParts) => async (call: Call<typeof calls.downloadGuestPaper>) => {
    const guest = await guestBy(call, call.body.token)
    const id = begun(guest)
    return call.body.paper === 'label'
      ? labels(asGuest<typeof downloadLabels>(call, guest, { query: { shipmentId: [id], format: 'pdf' } }))
      : shipmentReceipt(parts)(
          asGuest<typeof shipments.downloadShipmentReceipt>(call, guest, { query: { shipmentId: id } }),
        )
  }
