// What the wizard holds while a person types, and its way to the request form of the model and back.
import { instantOf, toOffset } from '@marsa/model/kit/day.ts'
import { cleanText } from '@marsa/model/kit/id.ts'
import { numberOf } from '@marsa/model/freight/bulk/typed-number.ts'
import type { RequestDraft, RequestForm } from '@marsa/model/freight/asking/request-form.ts'
import { emiratesPoint } from '@marsa/model/freight/asking/route-point.ts'
import { checkAirWaybill, checkContainerNumber } from '@marsa/model/reference/identifiers.ts'
import { number } from '../../kit/format.ts'

export type RoutePointValues = {
  place: string | null
  kind: 'door' | 'port'
  country: string | null
  address: string
  building: string
  contactName: string
  contactNumber: string
}

export type WizardValues = {
  mode: RequestForm['mode']
  direction: RequestForm['direction']
  origin: RoutePointValues
  destination: RoutePointValues
  sameContact: boolean
  containerMode: RequestForm['containerMode'] | null
  containerType: NonNullable<RequestForm['containerType']> | null
  containerCount: number | null
  commodity: string | null
  description: string
  pieces: string
  grossWeightKg: string
  cargoValue: string
  nickname: string
  hazardous: 'yes' | 'no' | null
  blNumber: string
  awbNumber: string
  containerNumber: string
  readyFrom: string | null
  deliverBy: string | null
  /** Wall-clock time in Dubai. */
  pickupAt: string | null
  services: string[]
  remarks: string
}

const emptyRoutePoint = (country: string | null, kind: RoutePointValues['kind']): RoutePointValues => ({
  place: null,
  kind,
  country,
  address: '',
  building: '',
  contactName: '',
  contactNumber: '',
})

export const emptyValues = (): WizardValues => ({
  mode: 'sea',
  direction: 'import',
  origin: emptyRoutePoint(null, 'port'),
  destination: emptyRoutePoint('AE', 'door'),
  sameContact: false,
  containerMode: null,
  containerType: null,
  containerCount: 1,
  commodity: null,
  description: '',
  pieces: '',
  grossWeightKg: '',
  cargoValue: '',
  nickname: '',
  hazardous: null,
  blNumber: '',
  awbNumber: '',
  containerNumber: '',
  readyFrom: null,
  deliverBy: null,
  pickupAt: null,
  services: [],
  remarks: '',
})

/** What is empty is not sent, so that the schema says "missing" and not "too short". */
const filled = (text: string): string | undefined => (text.trim() === '' ? undefined : text)

/** A figure, or what was typed in its place, so that a draft comes back as it was left. */
const typedNumber = (typed: string): number | string | undefined => numberOf(typed) ?? filled(typed)

const endOf = ({
  place,
  kind,
  country,
  address,
  building,
  contactName,
  contactNumber,
}: RoutePointValues) => ({
  place: place ?? undefined,
  kind,
  country: country ?? undefined,
  address: kind === 'door' ? filled(address) : undefined,
  building: kind === 'door' ? filled(building) : undefined,
  contactName: filled(contactName),
  contactNumber: filled(contactNumber),
})

const withoutGaps = <T extends object>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** The request form as far as it is filled in; fields that the choices leave out are not part of it. */
export const draftOf = (values: WizardValues): RequestDraft => {
  const bySea = values.mode === 'sea'
  const byContainer = values.containerMode === 'FCL'
  return withoutGaps({
    nickname: filled(values.nickname),
    mode: values.mode,
    direction: values.direction,
    origin: endOf(values.origin),
    destination: endOf(values.destination),
    sameContact: values.sameContact || undefined,
    containerMode: values.containerMode ?? undefined,
    containerType: byContainer ? (values.containerType ?? undefined) : undefined,
    containerCount: byContainer ? (values.containerCount ?? undefined) : undefined,
    commodity: values.commodity ?? undefined,
    description: filled(values.description),
    pieces: typedNumber(values.pieces),
    grossWeightKg: typedNumber(values.grossWeightKg),
    cargoValue: filled(values.cargoValue),
    hazardous: values.hazardous === null ? undefined : values.hazardous === 'yes',
    services: values.services.length > 0 ? values.services : undefined,
    readyFrom: values.readyFrom ?? undefined,
    deliverBy: values.deliverBy ?? undefined,
    pickupAt:
      values.origin.kind === 'door' && values.pickupAt
        ? toOffset(instantOf(values.pickupAt.slice(0, 10), minutesOf(values.pickupAt)))
        : undefined,
    blNumber: bySea ? filled(values.blNumber) : undefined,
    awbNumber: bySea ? undefined : (checkAirWaybill(values.awbNumber).value ?? filled(values.awbNumber)),
    containerNumber: bySea
      ? (checkContainerNumber(values.containerNumber).value ?? filled(values.containerNumber))
      : undefined,
    remarks: filled(values.remarks),
  })
}

const minutesOf = (wall: string): number => Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16))

/** How many characters of a text count against its limit. */
export const lengthOf = (text: string): number => cleanText(text).length

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')
const numberIn = (value: unknown): string => (typeof value === 'number' ? number(value, 'en') : textIn(value))
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const wallOf = (value: unknown): string | null => {
  const at = typeof value === 'string' ? new Date(value) : undefined
  return at && !Number.isNaN(at.getTime()) ? toOffset(at).slice(0, 16) : null
}

const routePointFrom = (value: unknown, empty: RoutePointValues): RoutePointValues => {
  const point = (value ?? {}) as Record<string, unknown>
  return {
    place: textOrNull(point['place']),
    kind: point['kind'] === 'door' || point['kind'] === 'port' ? point['kind'] : empty.kind,
    country: textOrNull(point['country']) ?? empty.country,
    address: textIn(point['address']),
    building: textIn(point['building']),
    contactName: textIn(point['contactName']),
    contactNumber: textIn(point['contactNumber']),
  }
}

/** A stored draft as its author left it; anything that does not fit a field is left empty. */
export const valuesOf = (form: RequestDraft): WizardValues => {
  const empty = emptyValues()
  const direction = form.direction === 'export' ? 'export' : 'import'
  const home = emiratesPoint(direction)
  return {
    mode: form.mode === 'air' ? 'air' : 'sea',
    direction,
    origin: routePointFrom(form.origin, { ...empty.origin, country: home === 'origin' ? 'AE' : null }),
    destination: routePointFrom(form.destination, {
      ...empty.destination,
      country: home === 'destination' ? 'AE' : null,
    }),
    sameContact: form.sameContact === true,
    containerMode: textOrNull(form.containerMode) as WizardValues['containerMode'],
    containerType: textOrNull(form.containerType) as WizardValues['containerType'],
    containerCount: typeof form.containerCount === 'number' ? form.containerCount : 1,
    commodity: textOrNull(form.commodity),
    description: textIn(form.description),
    pieces: numberIn(form.pieces),
    grossWeightKg: numberIn(form.grossWeightKg),
    cargoValue: textIn(form.cargoValue),
    nickname: textIn(form.nickname),
    hazardous: form.hazardous === true ? 'yes' : form.hazardous === false ? 'no' : null,
    blNumber: textIn(form.blNumber),
    awbNumber: textIn(form.awbNumber),
    containerNumber: textIn(form.containerNumber),
    readyFrom: textOrNull(form.readyFrom),
    deliverBy: textOrNull(form.deliverBy),
    pickupAt: wallOf(form.pickupAt),
    services: Array.isArray(form.services) ? form.services.filter((each) => typeof each === 'string') : [],
    remarks: textIn(form.remarks),
  }
}
