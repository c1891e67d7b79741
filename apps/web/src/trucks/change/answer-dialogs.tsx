// The other side answers a change: agrees after reading the difference once more, or refuses with a reason.
import type { ChangeView } from '@marsa/model/trucks/change/change-endpoints.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Facts } from '../../ui/values/card.tsx'
import { road, roadReads } from '../road/calls.ts'
import { ReasonDialog } from '../road/reason-dialog.tsx'
import { allocateText } from '../road/road-text.ts'
import { useChangeFacts } from './change-facts.tsx'
import { changeDialogText as words, changeText } from './change-words.ts'
import { Difference } from './difference.tsx'

type OfChange = { change: ChangeView; onClose: () => void }

export function AgreeDialog({ change, onClose }: OfChange) {
  const t = useT()
  const command = useCommand(road.answerChange, {
    refreshes: roadReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.agreed), tone: 'success' })
    },
  })
  return (
    <CommandDialog
      title={t(words.agreeTitle)}
      role="alertdialog"
      onClose={onClose}
      back={t(allocateText.notYet)}
      send={t(changeText.agree)}
      pendingLabel={t(words.sending)}
      command={command}
      onSend={() => command.mutate({ query: { id: change.changeId }, body: { agreed: true, reason: null } })}
    >
      <Facts across facts={useChangeFacts(change)} />
      <Difference before={change.before} after={change.after} kept={change.kept} />
      <p className="hint">{t(words.agreeBody)}</p>
    </CommandDialog>
  )
}

export function RefuseDialog({ change, onClose }: OfChange) {
  const t = useT()
  return (
    <ReasonDialog
      endpoint={road.answerChange}
      input={(reason) => ({ query: { id: change.changeId }, body: { agreed: false, reason } })}
      title={t(words.refuseTitle)}
      label={t(words.reason)}
      hint={t(words.reasonHint)}
      rows={3}
      send={t(changeText.refuse)}
      pendingLabel={t(words.sending)}
      done={t(words.refused)}
      onClose={onClose}
    />
  )
}
