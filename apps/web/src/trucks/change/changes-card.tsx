// The changes of a booking on its page: what one side proposes and the other answers, and what was changed before.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Check, Hourglass, Undo2, X } from 'lucide-react'
import type { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import { changeHours, type ChangeState } from '@marsa/model/trucks/change/change.ts'
import type { ChangeView } from '@marsa/model/trucks/change/change-endpoints.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { dayTime } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import type { CarriedProps } from '../../requests/door.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Badge, type BadgeProps } from '../../ui/values/badge.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { isOver, problems, road, roadReads, type Changes } from '../road/calls.ts'
import { useChangeFacts } from './change-facts.tsx'
import { changeDialogText, changeStateText, changeText as words } from './change-words.ts'
import { Difference } from './difference.tsx'
import '../road/road.css'

const LazyPropose = lazyPart(async () => (await import('./propose-dialog.tsx')).ProposeDialog)
const LazyAgree = lazyPart(async () => (await import('./answer-dialogs.tsx')).AgreeDialog)
const LazyRefuse = lazyPart(async () => (await import('./answer-dialogs.tsx')).RefuseDialog)

type CardProps = { id: string; form: TruckForm; side: CarriedProps['side'] }

/** Nothing where nothing was changed and the reader cannot change anything. */
export function ChangesCard({ id, form, side }: CardProps) {
  const query = useQuery(ask(road.listChanges, { id }))
  return (
    <Loaded query={query} card>
      {(data) => <Listed data={data} form={form} side={side} />}
    </Loaded>
  )
}

function Listed({ data, form, side }: { data: Changes } & Omit<CardProps, 'id'>) {
  const t = useT()
  const [isProposing, setProposing] = useState(false)
  const { changes, proposeRefusal } = data
  const isSide = side !== undefined && !isOver(proposeRefusal)
  if (changes.length === 0 && !isSide) return null
  return (
    <Card id="change" title={t(words.title)}>
      <div className="stack g5">
        <p className="hint">
          {t(words.body, { hours: changeHours })} {changes.length === 0 && t(words.none)}
        </p>
        {isSide && (
          <div>
            <ActionButton refusal={proposeRefusal} problems={problems} onPress={() => setProposing(true)}>
              {t(words.propose)}
            </ActionButton>
          </div>
        )}
        {changes.map((change) => (
          <Proposed key={change.changeId} change={change} side={side} />
        ))}
      </div>
      {isProposing && (
        <LazyPropose
          data={data}
          form={form}
          side={side === 'agent' ? 'agent' : 'customer'}
          onClose={() => setProposing(false)}
        />
      )}
    </Card>
  )
}

const looks: Record<ChangeState, Pick<BadgeProps, 'tone' | 'icon'>> = {
  PROPOSED: { tone: 'waiting', icon: Hourglass },
  AGREED: { tone: 'good', icon: Check },
  REFUSED: { tone: 'bad', icon: X },
  WITHDRAWN: { tone: 'neutral', icon: Undo2 },
  LAPSED: { tone: 'neutral', icon: X },
}

function Proposed({ change, side }: { change: ChangeView; side: CarriedProps['side'] }) {
  const t = useT()
  const { lang } = useLang()
  const [asking, setAsking] = useState<'agree' | 'refuse'>()
  const takeBack = useCommand(road.withdrawChange, {
    refreshes: roadReads,
    onDone: () => void toast({ title: t(changeDialogText.takenBack), tone: 'success' }),
  })
  const { changeId, by, state, reason, answer, answerRefusal, withdrawRefusal } = change
  const title = by === side ? words.byYou : by === 'agent' ? words.byProvider : words.byCustomer
  const close = () => setAsking(undefined)
  const isolated = (text: string) => `\u2068${text}\u2069`
  return (
    <section className="truck-slot stack g3" aria-label={t(title)}>
      <div className="row between wrap g3">
        <div className="stack g1">
          <h3>{t(title)}</h3>
          <p className="dense muted">
            {t(words.on, { when: dayTime(change.proposedAt, lang) })}
            {state === 'PROPOSED' && ` · ${t(words.answerBy, { when: dayTime(change.answerBy, lang) })}`}
          </p>
        </div>
        <Badge {...looks[state]} label={t(changeStateText[state])} />
      </div>
      <Facts across facts={useChangeFacts(change)} />
      <Difference before={change.before} after={change.after} kept={change.kept} />
      <p className="dense">{t(words.reason, { reason: isolated(reason) })}</p>
      {answer && <p className="dense">{t(words.answer, { reason: isolated(answer) })}</p>}
      <div className="row wrap g2">
        {answerRefusal === null && (
          <>
            <Button size="s" variant="primary" changes onPress={() => setAsking('agree')}>
              {t(words.agree)}
            </Button>
            <Button size="s" changes onPress={() => setAsking('refuse')}>
              {t(words.refuse)}
            </Button>
          </>
        )}
        {withdrawRefusal === null && (
          <Button
            size="s"
            changes
            isPending={takeBack.isPending}
            onPress={() => takeBack.mutate({ query: { id: changeId }, body: {} })}
          >
            {t(words.takeBack)}
          </Button>
        )}
      </div>
      {asking === 'agree' && <LazyAgree change={change} onClose={close} />}
      {asking === 'refuse' && <LazyRefuse change={change} onClose={close} />}
    </section>
  )
}
