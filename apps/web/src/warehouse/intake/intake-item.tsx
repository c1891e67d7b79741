// One item of the sheet: counted against what was declared, measured, photographed, and put somewhere.
import { X } from 'lucide-react'
import { itemConditions } from '@marsa/model/warehouse/answers.ts'
import { countedAgainst } from '@marsa/model/warehouse/findings.ts'
import { placeLength } from '@marsa/model/warehouse/intake.ts'
import { conditionText } from '@marsa/model/warehouse/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { volume } from '../../kit/format.ts'
import { FieldPlace, usePageFormOf } from '../../kit/page-form.tsx'
import { useT } from '../../kit/t.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { ErrorText } from '../../ui/fields/field.tsx'
import { NumberInput } from '../../ui/fields/number-input.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Card } from '../../ui/values/card.tsx'
import { IntakePhotos } from './intake-photos.tsx'
import { intakeText as words } from './intake-text.ts'
import { spaceOf, type IntakeItem, type SheetValues } from './intake-values.ts'

type ItemProps = { item: IntakeItem; index: number; isOnly: boolean }

export function ItemCard({ item, index, isOnly }: ItemProps) {
  const t = useT()
  const form = usePageFormOf<SheetValues>()
  const change = (part: Partial<IntakeItem> | ((now: IntakeItem) => Partial<IntakeItem>)) =>
    form.set(({ items }) => ({
      items: items.map((each) =>
        each.key === item.key ? { ...each, ...(typeof part === 'function' ? part(each) : part) } : each,
      ),
    }))
  const path = (field: string) => `items.${index}.${field}`
  const number = { number: index + 1 }
  return (
    <Card
      title={t(words.item, number)}
      aside={
        // What the inventory has already is taken out there.
        !isOnly &&
        item.itemId === null && (
          <IconButton
            icon={X}
            label={t(words.remove, number)}
            onPress={() => form.set(({ items }) => ({ items: items.filter(({ key }) => key !== item.key) }))}
          />
        )
      }
    >
      <div className="stack g4">
        <FieldPlace path={path('name')}>
          <TextInput
            label={t(words.name)}
            maxLength={120}
            dir="auto"
            value={item.name}
            error={form.errorOf(path('name'))}
            onChange={(name) => change({ name })}
          />
        </FieldPlace>
        <FieldPlace path={path('quantity')}>
          <div className="grid c2 keep">
            <NumberInput
              label={t(words.declared)}
              min={0}
              max={1_000_000}
              value={item.declared}
              onChange={(declared) => change({ declared })}
            />
            <NumberInput
              label={t(words.counted)}
              min={0}
              max={1_000_000}
              value={item.quantity}
              error={form.errorOf(path('quantity'))}
              onChange={(quantity) => change({ quantity })}
            />
          </div>
        </FieldPlace>
        <Difference item={item} />
        <Size item={item} path={path('sides')} onChange={change} />
        <Select
          label={t(words.condition)}
          options={itemConditions.map((id) => ({ id, label: t(conditionText[id]) }))}
          value={item.condition}
          onChange={(id) => change({ condition: id as IntakeItem['condition'] })}
        />
        {item.condition !== 'good' && (
          <TextInput
            label={t(words.note)}
            optional
            maxLength={300}
            dir="auto"
            value={item.note}
            onChange={(note) => change({ note })}
          />
        )}
        <TextInput
          label={t(words.place)}
          hint={t(words.placeHint)}
          optional
          maxLength={placeLength}
          dir="ltr"
          value={item.place}
          onChange={(place) => change({ place })}
        />
        <IntakePhotos
          label={
            item.name.trim()
              ? t(words.photos, { name: `\u2068${item.name.trim()}\u2069` })
              : t(words.photosPlain)
          }
          photos={item.photos}
          stored={item.stored.length}
          onChange={(next) => change((now) => ({ photos: next(now.photos) }))}
        />
      </div>
    </Card>
  )
}

/** Said while it is counted, before the customer reads it. */
function Difference({ item: { declared, quantity, condition } }: { item: IntakeItem }) {
  const t = useT()
  const { missing, excess } =
    declared === null || quantity === null ? { missing: 0, excess: 0 } : countedAgainst(declared, quantity)
  const said = [
    ...(missing > 0 ? [t(words.short, { count: missing })] : []),
    ...(excess > 0 ? [t(words.excess, { count: excess })] : []),
  ]
  return (
    <div aria-live="polite">
      {(said.length > 0 || condition === 'damaged') && (
        <p className="hint in-differs">
          {said.map((each) => (
            <b key={each}>{each}. </b>
          ))}
          {t(words.asksCustomer)}
        </p>
      )}
    </div>
  )
}

type SizeProps = { item: IntakeItem; path: string; onChange: (change: Partial<IntakeItem>) => void }

function Size({ item, path, onChange }: SizeProps) {
  const t = useT()
  const { lang } = useLang()
  const form = usePageFormOf<SheetValues>()
  const space = spaceOf(item)
  const error = form.errorOf(path)
  return (
    <FieldPlace path={path}>
      <fieldset className="in-size">
        <legend className="label">{t(words.size)}</legend>
        <div className="in-sides">
          {(['length', 'width', 'height'] as const).map((side) => (
            <TextSide
              key={side}
              label={t(words[side])}
              value={item[side]}
              onChange={(value) => onChange({ [side]: value })}
            />
          ))}
        </div>
        {error && <ErrorText text={error} />}
        <p className="hint num" aria-live="polite">
          {space !== undefined && t(words.space, { space: volume(space, lang) })}
        </p>
      </fieldset>
    </FieldPlace>
  )
}

type SideProps = { label: string; value: number | null; onChange: (value: number | null) => void }

function TextSide(props: SideProps) {
  return <NumberInput {...props} className="in-side" min={0} max={2000} decimals={1} />
}
