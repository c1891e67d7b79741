// The form of an address: in the Emirates by emirate, area and Makani, elsewhere by country and city.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  addressProblems,
  emptyAddress,
  type AddressForm,
} from '@marsa/model/accounts/addresses/address-form.ts'
import { buildingTypes, type BuildingType, pinOf } from '@marsa/model/accounts/addresses/addresses.ts'
import { saveAddress, type Address } from '@marsa/model/accounts/addresses/addresses-endpoints.ts'
import { addressesProblems } from '@marsa/model/accounts/addresses/addresses-problems.ts'
import {
  addressFieldText as fields,
  addressText as words,
} from '@marsa/model/accounts/addresses/addresses-text.ts'
import { pinText, readPin } from '@marsa/model/kit/pin.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import { listCountries } from '@marsa/model/reference/endpoints.ts'
import { emirates, type Emirate } from '@marsa/model/reference/lists.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { ask, toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { PhoneInput } from '../../ui/fields/phone-input.tsx'
import { SearchSelect } from '../../ui/fields/search-select.tsx'
import { Segments } from '../../ui/fields/segments.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { AddressPin } from './address-pin.tsx'
import { addressReads } from './queries.ts'

type Texts =
  | 'label'
  | 'city'
  | 'area'
  | 'street'
  | 'building'
  | 'unit'
  | 'landmark'
  | 'makani'
  | 'contactName'

/** Degrees of a pin that can be read, else none. */
const degreesOf = (text: string): Pick<AddressForm, 'latitude' | 'longitude'> =>
  readPin(text) ?? { latitude: null, longitude: null }

/** Any of these says where the door is. */
const placing: readonly string[] = ['street', 'building', 'landmark']

/** Any of these puts the address into another place of the wizards, which the server finds anew. */
const locating: readonly string[] = ['country', 'emirate', 'city', 'area']

/** `from` is the address to change, or what a new one begins with. */
export function AddressDialog({ from, mayShare, onClose, onSaved }: AddressDialogProps) {
  const t = useT()
  const { lang } = useLang()
  const { addressId, version = 0, isShared: wasShared = false, ...given } = from
  const [form, setForm] = useState<AddressForm>({ ...emptyAddress, ...given })
  const [pin, setPin] = useState(() => {
    const kept = pinOf(form)
    return kept ? pinText(kept) : ''
  })
  const [isShared, setShared] = useState(wasShared)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const save = useCommand(saveAddress, {
    refreshes: addressReads,
    quiet: true,
    onDone: (saved) => {
      void toast({ title: t(words.saved), tone: 'success' })
      onSaved?.(saved)
      onClose()
    },
  })
  const serverErrors: Record<string, string | undefined> = faults
  const set = (change: Partial<AddressForm>) => {
    const moves = Object.keys(change).some((name) => locating.includes(name))
    setForm((before) => ({ ...before, ...(moves && { place: null }), ...change }))
    const settled = Object.keys(change).flatMap((name) => [name, ...(placing.includes(name) ? placing : [])])
    setFaults((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !settled.includes(name))),
    )
  }
  const bind = (name: Texts) => ({
    label: t(fields[name]),
    value: form[name],
    onChange: (value: string) => set({ [name]: value }),
    error: serverErrors[name],
    dir: 'auto' as const,
  })
  const whole: AddressForm = { ...form, ...degreesOf(pin) }
  const problemsNow = (): Record<string, string> => ({
    ...addressProblems(whole),
    ...(pin.trim() !== '' && whole.latitude === null && { latitude: 'accounts.address-pin' }),
  })
  const sentenceOf = (code: string) => sentence(addressesProblems, lang, code)
  const validatePin = () => {
    const { latitude } = problemsNow()
    setFaults(({ latitude: _, ...others }) => ({
      ...others,
      ...(latitude && { latitude: sentenceOf(latitude) }),
    }))
  }
  const submit = () => {
    const wrong = problemsNow()
    setFaults(Object.fromEntries(Object.entries(wrong).map(([field, code]) => [field, sentenceOf(code)])))
    if (Object.keys(wrong).length > 0) return
    save.mutate(
      { body: { ...whole, ...(addressId && { addressId }), version, isShared } },
      { onError: ({ fieldSentences }) => setFaults(fieldSentences) },
    )
  }
  const isHere = form.country === 'AE'
  return (
    <CommandDialog
      title={t(addressId ? words.editTitle : words.addTitle)}
      size="l"
      onClose={onClose}
      back={t(words.cancel)}
      send={t(words.save)}
      command={save}
      onSend={submit}
    >
      <TextInput {...bind('label')} autoFocus maxLength={60} />
      <Segments
        label={t(words.where)}
        value={isHere ? 'here' : 'abroad'}
        segments={[
          { id: 'here', label: t(words.here) },
          { id: 'abroad', label: t(words.abroad) },
        ]}
        onChange={(side) =>
          set(side === 'here' ? { country: 'AE' } : { country: '', emirate: null, makani: '' })
        }
      />
      <div className="grid c2">
        {isHere ? (
          <Select
            label={t(fields.emirate)}
            options={Object.entries(emirates).map(([id, name]) => ({ id, label: name[lang] }))}
            value={form.emirate}
            onChange={(id) => set({ emirate: id as Emirate })}
            error={serverErrors['emirate']}
          />
        ) : (
          <>
            <Country
              value={form.country}
              error={serverErrors['country']}
              onChange={(country) => set({ country })}
            />
            <TextInput {...bind('city')} />
          </>
        )}
        <TextInput {...bind('area')} optional={!isHere} />
        <TextInput {...bind('street')} hint={t(words.streetHint)} />
        <Select
          label={t(fields.buildingType)}
          optional
          options={Object.entries(buildingTypes).map(([id, name]) => ({ id, label: name[lang] }))}
          value={form.buildingType}
          onChange={(id) => set({ buildingType: id as BuildingType })}
          error={serverErrors['buildingType']}
        />
        <TextInput {...bind('building')} optional />
        <TextInput {...bind('unit')} optional />
        <TextInput {...bind('landmark')} optional />
        {isHere && (
          <TextInput {...bind('makani')} optional hint={t(words.makaniHint)} dir="ltr" inputMode="numeric" />
        )}
      </div>
      <AddressPin
        value={pin}
        emirate={isHere ? form.emirate : undefined}
        error={serverErrors['latitude'] ?? serverErrors['longitude']}
        onChange={(text) => {
          setPin(text)
          setFaults(({ latitude: _, longitude: __, ...others }) => others)
        }}
        onLeave={validatePin}
      />
      <div className="grid c2">
        <TextInput {...bind('contactName')} optional autoComplete="name" />
        <PhoneInput
          label={t(fields.contactNumber)}
          value={form.contactNumber}
          onChange={(contactNumber) => set({ contactNumber })}
          error={serverErrors['contactNumber']}
          optional
        />
      </div>
      <div className="stack g2">
        <Checkbox value={form.isPickup} onChange={(isPickup) => set({ isPickup })}>
          {t(words.isPickup)}
        </Checkbox>
        <Checkbox value={form.isDelivery} onChange={(isDelivery) => set({ isDelivery })}>
          {t(words.isDelivery)}
        </Checkbox>
        {mayShare && !addressId && (
          <Checkbox value={isShared} onChange={setShared}>
            {t(words.share)}
          </Checkbox>
        )}
      </div>
    </CommandDialog>
  )
}

export type AddressDialogProps = {
  from: Partial<Address>
  mayShare: boolean
  onClose: () => void
  onSaved?: (address: Address) => void
}

function Country({
  value,
  error,
  onChange,
}: {
  value: string
  error?: string
  onChange: (code: string) => void
}) {
  const t = useT()
  const { lang } = useLang()
  const { data = [] } = useQuery({ ...ask(listCountries), staleTime: Infinity })
  return (
    <SearchSelect
      label={t(fields.country)}
      options={data
        .filter(({ countryCode }) => countryCode !== 'AE')
        .map((each) => ({ id: each.countryCode, label: lang === 'ar' ? each.nameAr : each.nameEn }))}
      value={value || null}
      onChange={onChange}
      error={error}
      placeholder={t(fields.country)}
    />
  )
}
