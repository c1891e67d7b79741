// Settings as the API answers them; the only place of these cache keys.
import { infiniteQueryOptions } from '@tanstack/react-query'
import { listHolidays } from '@marsa/model/overview/holiday-endpoints.ts'
import { listExchangeRates, listRateEntries } from '@marsa/model/reference/exchange.ts'
import { listSettingChanges, listSettings } from '@marsa/model/settings/endpoints.ts'
import { publicSettings } from '@marsa/model/settings/public-endpoints.ts'
import { call } from '../../kit/call.ts'
import { ask, keyOf } from '../../kit/query.ts'

export const settingsQuery = ask(listSettings)
export const holidaysQuery = ask(listHolidays)
export const ratesQuery = ask(listExchangeRates)

/** Exchange rates as they were entered, the newest first. */
export const rateEntriesQuery = infiniteQueryOptions({
  queryKey: keyOf(listRateEntries, {}),
  queryFn: ({ signal, pageParam }) => call(listRateEntries, { query: { before: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last) => (last.hasMore ? last.items.at(-1)?.entryId : undefined),
})

/** Changes of one setting, or of all. */
export const changesQuery = (key: string | undefined) =>
  infiniteQueryOptions({
    queryKey: keyOf(listSettingChanges, { key }),
    queryFn: ({ signal, pageParam }) =>
      call(listSettingChanges, { query: { key, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.hasMore ? last.items.at(-1)?.changeId : undefined),
  })

/** What every change makes old. */
export const settingReads = [listSettings, listSettingChanges, publicSettings] as const
export const holidayReads = [listHolidays] as const
export const rateReads = [listExchangeRates, listRateEntries] as const
