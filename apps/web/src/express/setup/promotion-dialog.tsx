// A new promotion code: service, share, days, limits, and the offer in both languages.
import { useState } from 'react'
import { createPromotion, listPromotions } from '@marsa/model/express/setup/promotion-endpoints.ts'
import { serviceNames, services, type Service } from '@marsa/model/express/services.ts'
import type { BodyOf } from '@marsa/model/kit/endpoint.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { latinDigits } from '@marsa/model/kit/id.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { DateInput } from '../../ui/fields/date-input.tsx'
import { NumberInput } from '../../ui/fields/number-input.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { promotionText as words } from './setup-text.ts'

const fields = [
  'code',
  'service',
  'percent',
  'descriptionEn',
  'descriptionAr',
  'firstDay',
  'lastDay',
  'mostUses',
  'mostCompanyUses',
]

type Form = Omit<BodyOf<typeof createPromotion>, 'firstDay' | 'lastDay'> & {
  firstDay: string | null
  lastDay: string | null
}

export function PromotionDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const today = dayOf(new Date())
  const [form, setForm] = useState<Form>({
    code: '',
    service: 'DOMESTIC',
    percent: '',
    descriptionEn: '',
    descriptionAr: '',
    firstDay: today,
    lastDay: addDays(today, 30),
    mostUses: null,
    mostCompanyUses: null,
    isFirstOnly: false,
    isPublic: true,
  })
  const set = (change: Partial<typeof form>) => setForm((before) => ({ ...before, ...change }))
  const command = useCommand(createPromotion, {
    refreshes: [listPromotions],
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.made), tone: 'success' })
    },
  })
  const said = command.error?.fieldSentences
  return (
    <CommandDialog
      title={t(words.create)}
      side
      send={t(words.make)}
      command={command}
      beside={fields}
      onClose={onClose}
      onSend={() =>
        command.mutate({ body: { ...form, firstDay: form.firstDay ?? '', lastDay: form.lastDay ?? '' } })
      }
    >
      <p className="dense muted">{t(words.fixed)}</p>
      <TextInput
        label={t(words.code)}
        hint={t(words.codeHint)}
        dir="ltr"
        maxLength={12}
        autoComplete="off"
        value={form.code}
        error={said?.['code']}
        onChange={(code) => set({ code: code.toUpperCase() })}
      />
      <Select
        label={t(words.service)}
        options={services.map((id) => ({ id, label: t(serviceNames[id]) }))}
        value={form.service}
        onChange={(id) => set({ service: id as Service })}
      />
      <TextInput
        label={t(words.percent)}
        unit="%"
        dir="ltr"
        numeric
        inputMode="decimal"
        value={form.percent}
        error={said?.['percent']}
        onChange={(percent) => set({ percent: latinDigits(percent).replace('٫', '.') })}
      />
      <TextInput
        label={t(words.descriptionEn)}
        dir="ltr"
        maxLength={200}
        value={form.descriptionEn}
        error={said?.['descriptionEn']}
        onChange={(descriptionEn) => set({ descriptionEn })}
      />
      <TextInput
        label={t(words.descriptionAr)}
        dir="rtl"
        maxLength={200}
        value={form.descriptionAr}
        error={said?.['descriptionAr']}
        onChange={(descriptionAr) => set({ descriptionAr })}
      />
      <DateInput
        label={t(words.first)}
        value={form.firstDay}
        error={said?.['firstDay']}
        onChange={(firstDay) => set({ firstDay })}
      />
      <DateInput
        label={t(words.last)}
        min={today}
        value={form.lastDay}
        error={said?.['lastDay']}
        onChange={(lastDay) => set({ lastDay })}
      />
      <NumberInput
        label={t(words.mostUses)}
        hint={t(words.noLimit)}
        min={1}
        value={form.mostUses}
        error={said?.['mostUses']}
        onChange={(mostUses) => set({ mostUses })}
      />
      <NumberInput
        label={t(words.mostCompanyUses)}
        hint={t(words.noLimit)}
        min={1}
        value={form.mostCompanyUses}
        error={said?.['mostCompanyUses']}
        onChange={(mostCompanyUses) => set({ mostCompanyUses })}
      />
      <Checkbox value={form.isFirstOnly} onChange={(isFirstOnly) => set({ isFirstOnly })}>
        {t(words.firstOnly)}
      </Checkbox>
      <Checkbox value={form.isPublic} onChange={(isPublic) => set({ isPublic })}>
        {t(words.isPublic)}
      </Checkbox>
    </CommandDialog>
  )
}
