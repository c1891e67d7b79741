// The lane of a rate card: each end is a place, a port or airport, or a whole country; its loading, boxes and days.
import { cardText as words } from '@marsa/model/freight/cards/card-text.ts'
import { modeOf } from '@marsa/model/freight/cards/rate-card.ts'
import {
  containerModes,
  containerTypes,
  type ContainerMode,
  type ContainerType,
} from '@marsa/model/reference/containers.ts'
import { priceCurrencies, type PriceCurrency } from '@marsa/model/reference/exchange.ts'
import { kindsOfMode } from '@marsa/model/reference/place.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { DateInput } from '../../ui/fields/date-input.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { ChosenList } from '../../requests/door.tsx'
import { LaneEnd } from '../shipment/lane-end.tsx'
import type { CardHead } from './card-values.ts'

type LaneProps = {
  head: CardHead
  change: (change: Partial<CardHead>) => void
  errors: Record<string, string>
}

export function CardLane({ head, change, errors }: LaneProps) {
  const t = useT()
  const { lang } = useLang()
  const kinds = kindsOfMode[modeOf(head)]
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
        <LaneEnd
          label={t(words.origin)}
          hint={t(words.endHint)}
          placeholder={t(words.choose)}
          kinds={kinds}
          value={head.origin}
          error={errors['origin']}
          onChange={(origin) => change({ origin })}
        />
        <LaneEnd
          label={t(words.destination)}
          hint={t(words.endHint)}
          placeholder={t(words.choose)}
          kinds={kinds}
          value={head.destination}
          error={errors['destination']}
          onChange={(destination) => change({ destination })}
        />
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
