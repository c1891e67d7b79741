// What is stored and how much space it takes.
import { Calculator } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import {
  storageCargo,
  storageCargoCodes,
  storagePacking,
  type StorageCargo,
  type StoragePacking,
} from '@marsa/model/warehouse/request-form.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/button.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { storageFieldText as fields, storageFormText as words } from '../form-text.ts'
import { NumberInput } from './number-input.tsx'
import { useStorageForm } from './form-context.ts'

const SpaceDialog = lazy(async () => ({ default: (await import('./space-dialog.tsx')).SpaceDialog }))

/** Longest description (contract of the form). */
const detailsLength = 500

export function FormGoods() {
  const t = useT()
  const { lang } = useLang()
  const { values, set, errorOf } = useStorageForm()
  return (
    <>
      <Space />
      <div data-field="cargoType">
        <Select
          label={t(fields.cargoType)}
          placeholder={t(words.choose)}
          value={values.cargoType}
          onChange={(id) => set({ cargoType: id as StorageCargo })}
          options={storageCargoCodes.map((id) => ({ id, label: storageCargo[id][lang] }))}
          error={errorOf('cargoType')}
        />
      </div>
      <div data-field="cargoDetails">
        <TextArea
          label={t(fields.cargoDetails)}
          hint={t(words.cargoHint)}
          value={values.cargoDetails}
          onChange={(cargoDetails) => set({ cargoDetails })}
          limit={detailsLength}
          rows={3}
          dir="auto"
          error={errorOf('cargoDetails')}
        />
      </div>
      <Details />
    </>
  )
}

function Space() {
  const t = useT()
  const { values, set, errorOf } = useStorageForm()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="st-space" data-field="cbm">
      <NumberInput
        label={t(fields.cbm)}
        unit={t(words.metres)}
        inputMode="decimal"
        value={values.cbm}
        onChange={(cbm) => set({ cbm })}
        error={errorOf('cbm')}
      />
      <Button icon={Calculator} changes={false} aria-haspopup="dialog" onPress={() => setOpen(true)}>
        {t(words.calculate)}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SpaceDialog
            onTake={(cubicMetres) => set({ cbm: String(cubicMetres) })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

const folded = ['packing', 'pieces', 'grossWeightKg', 'cargoValue'] as const

/** Folded until something stands in it or is wrong with it. */
function Details() {
  const t = useT()
  const { lang } = useLang()
  const { values, set, errorOf } = useStorageForm()
  const [isOpen, setOpen] = useState(folded.some((name) => values[name]))
  const isWrong = folded.some((name) => errorOf(name))
  return (
    <details
      className="st-fold"
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t(words.details)}</summary>
      <div className="stack g5">
        <p className="hint">{t(words.detailsHint)}</p>
        <div className="grid c2">
          <div data-field="packing">
            <Select
              label={t(fields.packing)}
              placeholder={t(words.choose)}
              optional
              value={values.packing}
              onChange={(id) => set({ packing: id as StoragePacking })}
              options={Object.entries(storagePacking).map(([id, name]) => ({ id, label: name[lang] }))}
              error={errorOf('packing')}
            />
          </div>
          <div data-field="pieces">
            <NumberInput
              label={t(fields.pieces)}
              optional
              inputMode="numeric"
              value={values.pieces}
              onChange={(pieces) => set({ pieces })}
              error={errorOf('pieces')}
            />
          </div>
          <div data-field="grossWeightKg">
            <NumberInput
              label={t(fields.grossWeightKg)}
              optional
              unit={t(words.kilograms)}
              inputMode="decimal"
              value={values.grossWeightKg}
              onChange={(grossWeightKg) => set({ grossWeightKg })}
              error={errorOf('grossWeightKg')}
            />
          </div>
          <div data-field="cargoValue">
            <MoneyInput
              label={t(fields.cargoValue)}
              optional
              value={values.cargoValue}
              onChange={(cargoValue) => set({ cargoValue })}
              error={errorOf('cargoValue')}
            />
          </div>
        </div>
      </div>
    </details>
  )
}
