// Restores an account, with the day to which it is borne that something is overdue.
import { useState } from 'react'
import { restoreCredit } from '@marsa/model/finance/credit/credit-endpoints.ts'
import { liftMostDays } from '@marsa/model/finance/credit/credit-machine.ts'
import { creditProblems } from '@marsa/model/finance/credit/credit-problems.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { DateInput } from '../../ui/fields/date-input.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { booksText } from './books-text.ts'
import { creditReads } from './credit-reads.ts'
import { creditDeskText as words } from './credit-text.ts'

export function RestoreDialog({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const t = useT()
  const [reason, setReason] = useState('')
  const [until, setUntil] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const restore = useCommand(restoreCredit, {
    refreshes: creditReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.made), tone: 'success' })
    },
  })
  const today = dayOf(new Date())
  const isMissing = reason.trim().length < 3
  return (
    <CommandDialog
      title={t(words.restoreTitle)}
      send={t(words.restore)}
      command={restore}
      beside={['reason', 'until']}
      onClose={onClose}
      onSend={() => {
        setTried(true)
        if (isMissing) return
        const body = { reason: reason.trim(), ...(until && { until }) }
        restore.mutate({ query: { companyId }, body })
      }}
    >
      <p>{t(words.restoreBody)}</p>
      <TextArea
        label={t(words.reason)}
        limit={500}
        value={reason}
        onChange={setReason}
        error={
          isTried && isMissing ? t(creditProblems['credit.reason']) : restore.error?.fieldSentences['reason']
        }
      />
      <DateInput
        label={t(booksText.until)}
        hint={t(booksText.untilHint)}
        optional
        value={until}
        min={addDays(today, 1)}
        max={addDays(today, liftMostDays)}
        onChange={setUntil}
        error={restore.error?.fieldSentences['until']}
      />
    </CommandDialog>
  )
}
