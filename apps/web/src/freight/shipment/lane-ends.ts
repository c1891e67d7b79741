// The ends of a lane by name: whole countries, and places, ports and airports.
import { Globe } from 'lucide-react'
import { isCountry } from '@marsa/model/freight/quoting/inbox.ts'
import { useLang } from '../../kit/direction.tsx'
import type { Option } from '../../ui/fields/select.tsx'
import { nameIn, useFreightCountries, usePlaceOption } from '../wizard/wizard-lookups.ts'

/** The countries that freight goes to, the Emirates among them; none while they are not wanted. */
export const useLaneCountries = (isWanted = true): Option[] => {
  const { lang } = useLang()
  return useFreightCountries(isWanted).map((row) => ({
    id: row.countryCode,
    label: nameIn(lang, row),
    code: row.countryCode,
    icon: Globe,
  }))
}

/** An end by its code; undefined while it loads and where none is chosen. */
export const useLaneEnd = (code: string | null): Option | undefined => {
  const isNation = code !== null && isCountry(code)
  const countries = useLaneCountries(isNation)
  const place = usePlaceOption(isNation ? null : code)
  return isNation ? countries.find(({ id }) => id === code) : place
}
