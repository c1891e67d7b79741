// The steps of a return, each behind a dialog that says what follows.
import { useState } from 'react'
import {
  fileVatReturn,
  freezeVatReturn,
  unfreezeVatReturn,
  type FiledReturnDetail,
} from '@marsa/model/finance/vat/filed-return-endpoints.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { useCommand } from '../../kit/query.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useT } from '../../kit/t.ts'
import { DateInput } from '../../ui/fields/date-input.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { useTaken } from '../parts/use-taken.ts'
import { returnReads } from './return-parts.tsx'
import { returnWords as words } from './return-words.ts'

type Props = { data: FiledReturnDetail; title: string; onClose: () => void }

export function FreezeDialog({ data, title, onClose }: Props) {
  const t = useT()
  const freeze = useCommand(freezeVatReturn, useTaken(returnReads, words.done, onClose))
  return (
    <CommandDialog
      title={t(words.freezeTitle, { period: title })}
      send={t(words.freeze)}
      command={freeze}
      onClose={onClose}
      onSend={() => freeze.mutate({ query: { period: data.period } })}
    >
      <p>{t(words.freezeBody)}</p>
    </CommandDialog>
  )
}

export function FileDialog({ data, title, onClose }: Props) {
  const t = useT()
  const { lang } = useLang()
  const today = dayOf(new Date())
  const [reference, setReference] = useState('')
  const [filedOn, setFiledOn] = useState<string | null>(today)
  const file = useCommand(fileVatReturn, useTaken(returnReads, words.done, onClose))
  const sentences = file.error?.fieldSentences ?? {}
  return (
    <CommandDialog
      title={t(words.fileTitle, { period: title })}
      send={t(words.file)}
      command={file}
      beside={['reference', 'filedOn']}
      onClose={onClose}
      onSend={() =>
        file.mutate({ query: { period: data.period }, body: { reference, filedOn: filedOn ?? '' } })
      }
    >
      <p>{t(words.fileBody, { amount: money(data.paid, data.currency, lang) })}</p>
      <TextInput
        label={t(words.reference)}
        dir="ltr"
        maxLength={40}
        value={reference}
        error={sentences['reference']}
        onChange={setReference}
      />
      <DateInput
        label={t(words.filedOn)}
        value={filedOn}
        min={addDays(data.to, 1)}
        max={today}
        error={sentences['filedOn']}
        onChange={setFiledOn}
      />
    </CommandDialog>
  )
}

export function UnfreezeDialog({ data, title, onClose }: Props) {
  const t = useT()
  return (
    <ReasonDialog
      endpoint={unfreezeVatReturn}
      input={(reason) => ({ query: { period: data.period }, body: { reason } })}
      refreshes={returnReads}
      title={t(words.unfreezeTitle, { period: title })}
      label={t(words.reason)}
      send={t(words.unfreeze)}
      tone="danger"
      done={t(words.done)}
      onClose={onClose}
    >
      <p>{t(words.unfreezeBody)}</p>
    </ReasonDialog>
  )
}
