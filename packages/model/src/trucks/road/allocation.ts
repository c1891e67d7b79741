// Whether a vehicle and a driver may take a truck of a booking (section 4): type, payload, documents, other bookings.
import { hasExpired } from '../../documents/expiry.ts'
import { addDays, dayOf } from '../../kit/day.ts'
import { dayWords } from '../../kit/day-words.ts'
import type { TextParams } from '../../kit/text.ts'
import type { MovementType } from './movement.ts'
import type { TruckSubtype, TruckType } from './truck-types.ts'

/** Days after the proposed delivery for which documents still hold when a border is crossed. */
export const daysBeyondBorder = 7

type Job = { movement: MovementType; isHazardous: boolean }
const always = (): boolean => true
const abroad = ({ movement }: Job): boolean => movement === 'CROSS_BORDER'

/** The documents of a truck and its driver, and which jobs need them. */
export const roadDocuments = {
  mulkiya: { en: 'Mulkiya', ar: 'ملكية المركبة', isNeeded: always },
  insurance: { en: 'Vehicle insurance', ar: 'تأمين المركبة', isNeeded: always },
  gccCover: { en: 'GCC insurance cover', ar: 'تغطية التأمين لدول الخليج', isNeeded: abroad },
  licence: { en: 'Driving licence', ar: 'رخصة القيادة', isNeeded: always },
  passport: { en: 'Passport of the driver', ar: 'جواز سفر السائق', isNeeded: abroad },
  visa: { en: 'Visa of the driver', ar: 'تأشيرة السائق', isNeeded: abroad },
  hazardousTraining: {
    en: 'Training for hazardous goods',
    ar: 'تدريب نقل المواد الخطرة',
    isNeeded: ({ isHazardous }: Job) => isHazardous,
  },
} as const satisfies Record<string, { en: string; ar: string; isNeeded: (job: Job) => boolean }>
export type RoadDocument = keyof typeof roadDocuments
/** Those of a vehicle, and those of a driver. */
export const vehicleDocuments = ['mulkiya', 'insurance', 'gccCover'] as const satisfies RoadDocument[]
export const driverDocuments = [
  'licence',
  'passport',
  'visa',
  'hazardousTraining',
] as const satisfies RoadDocument[]

export type Period = { from: Date; until: Date }

/** What one truck of the booking asks for. */
export type TruckOrder = Job & {
  type: TruckType
  subtype: TruckSubtype
  /** Kilograms of all trucks together, and how many they are. */
  weightKg: number
  trucks: number
  proposedPickup: Date
  proposedDelivery: Date
}

export type Candidate = {
  type: TruckType
  subtype: TruckSubtype
  payloadKg: number
  /** Last day of each document, YYYY-MM-DD; null while none is entered. */
  documents: Readonly<Record<RoadDocument, string | null>>
  /** Other trucks of bookings, from proposed pickup to delivery, that the vehicle or the driver has. */
  engagements: readonly (Period & { who: 'vehicle' | 'driver'; isOwn: boolean })[]
}

export type AllocationFault = { code: string; params?: TextParams }

const overlap = (a: Period, b: Period): boolean => a.from < b.until && b.from < a.until

/** Kilograms that one truck takes when the load is spread evenly. */
export const shareKg = ({ weightKg, trucks }: Pick<TruckOrder, 'weightKg' | 'trucks'>): number =>
  Math.ceil(weightKg / trucks)

const inWords = (day: string) => ({ en: dayWords('en', day), ar: dayWords('ar', day) })

const documentFaults = (
  order: TruckOrder,
  documents: Candidate['documents'],
  codes: readonly RoadDocument[],
): AllocationFault[] => {
  const delivery = dayOf(order.proposedDelivery)
  const until = abroad(order) ? addDays(delivery, daysBeyondBorder) : delivery
  return codes
    .filter((code) => roadDocuments[code].isNeeded(order))
    .flatMap((code): AllocationFault[] => {
      const { en, ar } = roadDocuments[code]
      const ends = documents[code]
      if (ends === null) return [{ code: 'trucks.document-missing', params: { document: { en, ar } } }]
      return hasExpired(ends, until)
        ? [
            {
              code: 'trucks.document-ends',
              params: { document: { en, ar }, ends: inWords(ends), until: inWords(until) },
            },
          ]
        : []
    })
}

const when = (isTrue: boolean, fault: AllocationFault): AllocationFault[] => (isTrue ? [fault] : [])

const isBusy = (order: TruckOrder, engagements: Candidate['engagements'], who: string, isOwn: boolean) => {
  const period = { from: order.proposedPickup, until: order.proposedDelivery }
  return engagements.some((other) => other.who === who && other.isOwn === isOwn && overlap(period, other))
}

/** What keeps a vehicle from a truck of the booking, everything at once. */
export const vehicleFaults = (
  order: TruckOrder,
  { type, subtype, payloadKg, documents, engagements }: Candidate,
): AllocationFault[] => {
  const share = shareKg(order)
  return [
    ...when(type !== order.type || subtype !== order.subtype, { code: 'trucks.other-type' }),
    ...when(payloadKg < share, {
      code: 'trucks.payload-low',
      params: { payload: payloadKg.toLocaleString('en'), share: share.toLocaleString('en') },
    }),
    ...documentFaults(order, documents, vehicleDocuments),
    ...when(isBusy(order, engagements, 'vehicle', true), { code: 'trucks.vehicle-busy' }),
  ]
}

/** The same of a driver. */
export const driverFaults = (
  order: TruckOrder,
  { documents, engagements }: Pick<Candidate, 'documents' | 'engagements'>,
): AllocationFault[] => [
  ...documentFaults(order, documents, driverDocuments),
  ...when(isBusy(order, engagements, 'driver', true), { code: 'trucks.driver-busy' }),
]

/**
 * What keeps a vehicle and a driver from a truck of the booking, everything at once; `warnings` go to the desk. Another
 * type is refused even when it is larger: the sides agree on it as a change of the booking (T14).
 */
export const allocationFaults = (
  order: TruckOrder,
  candidate: Candidate,
): { refusals: AllocationFault[]; warnings: AllocationFault[] } => ({
  refusals: [...vehicleFaults(order, candidate), ...driverFaults(order, candidate)],
  warnings: [
    ...when(isBusy(order, candidate.engagements, 'vehicle', false), { code: 'trucks.vehicle-elsewhere' }),
    ...when(isBusy(order, candidate.engagements, 'driver', false), { code: 'trucks.driver-elsewhere' }),
  ],
})
