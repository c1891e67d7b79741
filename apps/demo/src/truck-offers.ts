// What each truck provider of the demo world answers: how fast, how dear, on which terms, and what it does not carry.
import type { ChargeCode } from '@marsa/model/requests/charges.ts'
import type { ChargeInput } from '@marsa/model/requests/charge-line.ts'
import type { Offer } from '@marsa/model/requests/offer.ts'
import type { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import { truckExpected, truckFormPricing } from '@marsa/model/trucks/quoting/pricing.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { chance, chargeLine } from './offers.ts'
import type { ProviderKey } from './personas.ts'
import type { TruckLoad } from './truck-loads.ts'

export type ProviderHabit = {
  /** Minutes until it answers. */
  minutes: number
  price: number
  /** Hours that are free at loading and unloading, and dirhams of each that follows. */
  free: number
  waiting: number
  /** Hours that its trucks come later than asked. */
  later: number
  validHours: number
  carries: (load: TruckLoad) => boolean
  /** Says no; another one says nothing. */
  declines?: string
  /** Its quote file is printed from what it enters; others upload one of their own. */
  printsFile?: true
  terms: string
}

const isCold = ({ subType }: TruckLoad): boolean => subType === 'REFRIGERATED'
const isLocal = ({ movementType }: TruckLoad): boolean => movementType === 'DOMESTIC'

export const providerHabits: Readonly<Record<ProviderKey, ProviderHabit>> = {
  tareeq: {
    minutes: 25,
    price: 1,
    free: 2,
    waiting: 75,
    later: 0,
    validHours: 96,
    carries: ({ truckType, subType }) => truckType !== 'SEVEN_TON_OPEN' && subType !== 'LOW_BED',
    terms: 'التأمين على البضاعة يُضاف عند الطلب. السائق يتحدث العربية أو الإنجليزية.',
  },
  sarab: {
    minutes: 48,
    price: 0.96,
    free: 1,
    waiting: 160,
    later: 1,
    validHours: 72,
    carries: ({ movementType, subType }) => movementType !== 'PORT' && subType !== 'CRANE',
    printsFile: true,
    terms: 'Fixed price for the route. Extra stops at AED 150 each.',
  },
  wathba: {
    minutes: 70,
    price: 1.05,
    free: 3,
    waiting: 60,
    later: 0,
    validHours: 120,
    carries: ({ truckType }) => truckType === 'FLAT_BED' || truckType === 'SEVEN_TON_OPEN',
    declines: 'We run flat beds and crane trucks only',
    terms: 'Chassis, straps and corner boards are ours. Permits for wide loads at cost.',
  },
  khor: {
    minutes: 95,
    price: 0.93,
    free: 1,
    waiting: 120,
    later: 2,
    validHours: 48,
    carries: (load) => isLocal(load) && (isCold(load) || load.truckType !== 'FLAT_BED'),
    terms: 'نصل في الموعد خلال ساعتين. الدفع حسب شروط الحساب.',
  },
}

const toFive = (dirhams: number): number => Math.max(5, Math.round(dirhams / 5) * 5)

/** Dirhams of each truck, where the table does not say more. */
const usual: Partial<Record<ChargeCode, number>> = {
  refrigeration: 220,
  hazardous: 180,
  'border-fee': 270,
  'customs-clearance': 150,
  'port-fee': 35,
  'empty-return': 250,
}

/** The lines of a quotation; `seed` makes one request differ from the next. */
export const truckLines = (
  provider: ProviderKey,
  form: TruckForm,
  { tariff, seed }: { tariff: number; seed: string },
): ChargeInput[] => {
  const { quantityOf } = truckFormPricing(form)
  const { price } = providerHabits[provider]
  const sway = 0.97 + chance(`${seed}:${provider}`) * 0.06
  return [...truckExpected(form), 'toll' as const].map((code) => ({
    ...chargeLine(
      code,
      code === 'toll' ? 16 : toFive((code === 'truck-tariff' ? tariff : (usual[code] ?? 100)) * price * sway),
      0.1 + chance(`${provider}:${seed}:${code}`) * 0.06,
    ),
    quantity: quantityOf?.(code) ?? 1,
  }))
}

const hourMs = 3_600_000
const shifted = (at: string, hours: number): string => toOffset(new Date(Date.parse(at) + hours * hourMs))

export const truckTerms = (provider: ProviderKey, form: TruckForm): Offer => {
  const { free, waiting, later } = providerHabits[provider]
  return {
    proposedPickup: shifted(form.pickupAt, later),
    proposedDelivery: shifted(form.dropoffAt, later),
    freeLoadingHours: free,
    freeUnloadingHours: free,
    waitingRate: `${waiting}.00`,
    ...(form.movementType === 'CROSS_BORDER' && { freeBorderHours: 24, detentionRate: '400.00' }),
  }
}
