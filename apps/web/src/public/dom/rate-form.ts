// What the form of the rate calculator holds: read as a request, written from an address, its parcels numbered, its faults shown.
import { readGrams, readMillimetres } from '@marsa/model/express/pricing/parcel.ts'
import type { RateEnd, RatePackage, RateRequest } from '@marsa/model/express/pricing/rate-rules.ts'
import { latinDigits } from '@marsa/model/kit/id.ts'
import { asLang, say } from '@marsa/model/kit/text.ts'
import { ratesText as t } from '../text/rates.ts'
import { field } from './fields.ts'

export const mostParcels = 10
export const ends = ['from', 'to'] as const
export type End = (typeof ends)[number]
const sizes = ['weight', 'length', 'width', 'height'] as const

const documents = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>('[name=type][value=DOCUMENTS]')!
const parcels = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLFieldSetElement>('[data-parcel]')]

/** Figures as they go over the wire; what is no figure goes as it was typed, and is a fault. */
const wire = (text: string, read: (text: string) => number | undefined, unit: number): string => {
  const found = read(text)
  return found === undefined ? text.trim() : String(found / unit)
}

const endOf = (end: End): RateEnd => {
  const country = field<HTMLSelectElement>(`${end}.country`).value
  return { country, city: field(country === 'AE' ? `${end}.city` : `${end}.abroad`).value.trim() }
}

const packageOf = (parcel: HTMLElement): RatePackage => {
  const text = (name: string) => parcel.querySelector<HTMLInputElement>(`[data-size=${name}]`)!.value
  const side = (name: string) => wire(text(name), readMillimetres, 10)
  return {
    weight: wire(text('weight'), readGrams, 1000),
    length: side('length'),
    width: side('width'),
    height: side('height'),
  }
}

export const requestOf = (form: HTMLFormElement): RateRequest => {
  const value = latinDigits(field('declaredValue').value)
    .replace(/[\s,٬]/g, '')
    .replace('٫', '.')
  return {
    shipmentType: documents(form).checked ? 'DOCUMENTS' : 'GOODS',
    from: endOf('from'),
    to: endOf('to'),
    packages: parcels(form).map(packageOf),
    ...(value && { declaredValue: value }),
    cover: field('cover').checked,
  }
}

/** Gives each parcel its number, and its fields their ids by it. */
const number = (form: HTMLFormElement): void => {
  const lang = asLang(document.documentElement.lang)
  const all = parcels(form)
  all.forEach((parcel, at) => {
    parcel.querySelector('[data-title]')!.textContent = say(lang, t.parcel, { number: at + 1 })
    for (const name of ['id', 'for', 'aria-describedby'])
      for (const node of parcel.querySelectorAll(`[${name}]`))
        node.setAttribute(name, node.getAttribute(name)!.replace(/^packages\.\d+/, `packages.${at}`))
    const remove = parcel.querySelector<HTMLButtonElement>('[data-remove]')!
    remove.textContent = say(lang, t.remove, { number: at + 1 })
    remove.hidden = all.length === 1
  })
  form.querySelector<HTMLButtonElement>('[data-add]')!.hidden = all.length === mostParcels
}

/** A further parcel, of the size of the last one or of this one; its first field. */
export const addParcel = (form: HTMLFormElement, size?: RatePackage): HTMLInputElement => {
  const last = parcels(form).at(-1)!
  const parcel = last.cloneNode(true) as HTMLFieldSetElement
  last.after(parcel)
  sizes.forEach((name) => {
    const input = parcel.querySelector<HTMLInputElement>(`[data-size=${name}]`)!
    input.value = size?.[name] ?? last.querySelector<HTMLInputElement>(`[data-size=${name}]`)!.value
  })
  number(form)
  return parcel.querySelector('input')!
}

export const removeParcel = (form: HTMLFormElement, button: HTMLElement): void => {
  button.closest('[data-parcel]')!.remove()
  number(form)
  parcels(form).at(-1)!.querySelector('input')!.focus()
}

const shows = (end: End): void => {
  const isHere = field<HTMLSelectElement>(`${end}.country`).value === 'AE'
  document.querySelector<HTMLElement>(`[data-here=${end}]`)!.hidden = !isHere
  document.querySelector<HTMLElement>(`[data-abroad=${end}]`)!.hidden = isHere
}
export const showEnds = (): void => ends.forEach(shows)

/** The input as the query of an address. */
export const addressOf = ({
  from,
  to,
  shipmentType,
  packages,
  declaredValue,
  cover,
}: RateRequest): string => {
  const query = new URLSearchParams({
    from: from.country,
    fromCity: from.city,
    to: to.country,
    toCity: to.city,
  })
  if (shipmentType === 'DOCUMENTS') query.set('type', shipmentType)
  for (const each of packages) query.append('parcel', sizes.map((name) => each[name]).join('x'))
  if (declaredValue) query.set('value', declaredValue)
  if (cover) query.set('cover', '1')
  return `?${query}`
}

/** Chooses a value of a list, which is added where the list does not have it yet. */
export const choose = (select: HTMLSelectElement, value: string): void => {
  if (![...select.options].some((option) => option.value === value)) select.add(new Option(value, value))
  select.value = value
}

/** Puts the input of an address into the form. */
export const fillFrom = (form: HTMLFormElement, search: string): void => {
  const query = new URLSearchParams(search)
  for (const end of ends) {
    const country = query.get(end)
    if (!country || !/^[A-Z]{2}$/.test(country)) continue
    const city = (query.get(`${end}City`) ?? '').slice(0, 60)
    choose(field<HTMLSelectElement>(`${end}.country`), country)
    if (country !== 'AE') field(`${end}.abroad`).value = city
    else if (city) choose(field<HTMLSelectElement>(`${end}.city`), city)
  }
  documents(form).checked = query.get('type') === 'DOCUMENTS'
  const given = query.getAll('parcel').slice(0, mostParcels)
  given.forEach((text, at) => {
    const [weight = '', length = '', width = '', height = ''] = text
      .split('x')
      .map((part) => part.slice(0, 8))
    const size = { weight, length, width, height }
    if (at > 0) addParcel(form, size)
    else sizes.forEach((name) => (field(`packages.0.${name}`).value = size[name]))
  })
  field('declaredValue').value = (query.get('value') ?? '').slice(0, 12)
  field('cover').checked = query.get('cover') === '1'
  showEnds()
}
