// The settings in force for forms: the defaults until they have come, and the server judges in any case.
import { queryOptions, useQuery } from '@tanstack/react-query'
import { settingDefaults, type SettingsInForce } from '@marsa/model/kit/settings.ts'

/** Its key begins like that of the contract, so that a change of a setting refreshes it. */
export const settingsQuery = queryOptions({
  queryKey: ['publicSettings'],
  queryFn: async ({ signal }): Promise<SettingsInForce> =>
    (await import('./read-settings.ts')).readSettings(signal),
  staleTime: 60_000,
  retry: false,
  networkMode: 'always',
})

/** `when` is false while a page has more urgent things to load. */
export const useSettings = (when = true): SettingsInForce =>
  useQuery({ ...settingsQuery, enabled: when }).data ?? settingDefaults
