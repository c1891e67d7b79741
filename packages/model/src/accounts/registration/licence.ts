// Trade licences: their number as typed and stored, the columns of the file that a register is loaded from, and its row rules.
import { z } from 'zod'
import { cleanText, latinDigits } from '../../kit/id.ts'
import { foldText } from '../../reference/fold.ts'
import { atMost } from '../../kit/too-long.ts'

/** A number as it is stored and looked for: capitals, Latin digits, no spaces. */
export const licenceNumberOf = (typed: string): string =>
  latinDigits(typed)
    .toUpperCase()
    .replace(/[\s\u200e\u200f]+/g, '')

export const licenceNumber = z
  .string({ error: 'accounts.licence-required' })
  .max(60, 'accounts.licence-invalid')
  .transform(licenceNumberOf)
  .pipe(
    z
      .string()
      .min(1, 'accounts.licence-required')
      .regex(/^[A-Z0-9][A-Z0-9/-]{2,29}$/, 'accounts.licence-invalid'),
  )

/** ISO 3166-2 parts of the seven emirates. */
export const emirates = ['AZ', 'DU', 'SH', 'AJ', 'UQ', 'RK', 'FU'] as const
export type Emirate = (typeof emirates)[number]

const name = z
  .string()
  .transform(cleanText)
  .pipe(
    z
      .string()
      .min(1, 'kit.field.required')
      .max(...atMost(200)),
  )

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)

/** One row of the file, by the names of its columns. */
export const licenceRow = z.strictObject({
  number: licenceNumber,
  name_en: name,
  name_ar: name,
  authority: name,
  emirate: z
    .string()
    .transform((text) => text.trim().toUpperCase())
    .pipe(z.enum(emirates, 'accounts.licence-emirate')),
  expires_on: z
    .string()
    .transform((text) => latinDigits(text.trim()))
    .pipe(z.string().refine(isDay, 'accounts.licence-date')),
})
export type LicenceRow = z.infer<typeof licenceRow>

export const licenceColumns = Object.keys(licenceRow.shape) as (keyof LicenceRow)[]

/** The sample that an administrator may download: the columns and two invented companies. */
export const licenceSample: readonly (readonly string[])[] = [
  licenceColumns,
  ['CN-1234567', 'Sample Trading LLC', 'شركة المثال للتجارة ذ.م.م', 'ADDED', 'AZ', '2028-06-30'],
  ['812345', 'Sample Freight Services', 'خدمات المثال للشحن', 'DET', 'DU', '2027-12-31'],
]

/** Bytes and rows of one file, and how many errors of it are told. */
export const licenceFile = { bytes: 20 * 1024 * 1024, rows: 200_000, errors: 100 } as const

/** A copy of a licence that the register does not hold: one picture or PDF, sent with the form (B 5). */
export const licenceScreen = {
  fileBytes: 10 * 1024 * 1024,
  totalBytes: 10 * 1024 * 1024,
  files: 1,
  formats: ['pdf', 'jpg', 'png'],
} as const

/** Days after which a copy goes: one that no registration has taken, and one whose registration was refused. */
export const licenceCopyDays = { waiting: 1, refused: 90 } as const

/** Why a company cannot register with this number: its licence has to be in the register, or a copy of it attached. */
export const licenceRefusal = (
  found: { expired: boolean } | null | undefined,
  hasCopy: boolean,
): string | undefined => {
  if (hasCopy || found?.expired === false) return undefined
  return found ? 'accounts.licence-expired' : 'accounts.licence-unknown'
}

/** Legal forms at the end of a name, folded and without spaces: people leave them out and write them in many ways. */
const legalForm = /(llc|fzllc|fzco|fze|psc|pjsc|ltd|est|شذمم|ذمم|مؤسسه)$/

const nameCore = (name: string): string => foldText(name).replaceAll(' ', '').replace(legalForm, '')

/** True when a typed company name is neither name of its licence; nothing typed differs from nothing. */
export const companyNameDiffers = (typed: string, licensed: { en: string; ar: string }): boolean => {
  const core = nameCore(typed)
  return core !== '' && core !== nameCore(licensed.en) && core !== nameCore(licensed.ar)
}
