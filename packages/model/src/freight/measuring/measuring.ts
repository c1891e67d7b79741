// Cargo as its agent has measured it: what of a request it replaces, and which cargo can be measured.
import type { RequestForm } from '../asking/request-form.ts'
import { isLoose } from '../cargo/cargo-shape.ts'
import type { Measured, Measures } from '../cargo/cargo-of.ts'
import { totalsOf } from '../cargo/fill-totals.ts'

export type MeasuredPackages = NonNullable<RequestForm['packages']>

/** Why cargo is not measured again; whole containers and vehicles are priced by their number. */
export const notMeasurable = (form: Pick<RequestForm, 'containerMode'>): string | undefined =>
  isLoose(form) ? undefined : 'freight.not-measured'

/** The form with packages as they were measured, in centimetres and kilograms; every sum follows from them. */
export const measuredForm = <Form extends Measured>(form: Form, packages: MeasuredPackages): Form => {
  const { volumeCbm: _, ...rest } = form
  const measured = {
    ...rest,
    packages,
    sizeUnit: 'cm',
    weightUnit: 'kg',
    measured: 'lines',
  } as unknown as Form
  return { ...measured, ...totalsOf(measured) }
}

export type MeasureName = 'cbm' | 'grossKg' | 'revenue' | 'chargeable'
export type MeasureBeside = { name: MeasureName; declared: number | null; found: number }

const figuresOf = (measures: Measures): Record<MeasureName, number | null> => ({
  cbm: measures.cbmMilli === null ? null : measures.cbmMilli / 1000,
  grossKg: measures.grossG / 1000,
  revenue: measures.revenueMilli === null ? null : measures.revenueMilli / 1000,
  chargeable: measures.chargeableHalfKg === null ? null : measures.chargeableHalfKg / 2,
})

/** What was declared beside what was found, of each measure that was found. */
export const besideDeclared = (declared: Measures, found: Measures): MeasureBeside[] => {
  const [before, after] = [figuresOf(declared), figuresOf(found)]
  return (Object.keys(after) as MeasureName[]).flatMap((name) => {
    const value = after[name]
    return value === null ? [] : [{ name, declared: before[name], found: value }]
  })
}
