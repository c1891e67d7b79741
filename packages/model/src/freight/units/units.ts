// The containers of a shipment: which shipments list them, who changes them until when, and which masses a departure waits for (G8).
import { comma, say, type Lang } from '../../kit/text.ts'
import type { RequestForm } from '../asking/request-form.ts'
import { containersOf } from '../cargo/cargo-of.ts'
import { inContainers, isOfToday } from '../cargo/cargo-shape.ts'
import type { MilestoneCode } from '../execution/milestones.ts'
import { bookedStates, type RequestState } from '../request-machine.ts'
import type { ShipmentSide } from '../sides.ts'
import type { UnitRecord } from './read-unit.ts'
import { missingText } from './unit-text.ts'
import type { VgmGap } from './vgm-gap.ts'

type Boxed = Pick<
  RequestForm,
  'mode' | 'containerMode' | 'containerType' | 'containerCount' | 'moreContainers'
>

/** As many as are booked; 0 where the cargo does not fill whole containers of its own. */
export const bookedUnits = (form: Boxed): number =>
  form.mode === 'sea' && inContainers(form)
    ? containersOf(form).reduce((sum, { count }) => sum + count, 0)
    : 0

export type UnitFacts = {
  state: RequestState
  milestones: readonly MilestoneCode[]
  booked: number
  listed: number
}

export type UnitMove = 'add' | 'change' | 'remove'

/** Why a side cannot do it: both until departure, and afterwards the agent corrects what was loaded. */
export const unitRefusal = (
  move: UnitMove,
  side: ShipmentSide | undefined,
  { state, milestones, booked, listed }: UnitFacts,
): string | undefined => {
  if (!side) return 'kit.forbidden'
  if (!bookedStates.includes(state)) return 'freight.not-booked'
  if (booked === 0) return 'freight.no-units'
  if (milestones.includes('DEPARTED') && (side === 'customer' || move === 'remove'))
    return 'freight.units-departed'
  return move === 'add' && listed >= booked ? 'freight.units-full' : undefined
}

const massOf = ({ type, tareG, maxGrossG, vgm }: UnitRecord): string =>
  JSON.stringify([type, tareG, maxGrossG, vgm?.vgmG, vgm?.method, vgm?.cargoG, vgm?.dunnageG, vgm?.by])

/** The same plate, weighed the same way by the same person to the same result. */
export const isSameMass = (before: UnitRecord, after: UnitRecord): boolean => massOf(before) === massOf(after)

/** What was weighed before departure stays as the vessel was told. */
export const correctionRefusal = (
  before: UnitRecord,
  after: UnitRecord,
  milestones: readonly MilestoneCode[],
): string | undefined =>
  milestones.includes('DEPARTED') && before.vgm && !isSameMass(before, after)
    ? 'freight.vgm-departed'
    : undefined

/** Every booked container is listed with its mass. */
export const areWeighed = (form: Boxed, units: readonly ListedUnit[]): boolean =>
  units.length >= bookedUnits(form) && units.every(({ isWeighed }) => isWeighed)

export type ListedUnit = { number: string; isWeighed: boolean }

type Held = Boxed & Pick<RequestForm, 'direction' | 'shape'>

/** Containers of a sea export go on board with a verified gross mass; those of the earlier shape go on as they were. */
export const isHeldForVgm = (form: Held): boolean =>
  form.direction === 'export' && isOfToday(form) && bookedUnits(form) > 0

export const vgmGapOf = (form: Held, units: readonly ListedUnit[]): VgmGap =>
  isHeldForVgm(form)
    ? {
        unlisted: Math.max(0, bookedUnits(form) - units.length),
        unweighed: units.filter(({ isWeighed }) => !isWeighed).map(({ number }) => number),
      }
    : { unlisted: 0, unweighed: [] }

/** "CSQU3054383, 2 containers not listed yet". */
export const missingVgms = ({ unlisted, unweighed }: VgmGap): { en: string; ar: string } => {
  const inWords = (lang: Lang): string =>
    [...unweighed, ...(unlisted > 0 ? [say(lang, missingText.unlisted, { count: unlisted })] : [])].join(
      comma(lang),
    )
  return { en: inWords('en'), ar: inWords('ar') }
}
