// The question that has no default: are the goods hazardous?
import { CircleCheck, DiamondPlus } from 'lucide-react'
import { wizardFieldText, wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import { useT } from '../../../kit/t.ts'
import { RadioCards } from '../../../ui/fields/radio-cards.tsx'
import { useWizardField } from '../wizard-context.ts'

export function WizardHazard() {
  const t = useT()
  const field = useWizardField('hazardous')
  return (
    <RadioCards
      {...field}
      value={field.value as string | null}
      label={t(wizardFieldText.hazardous)}
      choices={[
        { id: 'no', label: t(wizardText.no), detail: t(wizardText.noDetail), icon: CircleCheck },
        { id: 'yes', label: t(wizardText.yes), detail: t(wizardText.yesDetail), icon: DiamondPlus },
      ]}
    />
  )
}
