// The button with which an invited agent or the desk asks the customer for more.
import { MessageCircleQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { askForMore } from '@marsa/model/freight/changes/change-endpoints.ts'
import { changeText } from '@marsa/model/freight/changes/change-text.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { TextDialog } from '../../requests/door.tsx'
import { changeReads } from '../changes/change-queries.ts'
import { loadFreightProblems } from '../problems.ts'

export function AskQuestion({ requestId, refusal, desk }: AskProps) {
  const t = useT()
  const [asking, setAsking] = useState(false)
  const ask = useCommand(askForMore, {
    refreshes: changeReads,
    quiet: true,
    onDone: () => {
      setAsking(false)
      void toast({ title: t(changeText.asked), tone: 'success' })
    },
  })
  return (
    <>
      <ActionButton
        icon={MessageCircleQuestionMark}
        refusal={refusal}
        problems={loadFreightProblems}
        onPress={() => setAsking(true)}
      >
        {t(changeText.ask)}
      </ActionButton>
      {asking && (
        <TextDialog
          title={t(changeText.askTitle)}
          body={t(desk ? changeText.askDeskBody : changeText.askBody)}
          label={t(changeText.question)}
          field="question"
          action={t(changeText.ask)}
          isPending={ask.isPending}
          error={ask.error}
          onClose={() => setAsking(false)}
          onAction={(question) => ask.mutate({ query: { id: requestId }, body: { question } })}
        />
      )}
    </>
  )
}

export type AskProps = { requestId: string; refusal: string | null; desk?: boolean }
