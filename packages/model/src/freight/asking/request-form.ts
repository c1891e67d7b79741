// What a customer asks: the freight request form, saved as a draft while typing and checked whole when submitted.
import { z } from 'zod'
import { cleanText, latinDigits } from '../../kit/id.ts'
import { dirhamPattern } from '../../kit/money.ts'
import { containerModeCodes, containerTypeCodes } from '../../reference/containers.ts'
import { mobileDigits } from '../../reference/identifiers.ts'

export const nicknameLength = 60

const text = (most: number) =>
  z
    .string()
    .max(most * 2, 'kit.field.too-long')
    .transform(cleanText)
    .pipe(z.string().max(most, 'kit.field.too-long'))

/** UAE mobile in any usual writing, stored as +9715XXXXXXXX (A 5). */
const Mobile = z
  .string()
  .max(30)
  .transform((value, context) => {
    const digits = mobileDigits(value)
    if (digits) return `+971${digits}`
    context.addIssue({ code: 'custom', message: 'freight.mobile-invalid' })
    return z.NEVER
  })

/** A contact number abroad: international form with 8 to 15 digits. */
const Phone = z
  .string()
  .max(30)
  .transform((value) => latinDigits(value).replace(/[\s()-]/g, ''))
  .pipe(z.string().regex(/^\+[1-9]\d{7,14}$/, 'freight.phone-invalid'))

export const Stop = z.strictObject({
  /** Code of a place of the reference tables: a port or airport, or a city or area for a door. */
  place: z.string({ error: 'freight.place-required' }).max(60),
  kind: z.enum(['door', 'port']),
  country: z.string().regex(/^[A-Z]{2}$/),
  address: text(200).optional(),
  building: text(80).optional(),
  contactName: text(80).optional(),
  contactNumber: z.union([Mobile, Phone], { error: 'freight.phone-invalid' }).optional(),
})
export type Stop = z.infer<typeof Stop>

const day = z.iso.date({ error: 'freight.date-invalid' })

const shape = {
  nickname: text(nicknameLength).optional(),
  mode: z.enum(['sea', 'air']),
  direction: z.enum(['import', 'export']),
  origin: Stop,
  destination: Stop,
  sameContact: z.boolean().optional(),
  containerMode: z.enum(containerModeCodes, { error: 'freight.container-mode-invalid' }),
  containerType: z.enum(containerTypeCodes, { error: 'freight.container-type-required' }).optional(),
  containerCount: z.int().min(1, 'freight.count-invalid').max(99, 'freight.count-invalid').optional(),
  commodity: z.string().regex(/^\d{4,6}$/, 'freight.commodity-required'),
  description: text(200).pipe(z.string().min(3, 'freight.description-required')),
  pieces: z.int().min(1, 'freight.pieces-invalid').max(100_000, 'freight.pieces-invalid'),
  grossWeightKg: z.number().positive('freight.weight-invalid').max(2_000_000, 'freight.weight-invalid'),
  cargoValue: z.string().regex(dirhamPattern, 'freight.value-invalid'),
  hazardous: z.boolean({ error: 'freight.hazardous-required' }),
  services: z.array(z.string().max(40)).max(20).optional(),
  readyFrom: day,
  deliverBy: day,
  pickupAt: z.iso.datetime({ offset: true, error: 'freight.pickup-invalid' }).optional(),
  blNumber: text(35).optional(),
  awbNumber: text(14).optional(),
  containerNumber: text(12).optional(),
  remarks: text(1000).optional(),
}

/** The whole form, as it must be when submitted. */
export const RequestForm = z.strictObject(shape)
export type RequestForm = z.infer<typeof RequestForm>

/** The form on its way: every field may be missing, and what is there need not be valid yet. */
export const RequestDraft = z.strictObject(
  Object.fromEntries(Object.keys(shape).map((key) => [key, z.unknown().optional()])) as {
    [K in keyof typeof shape]: z.ZodOptional<z.ZodUnknown>
  },
)
export type RequestDraft = { [K in keyof RequestForm]?: unknown }

/** The steps of the wizard and the fields each asks. */
export const wizardSteps = [
  { name: 'route', fields: ['mode', 'direction', 'origin', 'destination', 'sameContact'] },
  {
    name: 'cargo',
    fields: [
      'containerMode',
      'containerType',
      'containerCount',
      'commodity',
      'description',
      'pieces',
      'grossWeightKg',
      'cargoValue',
      'nickname',
      'hazardous',
      'blNumber',
      'awbNumber',
      'containerNumber',
    ],
  },
  { name: 'dates', fields: ['readyFrom', 'deliverBy', 'pickupAt', 'services', 'remarks'] },
  { name: 'documents', fields: [] },
  { name: 'review', fields: [] },
] as const satisfies readonly { name: string; fields: readonly (keyof RequestForm)[] }[]
export type WizardStep = (typeof wizardSteps)[number]['name']
