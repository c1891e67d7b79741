// One callback request: who, what about, until when, and what one can do with it.
import { Check, CircleDot, Clock, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { closeRefusal, isLate, takeRefusal } from '@marsa/model/help/callback.ts'
import { listCallbacks, takeCallback } from '@marsa/model/help/endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Badge } from '../../ui/values/badge.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { PhoneText } from '../../ui/fields/phone-text.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import type { Callback } from '../queries.ts'
import { callbackText as words } from '@marsa/model/help/callback-text.ts'
import { CloseDialog } from './close-dialog.tsx'

function StateBadge({ callback, now }: { callback: Callback; now: Date }) {
  const t = useT()
  if (isLate(callback.state, new Date(callback.dueAt), now))
    return <Badge tone="bad" icon={TriangleAlert} label={t(words.stateLate)} />
  if (callback.state === 'OPEN') return <Badge tone="waiting" icon={Clock} label={t(words.stateOpen)} />
  return callback.state === 'IN_WORK' ? (
    <Badge tone="transit" icon={CircleDot} label={t(words.stateInWork)} />
  ) : (
    <Badge tone="good" icon={Check} label={t(words.stateClosed)} />
  )
}

export function CallbackCard({ callback, now, readOnly }: CallbackCardProps) {
  const t = useT()
  const { lang } = useLang()
  const [closing, setClosing] = useState(false)
  const take = useCommand(takeCallback, { refreshes: [listCallbacks] })
  const { state, isMine, company, closedAt, note } = callback
  const facts: [string, React.ReactNode][] = [
    [t(words.mobile), <PhoneText key="mobile" value={callback.mobile} />],
    [t(words.language), t(callback.language === 'ar' ? words.arabic : words.english)],
    [t(words.company), company ? company[lang] : t(words.visitor)],
    [t(words.asked), <When key="asked" value={callback.at} />],
    closedAt
      ? [t(words.closedAt), <When key="closed" value={closedAt} />]
      : [t(words.due), <When key="due" value={callback.dueAt} />],
    ...(callback.assignedName
      ? [[t(words.worksOn), isMine ? t(words.you) : callback.assignedName] as [string, React.ReactNode]]
      : []),
  ]
  const canTake = !readOnly && !takeRefusal({ state, isMine })
  const canClose = !readOnly && !closeRefusal({ state, isMine })
  return (
    <Card
      title={
        <span className="row wrap">
          <bdi>{callback.name}</bdi>
          <Ref value={callback.number} />
        </span>
      }
      aside={<StateBadge callback={callback} now={now} />}
      footer={
        canTake || canClose ? (
          <div className="row wrap">
            {canTake && (
              <Button
                variant={state === 'OPEN' ? 'primary' : undefined}
                isPending={take.isPending}
                onPress={() => take.mutate({ query: { id: callback.id } })}
              >
                {t(state === 'OPEN' ? words.take : words.takeOver)}
              </Button>
            )}
            {canClose && (
              <Button variant="primary" onPress={() => setClosing(true)}>
                {t(words.done)}
              </Button>
            )}
          </div>
        ) : undefined
      }
    >
      <div className="stack">
        <p className="callback-message" dir="auto">
          {callback.message}
        </p>
        <Facts facts={facts} columns />
        {note && (
          <div className="stack g1">
            <span className="cap muted">{t(words.note)}</span>
            <p dir="auto">{note}</p>
          </div>
        )}
      </div>
      {closing && <CloseDialog id={callback.id} onClose={() => setClosing(false)} />}
    </Card>
  )
}

export type CallbackCardProps = { callback: Callback; now: Date; readOnly: boolean }
