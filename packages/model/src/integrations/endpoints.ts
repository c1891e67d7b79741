// Contracts of webhooks and API keys of one's own company.
import { z } from 'zod'
import { ok } from '../kit/answer.ts'
import { endpoint } from '../kit/endpoint.ts'
import { cleanText } from '../kit/id.ts'
import { apiScopes } from '../kit/scope.ts'
import { integrationManagers as policy, keyLives } from './api-key.ts'
import { webhookEventNames } from './events.ts'
import { deliveryStates, faults } from './webhook.ts'
import { atMost } from '../kit/too-long.ts'

const label = z
  .string({ error: 'integrations.label-required' })
  .transform(cleanText)
  .pipe(z.string().min(2, 'integrations.label-required').max(60, 'integrations.label-required'))
const address = z
  .string({ error: 'integrations.address' })
  .trim()
  .min(1, 'integrations.address')
  .max(...atMost(500))
const events = z
  .array(z.enum(webhookEventNames), { error: 'integrations.events-required' })
  .min(1, 'integrations.events-required')
  .max(webhookEventNames.length)

const managed = ['integrations.not-authorised'] as const
const addressed = [...managed, 'integrations.address', 'integrations.address-private'] as const

export const webhook = z.strictObject({
  webhookId: z.uuid(),
  label: z.string(),
  address: z.string(),
  events: z.array(z.enum(webhookEventNames)),
  state: z.enum(['ACTIVE', 'PAUSED', 'FAILING']),
  failingSince: z.string().nullable(),
  lastDeliveredAt: z.string().nullable(),
  waiting: z.int(),
  createdAt: z.string(),
})
export type Webhook = z.infer<typeof webhook>

export const listWebhooks = endpoint({
  verb: 'listWebhooks',
  method: 'GET',
  path: 'integrations/webhooks',
  policy,
  answer: z.strictObject({ items: z.array(webhook), mayBeLocal: z.boolean() }),
  problems: managed,
})

export const createWebhook = endpoint({
  verb: 'createWebhook',
  method: 'POST',
  path: 'integrations/webhooks',
  policy,
  body: z.strictObject({ label, address, events }),
  /** The secret is said this one time. */
  answer: z.strictObject({ webhookId: z.uuid(), secret: z.string() }),
  problems: [...addressed, 'integrations.too-many', 'factors.check-needed'],
  limit: ['webhook.person'],
})

const byWebhook = z.strictObject({ webhookId: z.uuid() })

export const changeWebhook = endpoint({
  verb: 'changeWebhook',
  method: 'PUT',
  path: 'integrations/webhooks/{webhookId}',
  policy,
  query: byWebhook,
  body: z.strictObject({ label, address, events, isActive: z.boolean() }),
  answer: ok,
  problems: [...addressed, 'factors.check-needed'],
  limit: ['webhook.person'],
})

export const removeWebhook = endpoint({
  verb: 'removeWebhook',
  method: 'DELETE',
  path: 'integrations/webhooks/{webhookId}',
  policy,
  query: byWebhook,
  answer: ok,
  problems: managed,
})

export const renewWebhookSecret = endpoint({
  verb: 'renewWebhookSecret',
  method: 'POST',
  path: 'integrations/webhooks/{webhookId}/secret',
  policy,
  query: byWebhook,
  answer: z.strictObject({ secret: z.string() }),
  problems: [...managed, 'factors.check-needed'],
  limit: ['webhook.person'],
})

export const testWebhook = endpoint({
  verb: 'testWebhook',
  method: 'POST',
  path: 'integrations/webhooks/{webhookId}/test',
  policy,
  query: byWebhook,
  answer: z.strictObject({ deliveryId: z.uuid() }),
  problems: [...managed, 'integrations.paused'],
  limit: ['webhook.person'],
})

export const attempt = z.strictObject({
  number: z.int(),
  at: z.string(),
  status: z.int().nullable(),
  milliseconds: z.int(),
  fault: z.enum(faults).nullable(),
  answer: z.string(),
})
export const delivery = z.strictObject({
  deliveryId: z.uuid(),
  eventId: z.uuid(),
  event: z.enum(['test', ...webhookEventNames]),
  number: z.string().nullable(),
  state: z.enum(deliveryStates),
  createdAt: z.string(),
  nextAt: z.string().nullable(),
  attempts: z.array(attempt),
  body: z.string(),
})
export type Delivery = z.infer<typeof delivery>

export const listDeliveries = endpoint({
  verb: 'listDeliveries',
  method: 'GET',
  path: 'integrations/webhooks/{webhookId}/deliveries',
  policy,
  query: z.strictObject({
    webhookId: z.uuid(),
    state: z.enum(deliveryStates).optional(),
    /** The last one that is known; older ones follow. */
    before: z.uuid().optional(),
  }),
  answer: z.strictObject({ items: z.array(delivery), hasMore: z.boolean() }),
  problems: managed,
})

export const replayDelivery = endpoint({
  verb: 'replayDelivery',
  method: 'POST',
  path: 'integrations/deliveries/{deliveryId}/replay',
  policy,
  query: z.strictObject({ deliveryId: z.uuid() }),
  answer: ok,
  problems: [...managed, 'integrations.paused', 'kit.moved-on'],
  limit: ['webhook.person'],
})

export const apiKey = z.strictObject({
  keyId: z.uuid(),
  label: z.string(),
  /** Beginning and end of the key, enough to tell it from others. */
  hint: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  madeBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.string().nullable(),
  /** `stopped`: whoever made it no longer administers the company. */
  state: z.enum(['active', 'expired', 'revoked', 'stopped']),
})
export type ApiKey = z.infer<typeof apiKey>

export const listApiKeys = endpoint({
  verb: 'listApiKeys',
  method: 'GET',
  path: 'integrations/keys',
  policy,
  answer: z.strictObject({ items: z.array(apiKey) }),
  problems: managed,
})

export const createApiKey = endpoint({
  verb: 'createApiKey',
  method: 'POST',
  path: 'integrations/keys',
  policy,
  body: z.strictObject({
    label,
    scopes: z
      .array(z.enum(apiScopes), { error: 'integrations.scopes-required' })
      .min(1, 'integrations.scopes-required')
      .max(apiScopes.length),
    days: z.union(keyLives.map((days) => z.literal(days))),
  }),
  /** The key is said this one time. */
  answer: z.strictObject({ keyId: z.uuid(), key: z.string(), expiresAt: z.string() }),
  problems: [...managed, 'integrations.too-many', 'factors.check-needed'],
  limit: ['webhook.person'],
})

export const revokeApiKey = endpoint({
  verb: 'revokeApiKey',
  method: 'POST',
  path: 'integrations/keys/{keyId}/revoke',
  policy,
  query: z.strictObject({ keyId: z.uuid() }),
  answer: ok,
  problems: managed,
})

export const integrationEndpoints = {
  listWebhooks,
  createWebhook,
  changeWebhook,
  removeWebhook,
  renewWebhookSecret,
  testWebhook,
  listDeliveries,
  replayDelivery,
  listApiKeys,
  createApiKey,
  revokeApiKey,
}
