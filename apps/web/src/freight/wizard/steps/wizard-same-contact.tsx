// The switch that takes the contact of the origin over, and the warning when the two differ all the same.
import { freightFields } from '@marsa/model/freight/asking/request-fields.ts'
import { wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import { useT } from '../../../kit/t.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Switch } from '../../../ui/fields/switch.tsx'
import type { WizardValues } from '../wizard-values.ts'
import { useWizard } from '../wizard-context.ts'

const taken = ({ origin, destination }: WizardValues) => ({
  destination: { ...destination, contactName: origin.contactName, contactNumber: origin.contactNumber },
})

export function WizardSameContact() {
  const t = useT()
  const { form, values } = useWizard()
  const { origin, destination, sameContact } = values
  const differs =
    origin.contactName !== destination.contactName || origin.contactNumber !== destination.contactNumber
  return (
    <div className="stack g3">
      <Switch
        value={sameContact}
        onChange={(on) => form.set((now) => ({ sameContact: on, ...(on && taken(now)) }))}
      >
        {t(freightFields.sameContact.label)}
      </Switch>
      {sameContact && differs && (
        <Banner tone="attention" live>
          <div className="stack g3 wiz-start">
            <p>{t(wizardText.contactsDiffer)}</p>
            <Button size="s" onPress={() => form.set(taken)}>
              {t(wizardText.takeFromOrigin)}
            </Button>
          </div>
        </Banner>
      )}
    </div>
  )
}
