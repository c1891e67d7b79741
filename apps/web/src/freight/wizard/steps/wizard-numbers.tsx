// Numbers that a customer may already have, with what their check digit says.
import { wizardFieldText, wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import { useT } from '../../../kit/t.ts'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import type { WizardValues } from '../wizard-values.ts'
import { useWizardField } from '../wizard-context.ts'

export function WizardNumbers({ mode }: { mode: WizardValues['mode'] }) {
  const t = useT()
  return (
    <section className="stack g5 wiz-end">
      <div className="stack g1">
        <h3>{t(wizardText.numbers)}</h3>
        <p className="hint">{t(wizardText.numbersHint)}</p>
      </div>
      <div className="grid c2">
        {mode === 'sea' ? (
          <>
            <NumberField name="blNumber" />
            <NumberField name="containerNumber" hint={t(wizardText.containerHint)} />
          </>
        ) : (
          <NumberField name="awbNumber" hint={t(wizardText.awbHint)} />
        )}
      </div>
    </section>
  )
}

type NumberFieldProps = { name: 'blNumber' | 'awbNumber' | 'containerNumber'; hint?: string }

function NumberField({ name, hint }: NumberFieldProps) {
  const t = useT()
  const field = useWizardField(name)
  return (
    <TextInput
      {...field}
      value={field.value as string}
      label={t(wizardFieldText[name])}
      hint={hint}
      optional
      dir="ltr"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  )
}
