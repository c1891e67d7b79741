// Calls of the settings.
import * as contracts from '@marsa/model/settings/endpoints.ts'
import { publicSettings } from '@marsa/model/settings/public-endpoints.ts'
import { publicPart } from '@marsa/model/settings/registry.ts'
import { serve, type Server } from '../kit/serve.ts'
import { decideSetting } from './decide-setting.ts'
import { listSettingChanges } from './list-setting-changes.ts'
import { listSettings } from './list-settings.ts'
import type { SettingsParts } from './parts.ts'
import { resetSetting } from './reset-setting.ts'
import { saveSetting } from './save-setting.ts'

export const settingsRoutes = (server: Server, parts: SettingsParts): void => {
  serve(server, contracts.listSettings, listSettings)
  serve(server, contracts.saveSetting, saveSetting(parts))
  serve(server, contracts.resetSetting, resetSetting(parts))
  serve(server, contracts.decideSetting, decideSetting(parts))
  serve(server, contracts.listSettingChanges, listSettingChanges)
  serve(server, publicSettings, async (call) => publicPart(call.settings))
}
