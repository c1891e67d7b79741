// Step 3: from when to when, the pickup, and what else the agents should quote.
import { useId, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { addDays, dayOf, toOffset } from '@marsa/model/kit/day.ts'
import { earliestPickup } from '@marsa/model/freight/asking/request-rules.ts'
import { wizardFieldText, wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import { settingParams } from '@marsa/model/kit/setting-params.ts'
import { useLang } from '../../../kit/direction.tsx'
import { useT } from '../../../kit/t.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { DateInput, DateTimeInput } from '../../../ui/fields/date-input.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { nameIn, useServices } from '../wizard-lookups.ts'
import type { WizardValues } from '../wizard-values.ts'
import { useWizard, useWizardField } from '../wizard-context.ts'

const remarksLength = 1000

export function WizardDates() {
  const t = useT()
  const { settings } = useWizard()
  const [now] = useState(() => new Date())
  const [readyFrom, originKind] = useWatch<WizardValues, ['readyFrom', 'origin.kind']>({
    name: ['readyFrom', 'origin.kind'],
  })
  const ready = useDay('readyFrom')
  const deliver = useDay('deliverBy')
  const pickup = useDay('pickupAt')
  const remarks = useWizardField('remarks')
  const today = dayOf(now)
  return (
    <>
      <div className="grid c2">
        <DateInput
          {...ready}
          label={t(wizardFieldText.readyFrom)}
          hint={t(wizardText.readyHint)}
          min={today}
        />
        <DateInput
          {...deliver}
          label={t(wizardFieldText.deliverBy)}
          hint={t(wizardText.deliverHint)}
          min={addDays(readyFrom ?? today, 1)}
        />
        {originKind === 'door' && (
          <DateTimeInput
            {...pickup}
            label={t(wizardFieldText.pickupAt)}
            hint={t(wizardText.pickupHint, settingParams(settings))}
            min={toOffset(earliestPickup(now, settings)).slice(0, 16)}
          />
        )}
      </div>
      <Services />
      <TextArea
        {...remarks}
        value={remarks.value as string}
        label={t(wizardFieldText.remarks)}
        hint={t(wizardText.remarksHint)}
        limit={remarksLength}
        rows={4}
        dir="auto"
        optional
      />
    </>
  )
}

const useDay = (name: 'readyFrom' | 'deliverBy' | 'pickupAt') => {
  const field = useWizardField(name)
  return { ...field, value: field.value as string | null }
}

function Services() {
  const t = useT()
  const { lang } = useLang()
  const titleId = useId()
  const { setValue } = useFormContext<WizardValues>()
  const chosen = useWatch<WizardValues, 'services'>({ name: 'services' })
  const { data, isError, isFetching, refetch } = useServices()
  const toggle = (code: string, on: boolean) =>
    setValue('services', on ? [...chosen, code] : chosen.filter((each) => each !== code), {
      shouldDirty: true,
    })
  return (
    <fieldset className="stack g5 wiz-end" aria-labelledby={titleId}>
      <div className="stack g1">
        <h3 id={titleId}>{t(wizardFieldText.services)}</h3>
        <p className="hint">{t(wizardText.servicesHint)}</p>
      </div>
      {isError && <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!data && !isError && <Skeleton lines={6} />}
      {data && (
        <div className="grid c2">
          {data.map((row) => (
            <Checkbox
              key={row.code}
              value={chosen.includes(row.code)}
              onChange={(on) => toggle(row.code, on)}
            >
              {nameIn(lang, row)}
              {row.hintEn && row.hintAr && (
                <span className="hint wiz-block">{lang === 'ar' ? row.hintAr : row.hintEn}</span>
              )}
            </Checkbox>
          ))}
        </div>
      )}
    </fieldset>
  )
}
