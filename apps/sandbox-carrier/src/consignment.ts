// A shipment in the carrier's hands: the checkpoints of its way, what goes wrong on purpose, and what it costs.
import { z } from 'zod'

/** Checkpoint codes, as the public reference of the MyDHL API names them. */
export const checkpoints = {
  PU: 'Shipment picked up',
  PL: 'Processed at the facility of origin',
  DF: 'Departed facility',
  AF: 'Arrived at facility',
  OH: 'On hold, customs asks for information',
  CR: 'Clearance processing complete',
  WC: 'With delivery courier',
  OK: 'Delivered',
  NH: 'Recipient not at home',
  RD: 'Recipient refused delivery',
  RT: 'Returned to shipper',
} as const
export type Checkpoint = keyof typeof checkpoints

/** What a recipient's name makes go wrong: nothing else is special about a shipment. */
export const troubles = ['TIMEOUT', 'LOSTANSWER', 'DUPLICATE', 'CUSTOMS', 'REFUSED'] as const
export type Trouble = (typeof troubles)[number]
export const troubleOf = (recipient: string): Trouble | undefined =>
  troubles.find((each) =>
    recipient
      .toUpperCase()
      .split(/[^A-Z]+/)
      .includes(each),
  )

/** A parcel of this weight is never answered but with 503. */
export const brokenKg = 13.13

const usual = ['PU', 'PL', 'DF', 'AF', 'WC', 'OK'] as const
const ways: Partial<Record<Trouble, readonly Checkpoint[]>> = {
  CUSTOMS: ['PU', 'PL', 'DF', 'AF', 'OH', 'CR', 'WC', 'OK'],
  REFUSED: ['PU', 'PL', 'DF', 'AF', 'WC', 'RD', 'RT'],
}
export const wayOf = (trouble: Trouble | undefined): readonly Checkpoint[] =>
  (trouble && ways[trouble]) ?? usual

const text = (most: number) => z.string().trim().min(1).max(most)
const country = z.string().regex(/^[A-Z]{2}$/)
const place = z.object({
  cityName: text(45),
  countryCode: country,
  postalCode: z.string().max(12).default(''),
})
const sizes = z.object({
  weight: z.number().positive().max(1000),
  dimensions: z.object({
    length: z.number().positive(),
    width: z.number().positive(),
    height: z.number().positive(),
  }),
})
const party = z.object({
  postalAddress: place.extend({ addressLine1: text(45), addressLine2: z.string().max(45).optional() }),
  contactInformation: z.object({
    fullName: text(255),
    companyName: z.string().max(100).optional(),
    phone: text(70),
  }),
})
const productCode = z.enum(['P', 'D', 'E'])

export const RateInput = z.object({
  customerDetails: z.object({ shipperDetails: place, receiverDetails: place }),
  plannedShippingDateAndTime: text(40),
  unitOfMeasurement: z.literal('metric'),
  isCustomsDeclarable: z.boolean(),
  packages: z.array(sizes).min(1).max(999),
})
export const ShipmentInput = z.object({
  plannedShippingDateAndTime: text(40),
  pickup: z.object({ isRequested: z.boolean() }),
  productCode,
  customerReferences: z
    .array(z.object({ value: text(35), typeCode: z.string().max(3).optional() }))
    .max(10)
    .default([]),
  customerDetails: z.object({ shipperDetails: party, receiverDetails: party }),
  content: z.object({
    packages: z.array(sizes).min(1).max(999),
    isCustomsDeclarable: z.boolean(),
    description: text(70),
    incoterm: z.string().length(3).optional(),
    unitOfMeasurement: z.literal('metric'),
    declaredValue: z.number().nonnegative().optional(),
    declaredValueCurrency: z.string().length(3).optional(),
  }),
})
export type ShipmentInput = z.infer<typeof ShipmentInput>
export type RateInput = z.infer<typeof RateInput>

export const PickupInput = z.object({
  plannedPickupDateAndTime: text(40),
  customerDetails: z.object({ shipperDetails: party }),
  shipmentDetails: z.array(z.object({ packages: z.array(sizes).min(1) })).min(1),
})

export type Event = { code: Checkpoint; at: string; place: string; signedBy?: string }
export type Consignment = {
  number: string
  reference: string
  input: ShipmentInput
  pickup: string | null
  bookedAt: string
  isCancelled: boolean
  /** Goes on by itself. */
  isRunning: boolean
  events: Event[]
}

export const recipientOf = ({ input }: Consignment): string =>
  input.customerDetails.receiverDetails.contactInformation.fullName
export const troubleIn = (consignment: Consignment): Trouble | undefined =>
  troubleOf(recipientOf(consignment))
export const nextOf = (consignment: Consignment): Checkpoint | undefined =>
  consignment.isCancelled ? undefined : wayOf(troubleIn(consignment))[consignment.events.length]

/** Where a checkpoint is: until it has left at its origin, from then on where it goes to. */
const placeOf = ({ input }: Consignment, code: Checkpoint): string => {
  const { shipperDetails, receiverDetails } = input.customerDetails
  const { cityName, countryCode } = (
    ['PU', 'PL', 'DF', 'RT'].includes(code) ? shipperDetails : receiverDetails
  ).postalAddress
  return `${cityName}-${countryCode}`
}

export const passed = (consignment: Consignment, code: Checkpoint, now: Date): Event => ({
  code,
  at: now.toISOString(),
  place: placeOf(consignment, code),
  ...(code === 'OK' && { signedBy: recipientOf(consignment) }),
})

export type Product = { productCode: 'P' | 'D' | 'E'; productName: string; aed: number; days: number }

/** The heavier of weight and volume (cm over 5,000) decides, as is usual; figures are invented. */
export const products = ({ packages, isCustomsDeclarable }: RateInput): Product[] => {
  const kg = packages.reduce((sum, { weight, dimensions: { length, width, height } }) => {
    return sum + Math.max(weight, (length * width * height) / 5000)
  }, 0)
  const price = (base: number, perKg: number): number => Math.round((base + kg * perKg) * 100) / 100
  const express = {
    productCode: isCustomsDeclarable ? ('P' as const) : ('D' as const),
    productName: 'EXPRESS WORLDWIDE',
  }
  return [
    { ...express, aed: price(24, 9.5), days: 3 },
    { productCode: 'E', productName: 'ECONOMY SELECT', aed: price(18, 6.25), days: 8 },
  ]
}
