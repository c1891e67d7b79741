// What a setting is: its words, its unit, the schema with its bounds, where its default comes from, and who may read it.
import { z } from 'zod'
import type { WorkCalendar } from '../kit/day.ts'
import type { Dated, SettingKey } from '../kit/settings.ts'

type Words = { en: string; ar: string }

export const settingGroups = [
  'quotes',
  'charges',
  'payments',
  'shipments',
  'estimates',
  'express',
  'accounts',
  'calendar',
  'help',
  'links',
] as const
export type SettingGroup = (typeof settingGroups)[number]

export const settingUnits = [
  'minutes',
  'hours',
  'days',
  'seconds',
  'percent',
  'tries',
  'digits',
  'dirhams',
  'grams-teu',
  'grams-tonne',
] as const
export type SettingUnit = (typeof settingUnits)[number]

/** `spec` the specifications say it, `decided` decisions.md does, `chosen` it was chosen for this product. */
export type SettingBasis = 'spec' | 'decided' | 'chosen'

/** How a value is entered; numbers and ranges say their bounds. */
export type SettingEntry =
  | { kind: 'number'; least: number; most: number; decimals?: number }
  | { kind: 'range' | 'dated'; least: number; most: number }
  | { kind: 'choice'; options: Readonly<Record<string, Words>> }
  | { kind: 'text' | 'phone' | 'email' | 'link' | 'switch' | 'week' }

export type SettingRow = {
  group: SettingGroup
  name: Words
  about: Words
  unit?: SettingUnit
  basis: SettingBasis
  entry: SettingEntry
  schema: z.ZodType
  /**
   * Which way a setting that protects money or access gets looser; a change that way needs a second administrator. What has
   * none is a matter of service or price.
   */
  looser?: 'higher' | 'lower' | 'on' | 'off'
  /** Also for people who are not signed in, through `publicSettings`. */
  isPublic?: true
}

/** Declares rows of the registry; a key without a default does not compile. */
export const settingRows = <const Rows extends Partial<Record<SettingKey, SettingRow>>>(rows: Rows): Rows =>
  rows

/** A whole number within bounds. */
export const whole = (least: number, most: number) => ({
  entry: { kind: 'number' as const, least, most },
  schema: z
    .int('settings.number-invalid')
    .min(least, 'settings.out-of-bounds')
    .max(most, 'settings.out-of-bounds'),
})

const withDecimals = (decimals: number, invalid: string) => (least: number, most: number) => ({
  entry: { kind: 'number' as const, least, most, decimals },
  schema: z
    .number(invalid)
    .min(least, 'settings.out-of-bounds')
    .max(most, 'settings.out-of-bounds')
    .multipleOf(10 ** -decimals, invalid),
})

/** A number within bounds with at most one decimal. */
export const tenths = withDecimals(1, 'settings.decimal-invalid')
/** The same with at most two. */
export const hundredths = withDecimals(2, 'settings.decimals-invalid')

/** Whole numbers, each from a day on; the days follow each other. */
export const byDay = (least: number, most: number) => ({
  entry: { kind: 'dated' as const, least, most },
  schema: z
    .array(
      z.tuple([z.iso.date('settings.dated-invalid'), whole(least, most).schema], 'settings.dated-invalid'),
      'settings.dated-invalid',
    )
    .min(1, 'settings.dated-invalid')
    .max(12, 'settings.dated-invalid')
    .refine((rows) => rows.every(([day], at) => at === 0 || rows[at - 1]![0] < day), 'settings.dated-order')
    .readonly() as z.ZodType<Dated>,
})

/** A line of text as people read it, or nothing. */
export const line = {
  entry: { kind: 'text' as const },
  schema: z
    .string('settings.value-invalid')
    .trim()
    .min(1, 'settings.value-invalid')
    .max(200, 'settings.value-invalid')
    .nullable(),
}

/** Headings of the customs tariff, two to six digits each, parted by commas; or nothing. */
export const headings = {
  entry: { kind: 'text' as const },
  schema: z
    .string('settings.headings-invalid')
    .max(600, 'settings.headings-invalid')
    .regex(/^\d{2,6}(, ?\d{2,6})*$/, 'settings.headings-invalid')
    .nullable(),
}

const ends = (most: number) =>
  z.int('settings.number-invalid').min(0, 'settings.out-of-bounds').max(most, 'settings.out-of-bounds')

/** A least and a most in whole dirhams. */
export const span = (most: number) => ({
  entry: { kind: 'range' as const, least: 0, most },
  schema: z
    .tuple([ends(most), ends(most)], 'settings.number-invalid')
    .refine(([from, to]) => from <= to, 'settings.range-order'),
})

export const email = {
  entry: { kind: 'email' as const },
  schema: z.email('settings.email-invalid').max(254, 'settings.email-invalid').nullable(),
}

/** A telephone number as it is shown: digits, spaces and a leading plus. */
export const phone = {
  entry: { kind: 'phone' as const },
  schema: z
    .string('settings.phone-invalid')
    .regex(/^\+?\d[\d ]{3,18}\d$/, 'settings.phone-invalid')
    .nullable(),
}

/** An https address, or nothing. */
export const link = {
  entry: { kind: 'link' as const },
  schema: z
    .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'settings.link-invalid' })
    .max(300, 'settings.link-invalid')
    .nullable(),
}

/** The form of an IBAN of the Emirates, or nothing; whoever sends money from it checks its digits. */
export const iban = {
  entry: { kind: 'text' as const },
  schema: z
    .string('settings.iban-invalid')
    .regex(/^AE\d{21}$/, 'settings.iban-invalid')
    .nullable(),
}

/** A business identifier code of a bank: bank, country, place, and a branch where there is one; or nothing. */
export const bic = {
  entry: { kind: 'text' as const },
  schema: z
    .string('settings.bic-invalid')
    .regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'settings.bic-invalid')
    .nullable(),
}

/** A day of the calendar, YYYY-MM-DD, or none. */
export const someDay = {
  entry: { kind: 'text' as const },
  schema: z.iso.date('settings.value-invalid').nullable(),
}
/** One of a short list. */
export const choice = (options: Readonly<Record<string, Words>>) => ({
  entry: { kind: 'choice' as const, options },
  schema: z.enum(Object.keys(options) as [string, ...string[]], 'settings.value-invalid'),
})
export const yesNo = { entry: { kind: 'switch' as const }, schema: z.boolean('settings.value-invalid') }

const minute = z
  .int('settings.week-invalid')
  .min(0, 'settings.week-invalid')
  .max(1440, 'settings.week-invalid')
const hours = z
  .tuple([minute, minute], 'settings.week-invalid')
  .refine(([opens, closes]) => opens < closes, 'settings.week-order')

/** Opening minutes from Sunday to Saturday; at least one day is open. */
export const week = {
  entry: { kind: 'week' as const },
  schema: z
    .array(hours.nullable(), 'settings.week-invalid')
    .length(7, 'settings.week-invalid')
    .refine((days) => days.some((day) => day !== null), 'settings.week-closed') as z.ZodType<
    WorkCalendar['week']
  >,
}
