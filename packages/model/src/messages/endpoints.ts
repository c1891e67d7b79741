// Contracts of notifications and live events (C041), and of the outbox page of the demo.
import { z } from 'zod'
import { anyone, everyone } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import { languages } from '../kit/text.ts'
import { ok } from '../kit/answer.ts'
import { channels } from './message.ts'

export const notification = z.strictObject({
  id: z.string(),
  /** Name of the template. */
  type: z.string(),
  subjectId: z.string().nullable(),
  titleEn: z.string(),
  titleAr: z.string(),
  bodyEn: z.string(),
  bodyAr: z.string(),
  at: z.string(),
  readAt: z.string().nullable(),
  /** Path in the reader's language. */
  link: z.string(),
  /** In a list of groups: how many more the group has, and how many of all its notifications are unread. */
  group: z.strictObject({ more: z.int(), unread: z.int() }).optional(),
})
export type Notification = z.infer<typeof notification>

/** Notifications of one answer; more are asked for with `before`. */
export const notificationPage = 30

export const listNotifications = endpoint({
  verb: 'listNotifications',
  call: 'C041',
  method: 'GET',
  path: 'Notifications',
  policy: everyone,
  query: z.strictObject({
    before: z.uuid({ error: 'messages.position' }).optional(),
    /** Only those that are not read yet. */
    show: z.enum(['all', 'unread']).optional(),
    /** One for each subject, its newest; `before` is then the newest of the last group. */
    group: z.enum(['subject']).optional(),
    /** Only those about this. */
    subjectId: z.uuid({ error: 'messages.position' }).optional(),
  }),
  readRecord: 'person',
  answer: z.strictObject({ items: z.array(notification), unread: z.int() }),
  background: true,
})

export const readNotifications = endpoint({
  verb: 'readNotifications',
  method: 'POST',
  path: 'Notifications/Read',
  policy: everyone,
  /** The named ones and those about the named subjects; without a list all of them. */
  body: z.strictObject({
    ids: z.array(z.uuid()).max(200).optional(),
    subjectIds: z.array(z.uuid()).max(200).optional(),
  }),
  answer: ok,
})

/** Data of one event of the stream; its id is the place to resume from. */
export const streamEvent = z.strictObject({
  kind: z.string(),
  subjectId: z.string().nullable(),
  at: z.string(),
})

const position = z.string().regex(/^\d{1,20}-\d{1,19}$/, 'messages.position')

export const streamEvents = endpoint({
  verb: 'streamEvents',
  method: 'GET',
  path: 'events',
  policy: everyone,
  query: z.strictObject({
    lastEventId: position.optional(),
    /** With the events of the last seconds too: a page asks for its data before its stream is open. */
    recent: z.enum(['true']).optional(),
  }),
  answer: streamEvent,
  background: true,
  stream: true,
})

export const outboxStates = ['waiting', 'sending', 'sent', 'kept', 'dead'] as const
export type OutboxState = (typeof outboxStates)[number]

export const outboxMessage = z.strictObject({
  id: z.string(),
  channel: z.enum(channels),
  to: z.string(),
  language: z.enum(languages),
  state: z.enum(outboxStates),
  attempts: z.int(),
  at: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Address the button leads to. */
  link: z.string().nullable(),
})

/** Only mounted in the demo, where mail and text messages go nowhere else. */
export const listOutbox = endpoint({
  verb: 'listOutbox',
  method: 'GET',
  path: 'Outbox',
  policy: anyone,
  query: z.strictObject({ to: z.string().trim().max(254).optional() }),
  answer: z.strictObject({ items: z.array(outboxMessage) }),
  background: true,
})

export const messagesEndpoints = [listNotifications, readNotifications, streamEvents, listOutbox]
