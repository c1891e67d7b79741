// The columns of a bulk upload: every field of the request that has one, in the order of the form.
import { fieldsByPath } from '../../kit/form-draft.ts'
import type { Control } from '../../kit/form-fields.ts'
import { freightFields } from '../asking/request-fields.ts'
import type { RequestForm, Stop } from '../asking/request-form.ts'
import type { RoutePoint } from '../asking/route-point.ts'
import { yesNo, type Choices } from './bulk-choices.ts'

/** How a cell is read. A `place` is a code or a name, `goods` an HS code or a name, `list` several choices with commas. */
export type ColumnKind =
  | 'text'
  | 'reference'
  | 'phone'
  | 'figure'
  | 'money'
  | 'day'
  | 'moment'
  | 'place'
  | 'goods'
  | 'choice'
  | 'yesno'
  | 'list'

export type Column = {
  en: string
  ar: string
  kind: ColumnKind
  /** Every request needs it. */
  required: boolean
  choices?: Choices
  /** Other headings it is known by, in any spelling. */
  also?: readonly string[]
  example: string
}

/** Field path of the request form. */
export type BulkField =
  | Exclude<keyof RequestForm, RoutePoint | 'sameContact'>
  | `${RoutePoint}.${Exclude<keyof Stop, 'country'>}`

const kindOf = (control: Control): ColumnKind | undefined => {
  switch (control.kind) {
    case 'amount':
    case 'count':
      return 'figure'
    case 'lookup':
      return control.of === 'country' ? undefined : control.of
    case 'flag':
    case 'group':
    case 'own':
      return undefined
    default:
      return control.kind
  }
}

const choicesIn = (control: Control): Choices | undefined =>
  control.kind === 'choice' || control.kind === 'list'
    ? control.choices
    : control.kind === 'yesno'
      ? yesNo
      : undefined

const columns = new Map<string, Column>(
  fieldsByPath(freightFields).flatMap(([path, { column, control, required, asked }]) => {
    const kind = kindOf(control)
    if (!column || !kind) return []
    const made: Column = {
      ...column,
      kind,
      // Port or door can be told by the address.
      required: required && !asked && !path.endsWith('.kind'),
      choices: choicesIn(control),
      example: column.example ?? '',
    }
    return [[path, made] as const]
  }),
)
export const bulkFields = [...columns.keys()] as [BulkField, ...BulkField[]]
export const columnOf = (field: BulkField): Column => columns.get(field)!
export const isBulkField = (path: string): path is BulkField => columns.has(path)
