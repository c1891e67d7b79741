// Enters an address that is called when something happens, with a secret that is said once.
import { randomUUID } from 'node:crypto'
import { kindOf } from '@marsa/model/kit/access.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type {
  createWebhook as contract,
  renewWebhookSecret as renewCall,
} from '@marsa/model/integrations/endpoints.ts'
import { mostWebhooks } from '@marsa/model/integrations/webhook.ts'
import { refuseStale } from '../accounts/door.ts'
import { audit } from '../kit/audit.ts'
import type { Call } from '../kit/serve.ts'
import { checkAddress } from './check-address.ts'
import { findWebhook, managerOf } from './find-webhook.ts'
import type { IntegrationParts } from './parts.ts'
import { newWebhookSecret, sealSecret } from './sign.ts'
import { countWebhooks, insertWebhook, replaceSecret } from './webhooks.store.ts'

export const createWebhook =
  ({ secret, localWebhooks }: IntegrationParts) =>
  async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
    const actor = managerOf(call)
    await checkAddress(call.body.address, localWebhooks)
    await refuseStale(call.db, actor.sessionId)
    return call.unkept(async (tx) => {
      const count = await countWebhooks(tx, actor.companyId)
      if (count >= mostWebhooks) throw new Problem('integrations.too-many', { count })
      const [id, plain] = [randomUUID(), newWebhookSecret()]
      await insertWebhook(tx, {
        id,
        companyId: actor.companyId,
        userId: actor.userId,
        label: call.body.label,
        address: call.body.address,
        events: [...new Set(call.body.events)],
        sealed: sealSecret(secret, id, plain),
      })
      await audit(tx, {
        kind: kindOf(actor),
        action: 'createWebhook',
        objectKind: 'webhook',
        objectId: id,
        companyId: actor.companyId,
        reason: call.body.address,
      })
      return { webhookId: id, secret: plain }
    })
  }

/** The old secret signs nothing more from here on. */
export const renewWebhookSecret =
  ({ secret }: IntegrationParts) =>
  async (call: Call<typeof renewCall>): Promise<AnswerOf<typeof renewCall>> => {
    const { actor, webhook } = await findWebhook(call, call.db)
    await refuseStale(call.db, actor.sessionId)
    return call.unkept(async (tx) => {
      const plain = newWebhookSecret()
      await replaceSecret(tx, webhook.id, sealSecret(secret, webhook.id, plain))
      await audit(tx, {
        kind: kindOf(actor),
        action: 'renewWebhookSecret',
        objectKind: 'webhook',
        objectId: webhook.id,
        companyId: actor.companyId,
      })
      return { secret: plain }
    })
  }
