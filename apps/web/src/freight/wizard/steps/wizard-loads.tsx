// What is loaded, in the lines of its way of loading: containers, packages, vehicles, unit loads, and the dangerous goods among it.
import { withKnown } from '@marsa/model/freight/cargo/fill-hazard.ts'
import { cargoText } from '@marsa/model/freight/cargo/cargo-text.ts'
import { sizeUnits, weightUnits } from '@marsa/model/freight/cargo/cargo-fields.ts'
import {
  asksPackages,
  asksUnitLoads,
  asksVehicles,
  inContainers,
} from '@marsa/model/freight/cargo/cargo-shape.ts'
import { freightFields } from '@marsa/model/freight/asking/request-fields.ts'
import { useT } from '../../../kit/t.ts'
import { useWizard } from '../wizard-context.ts'
import { WizardEntries } from '../wizard-entry.tsx'
import { WizardRows } from '../wizard-rows.tsx'

export function WizardContainers() {
  const { values } = useWizard()
  return (
    <>
      <div className="grid c2">
        <WizardEntries part="containers" />
      </div>
      {inContainers(values) && (
        <WizardRows
          name="moreContainers"
          one={cargoText.oneContainer}
          add={cargoText.addContainer}
          from={2}
        />
      )}
      <div className="grid c2">
        <WizardEntries part="temperature" />
      </div>
    </>
  )
}

/** Sides and weight in the units that the request is typed in. */
const useUnits = () => {
  const t = useT()
  const { sizeUnit, weightUnit } = useWizard().values
  const side = t(sizeUnits[sizeUnit])
  return { length: side, width: side, height: side, weight: t(weightUnits[weightUnit]) }
}

export function WizardLoad() {
  const { values } = useWizard()
  const units = useUnits()
  return (
    <>
      <div className="wiz-cells">
        <WizardEntries part="measured" />
        <WizardEntries part="units" />
      </div>
      {asksPackages(values) && (
        <WizardRows name="packages" one={cargoText.onePackage} add={cargoText.addPackage} units={units} />
      )}
      {asksVehicles(values) && (
        <WizardRows name="vehicles" one={cargoText.oneVehicle} add={cargoText.addVehicle} units={units} />
      )}
      {asksUnitLoads(values) && (
        <WizardRows name="unitLoads" one={cargoText.oneUnitLoad} add={cargoText.addUnitLoad} />
      )}
    </>
  )
}

export function WizardHazards() {
  const t = useT()
  return (
    <section className="stack g4" aria-label={t(freightFields.hazards.label)}>
      <h3>{t(freightFields.hazards.label)}</h3>
      <WizardRows
        name="hazards"
        one={cargoText.oneHazard}
        add={cargoText.addHazard}
        follow={withKnown}
        hint={<p className="hint">{t(cargoText.hazardsHint)}</p>}
      />
    </section>
  )
}
