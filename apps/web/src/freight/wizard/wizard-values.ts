// What the wizard holds while a person types, and its way to the draft of the request and back.
import { sentDraft, valuesFrom } from '@marsa/model/kit/form-draft.ts'
import type { ValuesOf } from '@marsa/model/kit/form-fields.ts'
import { cleanText } from '@marsa/model/kit/id.ts'
import { freightFields, nicknameLength } from '@marsa/model/freight/asking/request-fields.ts'
import type { RequestDraft } from '@marsa/model/freight/asking/request-form.ts'
import { isLoose, shapeNow } from '@marsa/model/freight/cargo/cargo-shape.ts'
import { fillTotals } from '@marsa/model/freight/cargo/fill-totals.ts'
import { emiratesPoint } from '@marsa/model/freight/asking/route-point.ts'

export type WizardValues = ValuesOf<typeof freightFields>
export type RoutePointValues = WizardValues['origin']

/** The request form as far as it is filled in; fields that the choices leave out are not part of it. */
export const draftOf = (values: WizardValues): RequestDraft => fillTotals(sentDraft(freightFields, values))

/** A draft that knows its sums and no packages, as earlier ones do, goes on with sums. */
const summed = (form: RequestDraft): RequestDraft =>
  isLoose(form) && form.measured === undefined && !form.packages && form.grossWeightKg !== undefined
    ? { ...form, measured: 'totals' }
    : form

/** A stored draft as its author left it; the Emirates stand at the end that its direction says. */
export const valuesOf = (form: RequestDraft): WizardValues => {
  // Whoever opens it here can answer what a sheet could not.
  const values = valuesFrom(freightFields, { ...summed(form), shape: shapeNow })
  const home = emiratesPoint(values.direction)
  return { ...values, [home]: { ...values[home], country: values[home].country ?? 'AE' } }
}

export const emptyValues = (): WizardValues => valuesOf({})

/** How many characters of a text count against its limit. */
export const lengthOf = (text: string): number => cleanText(text).length

/** The draft without a nickname that is too long: the server would refuse all of it, and the field says so itself. */
export const storable = (draft: RequestDraft): RequestDraft => {
  const { nickname, ...rest } = draft
  return typeof nickname === 'string' && lengthOf(nickname) > nicknameLength ? rest : draft
}
