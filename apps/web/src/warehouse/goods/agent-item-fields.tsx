// The fields of one item; those at release come once goods leave.
import type { RefObject } from 'react'
import { itemConditions } from '@marsa/model/warehouse/answers.ts'
import { placeLength } from '@marsa/model/warehouse/intake.ts'
import { conditionText } from '@marsa/model/warehouse/text.ts'
import { useT } from '../../kit/t.ts'
import { NumberInput } from '../../ui/fields/number-input.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { intakeText } from '../intake/intake-text.ts'
import { agentItemsText as words } from './agent-items-text.ts'
import type { ItemValues } from './agent-item-values.ts'
import { PhotosField } from './agent-photos-field.tsx'

export type ItemFieldsProps = {
  requestId: string
  values: ItemValues
  /** Pieces that are released or requested. */
  taken: number
  /** Something of it has left or leaves. */
  leaves: boolean
  serverErrors: Record<string, string>
  first: RefObject<HTMLInputElement | null>
  onUploading: (side: 'photosIn' | 'photosOut', isUploading: boolean) => void
  onChange: (change: Partial<ItemValues>) => void
}

type Condition = ItemValues['conditionIn']
const unknown = 'unknown'

export function ItemFields({ requestId, values, taken, leaves, serverErrors, ...props }: ItemFieldsProps) {
  const { first, onUploading, onChange } = props
  const t = useT()
  const conditions = itemConditions.map((id) => ({ id, label: t(conditionText[id]) }))
  return (
    <>
      <TextInput
        label={t(words.name)}
        hint={t(words.nameHint)}
        maxLength={120}
        autoFocus
        ref={first}
        value={values.name}
        error={serverErrors['name']}
        onChange={(name) => onChange({ name })}
      />
      <div className="grid c2 keep">
        <NumberInput
          label={t(words.quantity)}
          hint={taken > 0 ? t(words.leastPieces, { count: taken }) : undefined}
          min={0}
          max={1_000_000}
          value={values.quantity}
          error={serverErrors['quantity']}
          onChange={(quantity) => onChange({ quantity })}
        />
        <NumberInput
          label={t(words.missing)}
          min={0}
          max={1_000_000}
          value={values.missing}
          onChange={(missing) => onChange({ missing })}
        />
      </div>
      <Select
        label={t(words.conditionIn)}
        options={conditions}
        value={values.conditionIn}
        onChange={(id) => onChange({ conditionIn: id as Condition })}
      />
      {(values.conditionIn === 'damaged' || (values.missing ?? 0) > 0) && (
        <p className="hint">{t(words.asksCustomer)}</p>
      )}
      <TextInput
        label={t(words.noteIn)}
        optional
        maxLength={300}
        value={values.noteIn}
        onChange={(noteIn) => onChange({ noteIn })}
      />
      <TextInput
        label={t(intakeText.place)}
        hint={t(intakeText.placeHint)}
        optional
        maxLength={placeLength}
        dir="ltr"
        value={values.place}
        onChange={(place) => onChange({ place })}
      />
      <PhotosField
        label={t(words.photosIn)}
        requestId={requestId}
        photos={values.photosIn}
        onChange={({ photos, isUploading }) => {
          onUploading('photosIn', isUploading)
          onChange({ photosIn: photos })
        }}
      />
      {(leaves || values.conditionOut !== null) && (
        <>
          <Select
            label={t(words.conditionOut)}
            options={[{ id: unknown, label: t(words.notNoted) }, ...conditions]}
            value={values.conditionOut ?? unknown}
            onChange={(id) => onChange({ conditionOut: id === unknown ? null : (id as Condition) })}
          />
          <TextInput
            label={t(words.noteOut)}
            optional
            maxLength={300}
            value={values.noteOut}
            onChange={(noteOut) => onChange({ noteOut })}
          />
          <PhotosField
            label={t(words.photosOut)}
            requestId={requestId}
            photos={values.photosOut}
            onChange={({ photos, isUploading }) => {
              onUploading('photosOut', isUploading)
              onChange({ photosOut: photos })
            }}
          />
        </>
      )}
    </>
  )
}
