// What stands in the fields of the storage form, to and from what is sent, checked by the rules of the server.
import { pinOf } from '@marsa/model/accounts/addresses/addresses.ts'
import { addDays } from '@marsa/model/kit/day.ts'
import { emptyValues, sentValues, typedValues, type ValuesOf } from '@marsa/model/kit/form-fields.ts'
import { pinText, readPin } from '@marsa/model/kit/pin.ts'
import type { FieldProblems } from '@marsa/model/kit/problem.ts'
import {
  storageFields,
  storageFormProblems,
  StorageForm,
  emptyLocation as emptyPlace,
  StorageLocation,
} from '@marsa/model/warehouse/request-form.ts'

/** A location as it is typed: the pin is one text. */
export type LocationValues = Omit<StorageLocation, 'latitude' | 'longitude'> & { pin: string }

/** What the controls of the table hold, and how goods come and go. */
export type StorageValues = ValuesOf<typeof storageFields> & {
  pickup: 'no' | 'yes'
  delivery: 'collect' | 'same' | 'other'
  pickupAt: LocationValues
  deliveryAt: LocationValues
}

const { latitude: _, longitude: _pin, ...nowhere } = emptyPlace
export const emptyLocation: LocationValues = { ...nowhere, pin: '' }

export const emptyStorage: StorageValues = {
  ...emptyValues(storageFields),
  pickup: 'no',
  delivery: 'collect',
  pickupAt: emptyLocation,
  deliveryAt: emptyLocation,
}

const valuesOfLocation = (location: StorageLocation): LocationValues => {
  const { latitude, longitude, ...rest } = location
  const pin = pinOf({ latitude, longitude })
  return { ...rest, pin: pin ? pinText(pin) : '' }
}

export const valuesOf = (form: StorageForm): StorageValues => ({
  ...typedValues(storageFields, form),
  pickup: form.pickup ? 'yes' : 'no',
  delivery: form.deliveryAsPickup ? 'same' : form.delivery ? 'other' : 'collect',
  pickupAt: form.pickup ? valuesOfLocation(form.pickup) : emptyLocation,
  deliveryAt: form.delivery ? valuesOfLocation(form.delivery) : emptyLocation,
})

const locationOf = ({ pin, ...rest }: LocationValues) => ({
  ...rest,
  ...(readPin(pin) ?? { latitude: null, longitude: null }),
})

/** The body as it would be sent, right or wrong. */
const bodyOf = (values: StorageValues) => ({
  ...sentValues(storageFields, values),
  pickup: values.pickup === 'yes' ? locationOf(values.pickupAt) : null,
  delivery: values.delivery === 'other' ? locationOf(values.deliveryAt) : null,
  deliveryAsPickup: values.delivery === 'same',
})

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
    (parsed.error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]),
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

const order = Object.keys(storageFields)
const within = Object.keys(StorageLocation.shape)

const placeOf = (field: string): number => {
  const [first = '', second = ''] = field.split('.')
  return order.indexOf(first) * 20 + within.indexOf(second) + 1
}
