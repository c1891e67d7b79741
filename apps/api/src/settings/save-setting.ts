// An administrator gives a setting another value.
import type { saveSetting as contract, SettingInForce } from '@marsa/model/settings/endpoints.ts'
import type { Call } from '../kit/serve.ts'
import { changeSetting } from './change-setting.ts'

export const saveSetting =
  (forget: () => void) =>
  (call: Call<typeof contract>): Promise<SettingInForce> => {
    const { value, version, reason } = call.body
    return changeSetting(call, call.query.key, { to: value, version, reason }, forget)
  }
