// Changes one setting: checks the value, the version and the rules over several; loosening a protection waits for a second person.
import { settingDefaults, type SettingKey } from '@marsa/model/kit/settings.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { SettingInForce } from '@marsa/model/settings/endpoints.ts'
import { isSettingKey, rowOf, settingsRefusal, valueRefusal } from '@marsa/model/settings/registry.ts'
import { loosens } from '@marsa/model/settings/loosening.ts'
import { audit } from '../kit/audit.ts'
import type { Tx } from '../kit/db.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { settingsInForce } from './in-force.ts'
import { viewSetting } from './list-settings.ts'
import type { SettingsParts } from './parts.ts'
import { closeProposal, insertProposal, openProposalOf } from './proposals.store.ts'
import { lockSettings, recordChange, settingStates, versionOf } from './settings.store.ts'
import { notifyAdministrators } from './notify-administrators.ts'

type Change = { version: number; reason: string } & ({ to: unknown } | { reset: true })

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const refuseValue = (key: SettingKey, value: unknown): void => {
  const code = valueRefusal(key, value)
  if (!code) return
  const { entry } = rowOf(key)
  const params = 'least' in entry ? { least: entry.least, most: entry.most } : undefined
  throw new Problem(code, params, { value: code })
}

export type Applied = {
  key: SettingKey
  from: unknown
  to: unknown
  isReset: boolean
  reason: string
  /** Who wanted it, and who approved it where somebody had to. */
  userId: string
  approvedBy?: string
}

/** Puts a value in force; what waited for the same setting was made on the value before, and goes. */
export const apply = async (call: Pick<Call, 'actor' | 'now'>, tx: Tx, applied: Applied): Promise<void> => {
  const { userId, companyId } = signedIn(call)
  const { key, from, to, isReset, reason } = applied
  const waiting = await openProposalOf(tx, key)
  if (waiting) await closeProposal(tx, { id: waiting.id, userId, outcome: 'DROPPED', now: call.now })
  const id = await recordChange(tx, { ...applied, now: call.now })
  await audit(tx, {
    kind: 'admin',
    action: isReset ? 'resetSetting' : 'saveSetting',
    objectKind: 'setting',
    objectId: id,
    companyId,
    reason: `${key}: from ${JSON.stringify(from)} to ${JSON.stringify(to)}. ${reason}`,
  })
}

/** Asks for a second administrator; nothing is in force before. */
const propose = async (
  call: Call,
  tx: Tx,
  { refuseStale, notify }: SettingsParts,
  { key, from, to, isReset, reason, userId }: Applied,
  version: number,
): Promise<void> => {
  const actor = signedIn(call)
  await refuseStale(tx, actor.sessionId)
  if (await openProposalOf(tx, key)) throw new Problem('settings.proposal-open')
  const id = await insertProposal(tx, { key, from, to, isReset, version, reason, userId, now: call.now })
  await audit(tx, {
    kind: 'admin',
    action: 'proposeSetting',
    objectKind: 'setting',
    objectId: id,
    companyId: actor.companyId,
    reason: `${key}: from ${JSON.stringify(from)} to ${JSON.stringify(to)}. ${reason}`,
  })
  await notifyAdministrators(tx, notify, actor, 'setting-proposed', { key, id, from, to })
}

const change = async (
  call: Call,
  tx: Tx,
  parts: SettingsParts,
  key: SettingKey,
  wanted: Change,
): Promise<SettingInForce> => {
  await lockSettings(tx)
  const { version, reason } = wanted
  if ((await versionOf(tx, key)) !== version) throw new Problem('settings.changed-meanwhile')
  const before = await settingsInForce(tx)
  const isReset = 'reset' in wanted
  const from = before[key]
  const to = isReset ? settingDefaults[key] : wanted.to
  if (same(from, to)) throw new Problem('settings.nothing-new', {}, { value: 'settings.nothing-new' })
  refuse(settingsRefusal({ ...before, [key]: to }))
  const { userId } = signedIn(call)
  const applied = { key, from, to, isReset, reason, userId }
  if (loosens(rowOf(key), from, to)) await propose(call, tx, parts, applied, version)
  else await apply(call, tx, applied)
  const state = (await settingStates(tx)).find((each) => each.key === key)
  return viewSetting(key, await settingsInForce(tx), state, await openProposalOf(tx, key), userId)
}

/** The change in one transaction; this process knows it with the answer, the others by the notification. */
export const changeSetting = async (
  call: Call,
  named: string,
  wanted: Change,
  parts: SettingsParts,
): Promise<SettingInForce> => {
  if (!isSettingKey(named)) throw new Problem('kit.not-found')
  if (!('reset' in wanted)) refuseValue(named, wanted.to)
  const answer = await call.once((tx) => change(call, tx, parts, named, wanted))
  parts.forget()
  return answer
}
