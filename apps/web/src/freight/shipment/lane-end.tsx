// One end of a lane: a place, a port or airport, or a whole country.
import { useCallback } from 'react'
import { foldText } from '@marsa/model/reference/fold.ts'
import type { PlaceKind } from '@marsa/model/reference/place.ts'
import { SearchSelect } from '../../ui/fields/search-select.tsx'
import type { Option } from '../../ui/fields/select.tsx'
import { usePlaceSearch } from '../wizard/wizard-lookups.ts'
import { useLaneCountries, useLaneEnd } from './lane-ends.ts'

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
  const countries = useLaneCountries()
  const places = usePlaceSearch({ kinds, country: null, abroad: false })
  const chosen = useLaneEnd(value)
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
  return <SearchSelect {...field} load={load} value={value} chosen={chosen} />
}
