// The log of an address: what was sent, what it answered and how long it took; each can be sent again.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, Clock, RotateCw, Send } from 'lucide-react'
import { useState } from 'react'
import { replayDelivery, testWebhook, type Delivery } from '@marsa/model/integrations/endpoints.ts'
import { webhookEvents } from '@marsa/model/integrations/events.ts'
import { deliveryStates, type DeliveryState } from '@marsa/model/integrations/webhook.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Badge } from '../../ui/values/badge.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { Segments } from '../../ui/fields/segments.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { When } from '../../ui/values/when.tsx'
import { deliveriesQuery, webhookReads, webhooksQuery } from '../queries.ts'
import { faultText, words } from '../text.ts'

const readOnly = {
  WAITING: { tone: 'waiting', icon: Clock },
  DELIVERED: { tone: 'good', icon: CircleCheck },
  FAILED: { tone: 'bad', icon: CircleX },
} as const

const pretty = (body: string): string => JSON.stringify(JSON.parse(body), null, 2)

function Tries({ attempts }: Pick<Delivery, 'attempts'>) {
  const t = useT()
  return (
    <ul className="stack g2 dense">
      {attempts.map(({ number, at, status, milliseconds, fault, answer }) => (
        <li key={number} className="stack g1">
          <span className="row wrap g2">
            <span>{t(words.tryNumber, { number })}</span>
            <When value={at} />
            {status !== null && <bdi className="num">{status}</bdi>}
            <span className="muted">{t(words.took, { ms: milliseconds })}</span>
            {fault && <span>{t(faultText[fault])}</span>}
          </span>
          {answer && (
            <bdi dir="auto" className="muted hook-address">
              {answer}
            </bdi>
          )}
        </li>
      ))}
    </ul>
  )
}

function Entry({ entry, isActive }: { entry: Delivery; isActive: boolean }) {
  const t = useT()
  const again = useCommand(replayDelivery, { refreshes: webhookReads })
  const { deliveryId, event, number, state, createdAt, nextAt, attempts, body } = entry
  return (
    <li className="delivery stack g3">
      <div className="row between wrap g2">
        <strong>{t(event === 'test' ? words.testEvent : webhookEvents[event].text)}</strong>
        <Badge {...readOnly[state]} label={t(words[state])} />
      </div>
      <span className="row wrap g3 muted dense">
        <When value={createdAt} />
        {number && <Ref value={number} />}
        {nextAt && attempts.length > 0 && (
          <span>
            {t(words.nextTry)}: <When value={nextAt} />
          </span>
        )}
      </span>
      <Tries attempts={attempts} />
      <details>
        <summary className="dense">{t(words.body)}</summary>
        <pre dir="ltr">{pretty(body)}</pre>
      </details>
      {state !== 'WAITING' && isActive && (
        <div>
          <Button
            size="s"
            icon={RotateCw}
            isPending={again.isPending}
            onPress={() => again.mutate({ query: { deliveryId } })}
          >
            {t(words.sendAgain)}
          </Button>
        </div>
      )}
    </li>
  )
}

export function DeliveryLog({ webhookId, onClose }: { webhookId: string; onClose: () => void }) {
  const t = useT()
  const [state, setState] = useState<DeliveryState>()
  const webhook = useQuery(webhooksQuery).data?.items.find((each) => each.webhookId === webhookId)
  const log = useInfiniteQuery(deliveriesQuery(webhookId, state))
  const test = useCommand(testWebhook, { refreshes: webhookReads })
  const items = log.data?.pages.flatMap((page) => page.items) ?? []
  const isActive = webhook?.state === 'ACTIVE'
  return (
    <Sheet isOpen onClose={onClose} title={t(words.logOf, { label: webhook?.label ?? '' })}>
      <div className="stack g4">
        <p className="muted dense">{t(words.logLead)}</p>
        {isActive && (
          <div>
            <Button
              icon={Send}
              flip
              isPending={test.isPending}
              onPress={() => test.mutate({ query: { webhookId } })}
            >
              {t(words.test)}
            </Button>
          </div>
        )}
        <Segments
          label={t(words.state)}
          value={state ?? 'all'}
          segments={[
            { id: 'all', label: t(words.all) },
            ...deliveryStates.map((id) => ({ id, label: t(words[id]) })),
          ]}
          onChange={(id) => setState(deliveryStates.find((each) => each === id))}
        />
        <Loaded query={log} skeleton={<Skeleton lines={4} />} />
        {log.data && items.length === 0 && (
          <Empty level={3} title={t(words.noDeliveries)}>
            {t(words.noDeliveriesBody)}
          </Empty>
        )}
        <ul>
          {items.map((entry) => (
            <Entry key={entry.deliveryId} entry={entry} isActive={isActive} />
          ))}
        </ul>
        {log.hasNextPage && (
          <Button isPending={log.isFetchingNextPage} onPress={() => void log.fetchNextPage()}>
            {t(words.earlier)}
          </Button>
        )}
      </div>
    </Sheet>
  )
}
