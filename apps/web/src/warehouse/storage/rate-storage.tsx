// Feedback on completed storage; whoever comes by the link of the message finds it at once.
import { useEffect, useRef } from 'react'
import { storageFeedbackPlace } from '@marsa/model/messages/templates/storage-messages.ts'
import { rateStorage } from '@marsa/model/warehouse/request-endpoints.ts'
import { useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { FeedbackForm, thankFor } from '../../requests/door.tsx'
import { storageReads } from '../queries.ts'

export function RateStorage({ id }: { id: string }) {
  const t = useT()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (location.hash === `#${storageFeedbackPlace}`) place.current?.scrollIntoView({ block: 'center' })
  }, [])
  const command = useCommand(rateStorage, {
    refreshes: storageReads,
    quiet: true,
    onDone: ({ alreadySubmitted }) => thankFor(t, alreadySubmitted),
  })
  return (
    <div ref={place}>
      <FeedbackForm command={command} onSend={(body) => command.mutate({ query: { id }, body })} />
    </div>
  )
}
