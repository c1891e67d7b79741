// Whether the goods are picked up, and what happens to them at the end.
import { storageFields as fields } from '@marsa/model/warehouse/request-form.ts'
import { useT } from '../../kit/t.ts'
import { ErrorText } from '../../ui/fields/field.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { storageFormText as words } from './form-text.ts'
import type { StorageValues } from './form-values.ts'
import { useStorageForm } from './use-storage-form.ts'
import { LocationFields } from './location-fields.tsx'

export function FormPickup() {
  const t = useT()
  const { values, set } = useStorageForm()
  const change = (pickup: StorageValues['pickup']) =>
    set({ pickup, ...(pickup === 'no' && values.delivery === 'same' && { delivery: 'collect' }) })
  return (
    <>
      <div data-field="pickup">
        <RadioCards
          label={t(fields.pickup.label)}
          value={values.pickup}
          onChange={(id) => change(id as StorageValues['pickup'])}
          choices={[
            { id: 'no', label: t(words.noPickup), detail: t(words.noPickupHint) },
            { id: 'yes', label: t(words.yesPickup), detail: t(words.yesPickupHint) },
          ]}
        />
      </div>
      {values.pickup === 'yes' && <LocationFields end="pickup" />}
    </>
  )
}

export function FormDelivery() {
  const t = useT()
  const { values, set, errorOf } = useStorageForm()
  const unfit = errorOf('deliveryAsPickup')
  return (
    <>
      <div data-field="deliveryAsPickup">
        <RadioCards
          label={t(fields.delivery.label)}
          columns={1}
          value={values.delivery}
          onChange={(id) => set({ delivery: id as StorageValues['delivery'] })}
          choices={[
            { id: 'collect', label: t(words.collect), detail: t(words.collectHint) },
            {
              id: 'same',
              label: t(words.same),
              detail: t(values.pickup === 'yes' ? words.sameHint : words.sameNeeds),
              disabled: values.pickup !== 'yes',
            },
            { id: 'other', label: t(words.other), detail: t(words.otherHint) },
          ]}
        />
        {unfit && <ErrorText text={unfit} />}
      </div>
      {values.delivery === 'other' && <LocationFields end="delivery" />}
    </>
  )
}
