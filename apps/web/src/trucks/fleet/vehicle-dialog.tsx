// A vehicle of the fleet: its plate, what it carries, its documents.
import { useState } from 'react'
import { fleetDocCodes } from '@marsa/model/documents/fleet-document-types.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import { emirates } from '@marsa/model/reference/lists.ts'
import type { VehicleView } from '@marsa/model/trucks/execution/fleet-views.ts'
import { vehicleDocuments } from '@marsa/model/trucks/road/allocation.ts'
import { plateCountries } from '@marsa/model/trucks/road/plates.ts'
import { truckSubtypes, truckTypes, type TruckType } from '@marsa/model/trucks/road/truck-types.ts'
import { useLang } from '../../kit/direction.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Select } from '../../ui/fields/select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { fleetProblems, fleetReads, road } from './fleet-calls.ts'
import { FleetDialog } from './fleet-dialog.tsx'
import { FleetScans } from './fleet-scans.tsx'
import { fleetText as words } from './fleet-text.ts'
import { emptyVehicle, readVehicle, vehicleValues, type VehicleValues } from './fleet-values.ts'
import { PaperFields } from './paper-fields.tsx'

export function VehicleDialog({ known, onClose }: { known?: VehicleView; onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const [values, setValues] = useState<VehicleValues>(() =>
    known ? vehicleValues(known.form) : emptyVehicle,
  )
  const [isTried, setTried] = useState(false)
  const save = useCommand(road.saveVehicle, {
    refreshes: fleetReads,
    quiet: true,
    onDone: ({ warning }) => {
      onClose()
      const body = warning ? sentence(fleetProblems, lang, warning) : undefined
      void toast({ title: t(words.saved), body, tone: 'success' })
    },
  })
  const { form, problems } = readVehicle(values)
  const errorOf = (field: string): string | undefined =>
    save.error?.fieldSentences[field] ??
    (isTried && problems[field] ? sentence(fleetProblems, lang, problems[field]) : undefined)
  const change = (part: Partial<VehicleValues>) => setValues((before) => ({ ...before, ...part }))
  const send = () => {
    setTried(true)
    if (form && Object.keys(problems).length === 0)
      save.mutate({ body: { id: known?.vehicleId ?? null, form } })
  }
  const options = (table: Readonly<Record<string, { en: string; ar: string }>>) =>
    Object.entries(table).map(([id, row]) => ({ id, label: row[lang] }))
  const subtypes = values.type ? truckTypes[values.type as TruckType].subtypes : []
  const text = (
    field: 'code' | 'number' | 'payloadKg' | 'year' | 'tracker',
    path: string,
    optional = false,
  ) => (
    <TextInput
      label={t(words[field])}
      optional={optional}
      dir="ltr"
      inputMode={field === 'payloadKg' || field === 'year' ? 'numeric' : undefined}
      maxLength={field === 'tracker' ? 60 : 12}
      value={values[field]}
      error={errorOf(path)}
      onChange={(value) => change({ [field]: value })}
    />
  )
  const isHome = values.country === 'AE'
  return (
    <FleetDialog
      title={known ? t(words.editVehicle, { plate: `\u2066${known.plateText}\u2069` }) : t(words.addVehicle)}
      known={known && { id: known.vehicleId, name: known.plateText, jobs: known.jobs }}
      retire={road.retireVehicle}
      save={save}
      onSave={send}
      onClose={onClose}
    >
      <div className="grid c2">
        <Select
          label={t(words.country)}
          value={values.country}
          options={options(plateCountries)}
          error={errorOf('plate.country')}
          onChange={(country) => change({ country })}
        />
        {isHome && (
          <Select
            label={t(words.emirate)}
            value={values.emirate}
            options={options(emirates)}
            error={errorOf('plate.emirate')}
            onChange={(emirate) => change({ emirate })}
          />
        )}
        {text('code', 'plate.code')}
        {text('number', 'plate.number')}
        <Select
          label={t(words.type)}
          value={values.type}
          options={options(truckTypes)}
          error={errorOf('type')}
          onChange={(type) => change({ type, subtype: truckTypes[type as TruckType].subtypes[0] })}
        />
        <Select
          label={t(words.equipment)}
          value={values.subtype}
          options={subtypes.map((id) => ({ id, label: truckSubtypes[id][lang] }))}
          error={errorOf('subtype')}
          onChange={(subtype) => change({ subtype })}
        />
        {text('payloadKg', 'payloadKg')}
        {text('year', 'year')}
        {text('tracker', 'tracker', true)}
      </div>
      <PaperFields
        codes={vehicleDocuments}
        optional={['gccCover']}
        values={values.papers}
        errorOf={errorOf}
        onChange={(papers) => change({ papers })}
      />
      {known && <FleetScans fleetId={known.vehicleId} codes={fleetDocCodes.vehicle} />}
    </FleetDialog>
  )
}
