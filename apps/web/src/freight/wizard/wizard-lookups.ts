// Places, countries and goods that the wizard asks for, with their names in the language of the page.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Anchor, Building2, MapPin, Plane } from 'lucide-react'
import { useCallback } from 'react'
import {
  getPlace,
  listLookup,
  listSupportedCountries,
  searchPlaces,
  type LookupRow,
} from '@marsa/model/reference/endpoints.ts'
import type { Place, PlaceKind } from '@marsa/model/reference/place.ts'
import { comma, type Lang } from '@marsa/model/kit/text.ts'
import { call } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { ask, keyOf } from '../../kit/query.ts'
import type { Option } from '../../ui/fields/select.tsx'

type Named = { nameEn: string; nameAr: string }
export const nameIn = (lang: Lang, { nameEn, nameAr }: Named): string => (lang === 'ar' ? nameAr : nameEn)

const kept = { staleTime: Infinity }
const icons: Record<PlaceKind, Option['icon']> = {
  port: Anchor,
  airport: Plane,
  city: Building2,
  area: MapPin,
}

/** "Al Quoz, Dubai" for an area, else the name alone. */
export const placeName = (lang: Lang, place: Place): string => {
  const city = lang === 'ar' ? place.cityAr : place.cityEn
  return place.kind === 'area' && city ? `${nameIn(lang, place)}${comma(lang)}${city}` : nameIn(lang, place)
}

const placeOption = (lang: Lang, place: Place): Option => ({
  id: place.code,
  label: placeName(lang, place),
  detail: lang === 'ar' ? place.countryAr : place.countryEn,
  icon: icons[place.kind],
  ...((place.kind === 'port' || place.kind === 'airport') && { code: place.code }),
})

/** A place by its code; undefined while it loads and where none is chosen. */
export const usePlace = (code: string | null | undefined): Place | undefined =>
  useQuery({ ...ask(getPlace, { code: code ?? '' }), ...kept, enabled: !!code }).data

export const usePlaceOption = (code: string | null): Option | undefined => {
  const { lang } = useLang()
  const place = usePlace(code)
  return place && placeOption(lang, place)
}

export type PlaceFilter = { kinds: readonly PlaceKind[]; country: string | null; abroad: boolean }

/** Asks for places of some kinds; what it finds is known to `usePlace` at once. */
export const usePlaceSearch = ({ kinds, country, abroad }: PlaceFilter) => {
  const { lang } = useLang()
  const client = useQueryClient()
  const wanted = kinds.join()
  return useCallback(
    async (text: string, signal: AbortSignal): Promise<Option[]> => {
      const asked = wanted.split(',').map((kind) =>
        call(searchPlaces, {
          query: { text, kind: kind as PlaceKind, country: country ?? undefined, limit: 30 },
          signal,
        }),
      )
      const found = (await Promise.all(asked)).flat().filter((place) => !abroad || place.countryCode !== 'AE')
      for (const place of found) client.setQueryData(keyOf(getPlace, { code: place.code }), place)
      return found.map((place) => placeOption(lang, place))
    },
    [wanted, country, abroad, lang, client],
  )
}

/** Countries that freight goes to, the Emirates among them; none while they are not wanted. */
export const useFreightCountries = (isWanted = true) =>
  (useQuery({ ...ask(listSupportedCountries), ...kept, enabled: isWanted }).data ?? []).filter(
    ({ services }) => services.includes('freight'),
  )

/** The same without the Emirates. */
export const useCountryOptions = (): Option[] => {
  const { lang } = useLang()
  return useFreightCountries()
    .filter(({ countryCode }) => countryCode !== 'AE')
    .map((country) => ({ id: country.countryCode, label: nameIn(lang, country) }))
}

const goodsOption = (lang: Lang, row: LookupRow): Option => ({
  id: row.code,
  label: nameIn(lang, row),
  code: `HS ${row.code}`,
})

const goodsQuery = (text: string) => ({ ...ask(listLookup, { list: 'commodities', text }), ...kept })

/** A commodity by its code. */
export const useGoods = (code: string | null): LookupRow | undefined =>
  useQuery({ ...goodsQuery(code ?? ''), enabled: !!code }).data?.find((row) => row.code === code)

export const useGoodsOption = (code: string | null): Option | undefined => {
  const { lang } = useLang()
  const row = useGoods(code)
  return row && goodsOption(lang, row)
}

export const useGoodsSearch = () => {
  const { lang } = useLang()
  const client = useQueryClient()
  return useCallback(
    async (text: string, signal: AbortSignal): Promise<Option[]> => {
      const rows = await call(listLookup, { query: { list: 'commodities', text }, signal })
      for (const row of rows) client.setQueryData(goodsQuery(row.code).queryKey, (before) => before ?? [row])
      return rows.map((row) => goodsOption(lang, row))
    },
    [lang, client],
  )
}

/** The additional services, from their list. */
export const useServices = () => useQuery({ ...ask(listLookup, { list: 'additional-services' }), ...kept })
