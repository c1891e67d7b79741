// What is entered of a container of a shipment: number, seals, plate and verified gross mass; page and contract read the same table.
import { z } from 'zod'
import {
  amount,
  askedWhere,
  choice,
  moment,
  needed,
  omittable,
  reference,
  text,
  type Beside,
} from '../../kit/form-fields.ts'
import { formSchema } from '../../kit/form-schema.ts'
import { latinDigits } from '../../kit/id.ts'
import { containerTypes } from '../../reference/containers.ts'
import { checkContainerNumber } from '../../reference/identifiers.ts'
import { vgmMethods, type VgmMethod } from './vgm.ts'

const words = (en: string, ar: string) => ({ label: { en, ar }, part: 'unit' })
const isBy =
  (method: VgmMethod) =>
  ({ vgmMethod }: Beside): boolean =>
    vgmMethod === method
const isWeighed = ({ vgmMethod }: Beside): boolean => Boolean(vgmMethod)

const kilograms = (en: string, ar: string, least: number) =>
  amount(words(en, ar), { unit: 'kg', least, most: 2_000_000, decimals: 3, wrong: 'freight.unit-weight' })

export const unitFields = {
  number: needed(
    reference(words('Container number', 'رقم الحاوية'), {
      most: 20,
      tidy: (typed) => checkContainerNumber(typed).value,
    }),
    'reference.container.form',
  ),
  type: choice(words('Container type', 'نوع الحاوية'), {
    choices: containerTypes,
    wrong: 'freight.container-type-required',
  }),
  maxGrossKg: omittable(kilograms('Maximum gross weight on the plate', 'الوزن الإجمالي الأقصى على اللوحة', 1)),
  tareKg: omittable(kilograms('Tare', 'الوزن الفارغ', 1)),
  vgmMethod: omittable(
    choice(words('How it was weighed', 'طريقة الوزن'), { choices: vgmMethods, wrong: 'kit.field.invalid' }),
  ),
  vgmKg: askedWhere(isBy('1'), kilograms('Verified gross mass', 'الوزن الإجمالي المتحقَّق منه', 1)),
  cargoKg: askedWhere(isBy('2'), kilograms('Cargo with its packing', 'البضاعة مع تغليفها', 0.001)),
  dunnageKg: askedWhere(isBy('2'), kilograms('Dunnage and lashing', 'الحشو ومواد التثبيت', 0)),
  vgmBy: askedWhere(
    isWeighed,
    text(words('Responsible person', 'الشخص المسؤول'), {
      most: 80,
      rows: 1,
      missing: 'freight.vgm-by',
    }),
  ),
  vgmAt: omittable(
    moment(words('Weighed on', 'تاريخ الوزن'), { wrong: 'kit.field.invalid', missing: 'kit.field.required' }),
  ),
}
export type UnitField = keyof typeof unitFields

export const mostSeals = 4
export const longestSeal = 15

/** A seal as it is kept; undefined for what is none. */
export const tidySeal = (typed: string): string | undefined => {
  const seal = latinDigits(typed.normalize('NFKC')).trim().toUpperCase()
  return /^[A-Z0-9](?:[A-Z0-9/-]*[A-Z0-9])?$/.test(seal) && seal.length <= longestSeal ? seal : undefined
}

const Seal = z
  .string('freight.seal-invalid')
  .max(60, 'freight.seal-invalid')
  .transform((typed, context) => {
    const seal = tidySeal(typed)
    if (seal !== undefined) return seal
    context.addIssue({ code: 'custom', message: 'freight.seal-invalid' })
    return z.NEVER
  })

export const UnitContent = formSchema(unitFields).extend({
  seals: z
    .array(Seal, 'freight.seal-required')
    .min(1, 'freight.seal-required')
    .max(mostSeals, 'freight.seals-many'),
})
export type UnitContent = z.infer<typeof UnitContent>
