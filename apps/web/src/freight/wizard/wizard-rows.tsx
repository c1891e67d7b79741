// Rows of a field that has several: one line of fields for each, more of them, and fewer.
import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { emptyValues, type Field, type Fields } from '@marsa/model/kit/form-fields.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { cargoText } from '@marsa/model/freight/cargo/cargo-text.ts'
import { freightFields } from '@marsa/model/freight/asking/request-fields.ts'
import { FieldControl } from '../../kit/field-control.tsx'
import { FieldPlace } from '../../kit/page-form.tsx'
import { answerText } from '../../kit/text.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { uiText } from '../../ui/text.ts'
import { useWizard } from './wizard-context.ts'

export type RowsName = 'packages' | 'vehicles' | 'unitLoads' | 'hazards' | 'moreContainers'
type Row = Readonly<Record<string, unknown>>

type RowsProps = {
  name: RowsName
  /** What one row is called. */
  one: TextRow
  add: TextRow
  /** Units that another choice says. */
  units?: Readonly<Record<string, string>>
  /** What a change of a cell changes beside it. */
  follow?: (change: Row, row: Row) => Row
  hint?: ReactNode
  /** The first row stands elsewhere: this field begins with the second. */
  from?: number
}

export function WizardRows({ name, one, add, units = {}, follow, hint, from = 1 }: RowsProps) {
  const t = useT()
  const { form, values } = useWizard()
  const { control, empty } = freightFields[name]
  const fields: Fields = control.kind === 'rows' ? control.fields : {}
  const lines = values[name] as readonly Row[]
  const most = control.kind === 'rows' ? control.most : lines.length
  const put = (next: readonly Row[]) => form.set({ [name]: next })
  const change = (at: number, part: Row) =>
    put(lines.map((row, index) => (index === at ? { ...row, ...(follow?.(part, row) ?? part) } : row)))
  const error = form.errorOf(name)
  return (
    <FieldPlace path={name}>
      <div className="stack g4">
        {hint}
        {lines.map((row, at) => {
          const called = t(cargoText.line, { of: t(one), number: at + from })
          return (
            <fieldset key={at} className="card card-b stack g4 wiz-row">
              <div className="row between">
                <legend className="med">{called}</legend>
                {lines.length > empty.length && (
                  <Button
                    size="s"
                    variant="text"
                    icon={X}
                    changes={false}
                    aria-label={t(cargoText.removeLine, { of: t(one), number: at + from })}
                    onPress={() => put(lines.filter((_, index) => index !== at))}
                  />
                )}
              </div>
              <div className="wiz-cells">
                {Object.entries(fields).map(([column, field]) => (
                  <FieldPlace key={column} path={`${name}.${at}.${column}`}>
                    <Cell
                      field={field}
                      value={row[column]}
                      unit={units[column]}
                      error={form.errorOf(`${name}.${at}.${column}`)}
                      onChange={(value) => change(at, { [column]: value })}
                    />
                  </FieldPlace>
                ))}
              </div>
            </fieldset>
          )
        })}
        {error && <p className="err">{error}</p>}
        {lines.length < most && (
          <div>
            <Button icon={Plus} size="s" changes={false} onPress={() => put([...lines, emptyValues(fields)])}>
              {t(add)}
            </Button>
          </div>
        )}
      </div>
    </FieldPlace>
  )
}

type CellProps = {
  field: Field
  value: unknown
  unit: string | undefined
  error: string | undefined
  onChange: (value: unknown) => void
}

function Cell({ field, value, unit, error, onChange }: CellProps) {
  const t = useT()
  if (field.control.kind === 'flag')
    return (
      <Checkbox value={value === true} onChange={onChange}>
        {t(field.label)}
      </Checkbox>
    )
  if (field.control.kind === 'yesno')
    return (
      <Select
        label={t(field.label)}
        placeholder={t(uiText.choose)}
        value={(value ?? null) as string | null}
        options={(['yes', 'no'] as const).map((id) => ({ id, label: t(answerText[id]) }))}
        error={error}
        onChange={onChange}
      />
    )
  return (
    <FieldControl
      field={field}
      value={(value ?? null) as string | null}
      onChange={onChange}
      {...(unit && { unit })}
      {...(error && { error })}
    />
  )
}
