// Extra charges of a truck: what its clocks come to, and what its provider claims with a receipt; answered before completion.
import { machine } from '../../kit/machine.ts'
import { parseMoney, type VatCategory } from '../../kit/money.ts'
import type { FieldProblems } from '../../kit/problem.ts'
import { texts } from '../../kit/text.ts'
import type { Proposed } from '../execution/booked-job.ts'
import { detentionClock, usualFreeHours, waitingClock, type Clock, type Passage } from '../road/clocks.ts'
import type { EventSource, RoadEvent, RoadStep } from '../road/event-order.ts'
import type { MovementType } from '../road/movement.ts'
import { contingentCharges, fixedCharges, truckVat, type TruckCharge } from '../road/offer.ts'
import type { TruckOffer } from '../quoting/offer.ts'

export const extraMachine = machine({
  name: 'truck-extra',
  states: ['CLAIMED', 'AGREED', 'OBJECTED', 'DECIDED', 'WITHDRAWN'],
  terminal: ['AGREED', 'DECIDED', 'WITHDRAWN'],
  moves: {
    // A clock claims by itself.
    claim: { from: [], to: ['CLAIMED'], actors: ['agent', 'system'] },
    // Nobody answered: agreed where it is proven, else the desk's.
    agree: { from: ['CLAIMED'], to: ['AGREED'], actors: ['customer', 'system'] },
    object: { from: ['CLAIMED'], to: ['OBJECTED'], actors: ['customer', 'system'] },
    decide: { from: ['OBJECTED'], to: ['DECIDED'], actors: ['desk', 'admin'] },
    // The provider gives it up, or a correction changes what its clock says.
    withdraw: { from: ['CLAIMED', 'OBJECTED'], to: ['WITHDRAWN'], actors: ['agent', 'system'] },
  },
})
export type ExtraState = (typeof extraMachine.states)[number]

/** Working days in which the desk decides. */
export const decideDays = 5

export const extraStops = ['LOADING', 'UNLOADING'] as const
export type ExtraStop = (typeof extraStops)[number]

export const extraStopText = texts({
  LOADING: { en: 'at loading', ar: 'عند التحميل' },
  UNLOADING: { en: 'at unloading', ar: 'عند التفريغ' },
})

/** A time at a stop for which the provider itself is the reason; open while it has no end. */
export type StopPause = { stop: ExtraStop; from: Date; until: Date | null }

export type ClockTerms = {
  movement: MovementType
  offer: Partial<TruckOffer>
  proposed: Proposed
  tariffFils: bigint
  pauses: readonly StopPause[]
}

/** A step that stands; `isSigned` where its receiver has signed for it. */
export type ClockedStep = RoadStep & { at: Date; source: EventSource; isSigned: boolean }

export type SlotClock = {
  code: 'waiting' | 'detention'
  stop: ExtraStop | null
  clock: Clock
  /** Both ends are what position, port or desk say, or what both sides have signed: silence agrees to no less. */
  isProven: boolean
}

const proves = ({ source, isSigned }: ClockedStep): boolean =>
  source === 'GEOFENCE' || source === 'PORT' || source === 'DESK' || isSigned

const ends = [
  { stop: 'LOADING', from: 'AT_LOADING', until: 'LOADING_COMPLETED' },
  { stop: 'UNLOADING', from: 'AT_UNLOADING', until: 'DELIVERED' },
] as const satisfies readonly { stop: ExtraStop; from: RoadEvent; until: RoadEvent }[]

const rateIn = (rate: string | undefined): bigint => parseMoney(rate ?? '0')

/** The clocks of one truck that have begun. */
export const clocksOf = (terms: ClockTerms, steps: readonly ClockedStep[], now: Date): SlotClock[] => {
  const { movement, offer, proposed, tariffFils, pauses } = terms
  const find = (code: RoadEvent) => steps.find((step) => step.code === code)
  const waiting = ends.flatMap(({ stop, from, until }): SlotClock[] => {
    const [arrived, ended] = [find(from), find(until)]
    if (!arrived) return []
    const [slotStart, freeHours] =
      stop === 'LOADING'
        ? [proposed.pickup, offer.freeLoadingHours ?? usualFreeHours.loading]
        : [proposed.delivery, offer.freeUnloadingHours ?? usualFreeHours.unloading]
    const clock = waitingClock(
      {
        slotStart,
        arrivedAt: arrived.at,
        endedAt: ended?.at ?? null,
        pauses: pauses
          .filter((pause) => pause.stop === stop)
          .map((pause) => ({ from: pause.from, until: pause.until ?? ended?.at ?? now })),
        freeHours,
        rateFils: rateIn(offer.waitingRate),
        tariffFils,
        category: truckVat('waiting', movement) ?? 'standard',
      },
      now,
    )
    return [{ code: 'waiting', stop, clock, isProven: proves(arrived) && !!ended && proves(ended) }]
  })
  const at = (code: RoadEvent, post: RoadStep['post']) =>
    steps.find((step) => step.code === code && step.post === post)
  const passages = steps.flatMap((step): (Passage & { isProven: boolean })[] => {
    if (step.code !== 'BORDER_WAITING') return []
    const cleared = at('BORDER_CLEARED', step.post)
    const isProven = proves(step) && !!cleared && proves(cleared)
    return [{ post: step.post!, from: step.at, until: cleared?.at ?? null, isProven }]
  })
  if (passages.length === 0) return waiting
  const detention = detentionClock(
    passages,
    { freeHours: offer.freeBorderHours ?? usualFreeHours.border, rateFils: rateIn(offer.detentionRate) },
    now,
  )
  const isProven = passages.every((passage) => passage.isProven)
  return [...waiting, { code: 'detention', stop: null, clock: detention, isProven }]
}

/** The stop at which a truck waits now. */
export const waitingStop = (steps: readonly Pick<ClockedStep, 'code'>[]): ExtraStop | undefined => {
  const has = (code: RoadEvent) => steps.some((step) => step.code === code)
  return ends.find(({ from, until }) => has(from) && !has(until))?.stop
}

/** When a truck has come to a stop, and when the stop was over. */
export const stopTimes = (stop: ExtraStop, steps: readonly Pick<ClockedStep, 'code' | 'at'>[]) => {
  const { from, until } = ends.find((each) => each.stop === stop)!
  const at = (code: RoadEvent) => steps.find((step) => step.code === code)?.at
  return { arrivedAt: at(from), endedAt: at(until) }
}

export type ClockClaim = {
  code: SlotClock['code']
  stop: ExtraStop | null
  units: number
  rateFils: bigint
  netFils: bigint
  isProven: boolean
}

/** What the clocks of a truck claim; borders are added up once the last of them is behind the truck. */
export const clockClaims = (clocks: readonly SlotClock[], isPastBorders: boolean): ClockClaim[] =>
  clocks.flatMap(({ code, stop, clock, isProven }) =>
    clock.isRunning || clock.netFils === 0n || (code === 'detention' && !isPastBorders)
      ? []
      : { code, stop, units: clock.units, rateFils: clock.rateFils, netFils: clock.netFils, isProven },
  )

type Known = Omit<ClockClaim, 'rateFils'> & { state: ExtraState }

const isSameClock = (one: Pick<ClockClaim, 'code' | 'stop'>, other: Pick<ClockClaim, 'code' | 'stop'>) =>
  one.code === other.code && one.stop === other.stop

/** What is claimed newly, and what a correction has overtaken; what was answered stays as it was answered. */
export const claimChanges = <Row extends Known>(
  wanted: readonly ClockClaim[],
  known: readonly Row[],
): { claimed: ClockClaim[]; overtaken: Row[] } => {
  const standing = known.filter(({ state }) => state !== 'WITHDRAWN')
  const isSame = (claim: ClockClaim, row: Row) =>
    isSameClock(claim, row) && claim.netFils === row.netFils && claim.isProven === row.isProven
  const overtaken = standing.filter(
    (row) => row.state === 'CLAIMED' && !wanted.some((claim) => isSame(claim, row)),
  )
  const claimed = wanted.filter(
    (claim) => !standing.some((row) => isSameClock(claim, row) && !overtaken.includes(row)),
  )
  return { claimed, overtaken }
}

/** What a provider may claim on a movement with a receipt; the tariff is fixed, and waiting counts itself. */
export const claimableCharges = (movement: MovementType): TruckCharge[] => {
  const counted = contingentCharges(movement)
  return fixedCharges(movement).filter((code) => code !== 'truck-tariff' && !counted.includes(code))
}

export const claimProblems = (
  movement: MovementType,
  { code, netFils }: { code: TruckCharge; netFils: bigint },
): FieldProblems => ({
  ...(claimableCharges(movement).includes(code) ? {} : { code: 'trucks.extra-code' }),
  ...(netFils > 0n ? {} : { amount: 'trucks.extra-amount' }),
})

export const extraVat = (code: TruckCharge, movement: MovementType): VatCategory =>
  truckVat(code, movement) ?? 'standard'

export const answerExtraRefusal = (state: ExtraState): string | undefined =>
  state === 'CLAIMED' ? undefined : 'trucks.extra-answered'

export const decideExtraRefusal = (state: ExtraState): string | undefined =>
  state === 'OBJECTED' ? undefined : 'trucks.extra-not-objected'

export const withdrawExtraRefusal = (state: ExtraState): string | undefined =>
  extraMachine.moves.withdraw.from.includes(state) ? undefined : 'trucks.extra-answered'

/** What is charged of it, before VAT. */
export const chargedFils = ({
  state,
  netFils,
  grantedFils,
}: {
  state: ExtraState
  netFils: bigint
  grantedFils: bigint | null
}): bigint => (state === 'AGREED' ? netFils : state === 'DECIDED' ? (grantedFils ?? 0n) : 0n)
