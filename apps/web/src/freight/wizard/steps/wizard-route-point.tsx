// One end of the route: port or door, place, address and contact.
import { Lock } from 'lucide-react'
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react'
import { freightFields } from '@marsa/model/freight/asking/request-fields.ts'
import { emiratesPoint, type RoutePoint } from '@marsa/model/freight/asking/route-point.ts'
import { wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import { useT, type Translate } from '../../../kit/t.ts'
import { Icon } from '../../../ui/values/icon.tsx'
import { PhoneInput } from '../../../ui/fields/phone-input.tsx'
import { RadioCards } from '../../../ui/fields/radio-cards.tsx'
import { SearchSelect } from '../../../ui/fields/search-select.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { useCountryOptions, usePlace, usePlaceOption, usePlaceSearch } from '../wizard-lookups.ts'
import type { RoutePointValues } from '../wizard-values.ts'
import { FieldPlace } from '../../../kit/page-form.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useStop, useWizard } from '../wizard-context.ts'
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

type PointProps = { point: RoutePoint }

export function WizardRoutePoint({ point }: PointProps) {
  const t = useT()
  const titleId = useId()
  const { stop, field } = useStop(point)
  return (
    <section className="stack g5 wiz-end" aria-labelledby={titleId}>
      <h3 id={titleId}>{t(freightFields[point].label)}</h3>
      <Place point={point} name="kind">
        <RoutePointKind point={point} />
      </Place>
      <div className="grid c2">
        <Place point={point} name="country">
          <RoutePointCountry point={point} />
        </Place>
        <Place point={point} name="place">
          <EndPlace point={point} />
        </Place>
        {stop.kind === 'door' && (
          <>
            <div className="wiz-book">
              <AddressBook point={point} />
            </div>
            <Text point={point} name="address" autoComplete="street-address" />
            <Text point={point} name="building" />
          </>
        )}
      </div>
      {point === 'destination' && <WizardSameContact />}
      <div className="grid c2">
        <Text point={point} name="contactName" autoComplete="name" />
        <Place point={point} name="contactNumber">
          <PhoneInput {...wordsOf(point, 'contactNumber', t)} {...field('contactNumber')} />
        </Place>
      </div>
    </section>
  )
}

const fieldsOf = (point: RoutePoint) => freightFields[point].fields
type Name = keyof RoutePointValues

const wordsOf = (point: RoutePoint, name: Name, t: Translate) => {
  const { label, hint, required } = fieldsOf(point)[name]
  return { label: t(label), hint: hint && t(hint), optional: !required }
}

function Place({ point, name, children }: PointProps & { name: Name; children: ReactNode }) {
  return <FieldPlace path={`${point}.${name}`}>{children}</FieldPlace>
}

type TextProps = PointProps & { name: 'address' | 'building' | 'contactName'; autoComplete?: string }

function Text({ point, name, autoComplete }: TextProps) {
  const t = useT()
  const { field } = useStop(point)
  return (
    <Place point={point} name={name}>
      <TextInput {...wordsOf(point, name, t)} {...field(name)} autoComplete={autoComplete} dir="auto" />
    </Place>
  )
}

/** A change between port and door takes the port of the chosen city along, where it has one. */
function RoutePointKind({ point }: PointProps) {
  const t = useT()
  const { mode } = useWizard().values
  const { stop, put, field } = useStop(point)
  const place = usePlace(stop.place)
  const change = (kind: RoutePointValues['kind']) => {
    if (kind === stop.kind) return
    const gateway = mode === 'sea' ? place?.portCode : place?.airportCode
    put({ kind, place: kind === 'port' ? (gateway ?? null) : null })
  }
  return (
    <RadioCards
      {...wordsOf(point, 'kind', t)}
      {...field('kind')}
      onChange={(next) => change(next as RoutePointValues['kind'])}
      choices={[
        { id: 'port', label: t(portWords[point][mode]), detail: t(portWords[point].detail) },
        { id: 'door', label: t(doorWords[point].label), detail: t(doorWords[point].detail) },
      ]}
    />
  )
}

/** The Emirates are fixed at one end; abroad the country narrows the search. */
function RoutePointCountry({ point }: PointProps) {
  const t = useT()
  const { direction } = useWizard().values
  const { put, field } = useStop(point)
  const countries = useCountryOptions()
  const { label } = wordsOf(point, 'country', t)
  if (emiratesPoint(direction) === point)
    return (
      <TextInput
        label={label}
        value={t(wizardText.emirates)}
        disabled
        after={<Icon of={Lock} size="s" />}
        hint={t(direction === 'import' ? wizardText.importEnds : wizardText.exportStarts)}
      />
    )
  return (
    <SearchSelect
      {...field('country')}
      onChange={(country) => put({ country: country === 'any' ? null : country, place: null })}
      options={[{ id: 'any', label: t(wizardText.anyCountry) }, ...countries]}
      placeholder={t(wizardText.anyCountry)}
      label={label}
    />
  )
}

function EndPlace({ point }: PointProps) {
  const t = useT()
  const { mode, direction } = useWizard().values
  const { stop, put, field } = useStop(point)
  const { kind, country, place: code } = stop
  const home = emiratesPoint(direction) === point
  const load = usePlaceSearch({
    kinds: kind === 'door' ? ['area', 'city'] : [mode === 'sea' ? 'port' : 'airport'],
    country: home ? 'AE' : country,
    abroad: !home,
  })
  const chosen = usePlaceOption(code)
  const found = usePlace(code)?.countryCode
  // A port that came along with its city, or a draft of another day, tells its country as soon as it is known.
  const settle = useEffectEvent((known: string) => put({ country: known }))
  useEffect(() => {
    if (found && found !== country) settle(found)
  }, [found, country])
  const gateway = mode === 'sea' ? wizardText.port : wizardText.airport
  return (
    <SearchSelect
      {...field('place')}
      key={`${kind} ${mode}`}
      load={load}
      chosen={chosen}
      label={kind === 'door' ? wordsOf(point, 'place', t).label : t(gateway)}
      placeholder={t(wizardText.choosePlace)}
    />
  )
}
