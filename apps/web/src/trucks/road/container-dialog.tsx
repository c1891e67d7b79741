// The number of the container of a port movement, checked as it is typed.
import { useState } from 'react'
import { sentence } from '@marsa/model/kit/problem.ts'
import { checkContainerNumber } from '@marsa/model/reference/identifiers.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { problems, road, roadReads } from './calls.ts'
import { allocateText, deskText, roadText as words } from './road-text.ts'

type ContainerProps = { requestId: string; version: number; known: string | null; onClose: () => void }

export function ContainerDialog({ requestId, version, known, onClose }: ContainerProps) {
  const t = useT()
  const { lang } = useLang()
  const [containerNo, setNumber] = useState(known ?? '')
  const [isTried, setTried] = useState(false)
  const command = useCommand(road.setContainer, {
    refreshes: roadReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.containerSaved), tone: 'success' })
    },
  })
  const isWrong = checkContainerNumber(containerNo).value === undefined
  const send = () => {
    setTried(true)
    if (!isWrong) command.mutate({ query: { id: requestId }, body: { containerNo, version } })
  }
  return (
    <CommandDialog
      title={t(words.enterContainer)}
      onClose={onClose}
      back={t(allocateText.notYet)}
      send={t(words.save)}
      pendingLabel={t(deskText.waiving)}
      command={command}
      beside={['containerNo']}
      onSend={send}
    >
      <TextInput
        label={t(words.container)}
        hint={t(words.containerHint)}
        dir="ltr"
        maxLength={20}
        value={containerNo}
        error={
          command.error?.fieldSentences['containerNo'] ??
          (isTried && isWrong ? sentence(problems, lang, 'trucks.container-wrong') : undefined)
        }
        onChange={setNumber}
      />
    </CommandDialog>
  )
}
