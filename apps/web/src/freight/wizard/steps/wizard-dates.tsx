// Step 3: from when to when, the pickup, and what else the agents should quote.
import { useId, useState } from 'react'
import { addDays, dayOf, toOffset } from '@marsa/model/kit/day.ts'
import { freightFields } from '@marsa/model/freight/asking/request-fields.ts'
import { earliestPickup } from '@marsa/model/freight/asking/request-rules.ts'
import { wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import { settingParams } from '@marsa/model/kit/setting-params.ts'
import { useLang } from '../../../kit/direction.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { useT } from '../../../kit/t.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { nameIn, useServices } from '../wizard-lookups.ts'
import { useWizard } from '../wizard-context.ts'
import { WizardEntries, WizardEntry } from '../wizard-entry.tsx'

export function WizardDates() {
  const t = useT()
  const { settings, values } = useWizard()
  const [now] = useState(() => new Date())
  const today = dayOf(now)
  return (
    <>
      <div className="grid c2">
        <WizardEntries
          part="dates"
          more={{
            readyFrom: { min: today },
            deliverBy: { min: addDays(values.readyFrom ?? today, 1) },
            pickupAt: {
              hint: t(wizardText.pickupHint, settingParams(settings)),
              min: toOffset(earliestPickup(now, settings)).slice(0, 16),
            },
          }}
        />
      </div>
      <Services />
      <WizardEntry name="remarks" />
    </>
  )
}

function Services() {
  const t = useT()
  const { lang } = useLang()
  const titleId = useId()
  const { value: chosen, onChange } = useWizard().form.field('services')
  const { label, hint } = freightFields.services
  return (
    <fieldset className="stack g5 wiz-end" aria-labelledby={titleId}>
      <div className="stack g1">
        <h3 id={titleId}>{t(label)}</h3>
        <p className="hint">{hint && t(hint)}</p>
      </div>
      <Loaded query={useServices()} skeleton={<Skeleton lines={6} />}>
        {(rows) => (
          <div className="grid c2">
            {rows.map((row) => (
              <Checkbox
                key={row.code}
                value={chosen.includes(row.code)}
                onChange={(on) =>
                  onChange(on ? [...chosen, row.code] : chosen.filter((each) => each !== row.code))
                }
              >
                {nameIn(lang, row)}
                {row.hintEn && row.hintAr && (
                  <span className="hint wiz-block">{lang === 'ar' ? row.hintAr : row.hintEn}</span>
                )}
              </Checkbox>
            ))}
          </div>
        )}
      </Loaded>
    </fieldset>
  )
}
