// What the carrier of international parcels did not book, for the desk, and the second beginning that the desk gives it.
import type {
  bookWithCarrierAgain as againContract,
  listCarrierFaults as contract,
} from '@marsa/model/express/carrier/carrier-endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { audit } from '../../kit/audit.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { findShipment, subjectKind } from '../shipments/shipments.store.ts'
import { bookAnew, carrierFaults } from './bookings.store.ts'
import type { CarrierParts } from './book-with-carrier.ts'

export const faults =
  ({ carrier }: CarrierParts) =>
  async ({ db }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => ({
    isSet: carrier.isSet,
    faults: (await carrierFaults(db)).map((row) => ({
      shipmentId: row.shipment_id,
      number: row.waybill ?? row.number,
      recipient: row.recipient_name,
      city: row.to_city,
      isGivenUp: row.state === 'FAILED',
      tries: row.tries,
      since: toOffset(row.since),
      fault: row.fault ?? '',
    })),
  })

export const bookAgain = (call: Call<typeof againContract>): Promise<AnswerOf<typeof againContract>> =>
  call.once(async (tx) => {
    const { shipmentId } = call.body
    if (!(await findShipment(tx, { id: shipmentId }, null))) throw new Problem('express.shipment-not-found')
    if (!(await bookAnew(tx, shipmentId, call.now))) throw new Problem('kit.moved-on')
    await audit(tx, {
      kind: kindOf(signedIn(call)),
      action: 'bookWithCarrierAgain',
      objectKind: subjectKind,
      objectId: shipmentId,
    })
    return { booked: 'again' }
  })
