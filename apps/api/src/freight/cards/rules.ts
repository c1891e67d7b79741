// Rules of rate cards: switched on by an administrator of the agent, off by anybody of it; and what a rule holds is stopped (R1, R2).
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type {
  endCardRule as endContract,
  setCardRule as setContract,
  stopRuleQuote as stopContract,
} from '@marsa/model/freight/cards/card-endpoints.ts'
import { refuseStale } from '../../accounts/door.ts'
import { audit } from '../../kit/audit.ts'
import type { Tx } from '../../kit/db.ts'
import { removeJob } from '../../kit/jobs.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { publishEvent } from '../publish-event.ts'
import { lockVisible } from '../requests.store.ts'
import { findCard, lockCard } from './cards.store.ts'
import { toRateCard } from './keep-card.ts'
import { heldFor, lockHeld, lockRulesOf, noteStopped, switchOff, switchOn } from './rules.store.ts'

const record = (
  tx: Tx,
  actor: Actor,
  action: 'setCardRule' | 'endCardRule',
  objectId: string,
): Promise<void> =>
  audit(tx, { kind: kindOf(actor), action, objectKind: 'rate-card', objectId, companyId: actor.companyId })

export const setCardRule = async (call: Call<typeof setContract>) => {
  const actor = signedIn(call)
  const { companyId, userId } = actor
  // A card of another company is none, whoever asks.
  if (!(await findCard(call.db, companyId, call.query.id))) throw new Problem('freight.card-not-found')
  if (!actor.isCompanyAdmin) throw new Problem('freight.rule-admin')
  await refuseStale(call.db, actor.sessionId)
  return call.once(async (tx) => {
    const card = await lockCard(tx, companyId, call.query.id)
    if (!card) throw new Problem('freight.card-not-found')
    if (card.endedAt) throw new Problem('freight.card-ended')
    await switchOn(tx, { cardId: card.cardId, companyId, userId, rule: call.body, now: call.now })
    await record(tx, actor, 'setCardRule', card.cardId)
    return toRateCard((await findCard(tx, companyId, card.cardId))!, call.now)
  })
}

export const endCardRule = (call: Call<typeof endContract>) => {
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const card = await lockCard(tx, actor.companyId, call.query.id)
    if (!card) throw new Problem('freight.card-not-found')
    await lockRulesOf(tx, actor.companyId)
    await switchOff(tx, card.cardId, 'BY_HAND', call.now)
    await record(tx, actor, 'endCardRule', card.cardId)
    return toRateCard((await findCard(tx, actor.companyId, card.cardId))!, call.now)
  })
}

export const stopRuleQuote = (call: Call<typeof stopContract>) => {
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const request = await lockVisible(tx, actor, call.relation, call.query.id)
    if (!request) throw new Problem('freight.not-found')
    const { id: requestId, round } = request
    const found = await heldFor(tx, { requestId, round, companyId: actor.companyId })
    const held = found && (await lockHeld(tx, found.id))
    if (!held || held.sent_at || held.stopped_at || held.dropped_at) throw new Problem('freight.rule-nothing')
    await noteStopped(tx, held.id, actor.userId, call.now)
    await removeJob(tx, `freight.held-${held.id}`)
    await publishEvent(tx, 'changed', request, { recipients: [actor.companyId] })
    return succeeded
  })
}
