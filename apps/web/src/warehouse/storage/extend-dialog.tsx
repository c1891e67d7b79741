// Asking the warehouse for a longer time.
import { useState } from 'react'
import { addDays, dayOf, daysBetween } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { askExtension } from '@marsa/model/warehouse/goods-endpoints.ts'
import { estimateFils, isExact } from '@marsa/model/warehouse/overstay.ts'
import { storageSpan } from '@marsa/model/warehouse/storage-pricing.ts'
import { warehouseProblems } from '@marsa/model/warehouse/problems.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { date, money } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { DateInput } from '../../ui/fields/date-input.tsx'
import { storageReads } from '../queries.ts'
import { extensionText as words } from '../storage-text.ts'

export function ExtendDialog({ storage, onClose }: { storage: StorageDetail; onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const { endDate, storageRequestID: id, version } = storage
  // A month more to begin with, so that its price stands there before anything is asked.
  const [until, setUntil] = useState<string | null>(() => {
    const today = dayOf(new Date())
    return addDays(endDate > today ? endDate : today, 30)
  })
  const [isTried, setTried] = useState(false)
  const command = useCommand(askExtension, {
    refreshes: storageReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.sent), tone: 'success' })
    },
  })
  const fault = !until
    ? 'warehouse.date-invalid'
    : until <= endDate
      ? 'warehouse.extension-earlier'
      : undefined
  const estimate =
    until && storage.quotation
      ? estimateFils(
          { charges: storage.quotation.charges, ...storageSpan(storage) },
          daysBetween(endDate, until),
        )
      : undefined
  const serverError = command.error?.fieldSentences['until']
  const send = () => {
    setTried(true)
    if (until && !fault) command.mutate({ query: { id }, body: { until, version } })
  }
  return (
    <CommandDialog
      title={t(words.ask)}

      back={t(words.cancel)}
      send={t(words.send)}
      command={command}
      beside={['until']}
      onSend={send}
      onClose={onClose}
    >
      <p>{t(words.body, { day: date(endDate, lang) })}</p>
      <DateInput
        label={t(words.until)}
        min={addDays(endDate, 1)}
        value={until}
        onChange={setUntil}
        hint={
          estimate === undefined
            ? undefined
            : t(isExact(storage.quotation?.charges ?? []) ? words.exact : words.estimate, {
                amount: money(toWire(estimate), 'AED', lang),
              })
        }
        error={serverError ?? (isTried && fault ? sentence(warehouseProblems, lang, fault) : undefined)}
      />
    </CommandDialog>
  )
}
