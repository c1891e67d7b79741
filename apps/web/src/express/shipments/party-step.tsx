// Sender or recipient: the place that the price is made of, and who is there.
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { BookUser } from 'lucide-react'
import type { Address } from '@marsa/model/accounts/addresses/addresses-endpoints.ts'
import { listExpressCountries } from '@marsa/model/express/places/place-endpoints.ts'
import { partyFields, type End } from '@marsa/model/express/shipments/party.ts'
import { partyFrom } from '@marsa/model/express/shipments/saved-address.ts'
import type { Field } from '@marsa/model/kit/form-fields.ts'
import { ChooseAddress } from '../../accounts/address-book/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { FieldControl } from '../../kit/field-control.tsx'
import { FieldPlace, usePageFormOf } from '../../kit/page-form.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { SearchSelect } from '../../ui/fields/search-select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { createText as words } from '../text.ts'
import type { CreateValues } from './create-values.ts'
import { useCities } from './use-cities.ts'

type Name = Exclude<keyof typeof partyFields, 'latitude' | 'longitude'>

const fieldsOf = (country: string): readonly Name[] => [
  'name',
  'company',
  'mobile',
  'email',
  'building',
  'unit',
  'buildingType',
  'landmark',
  ...(country === 'AE' ? (['makani'] as const) : (['postcode'] as const)),
  'note',
]

const ltr: readonly string[] = ['mobile', 'email', 'makani', 'postcode']

/** Who sends without an account has no address book. */
export function PartyStep({ side, isGuest }: { side: 'sender' | 'recipient'; isGuest?: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const form = usePageFormOf<CreateValues>()
  const [isChoosing, setChoosing] = useState(false)
  const at = side === 'sender' ? 'from' : 'to'
  const end = form.values[at]
  const party = form.values[side]
  const countries = useQuery(ask(listExpressCountries)).data ?? []
  const cities = useCities(end.country === 'AE')
  const setEnd = (change: Partial<End>) => form.set((now) => ({ [at]: { ...now[at], ...change } }))
  const setParty = (change: Partial<typeof party>) =>
    form.set((now) => ({ [side]: { ...now[side], ...change } }))
  const take = (address: Address) => {
    setChoosing(false)
    const { end: place, party: saved } = partyFrom(address)
    setEnd(place)
    setParty(saved)
  }
  return (
    <div className="stack g5">
      {!isGuest && (
        <div>
          <Button icon={BookUser} changes={false} onPress={() => setChoosing(true)}>
            {t(words.addressBook)}
          </Button>
        </div>
      )}
      <div className="grid c2">
        <FieldPlace path={`${at}.country`}>
          <SearchSelect
            label={t(words.country)}
            value={end.country}
            options={countries.map(({ code, nameEn, nameAr }) => ({
              id: code,
              label: lang === 'ar' ? nameAr : nameEn,
              words: lang === 'ar' ? nameEn : nameAr,
            }))}
            error={form.errorOf(`${at}.country`)}
            onChange={(country) => setEnd({ country: country ?? 'AE', city: '' })}
          />
        </FieldPlace>
        <FieldPlace path={`${at}.city`}>
          {end.country === 'AE' ? (
            <SearchSelect
              label={t(words.city)}
              value={end.city || null}
              options={(cities ?? []).map(({ nameEn, nameAr }) => ({
                id: nameEn,
                label: lang === 'ar' ? nameAr : nameEn,
                words: lang === 'ar' ? nameEn : nameAr,
              }))}
              error={form.errorOf(`${at}.city`)}
              onChange={(city) => setEnd({ city: city ?? '' })}
            />
          ) : (
            <TextInput
              label={t(words.city)}
              dir="auto"
              value={end.city}
              error={form.errorOf(`${at}.city`)}
              onChange={(city) => setEnd({ city })}
            />
          )}
        </FieldPlace>
        {fieldsOf(end.country).map((name) => {
          const field: Field = partyFields[name]
          const path = `${side}.${name}`
          return (
            <FieldPlace key={name} path={path}>
              {ltr.includes(name) ? (
                <TextInput
                  label={t(field.label)}
                  hint={field.hint && t(field.hint)}
                  optional={!field.required && name !== 'mobile'}
                  dir="ltr"
                  value={party[name] ?? ''}
                  error={form.errorOf(path)}
                  onChange={(value) => setParty({ [name]: value })}
                />
              ) : (
                <FieldControl
                  field={field}
                  value={party[name]}
                  error={form.errorOf(path)}
                  onChange={(value) => setParty({ [name]: value ?? '' })}
                />
              )}
            </FieldPlace>
          )
        })}
      </div>
      {isChoosing && (
        <Suspense fallback={null}>
          <ChooseAddress
            isHere={end.country === 'AE'}
            typed={undefined}
            onChosen={take}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
