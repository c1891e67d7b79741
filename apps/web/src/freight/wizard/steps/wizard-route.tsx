// Step 1: how the cargo travels, from where to where, and who is there.
import { ArrowDownToLine, ArrowUpFromLine, Plane, Ship } from 'lucide-react'
import { fitsMode } from '@marsa/model/freight/cargo/incoterms.ts'
import { containerModes } from '@marsa/model/reference/containers.ts'
import { wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import { useT } from '../../../kit/t.ts'
import type { RoutePointValues, WizardValues } from '../wizard-values.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useWizard } from '../wizard-context.ts'
import { WizardCards } from '../wizard-field.tsx'
import { WizardRoutePoint } from './wizard-route-point.tsx'

const TermsOfSale = lazyPart(async () => (await import('../wizard-terms-of-sale.tsx')).WizardTermsOfSale)

const portless = (point: RoutePointValues): RoutePointValues =>
  point.kind === 'port' ? { ...point, place: null } : point

export function WizardRoute() {
  const t = useT()
  const { form, values } = useWizard()

  /** A sea port is no airport: what only the other way of travel has is chosen anew. */
  const changeMode = (mode: WizardValues['mode']) =>
    form.set(({ origin, destination, containerMode, incoterm }) => ({
      mode,
      incoterm: incoterm && fitsMode(incoterm, mode) ? incoterm : null,
      origin: portless(origin),
      destination: portless(destination),
      containerMode: containerMode && containerModes[containerMode].mode === mode ? containerMode : null,
    }))

  /** The Emirates change sides, and everything known about an end goes with it. */
  const changeDirection = (direction: WizardValues['direction']) =>
    form.set(({ origin, destination }) => ({ direction, origin: destination, destination: origin }))

  return (
    <>
      <WizardCards
        name="mode"
        onChange={(next) => changeMode(next as WizardValues['mode'])}
        choices={[
          { id: 'sea', label: t(wizardText.sea), detail: t(wizardText.seaDetail), icon: Ship },
          { id: 'air', label: t(wizardText.air), detail: t(wizardText.airDetail), icon: Plane },
        ]}
      />
      <WizardCards
        name="direction"
        onChange={(next) => changeDirection(next as WizardValues['direction'])}
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
      <WizardRoutePoint key={`origin ${values.direction}`} point="origin" />
      <WizardRoutePoint key={`destination ${values.direction}`} point="destination" />
      <TermsOfSale />
    </>
  )
}
