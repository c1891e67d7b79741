// What is wrong with a draft, field by field, by the schema and the rules that are used on submit: the wizard while a person
// types, and the server for every line of a bulk upload.
import { isCode, type FieldProblems } from '../../kit/problem.ts'
import { checkAirWaybill, checkContainerNumber } from '../../reference/identifiers.ts'
import { asksPackages, tellsPieces, tellsWeight } from '../cargo/cargo-shape.ts'
import { fillTotals } from '../cargo/fill-totals.ts'
import { RequestForm, Stop, type RequestDraft } from './request-form.ts'
import { emiratesPoint, type RoutePoint } from './route-point.ts'
import { requestProblems, type PickupRule } from './request-rules.ts'

type Level = Readonly<Record<PropertyKey, unknown>>

type Reader = {
  safeParse: (value: unknown) => {
    success: boolean
    data?: unknown
    error?: { issues: { message: string; path: PropertyKey[] }[] }
  }
}

/** Parses one field; what is wrong is noted under its path, and the field left out. */
const read = (reader: Reader, value: unknown, path: string, noted: FieldProblems): unknown => {
  const result = reader.safeParse(value)
  if (result.success) return result.data
  for (const issue of result.error?.issues ?? []) {
    const at = [path, ...issue.path].join('.')
    const isThere =
      issue.path.reduce<unknown>((held, key) => (held as Level | undefined)?.[key], value) !== undefined
    noted[at] ??= isCode(issue.message) ? issue.message : isThere ? 'kit.field.invalid' : 'kit.field.required'
  }
  return undefined
}

const readRoutePoint = (name: RoutePoint, draft: RequestDraft, noted: FieldProblems): Stop => {
  const given = (draft[name] ?? {}) as Record<string, unknown>
  const home = emiratesPoint(draft.direction === 'export' ? 'export' : 'import') === name
  const point = Object.fromEntries(
    Object.entries(Stop.shape)
      .filter(([key]) => key !== 'country')
      .map(([key, reader]) => [key, read(reader, given[key], `${name}.${key}`, noted)]),
  ) as Omit<Stop, 'country'>
  // Without a place nothing can be said about its country yet.
  const said = typeof given['country'] === 'string' ? given['country'] : ''
  const country = point.place ? said : home ? 'AE' : 'XX'
  return { ...point, place: point.place ?? '', kind: point.kind ?? 'port', country }
}

/**
 * The form with a harmless value wherever a field is not right yet, so that the rules over several fields judge
 * only what is there, and the problems of single fields.
 */
const readForm = (draft: RequestDraft): { form: RequestForm; noted: FieldProblems } => {
  const noted: FieldProblems = {}
  const plain = Object.fromEntries(
    Object.entries(RequestForm.shape)
      .filter(([key]) => key !== 'origin' && key !== 'destination')
      .map(([key, reader]) => [key, read(reader, draft[key as keyof RequestDraft], key, noted)]),
  ) as Omit<RequestForm, RoutePoint>
  const form: RequestForm = {
    ...plain,
    origin: readRoutePoint('origin', draft, noted),
    destination: readRoutePoint('destination', draft, noted),
    containerMode: plain.containerMode ?? (draft.mode === 'air' ? 'GENERAL' : 'LCL'),
    grossWeightKg: plain.grossWeightKg ?? 1,
    readyFrom: plain.readyFrom ?? '0000-01-01',
    deliverBy: plain.deliverBy ?? '9999-12-31',
  }
  return { form, noted }
}

const numberProblems = ({ containerNumber, awbNumber }: RequestDraft): FieldProblems => {
  const container =
    typeof containerNumber === 'string' ? checkContainerNumber(containerNumber).problem : undefined
  const waybill = typeof awbNumber === 'string' ? checkAirWaybill(awbNumber).problem : undefined
  return { ...(container && { containerNumber: container }), ...(waybill && { awbNumber: waybill }) }
}

/** What follows from lines is not missing beside them, and lines with a fault are not missing. */
const withoutEchoes = (found: FieldProblems, draft: RequestDraft): FieldProblems =>
  Object.fromEntries(
    Object.entries(found).filter(
      ([path]) =>
        !(path === 'grossWeightKg' && tellsWeight(draft) && draft.grossWeightKg === undefined) &&
        !(path === 'pieces' && tellsPieces(draft) && draft.pieces === undefined) &&
        // How it is loaded is chosen first; until then nobody is asked for packages.
        !(path === 'packages' && !asksPackages(draft) && draft.packages === undefined) &&
        !Object.keys(found).some((other) => other.startsWith(`${path}.`)),
    ),
  )

/** A sum that nobody typed is wrong because of its lines: there it can be mended. */
const atLines = (found: FieldProblems, given: RequestDraft): FieldProblems => {
  const lines = (['packages', 'vehicles', 'unitLoads'] as const).find((name) => given[name] !== undefined)
  return Object.fromEntries(
    Object.entries(found).map(([path, code]) =>
      lines && (path === 'grossWeightKg' || path === 'pieces') && given[path] === undefined
        ? [lines, code]
        : [path, code],
    ),
  )
}

/** Field path -> problem code for the whole draft; a field's own fault comes before the rules that need it. */
export const draftProblems = (given: RequestDraft, now: Date, settings: PickupRule): FieldProblems => {
  const draft = fillTotals(given)
  const { form, noted } = readForm(draft)
  const found = { ...requestProblems(form, now, settings), ...noted, ...numberProblems(draft) }
  return atLines(withoutEchoes(found, draft), given)
}
