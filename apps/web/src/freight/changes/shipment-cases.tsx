// What waits for somebody's word about a shipment: questions with their answers, and a dispute.
import { useState } from 'react'
import type { QuestionView, ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { answerMore, takeBackQuestion } from '@marsa/model/freight/changes/change-endpoints.ts'
import { changeText } from '@marsa/model/freight/changes/change-text.ts'
import { useMe } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { dateTime } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { TextDialog } from '../../requests/door.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/values/card.tsx'
import { When } from '../../ui/values/when.tsx'
import { changeReads } from './change-queries.ts'
import { TakeBackDialog } from './dispute-dialogs.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

const LazyDeskClose = lazyPart(async () => (await import('./dispute-desk.tsx')).DeskCloseDialog)
const LazyWaiting = lazyPart(async () => (await import('./compensation-waiting.tsx')).CompensationWaiting)

export type CaseSide = 'customer' | 'agent' | 'desk' | 'staff'

export function ShipmentCases({ shipment, side }: { shipment: ShipmentDetail; side: CaseSide }) {
  const t = useT()
  return (
    <>
      {shipment.dispute && <Dispute shipment={shipment} side={side} />}
      {shipment.questions.length > 0 && (
        <Card title={t(changeText.questions)} id="questions">
          <ul className="stack g4">
            {shipment.questions.map((question) => (
              <li key={question.questionId}>
                <Question question={question} side={side} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

function Question({ question, side }: { question: QuestionView; side: CaseSide }) {
  const t = useT()
  const { lang } = useLang()
  const [answering, setAnswering] = useState(false)
  const answer = useCommand(answerMore, {
    refreshes: changeReads,
    quiet: true,
    onDone: () => {
      setAnswering(false)
      void toast({ title: t(changeText.answered), tone: 'success' })
    },
  })
  const takeBack = useCommand(takeBackQuestion, {
    refreshes: changeReads,
    onDone: () => void toast({ title: t(changeText.takenBack), tone: 'success' }),
  })
  const { questionId, by, isOpen } = question
  const own = side === by
  const agent = lang === 'ar' ? question.agentNameAr : question.agentNameEn
  const name = own ? t(changeText.yours) : (agent ?? t(changeText.desk))
  return (
    <div className="stack g2 case">
      <p className="cap muted">
        {own ? name : t(changeText.askedBy, { name })} · <When value={question.askedAt} />
      </p>
      <p className="med">
        <bdi>{question.question}</bdi>
      </p>
      {question.answer !== null && (
        <p className="case-answer">
          <span className="cap muted">{t(changeText.answer)}</span>
          <bdi>{question.answer}</bdi>
        </p>
      )}
      {isOpen && side === 'customer' && (
        <Button variant="primary" className="case-act" changes onPress={() => setAnswering(true)}>
          {t(changeText.answer)}
        </Button>
      )}
      {isOpen && own && (
        <Button
          size="s"
          className="case-act"
          isPending={takeBack.isPending}
          onPress={() => takeBack.mutate({ query: { id: questionId } })}
        >
          {t(changeText.takeBack)}
        </Button>
      )}
      {isOpen && side !== 'customer' && <p className="dense muted">{t(changeText.waits)}</p>}
      {answering && (
        <TextDialog
          title={t(changeText.sendAnswer)}
          body={<bdi>{question.question}</bdi>}
          label={t(changeText.answer)}
          field="answer"
          action={t(changeText.sendAnswer)}
          isPending={answer.isPending}
          error={answer.error}
          onClose={() => setAnswering(false)}
          onAction={(words) => answer.mutate({ query: { id: questionId }, body: { answer: words } })}
        />
      )}
    </div>
  )
}

function Dispute({ shipment, side }: { shipment: ShipmentDetail; side: CaseSide }) {
  const t = useT()
  const { lang } = useLang()
  const [closing, setClosing] = useState(false)
  const dispute = shipment.dispute!
  const open = dispute.closedAt === null
  const staff = side === 'desk' || side === 'staff'
  const writes = useMe()?.roleName !== 'admin-readonly'
  return (
    <div id="dispute" className="stack g6">
      <Banner
        tone={open ? 'attention' : 'plain'}
        title={t(open ? changeText.disputeOpen : changeText.disputeClosed)}
      >
        <p>
          <bdi>{dispute.reason}</bdi>
        </p>
        {dispute.note && (
          <p>
            <bdi>{dispute.note}</bdi>
          </p>
        )}
        <p>{t(changeText.disputeSince, { time: dateTime(dispute.openedAt, lang) })}</p>
        {open && side !== 'agent' && writes && (
          <p className="row wrap g2 case-close">
            <Button onPress={() => setClosing(true)}>
              {t(staff ? changeText.disputeClose : changeText.disputeBack)}
            </Button>
          </p>
        )}
      </Banner>
      {open && staff && <LazyWaiting requestId={shipment.RequestId} writes={writes} />}
      {closing && staff && <LazyDeskClose shipment={shipment} onClose={() => setClosing(false)} />}
      {closing && !staff && <TakeBackDialog shipment={shipment} onClose={() => setClosing(false)} />}
    </div>
  )
}
