// The carrier's webhook: signed and new, and still only a hint to ask the carrier where the parcel is.
import type { receiveCarrierNotice as contract } from '@marsa/model/express/carrier/carrier-endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { refuse } from '@marsa/model/kit/problem.ts'
import { noticeRefusal } from '../../integrations/door.ts'
import type { Call } from '../../kit/serve.ts'
import { CarrierError } from './ask-carrier.ts'
import type { CarrierParts } from './book-with-carrier.ts'
import { trackedByNumber } from './bookings.store.ts'
import { track } from './track-with-carrier.ts'

export const carrierSignatureHeader = 'x-carrier-signature'

/** Answers whether the parcel is ours. Where the carrier cannot be asked, the next look at all parcels finds what is new. */
export const receiveCarrierNotice =
  (parts: CarrierParts) =>
  async (call: Call<typeof contract>, raw: string): Promise<AnswerOf<typeof contract>> => {
    const header = call.request.headers[carrierSignatureHeader]
    refuse(noticeRefusal(parts.carrier.webhookSecret, header, raw, call.now))
    const tracked = await trackedByNumber(parts.db, call.body.shipmentTrackingNumber)
    if (!tracked) return { known: false }
    try {
      await track(parts, tracked)
    } catch (error) {
      if (!(error instanceof CarrierError)) throw error
      call.request.log.warn({ err: error }, 'the carrier does not answer')
    }
    return { known: true }
  }
