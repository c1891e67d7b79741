// Sends an event by hand: a test to one address, or one of its log once more.
import { kindOf } from '@marsa/model/kit/access.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type {
  replayDelivery as replayCall,
  testWebhook as testCall,
} from '@marsa/model/integrations/endpoints.ts'
import { audit } from '../kit/audit.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { deliveryOfCompany, emitTest, reopenDelivery } from './deliveries.store.ts'
import { findWebhook, managerOf } from './find-webhook.ts'

export const testWebhook = async (call: Call<typeof testCall>): Promise<AnswerOf<typeof testCall>> =>
  call.once(async (tx) => {
    const { actor, webhook } = await findWebhook(call, tx)
    refuse(webhook.paused_as ? 'integrations.paused' : undefined)
    const { id } = await emitTest(tx, actor.companyId, webhook.id)
    return { deliveryId: id }
  })

export const replayDelivery = async (call: Call<typeof replayCall>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    const found = await deliveryOfCompany(tx, call.query.deliveryId, signedIn(call).companyId)
    if (!found) throw new Problem('kit.not-found')
    const actor = managerOf(call)
    refuse(found.paused ? 'integrations.paused' : undefined)
    if (!(await reopenDelivery(tx, found.id))) throw new Problem('kit.moved-on')
    await audit(tx, {
      kind: kindOf(actor),
      action: 'replayDelivery',
      objectKind: 'webhook',
      objectId: found.webhook_id,
      companyId: actor.companyId,
      reason: found.id,
    })
    return succeeded
  })
