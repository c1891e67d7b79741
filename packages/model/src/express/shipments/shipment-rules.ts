// What is wrong with a shipment before it can be paid for, by the path of the field; what only the server knows, it adds.
import { dirhamPattern, parseMoney } from '../../kit/money.ts'
import type { FieldProblems } from '../../kit/problem.ts'
import { addressFaults, normalisedAddress, type AddressCode } from '../places/address-check.ts'
import { readGrams } from '../pricing/parcel.ts'
import { rateFaults } from '../pricing/rate-rules.ts'
import { legOf, servicesOf, type Leg } from '../services.ts'
import { contentFaults } from './contents.ts'
import { addressOf, type Party } from './party.ts'
import type { ShipmentForm } from './shipment-form.ts'

/** Cash that a courier collects at one door. */
export const codLimits = { leastFils: 100n, mostFils: 500_000n } as const

/** Above this value a delivery needs the code, or an ID that the courier has seen. */
export const proofValueFils = 50_000n

export const legOfForm = ({ from, to }: Pick<ShipmentForm, 'from' | 'to'>): Leg | undefined =>
  legOf(from.country, to.country)

/** What of the form the rate calculator is asked. */
export const ratedOf = (form: ShipmentForm) => ({
  shipmentType: form.shipmentType,
  from: form.from,
  to: form.to,
  packages: form.packages.map(({ weight, length, width, height }) => ({ weight, length, width, height })),
  declaredValue: form.declaredValue,
  cover: form.cover,
  promotionCode: form.promotionCode || undefined,
  slot: form.dropOff ? undefined : form.slot,
})

export const codFilsOf = ({ cod }: Pick<ShipmentForm, 'cod'>): bigint | undefined =>
  cod && dirhamPattern.test(cod) && parseMoney(cod) > 0n ? parseMoney(cod) : undefined

export const declaredFilsOf = ({ declaredValue }: Pick<ShipmentForm, 'declaredValue'>): bigint =>
  declaredValue && dirhamPattern.test(declaredValue) ? parseMoney(declaredValue) : 0n

export const grossGrams = ({ packages }: Pick<ShipmentForm, 'packages'>): number =>
  packages.reduce((total, { weight }) => total + (readGrams(weight) ?? 0), 0)

/** The problem of what an address check finds. */
export const addressProblems: Record<AddressCode, string> = {
  COUNTRY: 'express.address-country',
  CITY_UNKNOWN: 'express.address-city-unknown',
  BUILDING_MISSING: 'express.address-building-missing',
  MOBILE: 'express.address-mobile',
  POSTCODE_FORMAT: 'express.address-postcode-format',
  PO_BOX_ONLY: 'express.address-po-box-only',
  NOT_SERVED: 'express.address-not-served',
  SAME_ADDRESS: 'express.address-same-address',
}

const partyFaults = (
  side: 'sender' | 'recipient',
  form: ShipmentForm,
  other?: { party: Party; end: ShipmentForm['from'] },
): FieldProblems => {
  const end = side === 'sender' ? 'from' : 'to'
  const address = normalisedAddress(addressOf(form[end], form[side]))
  const beside = other && normalisedAddress(addressOf(other.end, other.party))
  return Object.fromEntries(
    addressFaults(address, beside).map(({ code, field }) => [
      field === 'country' || field === 'city' ? `${end}.${field}` : `${side}.${field}`,
      addressProblems[code],
    ]),
  )
}

const codFault = (form: ShipmentForm, leg: Leg | undefined, mayCollect: boolean): string | undefined => {
  const fils = codFilsOf(form)
  if (fils === undefined) return undefined
  if (leg !== 'domestic') return 'express.cod-domestic'
  if (!mayCollect) return 'express.cod-merchants'
  return fils < codLimits.leastFils || fils > codLimits.mostFils ? 'express.cod-limit' : undefined
}

const proofFault = (form: ShipmentForm): string | undefined =>
  form.proof.includes('DOOR') && codFilsOf(form) !== undefined ? 'express.proof-door' : undefined

/** Asked of a form that may not be right yet, too. */
export const restrictedFault = ({ nothingRestricted }: { nothingRestricted?: boolean }): FieldProblems =>
  nothingRestricted ? {} : { nothingRestricted: 'express.restricted-unticked' }

/** `mayCollect`: the sender is a merchant, whose cash on delivery has a wallet to come to. */
export const shipmentFaults = (
  form: ShipmentForm,
  { mayCollect }: { mayCollect: boolean },
): FieldProblems => {
  const leg = legOfForm(form)
  const cod = codFault(form, leg, mayCollect)
  const proof = proofFault(form)
  const isAbroadGoods = leg !== 'domestic' && form.shipmentType === 'GOODS'
  return {
    ...rateFaults(ratedOf(form)),
    ...partyFaults('sender', form),
    ...partyFaults('recipient', form, { party: form.sender, end: form.from }),
    ...(isAbroadGoods &&
      contentFaults(form.contents ?? [], {
        grossGrams: grossGrams(form),
        declaredFils: declaredFilsOf(form),
      })),
    ...(leg && !servicesOf(leg).includes(form.service) && { service: 'express.service-missing' }),
    ...(cod && { cod }),
    ...(proof && { proof }),
    ...restrictedFault(form),
    ...(form.from.country === 'AE' && !form.dropOff && !form.slot && { slot: 'express.slot-missing' }),
  }
}
