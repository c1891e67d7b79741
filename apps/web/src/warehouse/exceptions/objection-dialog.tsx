// The warehouse, or the desk, answers an objection in words.
import { answerObjection } from '@marsa/model/warehouse/exception-endpoints.ts'
import { storageTurnText } from '@marsa/model/warehouse/turn-text.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useT } from '../../kit/t.ts'
import { uiText } from '../../ui/text.ts'
import { exceptionReads } from './exception-queries.ts'
import { exceptionsText, objectionText as words } from './exceptions-text.ts'

type DialogProps = { findingId: string; objection: string | null; onClose: () => void }

export function ObjectionDialog({ findingId, objection, onClose }: DialogProps) {
  const t = useT()
  return (
    <ReasonDialog
      endpoint={answerObjection}
      input={(reason) => ({ query: { id: findingId }, body: { reason } })}
      refreshes={exceptionReads}
      title={t(storageTurnText['answer-objection'])}
      back={t(uiText.cancel)}
      label={t(words.label)}
      hint={t(words.hint)}
      send={t(words.send)}
      done={t(words.done)}
      onClose={onClose}
    >
      {objection && <p>{t(exceptionsText.objection, { text: `\u2068${objection}\u2069` })}</p>}
    </ReasonDialog>
  )
}
