// One shipment by keyboard: the recipient with suggestions of the address book, the parcel, cash and reference; Enter prices it.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { listAddresses } from '@marsa/model/accounts/addresses/addresses-endpoints.ts'
import { listExpressCities } from '@marsa/model/express/places/place-endpoints.ts'
import { sideNames } from '@marsa/model/express/pricing/parcel.ts'
import { partyFields } from '@marsa/model/express/shipments/party.ts'
import { partyFrom } from '@marsa/model/express/shipments/saved-address.ts'
import { saveShipment } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { shipmentFields } from '@marsa/model/express/shipments/shipment-form.ts'
import { fieldsByPath } from '@marsa/model/kit/form-draft.ts'
import { useLang } from '../../kit/direction.tsx'
import { FigureInput } from '../../kit/figure-input.tsx'
import { FieldPlace, PageForm } from '../../kit/page-form.tsx'
import { ask, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { usePageForm } from '../../kit/use-page-form.ts'
import { Button } from '../../ui/actions/button.tsx'
import { SuggestInput } from '../../ui/fields/suggest-input.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { useIsIndividual } from '../shipments/attachments-card.tsx'
import { createText } from '../text.ts'
import { formOf, stepFaults, type CreateValues } from '../shipments/create-values.ts'
import { quickText as words } from './quick-text.ts'
import { isOfSender } from './quick-values.ts'

const problems = async () => ({
  ...(await import('@marsa/model/express/problems.ts')).expressProblems,
  ...(await import('@marsa/model/express/shipments/shipment-problems.ts')).shipmentProblems,
  ...(await import('@marsa/model/kit/kit-problems.ts')).kitProblems,
})

const names: Readonly<Record<string, { en: string; ar: string }>> = Object.fromEntries(
  fieldsByPath(shipmentFields).map(([path, { label }]) => [path, label]),
)
const sides = { length: createText.length, width: createText.width, height: createText.height }
const fewest = 2
const mostSuggested = 6

export type Prepared = {
  id: string
  number: string
  name: string
  city: string
  cod: string
  total: string
  hasPlan: boolean
}

type QuickFormProps = {
  initial: CreateValues
  last: CreateValues | undefined
  withPlan: boolean
  /** Why nothing can be sent yet. */
  disabledReason?: string | undefined
  onPrepared: (shipment: Prepared, values: CreateValues) => void
}

/** A new one for each shipment, so that nothing of the last one is said about the next. */
export function QuickForm({ initial, last, withPlan, disabledReason, onPrepared }: QuickFormProps) {
  const t = useT()
  const { lang } = useLang()
  const isIndividual = useIsIndividual()
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const save = useCommand(saveShipment, { quiet: true })
  const form = usePageForm<CreateValues>({
    initial,
    check: (values) => stepFaults(values, 'review', { isIndividual }),
    problems,
    onSend: async (values) => {
      if (disabledReason) return
      const saved = await save.mutateAsync({
        body: { ...formOf(values), toPay: true, terms: true, withPlan },
      })
      const { recipient, to, cod } = values
      const { id, shipmentId: number, amountDue, price } = saved
      const shipment = { id, number, name: recipient.name, city: to.city, cod, total: amountDue ?? '0.00' }
      onPrepared({ ...shipment, hasPlan: price?.plan != null }, values)
    },
  })
  const { values } = form
  const { recipient, to } = values
  const parcel = values.packages[0]!
  const typed = recipient.name.trim()
  const found = useQuery({
    ...ask(listAddresses, { text: typed, side: 'here', pageSize: mostSuggested }),
    enabled: typed.length >= fewest,
    placeholderData: keepPreviousData,
  }).data?.items
  const cities = useQuery({
    ...ask(listExpressCities, { code: 'AE', city: to.city.trim() }),
    enabled: to.city.trim().length >= fewest,
    placeholderData: keepPreviousData,
  }).data
  const setParty = (change: Partial<typeof recipient>) =>
    form.set((now) => ({ recipient: { ...now.recipient, ...change } }))
  const setParcel = (change: Partial<typeof parcel>) =>
    form.set((now) => ({ packages: [{ ...now.packages[0]!, ...change }] }))
  const take = (id: string) => {
    const address = found?.find(({ addressId }) => addressId === id)
    if (!address) return
    const { end, party } = partyFrom(address)
    form.set((now) => ({ to: end, recipient: { ...now.recipient, ...party } }))
  }
  const text = (name: 'mobile' | 'building' | 'unit', dir?: 'ltr') => (
    <FieldPlace path={`recipient.${name}`}>
      <TextInput
        label={t(partyFields[name].label)}
        optional={name === 'unit'}
        dir={dir}
        autoComplete="off"
        value={recipient[name]}
        error={form.errorOf(`recipient.${name}`)}
        onChange={(value) => setParty({ [name]: value })}
      />
    </FieldPlace>
  )
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.code !== 'KeyR' || !last) return
    event.preventDefault()
    form.set(last)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  const ofSender = Object.keys(form.faults).some(isOfSender)
  return (
    <>
      {ofSender && <Banner tone="error" live title={t(words.incomplete)} />}
      <PageForm
        form={form}
        focus="first field"
        labelOf={(path) => (names[path] ? t(names[path]) : '')}
        foot={
          <div className="row wrap g2">
            <Button
              type="submit"
              variant="primary"
              changes
              isPending={form.isSending}
              pendingLabel={t(words.pricing)}
              disabledReason={disabledReason}
            >
              {t(words.price)}
            </Button>
            {last && (
              <Button changes={false} onPress={() => form.set(last)}>
                {t(words.repeat)}
              </Button>
            )}
          </div>
        }
      >
        <div className="grid c2">
          <FieldPlace path="recipient.name">
            <SuggestInput
              ref={first}
              label={t(shipmentFields.recipient.label)}
              dir="auto"
              value={recipient.name}
              error={form.errorOf('recipient.name')}
              suggestions={(typed.length >= fewest ? (found ?? []) : []).map((address) => ({
                id: address.addressId,
                label: address.contactName || address.label,
                detail: [address.label, address.building, address.contactNumber].filter(Boolean).join(' · '),
              }))}
              onTake={take}
              onChange={(name) => setParty({ name })}
            />
          </FieldPlace>
          {text('mobile', 'ltr')}
          <FieldPlace path="to.city">
            <SuggestInput
              label={t(createText.city)}
              dir="auto"
              value={to.city}
              error={form.errorOf('to.city')}
              suggestions={(cities ?? []).slice(0, mostSuggested).map(({ nameEn, nameAr }) => ({
                id: nameEn,
                label: lang === 'ar' ? nameAr : nameEn,
              }))}
              onTake={(city) => form.set({ to: { country: 'AE', city } })}
              onChange={(city) => form.set({ to: { country: 'AE', city } })}
            />
          </FieldPlace>
          {text('building')}
          {text('unit')}
          {!isIndividual && (
            <FieldPlace path="cod">
              <FigureInput
                label={t(shipmentFields.cod.label)}
                optional
                inputMode="decimal"
                unit="AED"
                value={values.cod}
                error={form.errorOf('cod')}
                onChange={(cod) => form.set({ cod })}
              />
            </FieldPlace>
          )}
          <FieldPlace path="reference">
            <TextInput
              label={t(shipmentFields.reference.label)}
              optional
              dir="ltr"
              autoComplete="off"
              maxLength={40}
              value={values.reference}
              error={form.errorOf('reference')}
              onChange={(reference) => form.set({ reference })}
            />
          </FieldPlace>
          <FieldPlace path="description">
            <TextInput
              label={t(shipmentFields.description.label)}
              dir="auto"
              value={values.description}
              error={form.errorOf('description')}
              onChange={(description) => form.set({ description })}
            />
          </FieldPlace>
          <FieldPlace path="packages.0.weight">
            <FigureInput
              label={t(createText.kg)}
              inputMode="decimal"
              value={parcel.weight}
              error={form.errorOf('packages.0.weight')}
              onChange={(weight) => setParcel({ weight })}
            />
          </FieldPlace>
          {sideNames.map((side) => (
            <FieldPlace key={side} path={`packages.0.${side}`}>
              <FigureInput
                label={t(sides[side])}
                inputMode="decimal"
                value={parcel[side]}
                error={form.errorOf(`packages.0.${side}`)}
                onChange={(value) => setParcel({ [side]: value })}
              />
            </FieldPlace>
          ))}
        </div>
      </PageForm>
    </>
  )
}
