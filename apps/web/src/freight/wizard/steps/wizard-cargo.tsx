// Step 2: what the cargo is, how it is loaded, what it weighs and what it is worth.
import {
  Boxes,
  Car,
  CircleCheck,
  Container,
  DiamondPlus,
  Package,
  PackageOpen,
  Warehouse,
} from 'lucide-react'
import { freightFields } from '@marsa/model/freight/asking/request-fields.ts'
import { asksHazards } from '@marsa/model/freight/cargo/cargo-shape.ts'
import { containerModeCodes, containerModes } from '@marsa/model/reference/containers.ts'
import { hazardText } from '@marsa/model/reference/text.ts'
import { wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import { useLang } from '../../../kit/direction.tsx'
import { number } from '../../../kit/format.ts'
import { FieldPlace } from '../../../kit/page-form.tsx'
import { useT } from '../../../kit/t.ts'
import { SearchSelect } from '../../../ui/fields/search-select.tsx'
import { useGoods, useGoodsOption, useGoodsSearch } from '../wizard-lookups.ts'
import { limitOf } from '../wizard-problems.ts'
import { useWizard } from '../wizard-context.ts'
import { WizardEntries, WizardEntry } from '../wizard-entry.tsx'
import { WizardMeasures } from '../wizard-measures.tsx'
import { WizardCards } from '../wizard-field.tsx'
import { WizardContainers, WizardHazards, WizardLoad } from './wizard-loads.tsx'
import { WizardNickname } from './wizard-nickname.tsx'

const modeCards = {
  FCL: { label: wizardText.fcl, detail: wizardText.fclDetail, icon: Container },
  LCL: { label: wizardText.lcl, detail: wizardText.lclDetail, icon: Package },
  RORO: { label: wizardText.roro, detail: wizardText.roroDetail, icon: Car },
  CFS: { label: wizardText.cfs, detail: wizardText.cfsDetail, icon: Warehouse },
  GENERAL: { label: wizardText.general, detail: wizardText.generalDetail, icon: Boxes },
  ULD: { label: wizardText.uld, detail: wizardText.uldDetail, icon: PackageOpen },
} as const

export function WizardCargo() {
  const t = useT()
  const { lang } = useLang()
  const { values } = useWizard()
  const limit = limitOf(values)
  const carries = limit === undefined ? undefined : t(wizardText.carries, { kg: number(limit, lang) })
  return (
    <>
      <div className="stack g5">
        <WizardCards
          name="containerMode"
          choices={containerModeCodes
            .filter((code) => containerModes[code].mode === values.mode)
            .map((id) => {
              const { label, detail, icon } = modeCards[id]
              return { id, label: t(label), detail: t(detail), icon }
            })}
        />
        <WizardContainers />
        <Commodity />
        <WizardEntry name="description" />
        <WizardLoad />
        <div className="grid c2">
          <WizardEntries part="measures" more={{ grossWeightKg: { hint: carries } }} />
          <WizardNickname />
        </div>
        <WizardMeasures />
      </div>
      <WizardCards
        name="hazardous"
        choices={[
          { id: 'no', label: t(wizardText.no), detail: t(wizardText.noDetail), icon: CircleCheck },
          { id: 'yes', label: t(wizardText.yes), detail: t(wizardText.yesDetail), icon: DiamondPlus },
        ]}
      />
      {asksHazards(values) && <WizardHazards />}
      <section className="stack g5 wiz-end">
        <div className="stack g1">
          <h3>{t(wizardText.numbers)}</h3>
          <p className="hint">{t(wizardText.numbersHint)}</p>
        </div>
        <div className="grid c2">
          <WizardEntries part="numbers" />
        </div>
      </section>
    </>
  )
}

function Commodity() {
  const t = useT()
  const { form } = useWizard()
  const commodity = form.field('commodity')
  const load = useGoodsSearch()
  const chosen = useGoodsOption(commodity.value)
  const hazard = useGoods(commodity.value)?.hazard
  return (
    <FieldPlace path="commodity">
      <SearchSelect
        {...commodity}
        load={load}
        chosen={chosen}
        label={t(freightFields.commodity.label)}
        placeholder={t(wizardText.chooseGoods)}
        hint={hazard && hazard !== 'none' ? t(hazardText[hazard]) : undefined}
      />
    </FieldPlace>
  )
}
