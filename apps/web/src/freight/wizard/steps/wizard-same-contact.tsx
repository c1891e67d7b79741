// The switch that takes the contact of the origin over, and the warning when the two differ all the same.
import { useFormContext, useWatch } from 'react-hook-form'
import { wizardFieldText, wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import { useT } from '../../../kit/t.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Switch } from '../../../ui/fields/switch.tsx'
import type { WizardValues } from '../wizard-values.ts'
import { useWizardField } from '../wizard-context.ts'

export function WizardSameContact() {
  const t = useT()
  const { getValues, setValue } = useFormContext<WizardValues>()
  const { error: _, ...field } = useWizardField('sameContact')
  const [originName, originNumber, name, number] = useWatch<
    WizardValues,
    ['origin.contactName', 'origin.contactNumber', 'destination.contactName', 'destination.contactNumber']
  >({
    name: [
      'origin.contactName',
      'origin.contactNumber',
      'destination.contactName',
      'destination.contactNumber',
    ],
  })
  const same = field.value === true
  const take = () => {
    setValue('destination.contactName', getValues('origin.contactName'))
    setValue('destination.contactNumber', getValues('origin.contactNumber'))
  }
  return (
    <div className="stack g3">
      <Switch
        {...field}
        value={same}
        onChange={(on) => {
          field.onChange(on)
          if (on) take()
        }}
      >
        {t(wizardFieldText.sameContact)}
      </Switch>
      {same && (originName !== name || originNumber !== number) && (
        <Banner tone="attention" live>
          <div className="stack g3 wiz-start">
            <p>{t(wizardText.contactsDiffer)}</p>
            <Button size="s" onPress={take}>
              {t(wizardText.takeFromOrigin)}
            </Button>
          </div>
        </Banner>
      )}
    </div>
  )
}
