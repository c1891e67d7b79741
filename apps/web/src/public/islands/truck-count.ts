// Says how many trucks carry a load: weight and pallets typed in Latin or Arabic digits, by the rule of the request.
import { latinDigits } from '@marsa/model/kit/id.ts'
import { asLang, say } from '@marsa/model/kit/text.ts'
import {
  mostTrucks,
  trucksForLoad,
  trucksForWeight,
  type TruckType,
} from '@marsa/model/trucks/road/truck-types.ts'
import { truckCountText as t } from '../text/truck-count.ts'

/** A whole number; what is none, a minus or a fraction, counts as nothing. */
const numberOf = (text: string): number => {
  const digits = latinDigits(text).replace(/[\s,٬]/g, '')
  return /^\d+$/.test(digits) ? Number(digits) : 0
}

export const open = (place: HTMLElement): void => {
  const form = place as HTMLFormElement
  const lang = asLang(document.documentElement.lang)
  const sum = form.querySelector<HTMLElement>('[data-sum]')!
  const why = form.querySelector<HTMLElement>('[data-why]')!

  const count = () => {
    const values = new FormData(form)
    const valueOf = (name: string) => values.get(name) as string
    const type = valueOf('type') as TruckType
    const load = { weightKg: numberOf(valueOf('weight')), pallets: numberOf(valueOf('pallets')) }
    const trucks = trucksForLoad(type, load)
    const reason = () => {
      if (trucks > mostTrucks) return say(lang, t.tooMany, { most: mostTrucks })
      return say(lang, trucks > trucksForWeight(type, load.weightKg) ? t.byFloor : t.byWeight)
    }
    const isEmpty = load.weightKg === 0 && load.pallets === 0
    const words = isEmpty ? say(lang, t.none) : say(lang, t.trucks, { count: trucks })
    // The same number is not said twice.
    if (sum.textContent !== words) sum.textContent = words
    why.textContent = isEmpty || trucks === 1 ? '' : reason()
  }

  form.addEventListener('input', count)
  form.addEventListener('submit', (event) => event.preventDefault())
  // What the browser has kept of an earlier visit counts at once.
  count()
}
