// Background work of messages: sending, picking up what a killed process left, and forgetting what is old.
import { z } from 'zod'
import { forgetEvents } from '../kit/events.ts'
import { job } from '../kit/jobs.ts'
import { forgetNotifications } from './notifications.store.ts'
import { forgetMessages, requeueStranded, wipeSecrets } from './outbox.store.ts'
import { sendJobs } from './send-jobs.store.ts'
import { sendMessage, type Senders } from './send-message.ts'

/** Days that events can be resumed from, messages stay in the outbox, and notifications in the list. */
const kept = { events: 2, messages: 90, notifications: 365 }

const nothing = z.strictObject({})

export const messagesJobs = (senders: Senders) => [
  ...Object.values(sendJobs).map((name) =>
    job({
      name,
      lane: name,
      payload: z.strictObject({ id: z.uuid() }),
      run: ({ id }, { db, log }) => sendMessage(db, id, senders, log),
    }),
  ),
  job({
    name: 'messages.requeue-stranded',
    payload: nothing,
    everySeconds: 60,
    run: async (_, { db, log }) => {
      const count = await requeueStranded(db)
      if (count > 0) log.warn({ count }, 'stranded messages were queued again')
    },
  }),
  job({
    name: 'messages.forget-old',
    payload: nothing,
    everySeconds: 3_600,
    run: async (_, { db }) => {
      await wipeSecrets(db)
      await forgetEvents(db, kept.events)
      await forgetMessages(db, kept.messages)
      await forgetNotifications(db, kept.notifications)
    },
  }),
]
