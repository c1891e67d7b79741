// A second administrator puts a loosened setting in force or refuses it; who asked for it may only take it back.
import { refuse, Problem } from '@marsa/model/kit/problem.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import type { decideSetting as contract } from '@marsa/model/settings/endpoints.ts'
import { isSettingKey, settingsRefusal } from '@marsa/model/settings/registry.ts'
import { decideRefusal } from '@marsa/model/settings/loosening.ts'
import { audit } from '../kit/audit.ts'
import type { Tx } from '../kit/db.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { apply } from './change-setting.ts'
import { settingsInForce } from './in-force.ts'
import type { SettingsParts } from './parts.ts'
import { closeProposal, openProposal } from './proposals.store.ts'
import { lockSettings, versionOf } from './settings.store.ts'
import { notifyAdministrators } from './notify-administrators.ts'

const decide = async (
  call: Call<typeof contract>,
  tx: Tx,
  { refuseStale, notify }: SettingsParts,
): Promise<typeof succeeded> => {
  const actor = signedIn(call)
  const { userId, sessionId, companyId } = actor
  const { isConfirmed } = call.body
  await lockSettings(tx)
  const found = await openProposal(tx, call.query.id)
  if (!found || !isSettingKey(found.key)) throw new Problem('settings.proposal-none')
  const { id, key, from_value: from, to_value: to, is_reset: isReset, reason, proposed_by: askedBy } = found
  if (isConfirmed) {
    refuse(decideRefusal(askedBy, userId))
    await refuseStale(tx, sessionId)
    if ((await versionOf(tx, key)) !== found.version) throw new Problem('settings.changed-meanwhile')
    const before = await settingsInForce(tx)
    refuse(settingsRefusal({ ...before, [key]: to }))
    await closeProposal(tx, { id, userId, outcome: 'MADE', now: call.now })
    const change = { key, from: before[key], to, isReset, reason, userId: askedBy, approvedBy: userId }
    await apply(call, tx, change)
    await notifyAdministrators(tx, notify, actor, 'setting-approved', { key, id, from, to })
    return succeeded
  }
  await closeProposal(tx, { id, userId, outcome: 'DROPPED', now: call.now })
  await audit(tx, {
    kind: 'admin',
    action: 'refuseSetting',
    objectKind: 'setting',
    objectId: id,
    companyId,
    reason: `${key}: ${JSON.stringify(to)}`,
  })
  await notifyAdministrators(tx, notify, actor, 'setting-refused', { key, id, from, to })
  return succeeded
}

export const decideSetting =
  (parts: SettingsParts) =>
  async (call: Call<typeof contract>): Promise<typeof succeeded> => {
    const answer = await call.once((tx) => decide(call, tx, parts))
    parts.forget()
    return answer
  }
