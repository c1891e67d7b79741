// What ends a case or lets it wait, each with a note that stays.
import { useState } from 'react'
import { resolveCase, waitCase, type FinanceCaseView } from '@marsa/model/finance/bank/bank-endpoints.ts'
import {
  caseResolutions,
  caseResolutionText,
  resolutionRefusal,
  type CaseResolution,
} from '@marsa/model/finance/bank/finance-case.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useCommand } from '../../kit/query.ts'
import { useTaken } from '../parts/use-taken.ts'
import { useT } from '../../kit/t.ts'
import { DateInput } from '../../ui/fields/date-input.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { bankReads } from './bank-reads.ts'
import { bankWords as words } from './bank-words.ts'

export function ResolveDialog({ row, onClose }: { row: FinanceCaseView; onClose: () => void }) {
  const t = useT()
  const { kind, state, currency } = row
  const differenceFils = parseMoney(row.theirs) - parseMoney(row.ours)
  const possible = caseResolutions.filter(
    (each) => !resolutionRefusal({ kind, state, differenceFils, currency }, each),
  )
  const [resolution, setResolution] = useState<CaseResolution>(possible.at(-1) ?? 'explained')
  const [note, setNote] = useState('')
  const resolve = useCommand(resolveCase, useTaken(bankReads, words.done, onClose))
  return (
    <CommandDialog
      title={t(words.resolveTitle)}
      send={t(words.resolve)}
      command={resolve}
      beside={['note']}
      onClose={onClose}
      onSend={() => resolve.mutate({ query: { id: row.caseId }, body: { resolution, note } })}
    >
      <p>{t(words.resolveBody)}</p>
      <RadioCards
        label={t(words.resolution)}
        value={resolution}
        onChange={(id) => setResolution(possible.find((each) => each === id) ?? resolution)}
        choices={possible.map((id) => ({ id, label: t(caseResolutionText[id]) }))}
      />
      <TextArea
        label={t(words.note)}
        maxLength={500}
        value={note}
        error={resolve.error?.fieldSentences['note']}
        onChange={setNote}
      />
    </CommandDialog>
  )
}

export function WaitDialog({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const t = useT()
  const [note, setNote] = useState('')
  const [dueOn, setDueOn] = useState<string | null>(null)
  const wait = useCommand(waitCase, useTaken(bankReads, words.done, onClose))
  const sentences = wait.error?.fieldSentences ?? {}
  return (
    <CommandDialog
      title={t(words.waitTitle)}
      send={t(words.wait)}
      command={wait}
      beside={['note', 'dueOn']}
      onClose={onClose}
      onSend={() => wait.mutate({ query: { id: caseId }, body: { note, dueOn: dueOn ?? '' } })}
    >
      <DateInput label={t(words.due)} value={dueOn} error={sentences['dueOn']} onChange={setDueOn} />
      <TextArea
        label={t(words.note)}
        maxLength={500}
        value={note}
        error={sentences['note']}
        onChange={setNote}
      />
    </CommandDialog>
  )
}
