// Sending an ended request again: under its number, with new days where the old ones have passed.
import { useState } from 'react'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { warehouseProblems } from '@marsa/model/warehouse/problems.ts'
import { reinitiateStorage } from '@marsa/model/warehouse/request-endpoints.ts'
import { storageFields, storageFormProblems } from '@marsa/model/warehouse/request-form.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { DateInput } from '../../ui/fields/date-input.tsx'
import { storageReads } from '../queries.ts'
import { storageAgainText as words } from '../storage-text.ts'

export function AgainDialog({ storage, onClose }: { storage: StorageDetail; onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const { form, storageRequestID: id, version } = storage
  const [today] = useState(() => dayOf(new Date()))
  const passed = form.startDate < today
  const [startDate, setStart] = useState(passed ? null : form.startDate)
  const [endDate, setEnd] = useState(passed ? null : form.endDate)
  const [isTried, setTried] = useState(false)
  const command = useCommand(reinitiateStorage, {
    refreshes: storageReads,
    quiet: true,
    onDone: ({ invitedAgents }) => {
      onClose()
      void toast({ title: t(words.done, { count: invitedAgents }), tone: 'success' })
    },
  })
  const faults: Record<string, string> =
    startDate && endDate
      ? storageFormProblems({ ...form, startDate, endDate }, today)
      : {
          ...(!startDate && { startDate: 'warehouse.date-invalid' }),
          ...(!endDate && { endDate: 'warehouse.date-invalid' }),
        }
  const serverErrors = command.error?.fieldSentences ?? {}
  const errorOf = (name: 'startDate' | 'endDate') =>
    serverErrors[name] ??
    (isTried && faults[name] ? sentence(warehouseProblems, lang, faults[name]) : undefined)
  const send = () => {
    setTried(true)
    if (startDate && endDate && Object.keys(faults).length === 0)
      command.mutate({ query: { id }, body: { startDate, endDate, version } })
  }
  return (
    <CommandDialog
      title={t(words.title, { number: storage.shipmentReferenceNumber })}

      back={t(words.back)}
      send={t(words.again)}

      pendingLabel={t(words.sending)}

      command={command}
      onSend={send}
      onClose={onClose}
    >
      <p>{t(words.body)}</p>
      <DateInput
        label={t(storageFields.startDate.label)}
        min={today}
        value={startDate}
        onChange={setStart}
        error={errorOf('startDate')}
      />
      <DateInput
        label={t(storageFields.endDate.label)}
        min={addDays(startDate ?? today, 1)}
        value={endDate}
        onChange={setEnd}
        error={errorOf('endDate')}
      />
    </CommandDialog>
  )
}
