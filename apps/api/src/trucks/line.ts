// The trucks line: what is its own in the way that its requests go.
import { answerMinutesIn } from '@marsa/model/requests/validity.ts'
import { truckFields, truckTitle, type TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import { truckFormProblems, trucksNeeded } from '@marsa/model/trucks/asking/request-rules.ts'
import { truckMachine } from '@marsa/model/trucks/request-machine.ts'
import { truckOffer } from '@marsa/model/trucks/quoting/offer.ts'
import { truckExpected, truckFormPricing } from '@marsa/model/trucks/quoting/pricing.ts'
import { truckCancelStage } from '@marsa/model/trucks/road/cancellation.ts'
import { truckCancelling } from '@marsa/model/trucks/rules.ts'
import { nextNumber } from '../kit/numbers.ts'
import { usualLine, type UsualRow } from '../requests/door.ts'
import { checkSending } from './asking/send.ts'
import { truckStatusReading } from './status.store.ts'

export type TruckRow = UsualRow<TruckForm> & {
  without_credit: boolean
  booking_number: string | null
  allocated_at: Date | null
}

const usual = usualLine<TruckForm, TruckRow>({
  line: 'trucks',
  prefix: 'TR',
  fields: truckFields,
  problems: (form, _today, { now, settings }) => truckFormProblems(form, now, settings),
  problemParams: (form) => ({ needed: trucksNeeded(form) }),
  sending: checkSending,
  machine: truckMachine,
  statuses: truckStatusReading,
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
      'allocated_at',
    ],
  },
  // A draft holds some of them.
  columns: (form: Partial<TruckForm>) => ({
    movement_type: form.movementType ?? null,
    truck_type: form.truckType ?? null,
    trucks: Number(form.trucks) || null,
    weight_kg: Number(form.weightKg) || null,
    pickup_at: form.pickupAt ?? null,
    dropoff_at: form.dropoffAt ?? null,
    container_no: form.containerNo ?? null,
  }),
  copied: ({ pickupAt: _pickup, dropoffAt: _dropoff, containerNo: _container, returnBy: _by, ...form }) =>
    form,
  date: 'pickup_at',
  title: truckTitle,
  searched: ({ commodity, pickup, dropoff, containerNo }) => [
    commodity,
    pickup.area,
    pickup.city,
    dropoff.area,
    dropoff.city,
    containerNo ?? '',
  ],
  expected: truckExpected,
  pricing: truckFormPricing,
  offer: truckOffer,
  answerMinutes: (settings) => answerMinutesIn(settings).truck,
  // Nothing is paid down: the whole is confirmed on credit.
  downPercent: () => 100,
  cancelling: truckCancelling,
  stage: ({ state, booked_at: bookedAt, form }, now, settings) =>
    truckCancelStage({ state, bookedAt, pickupAt: new Date(form.pickupAt), begun: false }, settings, now),
})

export const trucksLine: typeof usual = {
  ...usual,
  creditOnly: true,
  booked: async (tx, request) => {
    const number = await nextNumber(tx, 'BK', request.booked_at ?? new Date())
    await usual.note(tx, request.id, { booking_number: number })
  },
}
