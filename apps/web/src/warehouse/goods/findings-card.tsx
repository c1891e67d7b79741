// What the warehouse found at intake: its customer accepts or objects, the warehouse reads the answer.
import { useState } from 'react'
import type { TextRow } from '@marsa/model/kit/text.ts'
import type { FindingView, StorageDetail } from '@marsa/model/warehouse/answers.ts'
import type { FindingOutcome, ShownFindingState } from '@marsa/model/warehouse/findings.ts'
import { answerFindings } from '@marsa/model/warehouse/goods-endpoints.ts'
import { bookedStates, type StorageState } from '@marsa/model/warehouse/request-machine.ts'
import { storageTurnText } from '@marsa/model/warehouse/turn-text.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { ReasonDialog } from '../../requests/door.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Tag } from '../../ui/values/tag.tsx'
import { findingsText as words } from './findings-text.ts'
import { storageReads } from '../queries.ts'
import { PhotoStrip } from './photo-strip.tsx'
import { useFound } from './use-found.ts'

const LazyObjection = lazyPart(
  async () => (await import('../exceptions/objection-dialog.tsx')).ObjectionDialog,
)

/** `settles`: the warehouse whose goods they are, which answers objections. */
type CardProps = { storage: StorageDetail; customer: boolean; settles?: boolean }

export function FindingsCard({ storage, customer, settles = false }: CardProps) {
  const t = useT()
  const { findings, status } = storage
  const open = findings.filter(({ state }) => state === 'NOTED')
  const isBooked = bookedStates.includes(status as StorageState)
  const waits = open.length > 0 && isBooked
  return (
    <Card title={t(words.title)} id="findings">
      <div className="stack g4">
        {waits && <Banner tone="attention">{t(customer ? words.yourTurn : words.waits)}</Banner>}
        <ul className="st-items">
          {findings.map((finding) => (
            <li key={finding.findingId} className="stack g2">
              <Found finding={finding} requestId={storage.storageRequestID} />
              {waits && customer && finding.state === 'NOTED' && (
                <Answer storage={storage} findings={[finding]} />
              )}
              {isBooked && settles && finding.state === 'OBJECTED' && <Settle finding={finding} />}
            </li>
          ))}
        </ul>
        {waits && customer && open.length > 1 && <Answer storage={storage} findings={open} all />}
      </div>
    </Card>
  )
}

const stateWords: Record<ShownFindingState, TextRow> = {
  NOTED: words.open,
  ACCEPTED: words.accepted,
  OBJECTED: words.objected,
  SETTLED: words.settled,
}
const stateTones = {
  NOTED: 'waiting',
  ACCEPTED: 'brand',
  OBJECTED: 'waiting',
  SETTLED: 'brand',
} as const satisfies Record<ShownFindingState, string>

function Found({ finding, requestId }: { finding: FindingView; requestId: string }) {
  const t = useT()
  const description = useFound()(finding)
  const { state, note, photos, answer, reply } = finding
  return (
    <>
      <div className="row between wrap g2">
        <b className="med" id={finding.findingId}>
          {description}
        </b>
        <Tag tone={stateTones[state]}>{t(stateWords[state])}</Tag>
      </div>
      {note && <p className="dense muted">{t(words.note, { text: `\u2068${note}\u2069` })}</p>}
      {answer && <p className="dense muted">{t(words.answer, { text: `\u2068${answer}\u2069` })}</p>}
      {reply && <p className="dense muted">{t(words.reply, { text: `\u2068${reply}\u2069` })}</p>}
      <PhotoStrip requestId={requestId} photos={photos} of={description} />
    </>
  )
}

function Settle({ finding: { findingId, answer } }: { finding: FindingView }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="row">
      <Button size="s" variant="primary" changes aria-describedby={findingId} onPress={() => setOpen(true)}>
        {t(storageTurnText['answer-objection'])}
      </Button>
      {isOpen && <LazyObjection findingId={findingId} objection={answer} onClose={() => setOpen(false)} />}
    </div>
  )
}

type AnswerProps = {
  storage: StorageDetail
  findings: readonly FindingView[]
  /** Every open one at once. */
  all?: boolean
}

function Answer({ storage, findings, all = false }: AnswerProps) {
  const t = useT()
  const [objecting, setObjecting] = useState(false)
  const command = useCommand(answerFindings, {
    refreshes: storageReads,
    onDone: () => {
      setObjecting(false)
      void toast({ title: t(words.done), tone: 'success' })
    },
  })
  const send = (outcome: FindingOutcome, text: string | null) =>
    command.mutate({
      query: { id: storage.storageRequestID },
      body: { findings: findings.map(({ findingId }) => findingId), outcome, text },
    })
  return (
    <div className="row wrap g2">
      <Button
        variant={all ? 'secondary' : 'primary'}
        size="s"
        changes
        aria-describedby={all ? undefined : findings[0]?.findingId}
        isPending={command.isPending && !objecting}
        onPress={() => send('accept', null)}
      >
        {t(all ? words.acceptAll : words.accept)}
      </Button>
      {!all && (
        <Button size="s" changes aria-describedby={findings[0]?.findingId} onPress={() => setObjecting(true)}>
          {t(words.object)}
        </Button>
      )}
      {objecting && (
        <ReasonDialog
          title={t(words.objectTitle)}
          body={t(words.objectBody)}
          action={t(words.object)}
          isPending={command.isPending}
          onAction={(reason) => send('object', reason)}
          onClose={() => setObjecting(false)}
        />
      )}
    </div>
  )
}
