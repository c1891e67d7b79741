// A country that express serves: each way of priority, economy, days, weekend, and remote places in both languages.
import { useState } from 'react'
import { Plus, Trash2 } from 'lucide-react'
import {
  listServedCountries,
  saveServedCountry,
  weekendCodes,
  type ServedCountryView,
} from '@marsa/model/express/setup/country-endpoints.ts'
import type { Weekend } from '@marsa/model/express/pricing/delivery-day.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { ErrorText } from '../../ui/fields/field.tsx'
import { NumberInput } from '../../ui/fields/number-input.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { countryText as words, setupText } from './setup-text.ts'

const usualEconomyDays = 9
const usualPriorityDays = 3

export function CountryDialog({ country, onClose }: { country: ServedCountryView; onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const [form, setForm] = useState(() => ({
    ...country,
    priorityDays: country.priorityDays ?? (usualPriorityDays as number | null),
    remote: country.remote.map((place, key) => ({ ...place, key })),
  }))
  const set = (change: Partial<typeof form>) => setForm((before) => ({ ...before, ...change }))
  const command = useCommand(saveServedCountry, {
    refreshes: [listServedCountries],
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(setupText.saved), tone: 'success' })
    },
  })
  const said = command.error?.fieldSentences
  const places = Object.entries(said ?? {}).find(([field]) => field.startsWith('remote'))?.[1]
  const setPlace = (key: number, change: { nameEn?: string; nameAr?: string }) =>
    set({ remote: form.remote.map((place) => (place.key === key ? { ...place, ...change } : place)) })
  return (
    <CommandDialog
      title={lang === 'ar' ? country.nameAr : country.nameEn}
      side
      send={t(setupText.save)}
      command={command}
      beside={[
        'priorityDays',
        'economyDays',
        ...Object.keys(said ?? {}).filter((field) => field.startsWith('remote')),
      ]}
      onClose={onClose}
      onSend={() =>
        command.mutate({
          body: {
            code: country.code,
            canSend: form.canSend,
            canReceive: form.canReceive,
            priorityDays: form.priorityDays ?? 0,
            economyDays: form.economyDays,
            weekend: form.weekend,
            remote: form.remote.map(({ nameEn, nameAr }) => ({ nameEn, nameAr })),
          },
        })
      }
    >
      <Switch value={form.canSend} onChange={(canSend) => set({ canSend })}>
        {t(words.send)}
      </Switch>
      <Switch value={form.canReceive} onChange={(canReceive) => set({ canReceive })}>
        {t(words.receive)}
      </Switch>
      <NumberInput
        label={t(words.priorityDays)}
        min={1}
        max={30}
        value={form.priorityDays}
        error={said?.['priorityDays']}
        onChange={(priorityDays) => set({ priorityDays })}
      />
      <Switch
        value={form.economyDays !== null}
        onChange={(isOn) => set({ economyDays: isOn ? usualEconomyDays : null })}
      >
        {t(words.economySwitch)}
      </Switch>
      {form.economyDays !== null && (
        <NumberInput
          label={t(words.economyDays)}
          min={1}
          max={60}
          value={form.economyDays}
          error={said?.['economyDays']}
          onChange={(economyDays) => set({ economyDays: economyDays ?? 0 })}
        />
      )}
      <Select
        label={t(words.weekend)}
        options={weekendCodes.map((id) => ({ id, label: t(words[id]) }))}
        value={form.weekend}
        onChange={(id) => set({ weekend: id as Weekend })}
      />
      <fieldset className="stack g3">
        <legend>{t(words.remote)}</legend>
        {form.remote.map(({ key, nameEn, nameAr }) => (
          <div key={key} className="row g2">
            <TextInput
              className="grow"
              label={t(words.placeEn)}
              dir="ltr"
              maxLength={60}
              value={nameEn}
              onChange={(text) => setPlace(key, { nameEn: text })}
            />
            <TextInput
              className="grow"
              label={t(words.placeAr)}
              dir="rtl"
              maxLength={60}
              value={nameAr}
              onChange={(text) => setPlace(key, { nameAr: text })}
            />
            <IconButton
              icon={Trash2}
              label={`${t(words.removePlace)}: ${lang === 'ar' ? nameAr : nameEn}`}
              onPress={() => set({ remote: form.remote.filter((place) => place.key !== key) })}
            />
          </div>
        ))}
        {places && <ErrorText text={places} />}
        <Button
          size="s"
          icon={Plus}
          onPress={() =>
            set({
              remote: [
                ...form.remote,
                { nameEn: '', nameAr: '', key: Math.max(-1, ...form.remote.map(({ key }) => key)) + 1 },
              ],
            })
          }
        >
          {t(words.addPlace)}
        </Button>
      </fieldset>
    </CommandDialog>
  )
}
