// The settings in force for forms: the defaults until they have come, and the server validates in any case.
import { queryOptions, useQuery } from '@tanstack/react-query'
import { settingDefaults, type SettingsInForce } from '@marsa/model/kit/settings.ts'
import { settingsKey } from './query.ts'

/** Where nobody has said how they are read, the defaults stay. */
export const settingsQuery = queryOptions<SettingsInForce>({
  queryKey: settingsKey,
  staleTime: 60_000,
  retry: false,
  networkMode: 'always',
})

/** `when` is false while a page has more urgent things to load. */
export const useSettings = (when = true): SettingsInForce =>
  useQuery({ ...settingsQuery, enabled: when }).data ?? settingDefaults
