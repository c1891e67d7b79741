// The pin of an address, with the towns and areas that we serve named on its map.
import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import {
  addressFieldText as fields,
  addressText as words,
} from '@marsa/model/accounts/addresses/addresses-text.ts'
import { readPin, type Pin } from '@marsa/model/kit/pin.ts'
import { searchPlaces } from '@marsa/model/reference/endpoints.ts'
import type { Emirate } from '@marsa/model/reference/lists.ts'
import { useLang } from '../../kit/direction.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { PinField } from '../../ui/fields/pin-field.tsx'

const usePlaces = (kind: 'city' | 'area', isHere: boolean) =>
  useQuery({
    ...ask(searchPlaces, { kind, country: 'AE', limit: 50 }),
    staleTime: Infinity,
    enabled: isHere,
  }).data ?? []

/** The towns and areas that we serve, for a map; none while `isHere` is false. */
export const useMarks = (isHere: boolean) => {
  const { lang } = useLang()
  const cities = usePlaces('city', isHere)
  const areas = usePlaces('area', isHere)
  const marks = [...cities, ...areas].map(({ kind, latitude, longitude, nameEn, nameAr }) => ({
    latitude,
    longitude,
    label: lang === 'ar' ? nameAr : nameEn,
    minor: kind === 'area',
  }))
  return { cities, marks }
}

export function OnMap({ pin: { latitude, longitude } }: { pin: Pin }) {
  const t = useT()
  return (
    <LinkButton
      className="in-text"
      size="s"
      variant="text"
      icon={MapPin}
      href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
      target="_blank"
      rel="noreferrer"
    >
      {t(words.onMap)}
    </LinkButton>
  )
}

/** `emirate` is undefined abroad, where the map does not reach, and null until it is chosen. */
export function AddressPin({ value, emirate, optional = true, error, onChange, onLeave }: AddressPinProps) {
  const t = useT()
  const isHere = emirate !== undefined
  const { cities, marks } = useMarks(isHere)
  const pin = readPin(value)
  return (
    <PinField
      label={t(fields.pin)}
      optional={optional}
      value={value}
      onChange={onChange}
      onLeave={onLeave}
      error={error}
      hasMap={isHere}
      start={cities.find((city) => city.emirate === emirate)}
      marks={marks}
    >
      {pin && <OnMap pin={pin} />}
    </PinField>
  )
}

type AddressPinProps = {
  value: string
  emirate: Emirate | null | undefined
  optional?: boolean
  error?: string | undefined
  onChange: (text: string) => void
  onLeave: () => void
}
