// A company's administrator who has just shown who they are, for tests of integrations.
import { sql } from '../src/kit/sql.ts'
import { passCheck } from '@marsa/model/accounts/factors/factors-endpoints.ts'
import type { Role } from '@marsa/model/kit/access.ts'
import type { ApiScope } from '@marsa/model/kit/scope.ts'
import { createApiKey, createWebhook } from '@marsa/model/integrations/endpoints.ts'
import type { WebhookEventName } from '@marsa/model/integrations/events.ts'
import type { Caller, TestApp } from './app.ts'
import { addPerson, type Person } from './people.ts'

const password = 'Marsa#2026-own'

export const addManager = async (app: TestApp, role: Role = 'business'): Promise<Person> => {
  const person = await addPerson(app.db, role, { password, modes: ['sea', 'air'] })
  await sql`update users set is_company_admin = true where id = ${person.userId}`.execute(app.db)
  const { status } = await app.ask(person, passCheck, { body: { password } })
  if (status !== 200) throw new Error(`the check answered ${status}`)
  return person
}

export const addWebhook = async (
  app: TestApp,
  person: Caller,
  address: string,
  events: WebhookEventName[] = ['request.submitted', 'quote.received', 'shipment.booked'],
): Promise<{ webhookId: string; secret: string }> => {
  const { status, body } = await app.ask(person, createWebhook, {
    body: { label: 'Our system', address, events },
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

export const addKey = async (
  app: TestApp,
  person: Caller,
  ...scopes: ApiScope[]
): Promise<{ keyId: string; token: string }> => {
  const { status, body } = await app.ask(person, createApiKey, {
    body: { label: 'Our system', scopes, days: 30 },
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return { keyId: body.keyId, token: body.key }
}
