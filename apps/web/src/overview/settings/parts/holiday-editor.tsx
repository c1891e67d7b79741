// The drawer in which a holiday is added, moved, confirmed or removed.
import { useState } from 'react'
import { removeHoliday, saveHoliday, type Holiday } from '@marsa/model/overview/holiday-endpoints.ts'
import { certainties } from '@marsa/model/reference/calendar.ts'
import { CommandDialog } from '../../../kit/command-dialog.tsx'
import { useLang } from '../../../kit/direction.tsx'
import { toast, useCommand } from '../../../kit/query.ts'
import { useT } from '../../../kit/t.ts'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { DateRange } from '../../../ui/fields/date-range.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { holidayReads } from '../queries.ts'
import { holidayText as words } from '../text.ts'

/** The code of a new one, from its English name and year. */
const codeFor = ({ nameEn, firstDay }: Holiday): string =>
  `${
    nameEn
      .toLowerCase()
      .replace(/[^a-z\d]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 40) || 'holiday'
  }-${firstDay}`

export function HolidayEditor({ holiday, onClose }: { holiday: Holiday; onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const [draft, setDraft] = useState(holiday)
  const [removing, setRemoving] = useState(false)
  const set = (change: Partial<Holiday>) => setDraft({ ...draft, ...change })
  const ends = {
    quiet: true,
    refreshes: holidayReads,
    onDone: () => {
      onClose()
      void toast({ title: t(words.saved), tone: 'success' as const })
    },
  }
  const save = useCommand(saveHoliday, ends)
  const remove = useCommand(removeHoliday, ends)
  const isNew = holiday.version === 0
  const error = save.error ?? remove.error
  const fields = error?.fieldSentences ?? {}
  const { code: _, ...body } = draft
  return (
    <CommandDialog
      side
      title={isNew ? t(words.add) : holiday[lang === 'ar' ? 'nameAr' : 'nameEn']}
      more={
        !isNew && (
          <Button changes onPress={() => setRemoving(true)}>
            {t(words.remove)}
          </Button>
        )
      }
      send={t(words.save)}
      command={{ isPending: save.isPending, error }}
      onSend={() => save.mutate({ query: { code: isNew ? codeFor(draft) : holiday.code }, body })}
      onClose={onClose}
    >
      <TextInput
        label={t(words.nameEn)}
        lang="en"
        dir="ltr"
        value={draft.nameEn}
        onChange={(nameEn) => set({ nameEn })}
        error={fields['nameEn']}
      />
      <TextInput
        label={t(words.nameAr)}
        lang="ar"
        dir="rtl"
        value={draft.nameAr}
        onChange={(nameAr) => set({ nameAr })}
        error={fields['nameAr']}
      />
      <DateRange
        label={t(words.days)}
        value={draft.firstDay ? { from: draft.firstDay, to: draft.lastDay } : null}
        onChange={(range) => range && set({ firstDay: range.from, lastDay: range.to })}
        error={fields['firstDay'] ?? fields['lastDay']}
      />
      <Select
        label={t(words.kind)}
        value={draft.kind}
        onChange={(kind) => set({ kind: kind as Holiday['kind'] })}
        options={(['holiday', 'ramadan'] as const).map((id) => ({ id, label: t(words[id]) }))}
      />
      <Select
        label={t(words.certainty)}
        value={draft.certainty}
        onChange={(certainty) => set({ certainty: certainty as Holiday['certainty'] })}
        options={certainties.map((id) => ({ id, label: t(words[id]) }))}
      />
      <AlertDialog
        isOpen={removing}
        onClose={() => setRemoving(false)}
        title={t(words.removeTitle, { name: { en: holiday.nameEn, ar: holiday.nameAr } })}
        actionLabel={t(words.remove)}
        isPending={remove.isPending}
        onAction={() =>
          remove.mutate(
            { query: { code: holiday.code, version: holiday.version } },
            { onError: () => setRemoving(false) },
          )
        }
      >
        <p>{t(words.removeBody)}</p>
      </AlertDialog>
    </CommandDialog>
  )
}
