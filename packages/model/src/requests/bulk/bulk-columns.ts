// The columns of a bulk upload: every field of a form that has one, in the order of the form.
import { fieldsByPath } from '../../kit/form-draft.ts'
import type { Control, Fields } from '../../kit/form-fields.ts'
import { yesNo, type Choices } from './bulk-choices.ts'

type Words = { en: string; ar: string }

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

export type Column = Words & {
  kind: ColumnKind
  /** Every request needs it. */
  required: boolean
  /** Which requests need it, where not all do. */
  when?: Words
  /** What may stand in it, where its kind does not say it all. */
  takes?: Words
  choices?: Choices
  plain?: true
  /** What is said of a text that is none of its choices; as of every column unless said. */
  wrong?: string
  /** Other headings it is known by, in any spelling. */
  also?: readonly string[]
  example: string
  /** Its example is the day so many days ahead. */
  ahead?: number
}

/** `of` answers for the fields alone, which are paths of the form. */
export type Columns = {
  fields: readonly string[]
  of: (field: string) => Column
  has: (path: string) => boolean
}

const kindOf = (control: Control): ColumnKind | undefined => {
  switch (control.kind) {
    case 'amount':
    case 'count':
      return 'figure'
    case 'lookup':
      return control.of === 'country' ? undefined : control.of
    case 'flag':
      return 'yesno'
    case 'group':
    case 'rows':
    case 'own':
      return undefined
    default:
      return control.kind
  }
}

const choicesIn = (control: Control): Choices | undefined =>
  control.kind === 'choice' || control.kind === 'list'
    ? control.choices
    : control.kind === 'yesno' || control.kind === 'flag'
      ? yesNo
      : undefined

/** Whether people know a choice of it by its code, too. */
export const hasKnownCode = ({ plain }: Column, code: string): boolean =>
  !plain && code === code.toUpperCase()

export const columnsOf = (fields: Fields): Columns => {
  const columns = new Map<string, Column>(
    fieldsByPath(fields).flatMap(([path, { label, column, control, required, gap, missing }]) => {
      const kind = kindOf(control)
      if (!column || !kind) return []
      const { told, ...words } = column
      const made: Column = {
        ...label,
        ...words,
        kind,
        required: required && gap === undefined && !told,
        choices: choicesIn(control),
        ...(control.kind === 'yesno' && { wrong: missing }),
        example: column.example ?? '',
      }
      return [[path, made] as const]
    }),
  )
  return {
    fields: [...columns.keys()],
    of: (field) => columns.get(field)!,
    has: (path) => columns.has(path),
  }
}
