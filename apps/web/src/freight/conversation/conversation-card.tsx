// The conversation of a shipment on its page: what customer and agent have written, and a field to write.
import type { ShipmentSide } from '@marsa/model/freight/sides.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { conversationText as words } from '@marsa/model/freight/conversation/conversation-text.ts'
import {
  readShipmentMessages,
  viewShipmentMessages,
  writeShipmentMessage,
  type ShipmentMessage,
} from '@marsa/model/freight/conversation/conversation-endpoints.ts'
import { longestMessage } from '@marsa/model/freight/conversation/conversation.ts'
import { useReason } from '../../kit/action-button.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, useCommand } from '../../kit/query.ts'
import { useReadOnly } from '../../kit/use-read-only.ts'
import { RefusalBanner } from '../../kit/refusal-banner.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { When } from '../../ui/values/when.tsx'
import { loadFreightProblems } from '../problems.ts'
import './conversation.css'

type ConversationProps = {
  requestId: string
  /** Undefined for staff, who only read. */
  side: ShipmentSide | undefined
}

export function ConversationCard({ requestId, side }: ConversationProps) {
  const t = useT()
  const query = useQuery(ask(viewShipmentMessages, { RequestId: requestId }))
  const { data } = query
  const read = useCommand(readShipmentMessages, { refreshes: [viewShipmentMessages], quiet: true })
  const last = data?.items.at(-1)?.number
  const readOnly = useReadOnly()
  const marked = useRef(0)
  useEffect(() => {
    if (!side || readOnly || !last || !data?.unread || marked.current >= last) return
    marked.current = last
    read.mutate({ query: { id: requestId }, body: { upTo: last } })
  }, [side, readOnly, last, data?.unread, requestId, read])
  const title = side === 'customer' ? words.withAgent : side === 'agent' ? words.withCustomer : words.both
  return (
    <Card title={t(title)} id="conversation">
      <Loaded query={query} skeleton={<Skeleton block="120px" />}>
        {({ items, writeRefusal }) => (
          <div className="stack g4">
            {items.length === 0 ? (
              <p className="dense muted">{t(words.none)}</p>
            ) : (
              <ol className="stack g3 conversation" aria-live="polite">
                {items.map((message) => (
                  <li
                    key={message.number}
                    className={message.side === side ? 'conversation-own' : 'conversation-other'}
                  >
                    <Message message={message} side={side} />
                  </li>
                ))}
              </ol>
            )}
            {side && <Write requestId={requestId} side={side} refusal={writeRefusal} />}
          </div>
        )}
      </Loaded>
    </Card>
  )
}

function Message({
  message: { side: from, by, text, at },
  side,
}: {
  message: ShipmentMessage
  side: ConversationProps['side']
}) {
  const t = useT()
  const row = from === side ? words.yours : from === 'agent' ? words.fromAgent : words.fromCustomer
  return (
    <>
      <p className="cap muted">
        {t(row, { name: by })} · <When value={at} />
      </p>
      <p className="conversation-text" dir="auto">
        {text}
      </p>
    </>
  )
}

function Write({
  requestId,
  side,
  refusal,
}: {
  requestId: string
  side: ShipmentSide
  refusal: string | null
}) {
  const t = useT()
  const reason = useReason(refusal, loadFreightProblems)
  const [text, setText] = useState('')
  // The same message until it is known to be stored.
  const [clientId, setClientId] = useState(() => crypto.randomUUID())
  const write = useCommand(writeShipmentMessage, {
    refreshes: [viewShipmentMessages],
    quiet: true,
    onDone: () => {
      setText('')
      setClientId(crypto.randomUUID())
    },
  })
  if (reason) return <p className="dense muted">{reason}</p>
  return (
    <form
      className="stack g2"
      onSubmit={(event) => {
        event.preventDefault()
        write.mutate({ query: { id: requestId }, body: { clientId, text } })
      }}
    >
      <TextArea
        label={t(words.message)}
        hint={t(words.privacy, { other: side === 'customer' ? words.agent : words.customer })}
        limit={longestMessage}
        rows={2}
        dir="auto"
        value={text}
        error={write.error?.fieldSentences['text']}
        onChange={setText}
      />
      <RefusalBanner refusal={write.error} beside={['text']} />
      <div>
        <Button type="submit" changes isPending={write.isPending} pendingLabel={t(words.sending)}>
          {t(words.send)}
        </Button>
      </div>
    </form>
  )
}
