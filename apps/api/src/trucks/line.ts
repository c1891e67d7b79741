// The trucks line: what is its own in the way that its requests go.
import type { z } from 'zod'
import type { Field } from '@marsa/model/kit/form-fields.ts'
import { schemaOf } from '@marsa/model/kit/form-schema.ts'
import { split, sum } from '@marsa/model/kit/money.ts'
import { netOf } from '@marsa/model/requests/charge-line.ts'
import { answerMinutesIn } from '@marsa/model/requests/validity.ts'
import { truckTabs } from '@marsa/model/trucks/asking/list-tabs.ts'
import { truckFields, truckTitle, type TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import { truckFormProblems, trucksNeeded } from '@marsa/model/trucks/asking/request-rules.ts'
import { proposedIn, tariffCode } from '@marsa/model/trucks/execution/booked-job.ts'
import { truckCompleteRefusal } from '@marsa/model/trucks/execution/truck-turn.ts'
import { truckTurnWords } from '@marsa/model/trucks/execution/truck-turn-text.ts'
import { truckMachine } from '@marsa/model/trucks/request-machine.ts'
import { truckOffer } from '@marsa/model/trucks/quoting/offer.ts'
import { truckExpected, truckFormPricing } from '@marsa/model/trucks/quoting/pricing.ts'
import { truckCancelEnds, truckCancelStage } from '@marsa/model/trucks/road/cancellation.ts'
import type { MovementType } from '@marsa/model/trucks/road/movement.ts'
import { truckCancelling } from '@marsa/model/trucks/rules.ts'
import type { Tx } from '../kit/db.ts'
import { nextNumber } from '../kit/numbers.ts'
import {
  addToSearch,
  pricedOf,
  quotationWithCharges,
  usualLine,
  type Booked,
  type UsualRow,
} from '../requests/door.ts'
import { createBorderTasks } from './borders/create-tasks.ts'
import { checkSending } from './asking/send.ts'
import { truckFacts, truckTurns } from './execution/facts.ts'
import { lapseWithRequest } from './change/changes.store.ts'
import { chargedExtras } from './extras/charged-extras.ts'
import { insertSlots } from './execution/slots.store.ts'
import { hasBegun, ofMovement, truckStatusReading } from './status.store.ts'

export type TruckRow = UsualRow<TruckForm> & {
  without_credit: boolean
  booking_number: string | null
  proposed_pickup: Date | null
  proposed_delivery: Date | null
  container_no: string | null
  /** Of trucks that were dropped. */
  kept_fils: bigint
  allocated_at: Date | null
  /** The first truck is at loading. */
  begun_at: Date | null
}

/** A value that its field takes, else null. */
const valueFor = <Value>(field: Field<z.ZodType, Value>, value: unknown): unknown =>
  schemaOf(field).safeParse(value).data ?? null

const usual = usualLine<TruckForm, TruckRow>({
  line: 'trucks',
  prefix: 'TR',
  fields: truckFields,
  problems: (form, _today, { now, settings }) => truckFormProblems(form, now, settings),
  problemParams: (form) => ({ needed: trucksNeeded(form) }),
  sending: checkSending,
  machine: truckMachine,
  statuses: truckStatusReading,
  tabs: truckTabs,
  listing: {
    begun: hasBegun,
    further: ({ movement }: { movement?: MovementType }) => movement && ofMovement(movement),
  },
  details: {
    name: 'truck_details',
    columns: [
      'movement_type',
      'truck_type',
      'trucks',
      'weight_kg',
      'pickup_at',
      'dropoff_at',
      'container_no',
      'without_credit',
      'booking_number',
      'proposed_pickup',
      'proposed_delivery',
      'allocated_at',
      'begun_at',
      'kept_fils',
    ],
  },
  // A draft holds some of them, as they were typed: what is not right yet waits in its form alone.
  columns: (form: Partial<TruckForm>) => ({
    movement_type: form.movementType ?? null,
    truck_type: form.truckType ?? null,
    trucks: valueFor(truckFields.trucks, Number(form.trucks)),
    weight_kg: valueFor(truckFields.weightKg, Number(form.weightKg)),
    pickup_at: valueFor(truckFields.pickupAt, form.pickupAt),
    dropoff_at: valueFor(truckFields.dropoffAt, form.dropoffAt),
    container_no: form.containerNo ?? null,
  }),
  copied: ({ pickupAt: _pickup, dropoffAt: _dropoff, containerNo: _container, returnBy: _by, ...form }) =>
    form,
  date: 'pickup_at',
  title: truckTitle,
  searched: ({ commodity, pickup, dropoff, containerNo, reference }) => [
    commodity,
    pickup.area,
    pickup.city,
    dropoff.area,
    dropoff.city,
    containerNo ?? '',
    reference ?? '',
  ],
  expected: truckExpected,
  pricing: truckFormPricing,
  offer: truckOffer,
  answerMinutes: (settings) => answerMinutesIn(settings).truck,
  // Nothing is paid down: the whole is confirmed on credit.
  downPercent: () => 100,
  cancelling: truckCancelling,
  stage: ({ state, booked_at: bookedAt, begun_at: begunAt, form }, now, settings) =>
    truckCancelStage(
      { state, bookedAt, pickupAt: new Date(form.pickupAt), begun: begunAt !== null },
      settings,
      now,
    ),
  stageEnds: ({ booked_at: bookedAt, form }, now, settings) =>
    truckCancelEnds({ bookedAt, pickupAt: new Date(form.pickupAt) }, settings, now),
  invoicedBySystem: true,
})

/** When the accepted quotation has the trucks come, and each truck's share of its tariff; the shares add up to it. */
const promisedBy = async (tx: Tx, { id, quotation_id, form }: Booked<TruckRow>) => {
  const quotation = await quotationWithCharges(tx, quotation_id)
  if (!quotation) throw new Error(`request ${id} is booked without its quotation`)
  const priced = quotation.charges.map(pricedOf)
  const tariff = priced.filter(({ code }) => code === tariffCode)
  return {
    hasDeposit: priced.some(({ code }) => code === 'deposit'),
    proposed: proposedIn(form, quotation.offer ?? {}),
    sharesFils: split(sum(tariff.map(netOf)), form.trucks),
  }
}

export const trucksLine: typeof usual = {
  ...usual,
  creditOnly: true,
  turns: truckTurns,
  turnWords: truckTurnWords,
  booked: async (tx, request) => {
    const now = request.booked_at ?? new Date()
    const number = await nextNumber(tx, 'BK', now)
    const { hasDeposit, proposed, sharesFils } = await promisedBy(tx, request)
    await usual.note(tx, request.id, {
      booking_number: number,
      proposed_pickup: proposed.pickup,
      proposed_delivery: proposed.delivery,
    })
    await addToSearch(tx, request.id, number)
    await insertSlots(tx, request.id, sharesFils)
    await createBorderTasks(tx, usual.messages, request, { hasDeposit, pickupAt: proposed.pickup, now })
  },
  cancelling: {
    ...usual.cancelling,
    keptFils: ({ kept_fils: kept }) => kept,
    ended: lapseWithRequest,
  },
  extras: (db, { id }) => chargedExtras(db, id),
  completeRefusal: async (db, { id }) => truckCompleteRefusal((await truckFacts(db, [id])).get(id)!),
}
