// Fields of the later steps, drawn as their table says.
import { isAsked } from '@marsa/model/kit/form-draft.ts'
import { namesIn } from '@marsa/model/kit/form-fields.ts'
import { freightFields } from '@marsa/model/freight/asking/request-fields.ts'
import { FieldControl, type FieldControlProps } from '../../kit/field-control.tsx'
import { FieldPlace } from '../../kit/page-form.tsx'
import { useWizard } from './wizard-context.ts'
import type { WizardValues } from './wizard-values.ts'

/** What holds a text, or nothing yet. */
type Name = {
  [Each in keyof WizardValues]: WizardValues[Each] extends string | null ? Each : never
}[keyof WizardValues]

type EntryProps = { name: Name } & Pick<FieldControlProps, 'hint' | 'min'>

export function WizardEntry({ name, ...more }: EntryProps) {
  const { form } = useWizard()
  const { value, error } = form.field(name)
  return (
    <FieldPlace path={name}>
      <FieldControl
        field={freightFields[name]}
        value={value}
        onChange={(next) => form.set({ [name]: next })}
        error={error}
        {...more}
      />
    </FieldPlace>
  )
}

/** The fields of a part that are asked of this request. */
export function WizardEntries({ part, more = {} }: EntriesProps) {
  const { values } = useWizard()
  return namesIn(freightFields, part)
    .filter((name) => isAsked(freightFields[name], values))
    .map((name) => <WizardEntry key={name} name={name as Name} {...more[name as Name]} />)
}

/** Hints and first days that the table cannot know. */
type EntriesProps = { part: string; more?: Partial<Record<Name, Omit<EntryProps, 'name'>>> }
