// What a provider enters of its vehicles and drivers, and when a paper of theirs ends (section 4).
import { z } from 'zod'
import { personName, uaeMobile } from '../../accounts/fields.ts'
import { addDays } from '../../kit/day.ts'
import { day } from '../../kit/fields.ts'
import type { FieldProblems } from '../../kit/problem.ts'
import { hasExpired } from '../../documents/expiry.ts'
import { driverLangCodes } from '../road/driver-text.ts'
import { checkPlate } from '../road/plates.ts'
import { isSubtypeOf, truckSubtypeCodes, truckTypeCodes, truckTypes } from '../road/truck-types.ts'
import { atMost } from '../../kit/too-long.ts'

export const Paper = z.strictObject({
  number: z.string('trucks.paper-number').trim().min(1, 'trucks.paper-number').max(40, 'trucks.paper-number'),
  until: day('trucks.paper-until'),
})
export type Paper = z.infer<typeof Paper>

const plateField = (most: number) =>
  z
    .string()
    .trim()
    .max(...atMost(most))

/** Papers that are needed abroad or for hazardous goods alone may be absent. */
export const VehicleForm = z.strictObject({
  plate: z.strictObject({
    country: plateField(2),
    emirate: plateField(2).nullable(),
    code: plateField(12),
    number: plateField(12),
  }),
  type: z.enum(truckTypeCodes, 'trucks.type-required'),
  subtype: z.enum(truckSubtypeCodes, 'trucks.subtype-required'),
  payloadKg: z
    .int('trucks.payload-wrong')
    .min(1, 'trucks.payload-wrong')
    .max(100_000, 'trucks.payload-wrong'),
  year: z.int('trucks.year-wrong').min(1980, 'trucks.year-wrong').max(2100, 'trucks.year-wrong'),
  tracker: z
    .string()
    .trim()
    .max(...atMost(60))
    .nullable(),
  papers: z.strictObject({ mulkiya: Paper, insurance: Paper, gccCover: Paper.nullable() }),
})
export type VehicleForm = z.infer<typeof VehicleForm>

export const DriverForm = z.strictObject({
  nameEn: personName,
  nameAr: personName,
  mobile: uaeMobile,
  /** In which the driver is written to. */
  language: z.enum(driverLangCodes, 'trucks.driver-language'),
  licenceClass: z.string().trim().min(1, 'trucks.licence-class').max(40, 'trucks.licence-class'),
  papers: z.strictObject({
    licence: Paper,
    passport: Paper.nullable(),
    visa: Paper.nullable(),
    hazardousTraining: Paper.nullable(),
  }),
})
export type DriverForm = z.infer<typeof DriverForm>

/** What single fields of a vehicle cannot tell. */
export const vehicleProblems = (
  { plate, type, subtype, payloadKg, year }: VehicleForm,
  today: string,
): FieldProblems => {
  const checked = checkPlate(plate)
  return {
    ...('problem' in checked && { [`plate.${checked.field}`]: checked.problem }),
    ...(!isSubtypeOf(subtype, type) && { subtype: 'trucks.subtype-required' }),
    ...(payloadKg > truckTypes[type].payloadKg && { payloadKg: 'trucks.payload-above' }),
    ...(year > Number(today.slice(0, 4)) + 1 && { year: 'trucks.year-wrong' }),
  }
}

/** Days before the end at which the provider is warned, longest first; each warning is given once. */
export const paperWarnings = [30, 7, 1] as const
export type PaperWarning = (typeof paperWarnings)[number]

/** The warning that is due today: the shortest one reached, unless that one or a shorter was given. */
export const paperWarning = (
  until: string,
  today: string,
  warned: number | null,
): PaperWarning | undefined => {
  if (hasExpired(until, today)) return undefined
  const due = paperWarnings.findLast((days) => until <= addDays(today, days))
  return due !== undefined && (warned === null || due < warned) ? due : undefined
}

export type PaperStanding = 'valid' | 'ending' | 'expired'
/** How a paper is marked in the fleet. */
export const paperStanding = (until: string, today: string): PaperStanding => {
  if (hasExpired(until, today)) return 'expired'
  return until <= addDays(today, paperWarnings[0]) ? 'ending' : 'valid'
}
