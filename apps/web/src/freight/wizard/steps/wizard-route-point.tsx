// One end of the route: port or door, place, address and contact.
import { Lock } from 'lucide-react'
import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { emiratesPoint, type RoutePoint } from '@marsa/model/freight/asking/route-point.ts'
import { wizardFieldText, wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import { useT } from '../../../kit/t.ts'
import { Icon } from '../../../ui/values/icon.tsx'
import { PhoneInput } from '../../../ui/fields/phone-input.tsx'
import { RadioCards } from '../../../ui/fields/radio-cards.tsx'
import { SearchSelect } from '../../../ui/fields/search-select.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { useCountryOptions, usePlace, usePlaceOption, usePlaceSearch } from '../wizard-lookups.ts'
import type { RoutePointValues, WizardValues } from '../wizard-values.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useWizardField } from '../wizard-context.ts'
import { WizardSameContact } from './wizard-same-contact.tsx'

const portWords = {
  origin: { sea: wizardText.originPort, air: wizardText.originAirport, detail: wizardText.originPortDetail },
  destination: {
    sea: wizardText.destinationPort,
    air: wizardText.destinationAirport,
    detail: wizardText.destinationPortDetail,
  },
} as const
const doorWords = {
  origin: { label: wizardText.originDoor, detail: wizardText.originDoorDetail },
  destination: { label: wizardText.destinationDoor, detail: wizardText.destinationDoorDetail },
} as const

const AddressBook = lazyPart(async () => (await import('./wizard-address-book.tsx')).WizardAddressBook)

export function WizardRoutePoint({ point }: { point: RoutePoint }) {
  const t = useT()
  const titleId = useId()
  const { control } = useFormContext<WizardValues>()
  const [mode, kind] = useWatch({ control, name: ['mode', `${point}.kind`] })
  return (
    <section className="stack g5 wiz-end" aria-labelledby={titleId}>
      <h3 id={titleId}>{t(wizardText[point])}</h3>
      <RoutePointKind point={point} mode={mode} />
      <div className="grid c2">
        <RoutePointCountry point={point} />
        <EndPlace point={point} mode={mode} kind={kind} />
        {kind === 'door' && <EndAddress point={point} />}
      </div>
      {point === 'destination' && <WizardSameContact />}
      <div className="grid c2">
        <TextInput
          {...useWizardText(`${point}.contactName`)}
          label={t(wizardFieldText.contactName)}
          autoComplete="name"
          dir="auto"
        />
        <PhoneInput
          {...useWizardText(`${point}.contactNumber`)}
          label={t(wizardFieldText.contactNumber)}
          hint={t(wizardText.phoneHint)}
        />
      </div>
    </section>
  )
}

type TextPath = `${RoutePoint}.${'address' | 'building' | 'contactName' | 'contactNumber'}`
const useWizardText = (name: TextPath) => {
  const field = useWizardField(name)
  return { ...field, value: field.value as string }
}

/** A change between port and door takes the port of the chosen city along, where it has one. */
function RoutePointKind({ point, mode }: { point: RoutePoint; mode: WizardValues['mode'] }) {
  const t = useT()
  const { getValues, setValue } = useFormContext<WizardValues>()
  const field = useWizardField(`${point}.kind`)
  const place = usePlace(useWatch<WizardValues, `${RoutePoint}.place`>({ name: `${point}.place` }))
  const change = (next: RoutePointValues['kind']) => {
    if (next === getValues(`${point}.kind`)) return
    field.onChange(next)
    const gateway = mode === 'sea' ? place?.portCode : place?.airportCode
    setValue(`${point}.place`, next === 'port' ? (gateway ?? null) : null)
  }
  return (
    <RadioCards
      {...field}
      value={field.value as string}
      onChange={(next) => change(next as RoutePointValues['kind'])}
      label={t(wizardFieldText.kind)}
      choices={[
        { id: 'port', label: t(portWords[point][mode]), detail: t(portWords[point].detail) },
        { id: 'door', label: t(doorWords[point].label), detail: t(doorWords[point].detail) },
      ]}
    />
  )
}

/** The Emirates are fixed at one end; abroad the country narrows the search. */
function RoutePointCountry({ point }: { point: RoutePoint }) {
  const t = useT()
  const { setValue } = useFormContext<WizardValues>()
  const field = useWizardField(`${point}.country`)
  const direction = useWatch<WizardValues, 'direction'>({ name: 'direction' })
  const countries = useCountryOptions()
  if (emiratesPoint(direction) === point)
    return (
      <TextInput
        label={t(wizardFieldText.country)}
        value={t(wizardText.emirates)}
        disabled
        after={<Icon of={Lock} size="s" />}
        hint={t(direction === 'import' ? wizardText.importEnds : wizardText.exportStarts)}
      />
    )
  return (
    <SearchSelect
      {...field}
      value={field.value as string | null}
      onChange={(country) => {
        field.onChange(country === 'any' ? null : country)
        setValue(`${point}.place`, null)
      }}
      options={[{ id: 'any', label: t(wizardText.anyCountry) }, ...countries]}
      placeholder={t(wizardText.anyCountry)}
      label={t(wizardFieldText.country)}
    />
  )
}

type PlaceProps = { point: RoutePoint; mode: WizardValues['mode']; kind: RoutePointValues['kind'] }

function EndPlace({ point, mode, kind }: PlaceProps) {
  const t = useT()
  const { setValue } = useFormContext<WizardValues>()
  const field = useWizardField(`${point}.place`)
  const [direction, country] = useWatch<WizardValues, ['direction', `${RoutePoint}.country`]>({
    name: ['direction', `${point}.country`],
  })
  const home = emiratesPoint(direction) === point
  const load = usePlaceSearch({
    kinds: kind === 'door' ? ['area', 'city'] : [mode === 'sea' ? 'port' : 'airport'],
    country: home ? 'AE' : country,
    abroad: !home,
  })
  const code = field.value as string | null
  const chosen = usePlaceOption(code)
  const place = usePlace(code)
  // A port that came along with its city, or a draft of another day, tells its country as soon as it is known.
  if (place && place.countryCode !== country)
    queueMicrotask(() => setValue(`${point}.country`, place.countryCode))
  const label =
    kind === 'door' ? wizardFieldText.city : mode === 'sea' ? wizardFieldText.port : wizardFieldText.airport
  return (
    <SearchSelect
      {...field}
      key={`${kind} ${mode}`}
      value={code}
      onChange={(next) => field.onChange(next)}
      load={load}
      chosen={chosen}
      label={t(label)}
      placeholder={t(wizardText.choosePlace)}
    />
  )
}

function EndAddress({ point }: { point: RoutePoint }) {
  const t = useT()
  return (
    <>
      <div className="wiz-book">
        <AddressBook point={point} />
      </div>
      <TextInput
        {...useWizardText(`${point}.address`)}
        label={t(wizardFieldText.address)}
        hint={t(wizardText.addressHint)}
        autoComplete="street-address"
        dir="auto"
      />
      <TextInput
        {...useWizardText(`${point}.building`)}
        label={t(wizardFieldText.building)}
        optional
        dir="auto"
      />
    </>
  )
}
