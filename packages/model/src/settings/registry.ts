// Every setting of the product, and how stored values become the settings in force.
import { settingDefaults, type SettingKey, type SettingsInForce } from '../kit/settings.ts'
import { accountSettings } from './registry/accounts.ts'
import { estimateSettings } from './registry/estimates.ts'
import { expressSettings } from './registry/express.ts'
import { quoteSettings } from './registry/quotes.ts'
import { shipmentSettings } from './registry/shipments.ts'
import { siteSettings } from './registry/site.ts'
import type { SettingRow } from './setting.ts'

export const registry = {
  ...quoteSettings,
  ...shipmentSettings,
  ...expressSettings,
  ...estimateSettings,
  ...accountSettings,
  ...siteSettings,
} as const satisfies Record<SettingKey, SettingRow>

export const settingKeys = Object.keys(registry) as SettingKey[]
export const rowOf = (key: SettingKey): SettingRow => registry[key]
export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(registry, key)

/**
 * The settings in force: what is stored where it still keeps its bounds, the default everywhere else. `stored` holds
 * values by key; keys that nobody knows any more are left out.
 */
export const settingsFrom = (stored: Readonly<Record<string, unknown>>): SettingsInForce => {
  const found = settingKeys.flatMap((key) => {
    if (!Object.hasOwn(stored, key)) return []
    const { success, data } = rowOf(key).schema.safeParse(stored[key])
    return success ? [[key, data] as const] : []
  })
  return { ...settingDefaults, ...(Object.fromEntries(found) as Partial<SettingsInForce>) }
}

/** What is wrong with a value for one setting, seen by itself. */
export const valueRefusal = (key: SettingKey, value: unknown): string | undefined =>
  rowOf(key).schema.safeParse(value).error?.issues[0]?.message

/** What is wrong with settings together. */
export const settingsRefusal = (settings: SettingsInForce): string | undefined => {
  const least = settings['quotes.validity-least-hours']
  const most = settings['quotes.validity-most-hours']
  const usual = settings['quotes.validity-hours']
  if (least > most || usual < least || usual > most) return 'settings.validity-order'
  if (settings['accounts.lock-failures'] > settings['accounts.lock-failures-everywhere'])
    return 'settings.lock-order'
  if (settings['accounts.idle-warning-seconds'] >= settings['accounts.idle-minutes'] * 60)
    return 'settings.idle-order'
  if (settings['trucks.cancel-last-hours'] >= settings['trucks.cancel-free-hours'])
    return 'settings.cancel-order'
  return undefined
}

/** The part of the settings that anybody may read. */
export const publicPart = (settings: SettingsInForce): Record<string, unknown> =>
  Object.fromEntries(settingKeys.filter((key) => rowOf(key).isPublic).map((key) => [key, settings[key]]))
