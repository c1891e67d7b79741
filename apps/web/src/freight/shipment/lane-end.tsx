// One end of a lane: a place, a port or airport, or a whole country.
import { useQuery } from '@tanstack/react-query'
import { Globe } from 'lucide-react'
import { useCallback } from 'react'
import { listSupportedCountries } from '@marsa/model/reference/endpoints.ts'
import { foldText } from '@marsa/model/reference/fold.ts'
import type { PlaceKind } from '@marsa/model/reference/place.ts'
import { isCountry } from '@marsa/model/freight/quoting/inbox.ts'
import { useLang } from '../../kit/direction.tsx'
import { ask } from '../../kit/query.ts'
import { SearchSelect } from '../../ui/fields/search-select.tsx'
import type { Option } from '../../ui/fields/select.tsx'
import { nameIn, usePlaceOption, usePlaceSearch } from '../wizard/wizard-lookups.ts'

/** The countries that freight goes to, the Emirates among them. */
const useCountries = (): Option[] => {
  const { lang } = useLang()
  const { data = [] } = useQuery({ ...ask(listSupportedCountries), staleTime: Infinity })
  return data
    .filter(({ services }) => services.includes('freight'))
    .map((row) => ({ id: row.countryCode, label: nameIn(lang, row), code: row.countryCode, icon: Globe }))
}

type EndProps = {
  label: string
  hint?: string
  placeholder: string
  kinds: readonly PlaceKind[]
  value: string | null
  error?: string | undefined
  onChange: (code: string) => void
}

export function LaneEnd({ kinds, value, ...field }: EndProps) {
  const countries = useCountries()
  const places = usePlaceSearch({ kinds, country: null, abroad: false })
  const place = usePlaceOption(value && !isCountry(value) ? value : null)
  const load = useCallback(
    async (text: string, signal: AbortSignal): Promise<Option[]> => {
      const looked = foldText(text)
      const found = countries.filter(
        ({ id, label }) => id === text.toUpperCase() || foldText(label).includes(looked),
      )
      return looked === '' ? places(text, signal) : [...found, ...(await places(text, signal))]
    },
    [countries, places],
  )
  return (
    <SearchSelect
      {...field}
      load={load}
      value={value}
      chosen={place ?? countries.find(({ id }) => id === value)}
    />
  )
}
