// The two steps of a month that say what follows before they are taken.
import { askReopenPeriod, closePeriod } from '@marsa/model/finance/periods/period-endpoints.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useCommand } from '../../kit/query.ts'
import { useTaken } from '../parts/use-taken.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useT } from '../../kit/t.ts'
import { periodReads } from './period-badge.tsx'
import { periodWords as words } from './period-words.ts'

type Props = { month: string; title: string; onClose: () => void }

export function CloseDialog({ month, title, onClose }: Props) {
  const t = useT()
  const close = useCommand(closePeriod, useTaken(periodReads, words.done, onClose))
  return (
    <CommandDialog
      title={t(words.closeTitle, { month: title })}
      send={t(words.close)}
      command={close}
      onClose={onClose}
      onSend={() => close.mutate({ query: { month } })}
    >
      <p>{t(words.closeBody)}</p>
    </CommandDialog>
  )
}

export function AskReopenDialog({ month, title, onClose }: Props) {
  const t = useT()
  return (
    <ReasonDialog
      endpoint={askReopenPeriod}
      input={(reason) => ({ query: { month }, body: { reason } })}
      refreshes={periodReads}
      title={t(words.askTitle, { month: title })}
      label={t(words.reason)}
      send={t(words.ask)}
      done={t(words.done)}
      onClose={onClose}
    >
      <p>{t(words.askBody)}</p>
    </ReasonDialog>
  )
}
