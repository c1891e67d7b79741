// The address of a pickup or delivery: from the address book, typed, or by a pin on the map.
import { BookUser, X } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { Address } from '@marsa/model/accounts/addresses/addresses-endpoints.ts'
import {
  addressFieldText as labels,
  addressText as words,
} from '@marsa/model/accounts/addresses/addresses-text.ts'
import { pinText, readPin } from '@marsa/model/kit/pin.ts'
import { emirates, type Emirate } from '@marsa/model/reference/lists.ts'
import { AddressPin, ChooseAddress, useUsualAddress } from '../../accounts/address-book/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { PhoneInput } from '../../ui/fields/phone-input.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { emptyLocation, type LocationValues } from './form-values.ts'
import { useStorageForm } from './use-storage-form.ts'

const names = Object.keys(emptyLocation) as (keyof LocationValues)[]
const isEmpty = (location: LocationValues): boolean => names.every((name) => !location[name])
const isSame = (one: LocationValues, other: LocationValues): boolean =>
  names.every((name) => one[name] === other[name])

const ofAddress = (address: Address): LocationValues => ({
  emirate: address.emirate,
  area: address.area,
  street: address.street,
  building: address.building,
  unit: address.unit,
  landmark: address.landmark,
  makani: address.makani,
  contactName: address.contactName,
  contactNumber: address.contactNumber,
  pin:
    address.latitude !== null && address.longitude !== null
      ? pinText({ latitude: address.latitude, longitude: address.longitude })
      : '',
})

type Texts = Exclude<keyof LocationValues, 'emirate' | 'pin' | 'contactNumber'>

export function LocationFields({ end }: { end: 'pickup' | 'delivery' }) {
  const t = useT()
  const { lang } = useLang()
  const { values, set, errorOf } = useStorageForm()
  const name = end === 'pickup' ? 'pickupAt' : 'deliveryAt'
  const location = values[name]
  const put = (next: LocationValues) => set({ [name]: next })
  const change = (part: Partial<LocationValues>) => put({ ...location, ...part })
  const text = (field: Texts, optional = true) => (
    <div data-field={`${end}.${field}`}>
      <TextInput
        label={t(labels[field])}
        optional={optional}
        dir={field === 'makani' ? 'ltr' : 'auto'}
        value={location[field]}
        onChange={(value) => change({ [field]: value })}
        error={errorOf(`${end}.${field}`)}
      />
    </div>
  )
  return (
    <div className="stack g5">
      <FromBook end={end} location={location} put={put} />
      <div className="grid c2">
        <div data-field={`${end}.emirate`}>
          <Select
            label={t(labels.emirate)}
            value={location.emirate}
            onChange={(id) => change({ emirate: id as Emirate })}
            options={Object.entries(emirates).map(([id, row]) => ({ id, label: row[lang] }))}
            error={errorOf(`${end}.emirate`)}
          />
        </div>
        {text('area', false)}
        {text('street')}
        {text('building')}
        {text('unit')}
        {text('landmark')}
        {text('makani')}
      </div>
      <div data-field={`${end}.latitude`}>
        <Suspense fallback={<Skeleton block="76px" />}>
          <AddressPin
            value={location.pin}
            emirate={location.emirate}
            error={errorOf(`${end}.latitude`)}
            onChange={(pin) => change({ pin })}
            onLeave={() => undefined}
          />
        </Suspense>
      </div>
      <div className="grid c2">
        {text('contactName')}
        <div data-field={`${end}.contactNumber`}>
          <PhoneInput
            label={t(labels.contactNumber)}
            optional
            value={location.contactNumber}
            onChange={(contactNumber) => change({ contactNumber })}
            error={errorOf(`${end}.contactNumber`)}
          />
        </div>
      </div>
    </div>
  )
}

type FromBookProps = {
  end: 'pickup' | 'delivery'
  location: LocationValues
  put: (location: LocationValues) => void
}

/** The address book; an empty address begins with the usual one, once, and can be emptied again. */
function FromBook({ end, location, put }: FromBookProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [begunEmpty] = useState(() => isEmpty(location))
  const usual = useUsualAddress(end, begunEmpty)
  const done = useRef(!begunEmpty)
  const filled = usual && isSame(ofAddress(usual), location) ? usual : undefined
  useEffect(() => {
    if (done.current || usual === undefined) return
    done.current = true
    if (usual && isEmpty(location)) put(ofAddress(usual))
  }, [usual, location, put])
  const pin = readPin(location.pin)
  const { pin: _, ...typed } = location
  return (
    <div className="row wrap g2">
      <Button size="s" icon={BookUser} changes={false} onPress={() => setOpen(true)}>
        {t(words.choose)}
      </Button>
      <p className="cap muted" role="status">
        {filled && t(words.filled, { label: filled.label })}
      </p>
      {filled && (
        <Button size="s" variant="text" icon={X} changes={false} onPress={() => put(emptyLocation)}>
          {t(words.clear)}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ChooseAddress
            isHere
            typed={isEmpty(location) ? undefined : { ...typed, ...pin, country: 'AE' }}
            onChosen={(address) => put(ofAddress(address))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
