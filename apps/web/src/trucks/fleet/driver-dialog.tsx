// A driver of the fleet: the name in both scripts, the mobile number, the documents.
import { useState } from 'react'
import { fleetDocCodes } from '@marsa/model/documents/fleet-document-types.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import type { DriverView } from '@marsa/model/trucks/execution/fleet-views.ts'
import { driverDocuments } from '@marsa/model/trucks/road/allocation.ts'
import { driverLangCodes, driverLanguages } from '@marsa/model/trucks/road/driver-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { PhoneInput } from '../../ui/fields/phone-input.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { fleetProblems, fleetReads, road } from './fleet-calls.ts'
import { FleetDialog } from './fleet-dialog.tsx'
import { FleetScans } from './fleet-scans.tsx'
import { fleetText as words } from './fleet-text.ts'
import { driverValues, emptyDriver, readDriver, type DriverValues } from './fleet-values.ts'
import { PaperFields } from './paper-fields.tsx'

export function DriverDialog({ known, onClose }: { known?: DriverView; onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const [values, setValues] = useState<DriverValues>(() => (known ? driverValues(known.form) : emptyDriver))
  const [isTried, setTried] = useState(false)
  const save = useCommand(road.saveDriver, {
    refreshes: fleetReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.saved), tone: 'success' })
    },
  })
  const { form, problems } = readDriver(values)
  const errorOf = (field: string): string | undefined =>
    save.error?.fieldSentences[field] ??
    (isTried && problems[field] ? sentence(fleetProblems, lang, problems[field]) : undefined)
  const change = (part: Partial<DriverValues>) => setValues((before) => ({ ...before, ...part }))
  const send = () => {
    setTried(true)
    if (form && Object.keys(problems).length === 0)
      save.mutate({ body: { id: known?.driverId ?? null, form } })
  }
  const text = (field: 'nameEn' | 'nameAr' | 'licenceClass', dir: 'ltr' | 'rtl' | 'auto') => (
    <TextInput
      label={t(words[field])}
      dir={dir}
      maxLength={60}
      value={values[field]}
      error={errorOf(field)}
      onChange={(value) => change({ [field]: value })}
    />
  )
  const name = known && (lang === 'ar' ? known.form.nameAr : known.form.nameEn)
  return (
    <FleetDialog
      title={name ? t(words.editDriver, { name: `\u2068${name}\u2069` }) : t(words.addDriver)}
      known={known && { id: known.driverId, name: name ?? '', jobs: known.jobs }}
      retire={road.retireDriver}
      save={save}
      onSave={send}
      onClose={onClose}
    >
      <div className="grid c2">
        {text('nameEn', 'ltr')}
        {text('nameAr', 'rtl')}
        <PhoneInput
          label={t(words.mobile)}
          value={values.mobile}
          error={errorOf('mobile')}
          onChange={(mobile) => change({ mobile })}
        />
        <Select
          label={t(words.language)}
          hint={t(words.languageHint)}
          options={driverLangCodes.map((id) => ({ id, label: driverLanguages[id].name }))}
          value={values.language}
          error={errorOf('language')}
          onChange={(language) => change({ language })}
        />
        {text('licenceClass', 'auto')}
      </div>
      <PaperFields
        codes={driverDocuments}
        optional={['passport', 'visa', 'hazardousTraining']}
        values={values.papers}
        errorOf={errorOf}
        onChange={(papers) => change({ papers })}
      />
      {known && <FleetScans fleetId={known.driverId} codes={fleetDocCodes.driver} />}
    </FleetDialog>
  )
}
