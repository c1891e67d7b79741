// A value of a form as papers in two languages print it.
import { toOffset } from '@marsa/model/kit/day.ts'
import type { Field } from '@marsa/model/kit/form-fields.ts'
import { parseMoney, toWire } from '@marsa/model/kit/money.ts'
import { groupedAmount, printedDay, printedInstant } from '../documents/door.ts'

type Both = { en: string; ar: string }
export const same = (text: string): Both => ({ en: text, ar: text })

/** "7 days", in both languages. */
export const timeIn = (unit: 'hour' | 'day', value: number): Both => {
  const write = (lang: string) =>
    new Intl.NumberFormat(`${lang}-AE-u-nu-latn`, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
  return { en: write('en'), ar: write('ar') }
}

/** What stands in a field of the offer, as it is read on paper. */
export const writtenField = ({ control }: Field, value: unknown): Both => {
  if (control.kind === 'moment') return same(printedInstant(toOffset(new Date(String(value)))))
  if (control.kind === 'money') return same(`AED ${groupedAmount(toWire(parseMoney(String(value))))}`)
  if (control.kind === 'day') return same(printedDay(String(value)))
  if (control.kind === 'amount' && (control.unit === 'hour' || control.unit === 'day'))
    return timeIn(control.unit, Number(value))
  if (control.kind === 'list') {
    const chosen = (value as string[]).map((code) => control.choices[code]!)
    return { en: chosen.map(({ en }) => en).join(', '), ar: chosen.map(({ ar }) => ar).join('، ') }
  }
  return same(String(value))
}
