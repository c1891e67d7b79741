// What stands in the fields of the storage form, to and from what is sent, checked by the rules of the server.
import { pinOf } from '@marsa/model/accounts/addresses/addresses.ts'
import { addDays } from '@marsa/model/kit/day.ts'
import { latinDigits } from '@marsa/model/kit/id.ts'
import { pinText, readPin } from '@marsa/model/kit/pin.ts'
import type { FieldProblems } from '@marsa/model/kit/problem.ts'
import type { Emirate } from '@marsa/model/reference/lists.ts'
import {
  storageFormProblems,
  StorageForm,
  type StorageCargo,
  emptyLocation as emptyPlace,
  type StorageLocation,
  type StoragePacking,
} from '@marsa/model/warehouse/request-form.ts'

/** A location as it is typed: the pin is one text. */
export type LocationValues = Omit<StorageLocation, 'latitude' | 'longitude'> & { pin: string }

export type StorageValues = {
  /** Numbers as texts of Latin digits; empty where nothing was entered. */
  cbm: string
  pieces: string
  grossWeightKg: string
  cargoValue: string
  cargoType: StorageCargo | null
  cargoDetails: string
  packing: StoragePacking | null
  emirate: Emirate | null
  startDate: string | null
  endDate: string | null
  pickup: 'no' | 'yes'
  delivery: 'collect' | 'same' | 'other'
  pickupAt: LocationValues
  deliveryAt: LocationValues
  remarks: string
}

const { latitude: _, longitude: _pin, ...nowhere } = emptyPlace
export const emptyLocation: LocationValues = { ...nowhere, pin: '' }

export const emptyStorage: StorageValues = {
  cbm: '',
  pieces: '',
  grossWeightKg: '',
  cargoValue: '',
  cargoType: null,
  cargoDetails: '',
  packing: null,
  emirate: null,
  startDate: null,
  endDate: null,
  pickup: 'no',
  delivery: 'collect',
  pickupAt: emptyLocation,
  deliveryAt: emptyLocation,
  remarks: '',
}

/** A number as typed, in either digits and with thousands marks, as a text that `Number` reads. */
export const numberText = (typed: string): string =>
  latinDigits(typed)
    .replace(/[,\u066c\s\u00a0]/g, '')
    .replace(/\u066b/g, '.')

const valuesOfLocation = (location: StorageLocation): LocationValues => {
  const { latitude, longitude, ...rest } = location
  const pin = pinOf({ latitude, longitude })
  return { ...rest, pin: pin ? pinText(pin) : '' }
}

export const valuesOf = (form: StorageForm): StorageValues => ({
  cbm: String(form.cbm),
  pieces: form.pieces === null ? '' : String(form.pieces),
  grossWeightKg: form.grossWeightKg === null ? '' : String(form.grossWeightKg),
  cargoValue: form.cargoValue ?? '',
  cargoType: form.cargoType,
  cargoDetails: form.cargoDetails,
  packing: form.packing,
  emirate: form.emirate,
  startDate: form.startDate,
  endDate: form.endDate,
  pickup: form.pickup ? 'yes' : 'no',
  delivery: form.deliveryAsPickup ? 'same' : form.delivery ? 'other' : 'collect',
  pickupAt: form.pickup ? valuesOfLocation(form.pickup) : emptyLocation,
  deliveryAt: form.delivery ? valuesOfLocation(form.delivery) : emptyLocation,
  remarks: form.remarks,
})

const locationOf = ({ pin, ...rest }: LocationValues) => ({
  ...rest,
  ...(readPin(pin) ?? { latitude: null, longitude: null }),
})

const numberIn = (text: string): number | null => (text === '' ? null : Number(text))

/** The body as it would be sent, right or wrong. */
const bodyOf = (values: StorageValues) => ({
  cbm: numberIn(values.cbm),
  cargoType: values.cargoType,
  cargoDetails: values.cargoDetails,
  packing: values.packing,
  pieces: numberIn(values.pieces),
  grossWeightKg: numberIn(values.grossWeightKg),
  cargoValue: values.cargoValue === '' ? null : values.cargoValue,
  emirate: values.emirate,
  startDate: values.startDate ?? '',
  endDate: values.endDate ?? '',
  pickup: values.pickup === 'yes' ? locationOf(values.pickupAt) : null,
  delivery: values.delivery === 'other' ? locationOf(values.deliveryAt) : null,
  deliveryAsPickup: values.delivery === 'same',
  remarks: values.remarks,
})

/** Where a rule of the schema has no words of its own. */
const usualProblems: FieldProblems = {
  pieces: 'warehouse.pieces',
  grossWeightKg: 'warehouse.weight',
  cargoValue: 'warehouse.value',
}

const pinProblems = ({ pickup, delivery, pickupAt, deliveryAt }: StorageValues): FieldProblems => {
  const unread = ({ pin }: LocationValues) => pin.trim() !== '' && !readPin(pin)
  return {
    ...(pickup === 'yes' && unread(pickupAt) && { 'pickup.latitude': 'accounts.address-pin' }),
    ...(delivery === 'other' && unread(deliveryAt) && { 'delivery.latitude': 'accounts.address-pin' }),
  }
}

/** Field -> problem, in the order of the form; `form` is there once nothing is wrong. `today` is a day of the UAE. */
export const validateStorage = (
  values: StorageValues,
  today: string,
): { problems: FieldProblems; form?: StorageForm } => {
  const body = bodyOf(values)
  const parsed = StorageForm.safeParse(body)
  const single = Object.fromEntries(
    (parsed.error?.issues ?? []).toReversed().map(({ path, message }): [string, string] => {
      const field = path.join('.')
      return [field, usualProblems[field] ?? message]
    }),
  )
  // Days that are not entered yet are no fault of the period; the schema asks for them.
  const startDate = values.startDate ?? today
  const whole =
    parsed.data ?? ({ ...body, startDate, endDate: values.endDate ?? addDays(startDate, 1) } as StorageForm)
  const found = { ...storageFormProblems(whole, today), ...pinProblems(values), ...single }
  const problems = Object.fromEntries(
    Object.entries(found).toSorted(([left], [right]) => placeOf(left) - placeOf(right)),
  )
  return Object.keys(problems).length === 0 ? { problems, form: parsed.data } : { problems }
}

const order = [
  'cbm',
  'cargoType',
  'cargoDetails',
  'packing',
  'pieces',
  'grossWeightKg',
  'cargoValue',
  'emirate',
  'startDate',
  'endDate',
  'pickup',
  'deliveryAsPickup',
  'delivery',
  'remarks',
]
const within = [
  'emirate',
  'area',
  'street',
  'building',
  'unit',
  'landmark',
  'makani',
  'latitude',
  'contactName',
  'contactNumber',
]

const placeOf = (field: string): number => {
  const [first = '', second = ''] = field.split('.')
  return order.indexOf(first) * 20 + within.indexOf(second) + 1
}
