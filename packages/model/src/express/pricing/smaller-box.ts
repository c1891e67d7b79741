// The hint of a price: which side of which parcel, up to 10 cm less, saves most.
import { sum, vatOf } from '../../kit/money.ts'
import type { Lang } from '../../kit/text.ts'
import { vatCategoryOf, type Service } from '../services.ts'
import { type Parcel } from './parcel.ts'
import { centimetres, dirhams, priceText as t } from './price-text.ts'
import { basisOf, carriageFils, inBoth, type Rates, type Shipment } from './price.ts'

export type Saving = { parcel: number; side: 0 | 1 | 2; centimetres: number; net: bigint; total: bigint }

const mostCentimetres = 10
const words = [t.shorter, t.narrower, t.lower] as const

const smaller = ({ grams, sides }: Parcel, side: number, millimetres: number): Parcel | undefined =>
  sides[side]! - millimetres < 10
    ? undefined
    : {
        grams,
        sides: sides.map((each, at) =>
          at === side ? each - millimetres : each,
        ) as unknown as Parcel['sides'],
      }

/** The largest saving; of equal ones the least to cut off, and rather from the height. */
export const bestSaving = (shipment: Shipment, service: Service, rates: Rates): Saving | undefined => {
  const basis = basisOf(shipment, service, rates)
  const category = vatCategoryOf(shipment.leg)
  const lines = (parcel: Parcel): bigint[] => {
    const { net, fuel } = carriageFils(parcel, service, basis, rates)
    return [net, fuel]
  }
  const found = shipment.parcels.flatMap((parcel, at) => {
    const before = lines(parcel)
    return ([2, 1, 0] as const).flatMap((side) =>
      Array.from({ length: mostCentimetres }, (_, less) => less + 1).flatMap((cut): Saving[] => {
        const box = smaller(parcel, side, cut * 10)
        if (!box) return []
        const after = lines(box)
        const saved = (valueOf: (net: bigint) => bigint) => sum(before.map(valueOf)) - sum(after.map(valueOf))
        const net = saved((each) => each)
        if (net <= 0n) return []
        return [
          { parcel: at, side, centimetres: cut, net, total: net + saved((each) => vatOf(each, category)) },
        ]
      }),
    )
  })
  return found.toSorted(
    (one, other) =>
      Number(other.net - one.net) || one.centimetres - other.centimetres || other.side - one.side,
  )[0]
}

/** "5 cm lower saves AED 4.00", with VAT where it falls too; undefined where no smaller box helps. */
export const savingHint = (
  shipment: Shipment,
  service: Service,
  rates: Rates,
): Record<Lang, string> | undefined => {
  const saving = bestSaving(shipment, service, rates)
  if (!saving) return undefined
  const { net, total } = saving
  const both = { net: dirhams(net), total: dirhams(total) }
  const saved = net === total ? dirhams(net) : inBoth(t.savedWithVat, both)
  const formula = inBoth(words[saving.side], { cm: centimetres(saving.centimetres * 10), saved })
  return shipment.parcels.length > 1 ? inBoth(t.ofParcel, { number: saving.parcel + 1, formula }) : formula
}
