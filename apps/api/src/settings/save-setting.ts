// An administrator gives a setting another value.
import type { saveSetting as contract, SettingInForce } from '@marsa/model/settings/endpoints.ts'
import type { Call } from '../kit/serve.ts'
import { changeSetting } from './change-setting.ts'
import type { SettingsParts } from './parts.ts'

export const saveSetting =
  (parts: SettingsParts) =>
  (call: Call<typeof contract>): Promise<SettingInForce> => {
    const { value, version, reason } = call.body
    return changeSetting(call, call.query.key, { to: value, version, reason }, parts)
  }
