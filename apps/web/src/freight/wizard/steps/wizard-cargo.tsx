// Step 2: what the cargo is, how it is loaded, what it weighs and what it is worth.
import { Boxes, Car, Container, Package, PackageOpen, Warehouse } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { numberOf } from '@marsa/model/freight/bulk/typed-number.ts'
import { latinDigits } from '@marsa/model/kit/id.ts'
import {
  containerModeCodes,
  containerModes,
  containerTypeCodes,
  containerTypes,
} from '@marsa/model/reference/containers.ts'
import { hazardText } from '@marsa/model/reference/text.ts'
import { wizardFieldText, wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import { useLang } from '../../../kit/direction.tsx'
import { number } from '../../../kit/format.ts'
import { useT } from '../../../kit/t.ts'
import { MoneyInput } from '../../../ui/fields/money-input.tsx'
import { NumberInput } from '../../../ui/fields/number-input.tsx'
import { RadioCards } from '../../../ui/fields/radio-cards.tsx'
import { SearchSelect } from '../../../ui/fields/search-select.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { useGoods, useGoodsOption, useGoodsSearch } from '../wizard-lookups.ts'
import { limitOf } from '../wizard-problems.ts'
import type { WizardValues } from '../wizard-values.ts'
import { useWizardField } from '../wizard-context.ts'
import { WizardHazard } from './wizard-hazard.tsx'
import { WizardNickname } from './wizard-nickname.tsx'
import { WizardNumbers } from './wizard-numbers.tsx'

const modeCards = {
  FCL: { label: wizardText.fcl, detail: wizardText.fclDetail, icon: Container },
  LCL: { label: wizardText.lcl, detail: wizardText.lclDetail, icon: Package },
  RORO: { label: wizardText.roro, detail: wizardText.roroDetail, icon: Car },
  CFS: { label: wizardText.cfs, detail: wizardText.cfsDetail, icon: Warehouse },
  GENERAL: { label: wizardText.general, detail: wizardText.generalDetail, icon: Boxes },
  ULD: { label: wizardText.uld, detail: wizardText.uldDetail, icon: PackageOpen },
} as const

export function WizardCargo() {
  const [mode, containerMode] = useWatch<WizardValues, ['mode', 'containerMode']>({
    name: ['mode', 'containerMode'],
  })
  return (
    <>
      <div className="stack g5">
        <LoadedHow mode={mode} />
        {containerMode === 'FCL' && <Containers />}
        <Goods />
        <div className="grid c2">
          <Weight />
          <Pieces />
          <Value />
          <WizardNickname />
        </div>
      </div>
      <WizardHazard />
      <WizardNumbers mode={mode} />
    </>
  )
}

function LoadedHow({ mode }: { mode: WizardValues['mode'] }) {
  const t = useT()
  const field = useWizardField('containerMode')
  return (
    <RadioCards
      {...field}
      value={field.value as string | null}
      label={t(wizardFieldText.containerMode)}
      choices={containerModeCodes
        .filter((code) => containerModes[code].mode === mode)
        .map((id) => {
          const { label, detail, icon } = modeCards[id]
          return { id, label: t(label), detail: t(detail), icon }
        })}
    />
  )
}

function Containers() {
  const t = useT()
  const { lang } = useLang()
  const type = useWizardField('containerType')
  const count = useWizardField('containerCount')
  return (
    <div className="grid c2">
      <Select
        {...type}
        value={type.value as string | null}
        label={t(wizardFieldText.containerType)}
        placeholder={t(wizardText.chooseType)}
        options={containerTypeCodes.map((id) => ({
          id,
          label: containerTypes[id][lang],
          code: containerTypes[id].iso,
        }))}
      />
      <NumberInput
        {...count}
        value={count.value as number | null}
        label={t(wizardFieldText.containerCount)}
        min={1}
        max={99}
      />
    </div>
  )
}

function Goods() {
  const t = useT()
  const commodity = useWizardField('commodity')
  const description = useWizardField('description')
  const code = commodity.value as string | null
  const load = useGoodsSearch()
  const chosen = useGoodsOption(code)
  const hazard = useGoods(code)?.hazard
  return (
    <>
      <SearchSelect
        {...commodity}
        value={code}
        onChange={(next) => commodity.onChange(next)}
        load={load}
        chosen={chosen}
        label={t(wizardFieldText.commodity)}
        placeholder={t(wizardText.chooseGoods)}
        hint={hazard && hazard !== 'none' ? t(hazardText[hazard]) : undefined}
      />
      <TextInput
        {...description}
        value={description.value as string}
        label={t(wizardFieldText.description)}
        hint={t(wizardText.descriptionHint)}
        dir="auto"
      />
    </>
  )
}

/** A figure that keeps its thousands marks when it is left, and Latin digits whatever the keyboard. */
const useNumberField = (name: 'grossWeightKg' | 'pieces') => {
  const { onChange, onBlur, value, ...field } = useWizardField(name)
  const typed = value as string
  return {
    ...field,
    value: typed,
    onChange: (text: string) => onChange(latinDigits(text)),
    onBlur: () => {
      const typedNumber = numberOf(typed)
      if (typedNumber !== undefined) onChange(number(typedNumber, 'en'))
      onBlur()
    },
  }
}

function Weight() {
  const t = useT()
  const { lang } = useLang()
  const field = useNumberField('grossWeightKg')
  const limit = limitOf(useWatch<WizardValues>() as WizardValues)
  return (
    <TextInput
      {...field}
      label={t(wizardFieldText.grossWeightKg)}
      hint={limit === undefined ? undefined : t(wizardText.carries, { kg: number(limit, lang) })}
      unit={t(wizardText.kilograms)}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      numeric
    />
  )
}

function Pieces() {
  const t = useT()
  const field = useNumberField('pieces')
  return (
    <TextInput
      {...field}
      label={t(wizardFieldText.pieces)}
      hint={t(wizardText.piecesHint)}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      numeric
    />
  )
}

function Value() {
  const t = useT()
  const field = useWizardField('cargoValue')
  return (
    <MoneyInput
      {...field}
      value={field.value as string}
      label={t(wizardFieldText.cargoValue)}
      hint={t(wizardText.valueHint)}
    />
  )
}
