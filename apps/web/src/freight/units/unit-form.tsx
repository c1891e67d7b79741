// The drawer in which one container is entered or changed: number and seals, and its verified gross mass by one of two methods.
import { useState } from 'react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { addUnit, changeUnit, type UnitView } from '@marsa/model/freight/units/unit-endpoints.ts'
import { unitFields, type UnitField } from '@marsa/model/freight/units/unit-fields.ts'
import { unitText as words } from '@marsa/model/freight/units/unit-text.ts'
import { vgmMethods, type VgmMethod } from '@marsa/model/freight/units/vgm.ts'
import { containerTypes, type ContainerType } from '@marsa/model/reference/containers.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { FieldControl } from '../../kit/field-control.tsx'
import { number } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { freightReads } from '../queries.ts'
import { SealFields } from './seal-fields.tsx'
import { liveDigit, liveSum, sentUnit, startValues, type UnitValues } from './unit-values.ts'

const later = 'later'
const ofMass: Record<VgmMethod, readonly UnitField[]> = {
  '1': ['vgmKg', 'vgmBy', 'vgmAt'],
  '2': ['cargoKg', 'dunnageKg', 'vgmBy', 'vgmAt'],
}

type FormProps = { shipment: ShipmentDetail; unit: UnitView | undefined; onClose: () => void }

export function UnitForm({ shipment, unit, onClose }: FormProps) {
  const t = useT()
  const [values, setValues] = useState(() => startValues(shipment, unit))
  const change = (part: Partial<UnitValues>) => setValues((before) => ({ ...before, ...part }))
  const body = sentUnit(values)
  const done = {
    refreshes: freightReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.saved, { number: body.number }), tone: 'success' })
    },
  }
  const add = useCommand(addUnit, done)
  const renew = useCommand(changeUnit, done)
  const command = unit ? renew : add
  const errors = command.error?.fieldSentences ?? {}
  const query = { id: shipment.RequestId }
  const send = () => {
    // What is refused is said at its line: empty ones are not sent, and do not stay between the others.
    if (body.seals.length > 0) change({ seals: body.seals })
    if (unit) renew.mutate({ query, body: { ...body, unitId: unit.unitId, version: unit.version } })
    else add.mutate({ query, body })
  }
  // After departure the mass stays as the vessel was told.
  const isFixed = unit?.vgmKg != null && !shipment.ahead.includes('DEPARTED')
  return (
    <CommandDialog
      title={unit ? t(words.changeOf, { number: unit.number }) : t(words.add)}
      side
      back={t(words.back)}
      send={t(words.save)}
      command={command}
      beside={[...Object.keys(unitFields), 'seals', ...values.seals.map((_seal, at) => `seals.${at}`)]}
      onClose={onClose}
      onSend={send}
    >
      <p className="dense muted">{t(isFixed ? words.departed : words.lead)}</p>
      <ContainerNumber values={values} error={errors['number']} onChange={change} />
      {!isFixed && (
        <FieldControl
          field={unitFields.type}
          value={values.type}
          error={errors['type']}
          onChange={(type) => change({ type })}
        />
      )}
      <SealFields seals={values.seals} errors={errors} onChange={(seals) => change({ seals })} />
      {!isFixed && (
        <Mass values={values} errors={errors} onChange={change} isDue={shipment.units?.needsVgm === true} />
      )}
    </CommandDialog>
  )
}

type PartProps = { values: UnitValues; onChange: (part: Partial<UnitValues>) => void }

function ContainerNumber({ values, error, onChange }: PartProps & { error: string | undefined }) {
  const t = useT()
  const digit = liveDigit(values.number)
  const wrong = digit && digit !== 'right' ? t(words.digitWrong, digit) : undefined
  return (
    <FieldControl
      field={unitFields.number}
      value={values.number}
      error={wrong ?? error}
      {...(digit === 'right' && { hint: t(words.digitRight) })}
      onChange={(number) => onChange({ number })}
    />
  )
}

/** `isDue`: the ship does not load it without. */
function Mass({
  values,
  errors,
  isDue,
  onChange,
}: PartProps & { errors: Record<string, string>; isDue: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const method = values.vgmMethod as VgmMethod | null
  const usual = values.type ? containerTypes[values.type as ContainerType] : undefined
  const hints: Partial<Record<UnitField, number | undefined>> = {
    tareKg: usual?.tareKg,
    maxGrossKg: usual?.maxGrossKg,
  }
  const fields: readonly UnitField[] = ['maxGrossKg', 'tareKg', ...(method ? ofMass[method] : [])]
  return (
    <fieldset className="stack g4">
      <legend className="med">{t(words.weight)}</legend>
      <RadioCards
        label={t(unitFields.vgmMethod.label)}
        columns={1}
        value={method ?? later}
        choices={[
          { id: later, label: t(words.later), detail: isDue ? t(words.weightHint) : undefined },
          ...Object.entries(vgmMethods).map(([id, row]) => ({ id, label: row[lang] })),
        ]}
        error={errors['vgmMethod']}
        onChange={(id) => onChange({ vgmMethod: id === later ? null : id })}
      />
      <div className="unit-cells">
        {fields.map((name) => (
          <FieldControl
            key={name}
            field={
              name === 'tareKg' && method === '2'
                ? { ...unitFields.tareKg, required: true }
                : unitFields[name]
            }
            value={values[name]}
            error={errors[name]}
            {...(hints[name] && { hint: t(words.usual, { kg: number(hints[name], lang) }) })}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
      </div>
      <Sum values={values} />
    </fieldset>
  )
}

/** What method 2 comes to, while it is typed. */
function Sum({ values }: { values: UnitValues }) {
  const t = useT()
  const { lang } = useLang()
  const sum = liveSum(values)
  if (!sum) return null
  const kg = (value: number): string => number(value, lang, value % 1 ? 3 : 0)
  const [cargo, dunnage, tare] = sum.partsKg.map(kg) as [string, string, string]
  const isAbove = sum.mostKg !== null && sum.sumKg > sum.mostKg
  return (
    <div className="unit-sum" role="status">
      <p className="dense muted">{t(words.sumOf, { cargo, dunnage, tare })}</p>
      <p className={isAbove ? 'strong due' : 'strong'}>{t(words.sum, { kg: kg(sum.sumKg) })}</p>
      {isAbove && <p className="dense due">{t(words.above, { most: kg(sum.mostKg!) })}</p>}
    </div>
  )
}
