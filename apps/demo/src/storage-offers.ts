// What each warehouse of the demo world answers: how fast, how dear, and what it does not take.
import type { ChargeCode } from '@marsa/model/requests/charges.ts'
import type { ChargeInput } from '@marsa/model/requests/charge-line.ts'
import type { Basis } from '@marsa/model/requests/unit-price.ts'
import type { WarehouseKey } from './personas.ts'
import { chance, chargeLine } from './offers.ts'
import type { StoredGoods } from './storage-goods.ts'

export type WarehouseHabit = {
  /** Minutes until it answers. */
  minutes: number
  /** AED of a cubic metre for thirty days, dry; cold stores take more. */
  price: number
  handling: number
  transport: number
  validDays: number
  /** Wraps what comes in, for so much a piece of five. */
  packs?: true
  /** States a rate for a cubic metre and day, and handling by the cubic metre, where others name a sum. */
  byRate?: true
  takes: (goods: StoredGoods) => boolean
  /** Says no; another one says nothing. */
  declines?: string
  terms: string
}

const isCold = ({ cargo }: StoredGoods): boolean => cargo === 'food-chilled' || cargo === 'medicine'

export const warehouseHabits: Readonly<Record<WarehouseKey, WarehouseHabit>> = {
  makhzan: {
    minutes: 35,
    price: 62,
    handling: 150,
    transport: 520,
    byRate: true,
    validDays: 10,
    takes: (goods) => !isCold(goods),
    terms: 'يُفتح المستودع من 8 صباحًا حتى 6 مساءً. التأمين اختياري ويُضاف عند الطلب.',
  },
  hisn: {
    minutes: 70,
    price: 57,
    handling: 120,
    transport: 610,
    validDays: 7,
    takes: (goods) => goods.cargo !== 'hazardous' && !isCold(goods) && goods.cbm < 60,
    declines: 'We are full for this size until the end of the quarter',
    terms: 'Own cage and camera for every customer. Access by appointment, one day ahead.',
  },
  waha: {
    minutes: 105,
    price: 66,
    handling: 185,
    transport: 480,
    byRate: true,
    validDays: 14,
    packs: true,
    takes: (goods) => goods.cbm > 20 && !isCold(goods),
    terms: 'Racked and fumigated monthly. Goods on pallets only, wrapping included.',
  },
  thalj: {
    minutes: 22,
    price: 128,
    handling: 195,
    transport: 690,
    validDays: 9,
    takes: isCold,
    terms: 'Temperature is recorded every five minutes; the record comes with the goods.',
  },
}

/** A price by the unit; what it comes to is counted by the portal. */
const rateLine = (code: ChargeCode, basis: Basis, selling: number, margin: number): ChargeInput => ({
  code,
  basis,
  buyingRate: (selling * (1 - margin)).toFixed(2),
  sellingRate: Math.max(selling, 0.05).toFixed(2),
  ...(code === 'storage' && { minBuying: '250.00', minSelling: '300.00' }),
})

const toFive = (dirhams: number): number => Math.max(5, Math.round(dirhams / 5) * 5)

/** The lines of a warehouse's quotation for so many days; `seed` makes one request differ from the next. */
export const storageOffer = (
  warehouse: WarehouseKey,
  goods: StoredGoods,
  { days, moved, seed }: { days: number; moved: boolean; seed: string },
): ChargeInput[] => {
  const habit = warehouseHabits[warehouse]
  const sway = 0.96 + chance(`${seed}:${warehouse}`) * 0.08
  const margin = 0.12 + chance(`${warehouse}:${seed}`) * 0.06
  const price = habit.price * sway
  return [
    ...(habit.byRate
      ? [
          rateLine('storage', 'cbm-day', price / 30, margin),
          rateLine('handling-in', 'cbm', habit.handling / 12, margin),
          rateLine('handling-out', 'cbm', habit.handling / 12, margin),
        ]
      : [
          chargeLine('storage', toFive(((goods.cbm * days) / 30) * price), margin),
          chargeLine('handling', habit.handling, margin),
        ]),
    ...(moved ? [chargeLine('transport', habit.transport, margin)] : []),
    ...(habit.packs ? [chargeLine('packing', toFive(goods.pieces * 4), margin)] : []),
  ]
}

/** The same offer, dearer or cheaper. */
export const scaled = (lines: readonly ChargeInput[], share: number): ChargeInput[] =>
  lines.map((line) => {
    if (line.code !== 'storage') return { ...line }
    const selling = Number(line.sellingRate) * share
    return line.basis
      ? rateLine(line.code, line.basis, selling, 0.12)
      : chargeLine('storage', toFive(selling), 0.12)
  })

/** The same prices where goods take more or less space, or stay longer: a sum grows with them, a rate is counted anew. */
export const counted = (lines: readonly ChargeInput[], share: number): ChargeInput[] =>
  lines.map((line) => (line.basis ? { ...line } : scaled([line], share)[0]!))
