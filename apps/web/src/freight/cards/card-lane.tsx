// The lane of a rate card: each end is a place, a port or airport, or a whole country; its loading, boxes and days.
import { useQuery } from '@tanstack/react-query'
import { Globe } from 'lucide-react'
import { useCallback } from 'react'
import { cardText as words } from '@marsa/model/freight/cards/card-text.ts'
import { modeOf } from '@marsa/model/freight/cards/rate-card.ts'
import {
  containerModes,
  containerTypes,
  type ContainerMode,
  type ContainerType,
} from '@marsa/model/reference/containers.ts'
import { listSupportedCountries } from '@marsa/model/reference/endpoints.ts'
import { priceCurrencies, type PriceCurrency } from '@marsa/model/reference/exchange.ts'
import { foldText } from '@marsa/model/reference/fold.ts'
import { kindsOfMode } from '@marsa/model/reference/place.ts'
import { useLang } from '../../kit/direction.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { DateInput } from '../../ui/fields/date-input.tsx'
import { SearchSelect } from '../../ui/fields/search-select.tsx'
import { Select, type Option } from '../../ui/fields/select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { ChosenList } from '../../requests/door.tsx'
import { nameIn, usePlaceOption, usePlaceSearch } from '../wizard/wizard-lookups.ts'
import type { CardHead } from './card-values.ts'

type LaneProps = {
  head: CardHead
  change: (change: Partial<CardHead>) => void
  errors: Record<string, string>
}

const countryPattern = /^[A-Z]{2}$/

/** The countries that freight goes to, the Emirates among them. */
const useCountries = (): Option[] => {
  const { lang } = useLang()
  const { data = [] } = useQuery({ ...ask(listSupportedCountries), staleTime: Infinity })
  return data
    .filter(({ services }) => services.includes('freight'))
    .map((row) => ({ id: row.countryCode, label: nameIn(lang, row), code: row.countryCode, icon: Globe }))
}

function LaneEnd({ head, change, errors, end }: LaneProps & { end: 'origin' | 'destination' }) {
  const t = useT()
  const countries = useCountries()
  const kinds = kindsOfMode[modeOf(head)]
  const places = usePlaceSearch({ kinds, country: null, abroad: false })
  const code = head[end]
  const place = usePlaceOption(code && !countryPattern.test(code) ? code : null)
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
      label={t(words[end])}
      hint={t(words.endHint)}
      placeholder={t(words.choose)}
      load={load}
      value={code}
      chosen={place ?? countries.find(({ id }) => id === code)}
      error={errors[end]}
      onChange={(id) => change({ [end]: id })}
    />
  )
}

export function CardLane(props: LaneProps) {
  const { head, change, errors } = props
  const t = useT()
  const { lang } = useLang()
  return (
    <div className="stack g5">
      <TextInput
        label={t(words.name)}
        hint={t(words.nameHint)}
        dir="auto"
        maxLength={80}
        value={head.name}
        error={errors['name']}
        onChange={(name) => change({ name })}
      />
      <div className="grid c2">
        <LaneEnd {...props} end="origin" />
        <LaneEnd {...props} end="destination" />
        <Select
          label={t(words.loading)}
          value={head.containerMode}
          options={Object.entries(containerModes).map(([id, row]) => ({ id, label: row[lang] }))}
          onChange={(containerMode) => change({ containerMode: containerMode as ContainerMode, boxes: [] })}
        />
        <Select
          label={t(words.currency)}
          value={head.currency}
          options={priceCurrencies.map((id) => ({ id, label: id }))}
          onChange={(currency) => change({ currency: currency as PriceCurrency })}
        />
        <DateInput
          label={t(words.validFrom)}
          value={head.validFrom}
          error={errors['validFrom']}
          onChange={(validFrom) => change({ validFrom })}
        />
        <DateInput
          label={t(words.validTo)}
          value={head.validTo}
          error={errors['validTo']}
          min={head.validFrom ?? undefined}
          onChange={(validTo) => change({ validTo })}
        />
      </div>
      {head.containerMode === 'FCL' && (
        <ChosenList
          label={t(words.boxes)}
          placeholder={t(words.anyBox)}
          choices={containerTypes}
          value={head.boxes}
          error={errors['boxes']}
          onChange={(boxes) => change({ boxes: boxes as ContainerType[] })}
        />
      )}
    </div>
  )
}
