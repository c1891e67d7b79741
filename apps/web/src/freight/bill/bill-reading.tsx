// What a bill of lading says, to be read before it is approved; what a newer draft has changed is marked.
import type { ReactNode } from 'react'
import type { Bill } from '@marsa/model/freight/bill/bill-endpoints.ts'
import {
  billFields,
  billFieldText,
  type BillField,
  type BillFields,
} from '@marsa/model/freight/bill/bill-fields.ts'
import { billText as words } from '@marsa/model/freight/bill/bill-text.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Tag } from '../../ui/values/tag.tsx'

type ReadingProps = { bill: Bill; print: ReactNode; onClose: () => void }

export function BillReading({ bill, print, onClose }: ReadingProps) {
  const t = useT()
  return (
    <Dialog
      title={bill.draft > 0 ? t(words.draftTitle) : t(words.instructTitle)}
      side
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t(words.back)}</Button>
          {print}
        </>
      }
    >
      <BillFacts bill={bill} />
    </Dialog>
  )
}

export function BillFacts({ bill: { fields, changed } }: { bill: Bill }) {
  const t = useT()
  const written = useWritten()
  const shown = billFields.filter(
    (name) => fields[name] !== '' || name === 'notify' || changed.includes(name),
  )
  return (
    // It may be longer than the screen, and nothing else in it takes the focus.
    <div role="region" aria-label={t(words.card)} tabIndex={0}>
      <dl className="dl">
        {shown.map((name) => (
          <div key={name}>
            <dt>
              {t(billFieldText[name])} {changed.includes(name) && <Tag>{t(words.changed)}</Tag>}
            </dt>
            <dd className="bill-text">
              <bdi>{written(name, fields)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const useWritten = () => {
  const t = useT()
  return (name: BillField, fields: BillFields): string => {
    if (name === 'freight') return t(words[fields.freight])
    if (name === 'originals')
      return fields.originals === 0 ? t(words.noOriginals) : t(words.originals, { count: fields.originals })
    if (name === 'notify' && fields.notify === '') return t(words.sameAsConsignee)
    return fields[name] || '–'
  }
}
