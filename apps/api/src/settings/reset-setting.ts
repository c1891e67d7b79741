// An administrator brings a setting back to its default.
import type { resetSetting as contract, SettingInForce } from '@marsa/model/settings/endpoints.ts'
import type { Call } from '../kit/serve.ts'
import { changeSetting } from './change-setting.ts'

export const resetSetting =
  (forget: () => void) =>
  (call: Call<typeof contract>): Promise<SettingInForce> =>
    changeSetting(call, call.query.key, { reset: true, ...call.body }, forget)
