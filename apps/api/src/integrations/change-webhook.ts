// Changes, pauses, resumes and removes an address.
import type { AuditAction } from '@marsa/model/kit/audit-actions.ts'
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import type {
  changeWebhook as contract,
  removeWebhook as removeCall,
} from '@marsa/model/integrations/endpoints.ts'
import { refuseStale } from '../accounts/door.ts'
import { audit } from '../kit/audit.ts'
import type { Tx } from '../kit/db.ts'
import type { Call } from '../kit/serve.ts'
import { checkAddress } from './check-address.ts'
import { findWebhook } from './find-webhook.ts'
import type { IntegrationParts } from './parts.ts'
import { deleteWebhook, updateWebhook } from './webhooks.store.ts'

const note = (tx: Tx, actor: Actor, action: AuditAction, objectId: string, reason: string) =>
  audit(tx, {
    kind: kindOf(actor),
    action,
    objectKind: 'webhook',
    objectId,
    companyId: actor.companyId,
    reason,
  })

/** Sending a company's events to another place is as grave as beginning to. */
export const changeWebhook =
  ({ localWebhooks }: IntegrationParts) =>
  async (call: Call<typeof contract>): Promise<typeof succeeded> => {
    const { actor, webhook } = await findWebhook(call, call.db)
    if (call.body.address !== webhook.address) {
      await checkAddress(call.body.address, localWebhooks)
      await refuseStale(call.db, actor.sessionId)
    }
    return call.once(async (tx) => {
      await updateWebhook(tx, webhook.id, { ...call.body, events: [...new Set(call.body.events)] })
      const turned =
        call.body.isActive === (webhook.paused_as === null) ? '' : call.body.isActive ? 'resumed ' : 'paused '
      await note(tx, actor, 'changeWebhook', webhook.id, `${turned}${call.body.address}`)
      return succeeded
    })
  }

export const removeWebhook = async (call: Call<typeof removeCall>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    const { actor, webhook } = await findWebhook(call, tx)
    await deleteWebhook(tx, webhook.id)
    await note(tx, actor, 'removeWebhook', webhook.id, webhook.address)
    return succeeded
  })
