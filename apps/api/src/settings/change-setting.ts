// Changes one setting: checks the value, the version it was made on and the rules over several, and records it.
import { settingDefaults, type SettingKey } from '@marsa/model/kit/settings.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { SettingInForce } from '@marsa/model/settings/endpoints.ts'
import { isSettingKey, rowOf, settingsRefusal, valueRefusal } from '@marsa/model/settings/registry.ts'
import { audit } from '../kit/audit.ts'
import type { Tx } from '../kit/db.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { settingsInForce } from './in-force.ts'
import { viewSetting } from './list-settings.ts'
import { lockSettings, recordChange, settingStates, versionOf } from './settings.store.ts'

type Change = { version: number; reason: string } & ({ to: unknown } | { reset: true })

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const refuseValue = (key: SettingKey, value: unknown): void => {
  const code = valueRefusal(key, value)
  if (!code) return
  const { entry } = rowOf(key)
  const params = 'least' in entry ? { least: entry.least, most: entry.most } : undefined
  throw new Problem(code, params, { value: code })
}

const change = async (call: Call, tx: Tx, key: SettingKey, wanted: Change): Promise<SettingInForce> => {
  await lockSettings(tx)
  if ((await versionOf(tx, key)) !== wanted.version) throw new Problem('settings.changed-meanwhile')
  const before = await settingsInForce(tx)
  const isReset = 'reset' in wanted
  const to = isReset ? settingDefaults[key] : wanted.to
  if (same(before[key], to)) throw new Problem('settings.nothing-new', {}, { value: 'settings.nothing-new' })
  refuse(settingsRefusal({ ...before, [key]: to }))
  const { userId, companyId } = signedIn(call)
  const { reason } = wanted
  const from = before[key]
  const id = await recordChange(tx, { key, from, to, isReset, reason, userId, now: call.now })
  await audit(tx, {
    kind: 'admin',
    action: isReset ? 'resetSetting' : 'saveSetting',
    objectKind: 'setting',
    objectId: id,
    companyId,
    reason: `${key}: ${JSON.stringify(from)} → ${JSON.stringify(to)}. ${reason}`,
  })
  const state = (await settingStates(tx)).find((each) => each.key === key)
  return viewSetting(key, await settingsInForce(tx), state)
}

/** The change in one transaction; this process knows it with the answer, the others by the notification. */
export const changeSetting = async (
  call: Call,
  named: string,
  wanted: Change,
  forget: () => void,
): Promise<SettingInForce> => {
  if (!isSettingKey(named)) throw new Problem('kit.not-found')
  if (!('reset' in wanted)) refuseValue(named, wanted.to)
  const answer = await call.once((tx) => change(call, tx, named, wanted))
  forget()
  return answer
}
