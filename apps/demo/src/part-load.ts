// A part load whose pallets are found to be higher than its customer said: what is asked for, and how it is sold.
import type { ChargeInput } from '@marsa/model/requests/charge-line.ts'
import type { Cargo } from './cargos.ts'
import type { Lane } from './lane.ts'

/** Pallets of one size in centimetres and kilograms, and how high they are really. */
export type PartLoad = {
  count: number
  length: number
  width: number
  height: number
  weight: number
  found: number
  note: string
}

export const packagesOf = ({ count, length, width, height, weight }: PartLoad) => [
  { type: 'PALLET' as const, count, length, width, height, weight, weightOf: 'each' as const },
]

/** The part of the form that says what is loaded; bought on board. */
export const partLoadForm = (load: PartLoad, { lane, cargo }: { lane: Lane; cargo: Cargo }) => ({
  incoterm: 'FOB' as const,
  incotermPlace: lane.from.en,
  pieces: load.count,
  grossWeightKg: load.count * load.weight,
  volumeCbm: undefined,
  packages: packagesOf(load),
  cargoValue: `${cargo.value}.00`,
  shape: 2,
})

const dirhamsForDollar = 3.6725

/** What takes room is sold by the revenue ton: by the cubic metre, as the pallets are lighter than a ton for each. */
export const byRevenueTon = (
  lines: readonly ChargeInput[],
  { count, length, width, height }: PartLoad,
): ChargeInput[] => {
  const tons = (count * length * width * height) / 1_000_000
  return lines.map((line) => {
    if (line.code !== 'ocean-freight' && line.code !== 'cfs-handling') return line
    const isCarriage = line.code === 'ocean-freight'
    const perTon = (amount: string) =>
      (Number(amount) / tons / (isCarriage ? dirhamsForDollar : 1)).toFixed(2)
    return {
      ...line,
      basis: 'wm',
      minQuantity: '1',
      ...(isCarriage && { currency: 'USD' }),
      buyingRate: perTon(line.buyingRate),
      sellingRate: perTon(line.sellingRate),
    }
  })
}
