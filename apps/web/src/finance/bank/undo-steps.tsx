// Taking back how a case was settled: asked for by one person with a reason, and decided by another.
import { useState } from 'react'
import { askUndoCase, undoCase, type FinanceCaseView } from '@marsa/model/finance/bank/bank-endpoints.ts'
import { bankProblems } from '@marsa/model/finance/bank/bank-problems.ts'
import { capabilityProblems } from '@marsa/model/kit/capability-problems.ts'
import { useNeeds } from '../../accounts/door.tsx'
import { ActionButton } from '../../kit/action-button.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { RefusalBanner } from '../../kit/refusal-banner.tsx'
import { useT } from '../../kit/t.ts'
import { bankReads } from './bank-reads.ts'
import { bankWords as words } from './bank-words.ts'

const problems = { ...bankProblems, ...capabilityProblems }

export function UndoSteps({ row }: { row: FinanceCaseView }) {
  const t = useT()
  const query = { id: row.caseId }
  const [isAsking, setAsking] = useState(false)
  const undo = useCommand(undoCase, {
    refreshes: bankReads,
    onDone: () => void toast({ title: t(words.done), tone: 'success' }),
  })
  const [asks, decides] = [useNeeds(askUndoCase), useNeeds(undoCase)]
  const refusal = decides ?? row.undoRefusal
  const decision = (isUndone: boolean) => (
    <ActionButton
      size="s"
      variant={isUndone ? 'primary' : 'secondary'}
      refusal={refusal}
      problems={problems}
      isPending={undo.isPending}
      onPress={() => undo.mutate({ query, body: { isUndone } })}
    >
      {t(isUndone ? words.undoCase : words.keepCase)}
    </ActionButton>
  )
  return (
    <>
      <RefusalBanner refusal={undo.error} beside={[]} />
      {row.undoAskedBy && (
        <span className="dense muted">
          {t(words.undoAsked, { name: `\u2068${row.undoAskedBy}\u2069` })} <bdi>{row.undoReason}</bdi>
        </span>
      )}
      {row.undoAskedBy && decision(true)}
      {row.undoAskedBy && !refusal && decision(false)}
      {!row.askUndoRefusal && (
        <ActionButton size="s" refusal={asks ?? null} problems={problems} onPress={() => setAsking(true)}>
          {t(words.askUndo)}
        </ActionButton>
      )}
      {isAsking && (
        <ReasonDialog
          title={t(words.askUndoTitle)}
          send={t(words.askUndo)}
          label={t(words.note)}
          endpoint={askUndoCase}
          input={(reason) => ({ query, body: { reason } })}
          refreshes={bankReads}
          done={t(words.done)}
          onClose={() => setAsking(false)}
        >
          <p>{t(words.askUndoBody)}</p>
        </ReasonDialog>
      )}
    </>
  )
}
