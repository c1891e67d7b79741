// The rules of A 5 over the whole request, run by the form while typing and by the server on submit.
import { dayOf } from '../../kit/day.ts'
import { missingFields } from '../../kit/form-draft.ts'
import type { FieldProblems } from '../../kit/problem.ts'
import { containerModes } from '../../reference/containers.ts'
import type { PlaceKind } from '../../reference/place.ts'
import { checkAirWaybill, checkContainerNumber } from '../../reference/identifiers.ts'
import type { SettingsInForce } from '../../kit/settings.ts'
import { cargoLineProblems } from '../cargo/cargo-rules.ts'
import { freightFields } from './request-fields.ts'
import type { RequestForm, Stop } from './request-form.ts'

const sameText = (left?: string, right?: string): boolean =>
  !!left && !!right && left.trim().toLowerCase() === right.trim().toLowerCase()

const routeProblems = ({ origin, destination, direction, sameContact }: RequestForm): FieldProblems => {
  const home = direction === 'import' ? destination : origin
  const away = direction === 'import' ? origin : destination
  const homePath = direction === 'import' ? 'destination.place' : 'origin.place'
  return {
    ...((home.country !== 'AE' || away.country === 'AE') && { [homePath]: 'freight.uae-required' }),
    ...(origin.place === destination.place && { 'destination.place': 'freight.same-city' }),
    ...(sameText(origin.address, destination.address) && { 'destination.address': 'freight.same-address' }),
    ...(sameContact &&
      origin.contactNumber !== destination.contactNumber && {
        'destination.contactNumber': 'freight.contact-differs',
      }),
  }
}

/** Why a place cannot be an end of this kind for this mode: not served, or no gateway of the mode, or no door. */
export const stopPlaceRefusal = (
  mode: RequestForm['mode'],
  kind: Stop['kind'],
  place: { kind: PlaceKind } | undefined,
): string | undefined => {
  const kinds: readonly PlaceKind[] =
    kind === 'door' ? ['city', 'area'] : mode === 'sea' ? ['port'] : ['airport']
  return place && kinds.includes(place.kind) ? undefined : 'freight.place-unknown'
}

const cargoProblems = (form: RequestForm): FieldProblems => ({
  ...(containerModes[form.containerMode].mode !== form.mode && {
    containerMode: 'freight.container-mode-invalid',
  }),
  ...cargoLineProblems(form),
})

/** Numbers that are given must carry their check digit; the form explains which one it expects. */
const numberProblems = ({ containerNumber, awbNumber }: RequestForm): FieldProblems => ({
  ...(containerNumber &&
    checkContainerNumber(containerNumber).problem !== undefined && {
      containerNumber: 'freight.tracking-number-invalid',
    }),
  ...(awbNumber &&
    checkAirWaybill(awbNumber).problem !== undefined && { awbNumber: 'freight.tracking-number-invalid' }),
})

/** Hours between now and the earliest pickup (decisions 4.0). */
export type PickupRule = Pick<SettingsInForce, 'freight.pickup-hours'>

/** The first moment at which cargo can be fetched. */
export const earliestPickup = (now: Date, settings: PickupRule): Date =>
  new Date(now.getTime() + settings['freight.pickup-hours'] * 3_600_000)

const dateProblems = (form: RequestForm, now: Date, settings: PickupRule): FieldProblems => ({
  ...(form.readyFrom < dayOf(now) && { readyFrom: 'freight.date-past' }),
  ...(form.readyFrom >= form.deliverBy && { deliverBy: 'freight.dates-order' }),
  ...(form.pickupAt &&
    Date.parse(form.pickupAt) < earliestPickup(now, settings).getTime() && {
      pickupAt: 'freight.pickup-soon',
    }),
})

/** Field path -> problem code for everything wrong with a well-formed request; empty when it may be submitted. */
export const requestProblems = (form: RequestForm, now: Date, settings: PickupRule): FieldProblems => ({
  ...missingFields(freightFields, form),
  ...routeProblems(form),
  ...cargoProblems(form),
  ...numberProblems(form),
  ...dateProblems(form, now, settings),
})
