// A change of a booking that one side proposes and the other answers (T14): what may change and when, and what it makes of the price.
import { machine } from '../../kit/machine.ts'
import { parseMoney, sum } from '../../kit/money.ts'
import type { FieldProblems } from '../../kit/problem.ts'
import { charges, type ChargeCode } from '../../requests/charges.ts'
import { lineVat, netOf } from '../../requests/charge-line.ts'
import type { PricedLine } from '../../requests/final-changes.ts'
import type { TruckForm } from '../asking/request-form.ts'
import { isSamePlace, placeProblems, type TruckPlace } from '../asking/truck-place.ts'
import type { Proposed } from '../execution/booked-job.ts'
import { truckFacts } from '../quoting/pricing.ts'
import { dropTrucks } from '../road/cancellation.ts'
import { timesProblems } from '../road/offer.ts'
import {
  carriesContainer,
  isRefrigerated,
  isSubtypeOf,
  truckTypes,
  trucksForWeight,
  type TruckSubtype,
  type TruckType,
} from '../road/truck-types.ts'

export const changeMachine = machine({
  name: 'truck-change',
  states: ['PROPOSED', 'AGREED', 'REFUSED', 'WITHDRAWN', 'LAPSED'],
  terminal: ['AGREED', 'REFUSED', 'WITHDRAWN', 'LAPSED'],
  moves: {
    propose: { from: [], to: ['PROPOSED'], actors: ['customer', 'agent'] },
    agree: { from: ['PROPOSED'], to: ['AGREED'], actors: ['customer', 'agent'] },
    refuse: { from: ['PROPOSED'], to: ['REFUSED'], actors: ['customer', 'agent'] },
    withdraw: { from: ['PROPOSED'], to: ['WITHDRAWN'], actors: ['customer', 'agent'] },
    // Nobody answered in time, or the booking was cancelled.
    lapse: { from: ['PROPOSED'], to: ['LAPSED'], actors: ['system'] },
  },
})
export type ChangeState = (typeof changeMachine.states)[number]

/** Hours in which the other side answers. */
export const changeHours = 12

export const changeSides = ['customer', 'agent'] as const
export type ChangeSide = (typeof changeSides)[number]

/** What is to be otherwise; null and empty stay as they are. */
export type Change = {
  /** Trucks that are not wanted any more. */
  drop: readonly string[]
  /** Of everything, where it is another one then. */
  weightKg: number | null
  proposedPickup: string | null
  proposedDelivery: string | null
  pickup: TruckPlace | null
  dropoff: TruckPlace | null
  truckType: TruckType | null
  subType: TruckSubtype | null
  /** New prices of one, in AED before VAT. */
  rates: readonly { code: ChargeCode; rate: string }[]
}

export const noChange: Change = {
  drop: [],
  weightKg: null,
  proposedPickup: null,
  proposedDelivery: null,
  pickup: null,
  dropoff: null,
  truckType: null,
  subType: null,
  rates: [],
}

export type ChangedSlot = {
  slot: string
  isAtLoading: boolean
  isDelivered: boolean
  /** It has extra charges, which would be left without a truck. */
  hasExtras: boolean
}

/** The booking as it stands. */
export type ChangeFacts = {
  form: TruckForm
  proposed: Proposed
  slots: readonly ChangedSlot[]
  lines: readonly PricedLine[]
}

/** Why one truck cannot be dropped. */
export const dropRefusal = (
  { isAtLoading, hasExtras }: Omit<ChangedSlot, 'slot'>,
  trucks: number,
): string | undefined => {
  if (trucks < 2) return 'trucks.change-drop-all'
  if (isAtLoading) return 'trucks.change-drop-late'
  return hasExtras ? 'trucks.change-drop-extras' : undefined
}

/** Why pickup and truck type stay as they are. */
export const beginningRefusal = (slots: readonly ChangedSlot[]): string | undefined =>
  slots.some(({ isAtLoading }) => isAtLoading) ? 'trucks.change-begun' : undefined

/** Why the delivery stays as it is. */
export const deliveryRefusal = (slots: readonly ChangedSlot[]): string | undefined =>
  slots.some(({ isDelivered }) => isDelivered) ? 'trucks.change-delivered' : undefined

/** What was paid in the customer's name, and what is kept of a truck that was dropped, has no other price. */
export const isRepriced = ({ code, vat }: Pick<PricedLine, 'code' | 'vat'>): boolean =>
  code !== 'dropped-truck' && vat !== 'out-of-scope'

const dropProblems = (change: Change, { slots }: ChangeFacts): FieldProblems => {
  const dropped = change.drop.map((id) => slots.find(({ slot }) => slot === id))
  if (dropped.includes(undefined) || new Set(change.drop).size < change.drop.length)
    return { drop: 'trucks.slot-not-found' }
  if (dropped.length >= slots.length && dropped.length > 0) return { drop: 'trucks.change-drop-all' }
  const refusal = dropped.map((slot) => dropRefusal(slot!, slots.length)).find(Boolean)
  return refusal ? { drop: refusal } : {}
}

const placesProblems = (change: Change, { form, slots }: ChangeFacts): FieldProblems => {
  const found: FieldProblems = {}
  for (const end of ['pickup', 'dropoff'] as const) {
    const place = change[end]
    if (!place) continue
    const refusal = end === 'pickup' ? beginningRefusal(slots) : deliveryRefusal(slots)
    if (refusal) found[`${end}.area`] = refusal
    if (place.country !== form[end].country) found[`${end}.country`] = 'trucks.change-country'
    for (const [field, code] of Object.entries(placeProblems(place))) found[`${end}.${field}`] = code
  }
  const { pickup, dropoff } = changedForm(form, change)
  if ((change.pickup || change.dropoff) && isSamePlace(pickup, dropoff))
    found[change.dropoff ? 'dropoff.area' : 'pickup.area'] = 'trucks.same-place'
  return found
}

const datesProblems = (change: Change, facts: ChangeFacts, now: Date): FieldProblems => {
  const { proposedPickup: pickup, proposedDelivery: delivery } = change
  if (pickup === null && delivery === null) return {}
  const times = changedTimes(facts.proposed, change)
  const { proposedPickup: past, ...found } = timesProblems(
    { proposedPickup: times.pickup, proposedDelivery: times.delivery },
    now,
  )
  const begun = beginningRefusal(facts.slots)
  const over = deliveryRefusal(facts.slots)
  return {
    ...found,
    ...(pickup !== null && past && { proposedPickup: past }),
    ...(pickup !== null && begun && { proposedPickup: begun }),
    ...(delivery !== null && times.delivery <= now && { proposedDelivery: 'trucks.change-delivery-past' }),
    ...(delivery !== null && over && { proposedDelivery: over }),
  }
}

const isSmaller = (from: TruckForm, to: TruckForm): boolean => {
  const [before, after] = [truckTypes[from.truckType], truckTypes[to.truckType]]
  return after.payloadKg < before.payloadKg || after.floorPallets < before.floorPallets
}

const typeProblems = (change: Change, { form, slots }: ChangeFacts): FieldProblems => {
  if (!change.truckType && !change.subType) return {}
  const to = changedForm(form, change)
  const begun = beginningRefusal(slots)
  if (begun) return { truckType: begun }
  if (isSmaller(form, to)) return { truckType: 'trucks.change-smaller' }
  const keeps =
    isSubtypeOf(to.subType, to.truckType) &&
    isRefrigerated(form.subType) === isRefrigerated(to.subType) &&
    (!carriesContainer(form.subType) || carriesContainer(to.subType))
  return keeps ? {} : { subType: 'trucks.change-subtype' }
}

const priceProblems = ({ rates }: Change, { lines }: ChangeFacts): FieldProblems => {
  const found: FieldProblems = {}
  rates.forEach(({ code, rate }, index) => {
    const isOnce = rates.findIndex((each) => each.code === code) === index
    if (!isOnce || !lines.some((line) => line.code === code && isRepriced(line)))
      found[`rates.${index}.rate`] = 'trucks.change-rate'
    else if (parseMoney(rate) <= 0n) found[`rates.${index}.rate`] = 'quotes.selling-zero'
  })
  return found
}

/** Whether anything would be otherwise. */
export const changesAnything = (change: Change, { form, proposed, lines }: ChangeFacts): boolean => {
  const times = changedTimes(proposed, change)
  return (
    change.drop.length > 0 ||
    JSON.stringify(changedForm(form, change)) !== JSON.stringify(form) ||
    times.pickup.getTime() !== proposed.pickup.getTime() ||
    times.delivery.getTime() !== proposed.delivery.getTime() ||
    change.rates.some(({ code, rate }) =>
      lines.some((line) => line.code === code && line.sellingFils !== parseMoney(rate)),
    )
  )
}

/** What stands against it, by field; `needed` of `trucks.too-heavy` is `trucksNeeded` of the changed form. */
export const changeProblems = (change: Change, facts: ChangeFacts, now: Date): FieldProblems => {
  const found = {
    ...dropProblems(change, facts),
    ...placesProblems(change, facts),
    ...datesProblems(change, facts, now),
    ...typeProblems(change, facts),
    ...priceProblems(change, facts),
  }
  const over = change.weightKg === null ? undefined : deliveryRefusal(facts.slots)
  const { truckType, trucks, weightKg } = changedForm(facts.form, change)
  const tooHeavy = !found['truckType'] && !found['drop'] && trucksForWeight(truckType, weightKg) > trucks
  return {
    ...found,
    ...(tooHeavy && { weightKg: 'trucks.too-heavy' }),
    ...(over && { weightKg: over }),
  }
}

/** What the trucks are booked by then. */
export const changedForm = (form: TruckForm, change: Change): TruckForm => ({
  ...form,
  trucks: form.trucks - change.drop.length,
  weightKg: change.weightKg ?? form.weightKg,
  pickup: change.pickup ?? form.pickup,
  dropoff: change.dropoff ?? form.dropoff,
  truckType: change.truckType ?? form.truckType,
  subType: change.subType ?? form.subType,
  pickupAt: change.proposedPickup ?? form.pickupAt,
  dropoffAt: change.proposedDelivery ?? form.dropoffAt,
})

export const changedTimes = (proposed: Proposed, change: Change): Proposed => ({
  pickup: change.proposedPickup === null ? proposed.pickup : new Date(change.proposedPickup),
  delivery: change.proposedDelivery === null ? proposed.delivery : new Date(change.proposedDelivery),
})

export const linesTotal = (lines: readonly PricedLine[]): bigint =>
  sum(lines.map((line) => netOf(line) + lineVat(line)))

/**
 * The price by then: fewer trucks, what is kept of the share of those that are dropped as a line of its own, and new rates for
 * the rest. `percent` is what the cancellation rule keeps now.
 */
export const changedLines = <Line extends PricedLine>(
  lines: readonly Line[],
  form: TruckForm,
  change: Pick<Change, 'drop' | 'rates'>,
  percent: number,
): { lines: (Line | PricedLine)[]; keptFils: bigint } => {
  const dropped = change.drop.length
  const rest =
    dropped > 0
      ? dropTrucks(lines, truckFacts(form), { percent, dropped })
      : { lines, keptFils: 0n, kept: null }
  const repriced = rest.lines.map((line) => {
    const rate = isRepriced(line) && change.rates.find(({ code }) => code === line.code)?.rate
    return rate ? { ...line, sellingFils: parseMoney(rate) } : line
  })
  return { lines: rest.kept ? [...repriced, rest.kept] : repriced, keptFils: rest.keptFils }
}

/** Percent that is kept of a dropped truck's share: nothing where its provider drops it. */
export const dropPercent = (by: ChangeSide, percent: number): number => (by === 'agent' ? 0 : percent)

export const answerChangeRefusal = (
  { state, by, answerBy }: { state: ChangeState; by: ChangeSide; answerBy: Date },
  side: ChangeSide,
  now: Date,
): string | undefined => {
  if (by === side) return 'trucks.change-own'
  return state === 'PROPOSED' && answerBy > now ? undefined : 'trucks.change-over'
}

export const withdrawChangeRefusal = (
  { state, by }: { state: ChangeState; by: ChangeSide },
  side: ChangeSide,
): string | undefined => {
  if (by !== side) return 'kit.forbidden'
  return state === 'PROPOSED' ? undefined : 'trucks.change-over'
}

/** Charges of a booking under the names that a change gives them. */
export const chargeName = ({ code, label }: Pick<PricedLine, 'code' | 'label'>): { en: string; ar: string } =>
  label ? { en: label, ar: label } : { en: charges[code].en, ar: charges[code].ar }
