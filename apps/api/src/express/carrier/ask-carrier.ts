// The carrier of international parcels over HTTP, in the published shape of the MyDHL API: price, booking, pickup, tracking, proof.
import { z } from 'zod'
import { askJson, type JsonSystem } from '../../kit/ask-json.ts'

const text = z.string().min(1).max(200)
const money = z.number().nonnegative()

const ratesAnswer = z.object({
  products: z.array(
    z.object({
      productCode: text,
      totalPrice: z.array(z.object({ currencyType: z.string(), priceCurrency: z.string(), price: money })),
    }),
  ),
})
const bookedAnswer = z.object({
  shipmentTrackingNumber: z.string().regex(/^[\w-]{1,40}$/),
  dispatchConfirmationNumber: text.optional(),
  documents: z.array(z.object({ typeCode: z.string(), imageFormat: z.string(), content: z.base64() })),
})
const trackedAnswer = z.object({
  shipments: z
    .array(
      z.object({
        shipmentTrackingNumber: text,
        events: z.array(
          z.looseObject({
            date: z.iso.date(),
            time: z.string().regex(/^\d\d:\d\d:\d\d$/),
            GMTOffset: z
              .string()
              .regex(/^[+-]\d\d:\d\d$/)
              .default('+00:00'),
            typeCode: z.string().regex(/^[A-Z0-9]{2,3}$/),
            description: z.string().max(200).default(''),
            serviceArea: z.array(z.object({ description: z.string().max(100) })).default([]),
          }),
        ),
      }),
    )
    .min(1),
})
const proofAnswer = z.object({ documents: z.array(z.object({ content: z.base64() })).min(1) })

/** A price of the carrier's for one of its products, in fils. */
export type CarrierPrice = { productCode: string; fils: bigint }
export type CarrierBooking = { number: string; pickup: string | undefined; label: Buffer | undefined }
/** `place` as the carrier calls it; `body` as it was told. */
export type CarrierEvent = { code: string; at: Date; place: string; description: string; body: object }

/** No function may be called inside a database transaction. */
export type Carrier = {
  /** False where no carrier is set up: then nothing is booked. */
  isSet: boolean
  /** What its notices are signed with. */
  webhookSecret: string
  /** Prices in dirhams; of others we know nothing. `shipment` is the body of the call. */
  price: (shipment: object) => Promise<CarrierPrice[]>
  /** Books, or answers what was booked with the same reference, which has 28 to 36 characters. */
  book: (reference: string, shipment: object) => Promise<CarrierBooking>
  /** False where the parcel is no longer waiting for its pickup. */
  cancelPickup: (pickup: string) => Promise<boolean>
  /** Undefined for a number that the carrier does not know (yet). */
  track: (number: string) => Promise<CarrierEvent[] | undefined>
  /** The PDF, or undefined before it is delivered. */
  proof: (number: string) => Promise<Buffer | undefined>
}

/** The carrier could not be reached, refused, or did not answer as agreed. */
export class CarrierError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'CarrierError'
  }
}

export type CarrierOptions = {
  /** Without a trailing slash; null where there is none. */
  url: string | null
  user: string
  key: string
  webhookSecret: string
  timeoutMs?: number
}

export const noCarrier: CarrierOptions = { url: null, user: '', key: '', webhookSecret: '' }

export const askCarrier = (options: CarrierOptions): Carrier => {
  const { url, user, key, webhookSecret, timeoutMs = 10_000 } = options
  const system: JsonSystem = {
    url: url && `${url}/mydhlapi`,
    authorization: `Basic ${Buffer.from(`${user}:${key}`).toString('base64')}`,
    timeoutMs,
    missing: 'no carrier is set up',
    fault: CarrierError,
  }
  const named = (number: string, what: string): string => `/shipments/${encodeURIComponent(number)}/${what}`

  return {
    isSet: url !== null,
    webhookSecret,
    price: async (shipment) => {
      const { products } = (await askJson(system, 'POST', '/rates', ratesAnswer, { body: shipment }))!
      return products.flatMap(({ productCode, totalPrice }) => {
        const dirhams = totalPrice.find(({ priceCurrency }) => priceCurrency === 'AED')
        return dirhams ? [{ productCode, fils: BigInt(Math.round(dirhams.price * 100)) }] : []
      })
    },
    book: async (reference, shipment) => {
      const booked = (await askJson(system, 'POST', '/shipments', bookedAnswer, {
        body: shipment,
        headers: { 'message-reference': reference },
      }))!
      const label = booked.documents.find(({ typeCode }) => typeCode === 'label')
      return {
        number: booked.shipmentTrackingNumber,
        pickup: booked.dispatchConfirmationNumber,
        label: label && Buffer.from(label.content, 'base64'),
      }
    },
    cancelPickup: async (pickup) =>
      (await askJson(system, 'DELETE', `/pickups/${encodeURIComponent(pickup)}`, z.unknown(), {
        absent: 404,
      })) !== undefined,
    track: async (number) => {
      const found = await askJson(system, 'GET', named(number, 'tracking'), trackedAnswer, { absent: 404 })
      return found?.shipments[0]!.events.map((body) => ({
        code: body.typeCode,
        at: new Date(`${body.date}T${body.time}${body.GMTOffset}`),
        place: body.serviceArea[0]?.description ?? '',
        description: body.description,
        body,
      }))
    },
    proof: async (number) => {
      const found = await askJson(system, 'GET', named(number, 'proof-of-delivery'), proofAnswer, {
        absent: 404,
      })
      return found && Buffer.from(found.documents[0]!.content, 'base64')
    },
  }
}
