// Asks for the settings that everybody may read; loaded when a page first needs them.
import { settingDefaults, type SettingsInForce } from '@marsa/model/kit/settings.ts'
import { publicSettings } from '@marsa/model/settings/public-endpoints.ts'
import { call } from '../kit/call.ts'

/** What is not public stands at its default: only the server validates by it. */
export const readSettings = async (signal?: AbortSignal): Promise<SettingsInForce> => ({
  ...settingDefaults,
  ...((await call(publicSettings, { anonymous: true, signal })) as Partial<SettingsInForce>),
})
