// Calls of notifications and live events; in the demo also the outbox, as data and as a page.
import { asLang } from '@marsa/model/kit/text.ts'
import {
  listNotifications as listNotificationsCall,
  listOutbox as listOutboxCall,
  readNotifications as readNotificationsCall,
  streamEvents as streamEventsCall,
} from '@marsa/model/messages/endpoints.ts'
import { cleanText } from '@marsa/model/kit/id.ts'
import type { EventStreams } from '../kit/event-streams.ts'
import { serve, type Server } from '../kit/serve.ts'
import { listNotifications } from './list-notifications.ts'
import { listOutbox } from './list-outbox.ts'
import { outboxPage, outboxPageHeaders } from './outbox-page.ts'
import { outboxOf } from './outbox.store.ts'
import { readNotifications } from './read-notifications.ts'
import { streamEvents } from './stream-events.ts'

export type MessagesParts = { streams: EventStreams; publicUrl: string; demo: boolean }

const outboxRoutes = (server: Server, publicUrl: string): void => {
  serve(server, listOutboxCall, listOutbox(publicUrl))
  server.http.get('/outbox', async (request, reply) => {
    const { to, lang } = request.query as { to?: unknown; lang?: unknown }
    const wanted = typeof to === 'string' ? cleanText(to).slice(0, 254) : ''
    const found = await outboxOf(server.db, wanted)
    return reply.headers(outboxPageHeaders).send(outboxPage(found, wanted, publicUrl, asLang(lang)))
  })
}

export const messagesRoutes = (server: Server, { streams, publicUrl, demo }: MessagesParts): void => {
  serve(server, listNotificationsCall, listNotifications)
  serve(server, readNotificationsCall, readNotifications)
  serve(server, streamEventsCall, streamEvents(streams))
  if (demo) outboxRoutes(server, publicUrl)
}
