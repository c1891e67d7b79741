// An address, a delivery that has ended and an API key of somebody's company, as rows.
import type pg from 'pg'
import type { Person } from './people.ts'

export const addIntegrations = async (
  owner: pg.Client,
  { userId, companyId }: Person,
): Promise<{ webhookId: string; deliveryId: string; keyId: string }> => {
  const idOf = async (text: string, values: unknown[]): Promise<string> =>
    (await owner.query<{ id: string }>(text, values)).rows[0]!.id
  const webhookId = await idOf(
    `insert into webhooks (company_id, created_by, label, address, events, secret_sealed)
     values ($1, $2, 'Our system', 'https://hooks.example/marsa', '{quote.awarded}', '\\x00') returning id`,
    [companyId, userId],
  )
  const eventId = await idOf(
    `insert into webhook_events (company_id, name, data) values ($1, 'test', '{}') returning id`,
    [companyId],
  )
  const deliveryId = await idOf(
    `insert into webhook_deliveries (webhook_id, event_id, state) values ($1, $2, 'DELIVERED') returning id`,
    [webhookId, eventId],
  )
  const keyId = await idOf(
    `insert into api_keys (company_id, user_id, label, hint, key_hash, scopes, expires_at)
     values ($1, $2, 'Our system', 'mk_abcd…wxyz', '\\x01', '{shipments.read}', now() + interval '1 day') returning id`,
    [companyId, userId],
  )
  return { webhookId, deliveryId, keyId }
}
