// What stands in the forms of the fleet while it is typed, and what is wrong with it by the rules of the server.
import type { z } from 'zod'
import { dayOf } from '@marsa/model/kit/day.ts'
import type { FieldProblems } from '@marsa/model/kit/problem.ts'
import { DriverForm, VehicleForm, vehicleProblems, type Paper } from '@marsa/model/trucks/execution/fleet.ts'
import { checkPlate } from '@marsa/model/trucks/road/plates.ts'
import { driverDocuments, vehicleDocuments, type RoadDocument } from '@marsa/model/trucks/road/allocation.ts'

export type PaperValues = Partial<Record<RoadDocument, { number: string; until: string | null }>>

/** What has neither number nor day is not entered. */
const paperOf = (values: PaperValues, code: RoadDocument) => {
  const paper = values[code]
  return paper && (paper.number.trim() || paper.until) ? paper : null
}
const papersOf = (values: PaperValues, codes: readonly RoadDocument[]) =>
  Object.fromEntries(codes.map((code) => [code, paperOf(values, code)]))

export const paperValues = (papers: Readonly<Record<string, Paper | null>>): PaperValues =>
  Object.fromEntries(Object.entries(papers).filter(([, paper]) => paper !== null))

export type VehicleValues = {
  country: string
  emirate: string | null
  code: string
  number: string
  type: string | null
  subtype: string | null
  payloadKg: string
  year: string
  tracker: string
  papers: PaperValues
}
export const emptyVehicle: VehicleValues = {
  country: 'AE',
  emirate: null,
  code: '',
  number: '',
  type: null,
  subtype: null,
  payloadKg: '',
  year: '',
  tracker: '',
  papers: {},
}
export const vehicleValues = ({ plate, tracker, papers, ...form }: VehicleForm): VehicleValues => ({
  ...plate,
  ...form,
  payloadKg: String(form.payloadKg),
  year: String(form.year),
  tracker: tracker ?? '',
  papers: paperValues(papers),
})

type Read<Form> = { form?: Form; problems: FieldProblems }

/** A document that has to be there and is not lacks its number. */
const withMissing = (issues: z.core.$ZodIssue[], papers: object): FieldProblems =>
  Object.fromEntries(
    issues.toReversed().map(({ path, message }) => {
      const isAbsent =
        path.length === 2 &&
        path[0] === 'papers' &&
        (papers as Record<string, unknown>)[String(path[1])] === null
      return isAbsent ? [[...path, 'number'].join('.'), 'trucks.paper-number'] : [path.join('.'), message]
    }),
  )

const read = <Form>(
  schema: z.ZodType<Form>,
  form: { papers: object },
  together: (form: Form) => FieldProblems,
): Read<Form> => {
  const parsed = schema.safeParse(form)
  return parsed.success
    ? { form: parsed.data, problems: together(parsed.data) }
    : { problems: withMissing(parsed.error.issues, form.papers) }
}

const figure = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text))

export const readVehicle = (values: VehicleValues): Read<VehicleForm> => {
  const { country, emirate, code, number, type, subtype } = values
  const form = {
    plate: { country, emirate: country === 'AE' ? emirate : null, code, number },
    type,
    subtype,
    payloadKg: figure(values.payloadKg),
    year: figure(values.year),
    tracker: values.tracker.trim() || null,
    papers: papersOf(values.papers, vehicleDocuments),
  }
  const plate = checkPlate(form.plate)
  const { problems, ...rest } = read(VehicleForm, form, (whole) => vehicleProblems(whole, dayOf(new Date())))
  return {
    ...rest,
    problems: { ...('problem' in plate && { [`plate.${plate.field}`]: plate.problem }), ...problems },
  }
}

export type DriverValues = {
  nameEn: string
  nameAr: string
  mobile: string
  language: string | null
  licenceClass: string
  papers: PaperValues
}
export const emptyDriver: DriverValues = {
  nameEn: '',
  nameAr: '',
  mobile: '',
  language: null,
  licenceClass: '',
  papers: {},
}
export const driverValues = ({ papers, ...form }: DriverForm): DriverValues => ({
  ...form,
  papers: paperValues(papers),
})

export const readDriver = ({ papers, ...values }: DriverValues): Read<DriverForm> =>
  read(DriverForm, { ...values, papers: papersOf(papers, driverDocuments) }, () => ({}))
