// Reads a new subscription by the carrier's own rules; the answer is the subscription, or the fields that are wrong.
import { modes, steps, type Mode, type NewSubscription } from './booking.ts'
import { manners, type Manner } from './happening.ts'

type Loose = Record<string, unknown>
export const fieldNames = [
  'mode',
  'transportDocumentReference',
  'equipmentReference',
  'waybillNumber',
  'origin',
  'destination',
  'plannedDeparture',
  'plannedArrival',
  'next',
  'callbackUrl',
  'callbackKey',
] as const
export type FieldName = (typeof fieldNames)[number]

const textOf = (body: unknown, name: string): string => {
  const value = typeof body === 'object' && body !== null ? (body as Loose)[name] : undefined
  return typeof value === 'string' ? value.trim() : ''
}
const number = (body: unknown, name: FieldName): string =>
  textOf(body, name).toUpperCase().replace(/\s+/g, '')

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

const isMode = (text: string): text is Mode => modes.includes(text as Mode)

export const readSubscription = (body: unknown): NewSubscription | FieldName[] => {
  const mode = textOf(body, 'mode')
  if (!isMode(mode)) return ['mode']
  const bySea = mode === 'sea'
  const given = {
    transportDocumentReference: bySea ? number(body, 'transportDocumentReference') : '',
    equipmentReference: bySea ? number(body, 'equipmentReference') : '',
    waybillNumber: bySea ? '' : number(body, 'waybillNumber'),
    origin: number(body, 'origin'),
    destination: number(body, 'destination'),
    plannedDeparture: textOf(body, 'plannedDeparture'),
    plannedArrival: textOf(body, 'plannedArrival'),
    next: textOf(body, 'next'),
    callbackUrl: textOf(body, 'callbackUrl'),
    callbackKey: textOf(body, 'callbackKey'),
  }
  const { transportDocumentReference: bill, equipmentReference: box, waybillNumber: waybill } = given
  const place = bySea ? /^[A-Z]{2}[A-Z2-9]{3}$/ : /^[A-Z]{3}$/
  const wrong: [FieldName, boolean][] = [
    [
      'transportDocumentReference',
      bySea && !(bill === '' ? box !== '' : /^(?=.*\d)[A-Z0-9/-]{4,35}$/.test(bill)),
    ],
    ['equipmentReference', box !== '' && !/^[A-Z]{3}[UJZ]\d{7}$/.test(box)],
    ['waybillNumber', !bySea && !/^\d{3}-?\d{8}$/.test(waybill)],
    ['origin', !place.test(given.origin)],
    ['destination', !place.test(given.destination)],
    ['plannedDeparture', !isDay(given.plannedDeparture)],
    ['plannedArrival', !isDay(given.plannedArrival) || given.plannedArrival < given.plannedDeparture],
    ['next', given.next !== '' && !steps[mode].some(({ code }) => code === given.next)],
    ['callbackUrl', !isAddress(given.callbackUrl)],
    ['callbackKey', !/^[!-~]{8,200}$/.test(given.callbackKey)],
  ]
  const fields = wrong.flatMap(([name, isWrong]) => (isWrong ? [name] : []))
  if (fields.length > 0) return fields
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
  return { mode, ...filled } as NewSubscription
}

export const readManner = (body: unknown): Manner | undefined => {
  const given = textOf(body, 'manner') || 'now'
  return manners.find((manner) => manner === given)
}
