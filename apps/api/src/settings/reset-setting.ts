// An administrator brings a setting back to its default.
import type { resetSetting as contract, SettingInForce } from '@marsa/model/settings/endpoints.ts'
import type { Call } from '../kit/serve.ts'
import { changeSetting } from './change-setting.ts'
import type { SettingsParts } from './parts.ts'

export const resetSetting =
  (parts: SettingsParts) =>
  (call: Call<typeof contract>): Promise<SettingInForce> =>
    changeSetting(call, call.query.key, { reset: true, ...call.body }, parts)
