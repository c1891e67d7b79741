// The rules of claims: on which parcel, until when, how much at most, and when one person alone may pay it.
import type { Policy } from '../../kit/access.ts'
import { addDays } from '../../kit/day.ts'
import { dirhamPattern, parseMoney } from '../../kit/money.ts'
import { settingDefaults, type SettingsInForce } from '../../kit/settings.ts'
import type { ShipmentState } from '../shipments/shipment-machine.ts'
import type { ClaimState } from './claim-machine.ts'

export const claimCauses = ['LOST', 'DAMAGED'] as const
export type ClaimCause = (typeof claimCauses)[number]

export const claimDeciders = { desk: 'any', admin: 'any' } as const satisfies Policy

/** Days after the delivery in which damage is reported. */
export const damageDays = 7

/** What is given at most for goods without cover, whatever was declared. */
export const withoutCoverFils = 50_000n

/** Photos that show damage. */
export const photoDocCode = 'CLAIM_PHOTO'

export type ClaimFacts = {
  state: ShipmentState
  /** Of a parcel that was delivered. */
  deliveredOn: string | null
  declaredFils: bigint
  coveredFils: bigint | null
  /** One counts, or was refused for the same cause. */
  hasClaim: boolean
}

/** What the parcel's state lets somebody claim for. */
export const causeOf = (state: ShipmentState): ClaimCause | undefined =>
  state === 'LOST' ? 'LOST' : state === 'DELIVERED' ? 'DAMAGED' : undefined

/** For the goods: what was covered, else the lesser of the declared value and the limit. */
export const mostForGoods = ({
  declaredFils,
  coveredFils,
}: Pick<ClaimFacts, 'declaredFils' | 'coveredFils'>): bigint =>
  coveredFils ?? (declaredFils < withoutCoverFils ? declaredFils : withoutCoverFils)

export const lastClaimDay = (deliveredOn: string): string => addDays(deliveredOn, damageDays)

/** Why no photo of a claim is added now: while none was filed it must be one that can be. */
export const claimPhotoRefusal = (
  claim: { state: ClaimState } | undefined,
  facts: ClaimFacts,
  today: string,
): string | undefined => {
  if (claim?.state === 'OPEN') return undefined
  return facts.hasClaim ? 'claim.decided' : claimRefusal(facts, today)
}

/** Why nothing can be claimed now. A lost parcel always can be: its fee comes back. */
export const claimRefusal = (facts: ClaimFacts, today: string): string | undefined => {
  if (facts.hasClaim) return 'claim.already'
  const cause = causeOf(facts.state)
  if (!cause) return 'claim.not-now'
  if (cause === 'LOST') return undefined
  if (!facts.deliveredOn || today > lastClaimDay(facts.deliveredOn)) return 'claim.late'
  return mostForGoods(facts) === 0n ? 'claim.no-value' : undefined
}

/** Fils of an amount as it was typed; undefined for what is none. */
export const claimFils = (text: string): bigint | undefined =>
  dirhamPattern.test(text) ? parseMoney(text) : undefined

/** Why not this amount for the goods; `mostFils` is what may be asked, or what was asked. */
export const claimAmountRefusal = (
  amountFils: bigint | undefined,
  { cause, mostFils }: { cause: ClaimCause; mostFils: bigint },
): string | undefined => {
  if (amountFils === undefined || amountFils < 0n || (amountFils === 0n && cause === 'DAMAGED'))
    return 'claim.amount'
  return amountFils > mostFils ? 'claim.above' : undefined
}

/** Damage is shown. */
export const photosRefusal = (cause: ClaimCause, photos: number): string | undefined =>
  cause === 'DAMAGED' && photos === 0 ? 'claim.photos' : undefined

/** Why a claim cannot be paid, whatever the amount: the parcel may have been found or may have gone on meanwhile. */
export const payRefusal = (
  claim: { state: ClaimState; cause: ClaimCause },
  shipmentState: ShipmentState,
): string | undefined => {
  if (claim.state !== 'OPEN' && claim.state !== 'PROPOSED') return 'claim.decided'
  if (claim.cause === causeOf(shipmentState)) return undefined
  return claim.cause === 'LOST' ? 'claim.found' : 'claim.gone-on'
}

/** Fils up to which one person alone pays a claim. */
export const claimAloneFils = (settings: SettingsInForce = settingDefaults): bigint =>
  BigInt(settings['express.claim-alone']) * 100n

/** Hours in which claims that one person pays to one customer count together. */
export const claimAloneHours = 24

/** `paidFils` is what the same person paid the same customer alone within those hours. */
export const needsSecond = (amountFils: bigint, paidFils: bigint, settings?: SettingsInForce): boolean =>
  amountFils + paidFils > claimAloneFils(settings)

/** Nobody confirms what they proposed. */
export const confirmRefusal = (
  claim: { state: ClaimState; decidedBy: string | null },
  userId: string,
): string | undefined => {
  if (claim.state !== 'PROPOSED') return 'claim.decided'
  return claim.decidedBy === userId ? 'claim.second-person' : undefined
}
