// Step 1: how the cargo travels, from where to where, and who is there.
import { ArrowDownToLine, ArrowUpFromLine, Plane, Ship } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { containerModes } from '@marsa/model/reference/containers.ts'
import type { RoutePoint } from '@marsa/model/freight/asking/route-point.ts'
import { wizardFieldText, wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import { useT } from '../../../kit/t.ts'
import { RadioCards } from '../../../ui/fields/radio-cards.tsx'
import type { WizardValues } from '../wizard-values.ts'
import { useWizardField } from '../wizard-context.ts'
import { WizardRoutePoint } from './wizard-route-point.tsx'

const points: readonly RoutePoint[] = ['origin', 'destination']

export function WizardRoute() {
  const t = useT()
  const form = useFormContext<WizardValues>()
  const mode = useWizardField('mode')
  const direction = useWizardField('direction')

  /** A sea port is no airport: what only the other way of travel has is chosen anew. */
  const changeMode = (next: WizardValues['mode']) => {
    mode.onChange(next)
    for (const point of points)
      if (form.getValues(`${point}.kind`) === 'port') form.setValue(`${point}.place`, null)
    const loaded = form.getValues('containerMode')
    if (loaded && containerModes[loaded].mode !== next) form.setValue('containerMode', null)
  }

  /** The Emirates change sides, and everything known about an end goes with it. */
  const changeDirection = (next: WizardValues['direction']) => {
    const { origin, destination } = structuredClone(form.getValues())
    direction.onChange(next)
    form.setValue('origin', destination)
    form.setValue('destination', origin)
  }

  return (
    <>
      <RadioCards
        {...mode}
        value={mode.value as string}
        onChange={(next) => changeMode(next as WizardValues['mode'])}
        label={t(wizardFieldText.mode)}
        choices={[
          { id: 'sea', label: t(wizardText.sea), detail: t(wizardText.seaDetail), icon: Ship },
          { id: 'air', label: t(wizardText.air), detail: t(wizardText.airDetail), icon: Plane },
        ]}
      />
      <RadioCards
        {...direction}
        value={direction.value as string}
        onChange={(next) => changeDirection(next as WizardValues['direction'])}
        label={t(wizardFieldText.direction)}
        choices={[
          {
            id: 'import',
            label: t(wizardText.import),
            detail: t(wizardText.importDetail),
            icon: ArrowDownToLine,
          },
          {
            id: 'export',
            label: t(wizardText.export),
            detail: t(wizardText.exportDetail),
            icon: ArrowUpFromLine,
          },
        ]}
      />
      <WizardRoutePoint key={`origin ${direction.value as string}`} point="origin" />
      <WizardRoutePoint key={`destination ${direction.value as string}`} point="destination" />
    </>
  )
}
