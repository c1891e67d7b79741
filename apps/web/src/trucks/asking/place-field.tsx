// Where trucks load or unload: from the address book, typed, or by a pin on the map; in the Emirates or a country we serve.
import { BookUser, X } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { buildingTypes, type BuildingType, pinOf } from '@marsa/model/accounts/addresses/addresses.ts'
import type { Address } from '@marsa/model/accounts/addresses/addresses-endpoints.ts'
import {
  addressFieldText as labels,
  addressText as words,
} from '@marsa/model/accounts/addresses/addresses-text.ts'
import { pinText, readPin } from '@marsa/model/kit/pin.ts'
import { emirates, type Emirate } from '@marsa/model/reference/lists.ts'
import type { Lang, TextRow } from '@marsa/model/kit/text.ts'
import type { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import {
  emptyPlace,
  portEnd,
  terminalPlace,
  type TruckPlace,
} from '@marsa/model/trucks/asking/truck-place.ts'
import { crossBorderCountries } from '@marsa/model/trucks/road/movement.ts'
import { AddressPin, ChooseAddress, useUsualAddress } from '../../accounts/address-book/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { FieldPlace } from '../../kit/page-form.tsx'
import { useT } from '../../kit/t.ts'
import type { FormValues, OwnControlProps } from '../../requests/door.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { PhoneInput } from '../../ui/fields/phone-input.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { truckAskText } from './text.ts'

const names = Object.keys(emptyPlace) as (keyof TruckPlace)[]
const isEmpty = (place: TruckPlace): boolean => names.every((name) => name === 'country' || !place[name])
const ofAddress = (address: Address): TruckPlace =>
  Object.fromEntries(names.map((name) => [name, address[name]])) as TruckPlace
const pinTyped = (place: TruckPlace): string => {
  const pin = pinOf(place)
  return pin ? pinText(pin) : ''
}

type Texts = 'area' | 'city' | 'street' | 'building' | 'unit' | 'landmark' | 'makani' | 'contactName'

const placeField = (end: 'pickup' | 'dropoff') =>
  function TruckPlaceField({ label, value, values, onChange, errorOf }: OwnControlProps) {
    const t = useT()
    const { lang } = useLang()
    const place = (value ?? emptyPlace) as TruckPlace
    const isHere = place.country === 'AE'
    const crosses = values['movementType'] === 'CROSS_BORDER'
    const [pin, setPin] = useState(() => pinTyped(place))
    const put = (next: TruckPlace) => {
      setPin(pinTyped(next))
      onChange(next)
    }
    const change = (part: Partial<TruckPlace>) => onChange({ ...place, ...part })
    const text = (field: Texts, optional = true, hint?: TextRow) => (
      <FieldPlace path={`${end}.${field}`}>
        <TextInput
          label={t(labels[field])}
          hint={hint && t(hint)}
          optional={optional}
          dir={field === 'makani' ? 'ltr' : 'auto'}
          value={place[field]}
          onChange={(typed) => change({ [field]: typed })}
          error={errorOf(field)}
        />
      </FieldPlace>
    )
    const misread = pin.trim() !== '' && !readPin(pin)
    return (
      <div className="stack g5" role="group" aria-label={label}>
        <h3>{label}</h3>
        <FromBook end={end} terminal={terminalOf(end, values, lang)} place={place} put={put} />
        <div className="grid c2">
          {(crosses || !isHere) && (
            <FieldPlace path={`${end}.country`}>
              <Select
                label={t(labels.country)}
                value={place.country}
                onChange={(country) => put({ ...place, country, emirate: null, makani: '' })}
                options={Object.entries({ AE: truckAskText.emirates, ...crossBorderCountries }).map(
                  ([id, row]) => ({ id, label: row[lang] }),
                )}
                error={errorOf('country')}
              />
            </FieldPlace>
          )}
          {isHere ? (
            <>
              <FieldPlace path={`${end}.emirate`}>
                <Select
                  label={t(labels.emirate)}
                  value={place.emirate}
                  onChange={(id) => change({ emirate: id as Emirate })}
                  options={Object.entries(emirates).map(([id, row]) => ({ id, label: row[lang] }))}
                  error={errorOf('emirate')}
                />
              </FieldPlace>
              {text('area', false)}
            </>
          ) : (
            <>
              {text('city', false)}
              {text('area')}
            </>
          )}
          {text('street', false, words.streetHint)}
          {text('building')}
          <FieldPlace path={`${end}.buildingType`}>
            <Select
              label={t(labels.buildingType)}
              optional
              value={place.buildingType ?? null}
              onChange={(id) => change({ buildingType: id as BuildingType })}
              options={Object.entries(buildingTypes).map(([id, row]) => ({ id, label: row[lang] }))}
            />
          </FieldPlace>
          {text('unit')}
          {text('landmark')}
          {isHere && text('makani')}
        </div>
        <FieldPlace path={`${end}.latitude`}>
          <Suspense fallback={<Skeleton block="76px" />}>
            <AddressPin
              value={pin}
              emirate={place.emirate}
              error={misread ? t(truckAskText.pin) : errorOf('latitude')}
              onChange={(typed) => {
                setPin(typed)
                change(readPin(typed) ?? { latitude: null, longitude: null })
              }}
              onLeave={() => undefined}
            />
          </Suspense>
        </FieldPlace>
        <div className="grid c2">
          {text('contactName', false)}
          <FieldPlace path={`${end}.contactNumber`}>
            <PhoneInput
              label={t(labels.contactNumber)}
              value={place.contactNumber}
              onChange={(contactNumber) => change({ contactNumber })}
              error={errorOf('contactNumber')}
            />
          </FieldPlace>
        </div>
      </div>
    )
  }

export const PickupField = placeField('pickup')
export const DropoffField = placeField('dropoff')

/** The usual address of an end; one address cannot be both, and what is delivered starts from it. */
const useUsualEnd = (end: FromBookProps['end'], isWanted: boolean) => {
  const pickup = useUsualAddress('pickup', isWanted)
  const delivery = useUsualAddress('delivery', isWanted)
  if (end === 'pickup') return pickup
  return delivery && delivery.addressId === pickup?.addressId ? null : delivery
}

/** The terminal that is this end of a port movement, once its port is chosen. */
const terminalOf = (end: 'pickup' | 'dropoff', values: FormValues, lang: Lang): TruckPlace | undefined => {
  const { movementType, portDirection, port } = values as Partial<TruckForm>
  if (movementType !== 'PORT' || !portDirection || !port || portEnd(portDirection) !== end) return undefined
  return terminalPlace(port, lang)
}

const isSame = (one: TruckPlace, other: TruckPlace): boolean =>
  names.every((name) => one[name] === other[name])

/** What nobody typed gives way to the terminal, whoever is met there stays. */
const useTerminal = (
  terminal: TruckPlace | undefined,
  { isFilled, place, put }: { isFilled: boolean } & Pick<FromBookProps, 'place' | 'put'>,
) => {
  const [shown, setShown] = useState<TruckPlace>()
  const key = terminal && `${terminal.emirate} ${terminal.area}`
  const before = useRef(key)
  useEffect(() => {
    if (before.current === key) return
    before.current = key
    const { contactName, contactNumber } = place
    const isOlder = shown !== undefined && isSame({ ...shown, contactName, contactNumber }, place)
    if (!isEmpty(place) && !isFilled && !isOlder) return
    const who = isOlder ? { contactName, contactNumber } : {}
    setShown(terminal)
    if (terminal) put({ ...terminal, ...who })
    else if (isOlder) put({ ...emptyPlace, ...who })
  }, [key, terminal, shown, place, isFilled, put])
}

type FromBookProps = {
  end: 'pickup' | 'dropoff'
  terminal: TruckPlace | undefined
  place: TruckPlace
  put: (place: TruckPlace) => void
}

/** The address book; an empty place begins with the usual address, once, and can be emptied again. */
function FromBook({ end, terminal, place, put }: FromBookProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [begunEmpty] = useState(() => isEmpty(place))
  const usual = useUsualEnd(end, begunEmpty)
  const done = useRef(!begunEmpty)
  const filled = usual && isSame(ofAddress(usual), place) ? usual : undefined
  useEffect(() => {
    if (done.current || usual === undefined) return
    done.current = true
    if (usual && isEmpty(place)) put(ofAddress(usual))
  }, [usual, place, put])
  useTerminal(terminal, { isFilled: filled !== undefined, place, put })
  return (
    <div className="row wrap g2">
      <Button size="s" icon={BookUser} changes={false} onPress={() => setOpen(true)}>
        {t(words.choose)}
      </Button>
      <p className="cap muted" role="status">
        {filled && t(words.filled, { label: filled.label })}
      </p>
      {!isEmpty(place) && (
        <Button size="s" variant="text" icon={X} changes={false} onPress={() => put(emptyPlace)}>
          {t(words.clear)}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ChooseAddress
            isHere={place.country === 'AE'}
            typed={isEmpty(place) ? undefined : place}
            onChosen={(address) => put(ofAddress(address))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
