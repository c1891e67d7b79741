// Finds what a company's administrator names: first whether it is there for them, then whether they may manage it.
import type { Actor } from '@marsa/model/kit/access.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { integrationRefusal } from '@marsa/model/integrations/api-key.ts'
import type { Db } from '../kit/db.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { webhookOfCompany, type WebhookRow } from './webhooks.store.ts'

/** The caller, who administers their company. */
export const managerOf = (call: Pick<Call, 'actor'>): Actor => {
  const actor = signedIn(call)
  refuse(integrationRefusal(actor))
  return actor
}

/** The company's own webhook and the caller, who may manage it. */
export const findWebhook = async (
  call: Pick<Call, 'actor'> & { query: { webhookId: string } },
  db: Db,
): Promise<{ actor: Actor; webhook: WebhookRow }> => {
  const webhook = await webhookOfCompany(db, call.query.webhookId, signedIn(call).companyId)
  if (!webhook) throw new Problem('kit.not-found')
  return { actor: managerOf(call), webhook }
}
