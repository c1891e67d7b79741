// The addresses of one's own company, and the log of one of them.
import { toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type {
  Delivery,
  listDeliveries as logCall,
  listWebhooks as contract,
  Webhook,
} from '@marsa/model/integrations/endpoints.ts'
import type { Call } from '../kit/serve.ts'
import { deliveriesOf, type DeliveryRow } from './deliveries.store.ts'
import { bodyOf } from './deliver.ts'
import { findWebhook, managerOf } from './find-webhook.ts'
import type { IntegrationParts } from './parts.ts'
import { webhooksOf, type WebhookRow } from './webhooks.store.ts'

const pageSize = 20
const when = (instant: Date | null): string | null => instant && toOffset(instant)

const toWebhook = (row: WebhookRow): Webhook => ({
  webhookId: row.id,
  label: row.label,
  address: row.address,
  events: row.events,
  state: row.paused_as ?? 'ACTIVE',
  failingSince: when(row.failing_since),
  lastDeliveredAt: when(row.delivered_at),
  waiting: row.waiting,
  createdAt: toOffset(row.created_at),
})

export const listWebhooks =
  ({ localWebhooks }: IntegrationParts) =>
  async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => ({
    items: (await webhooksOf(call.db, managerOf(call).companyId)).map(toWebhook),
    mayBeLocal: localWebhooks,
  })

const toDelivery = (row: DeliveryRow): Delivery => ({
  deliveryId: row.id,
  eventId: row.event_id,
  event: row.name as Delivery['event'],
  number: row.data.subject?.number ?? null,
  state: row.state,
  createdAt: toOffset(row.created_at),
  nextAt: when(row.next_at),
  attempts: row.attempts.map((each) => ({ ...each, at: toOffset(new Date(each.at)) })),
  body: bodyOf(row),
})

export const listDeliveries = async (call: Call<typeof logCall>): Promise<AnswerOf<typeof logCall>> => {
  const { webhook } = await findWebhook(call, call.db)
  const { state, before } = call.query
  const found = await deliveriesOf(call.db, webhook.id, { state, before, limit: pageSize + 1 })
  return { items: found.slice(0, pageSize).map(toDelivery), hasMore: found.length > pageSize }
}
