// The intake sheet: the items, the space they take, who brought them, and sending it or keeping it on the phone.
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { useLang } from '../../kit/direction.tsx'
import { volume } from '../../kit/format.ts'
import { FieldPlace, PageForm } from '../../kit/page-form.tsx'
import { toast } from '../../kit/query.ts'
import { useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { usePageForm } from '../../kit/use-page-form.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorText } from '../../ui/fields/field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Measured, MeasuredNote } from '../goods/measured-space.tsx'
import { loadStorageProblems } from '../problems.ts'
import { signatureFile, SignaturePad } from '../releases/signature-pad.tsx'
import { ItemCard } from './intake-item.tsx'
import { addIntake, dropDraft, keepDraft } from './intake-store.ts'
import { intakeText as words } from './intake-text.ts'
import {
  bySides,
  emptyIntakeItem,
  intakeOf,
  sheetProblems,
  type IntakeValues,
  type SheetValues,
} from './intake-values.ts'

type SheetProps = {
  storage: StorageDetail
  email: string
  start: IntakeValues
  /** Sends what waits; false where something has to wait on. */
  push: () => Promise<boolean>
}

export function IntakeSheet({ storage, email, start, push }: SheetProps) {
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  const { storageRequestID: requestId, shipmentReferenceNumber: number } = storage
  const booked = storage.form.cbm
  // One mark for the sheet, however often it is sent.
  const [mark] = useState(() => crypto.randomUUID())
  const form = usePageForm<SheetValues>({
    initial: { ...start, signature: null },
    check: (values) => sheetProblems(values, booked, values.signature !== null),
    problems: loadStorageProblems,
    onChange: ({ signature: _, ...values }) => void keepDraft(email, requestId, values),
    onSend: async ({ signature, ...values }) => {
      const sheet = intakeOf(values, {
        signature: await signatureFile(signature!),
        mark,
        at: toOffset(new Date()),
      })
      await addIntake({ email, requestId, number, ...sheet })
      await dropDraft(email, requestId)
      // What is not sent yet must outlive a phone that is short of room.
      void navigator.storage?.persist?.()
      // What waits is said by the page; another one may not be on this phone while it has no network.
      if (!(await push())) return
      void toast({ title: t(words.sent), tone: 'success' })
      void navigate({ href: `/${lang}/warehouse/requests/${requestId}` })
    },
  })
  const { values } = form
  return (
    <PageForm
      form={form}
      labelOf={(path) => labelOf(path, t)}
      foot={
        <div className="stack g2">
          <Button
            variant="primary"
            size="l"
            type="submit"
            isPending={form.isSending}
            pendingLabel={t(words.sending)}
          >
            {t(words.send)}
          </Button>
          <p className="hint">{t(words.cannotUndo)}</p>
        </div>
      }
    >
      {values.items.map((item, index) => (
        <ItemCard key={item.key} item={item} index={index} isOnly={values.items.length === 1} />
      ))}
      <div data-field="items">
        <Button
          icon={Plus}
          onPress={() => form.set(({ items }) => ({ items: [...items, emptyIntakeItem()] }))}
        >
          {t(words.add)}
        </Button>
      </div>
      <Card title={t(words.measure)}>
        <FieldPlace path="measuredCBM">
          <Space
            values={values}
            booked={booked}
            error={form.errorOf('measuredCBM')}
            onChange={(change) => form.set(change)}
          />
        </FieldPlace>
      </Card>
      <Card title={t(words.driver)}>
        <div className="stack g4">
          <FieldPlace path="driver">
            <TextInput label={t(words.driverName)} maxLength={80} dir="auto" {...form.field('driver')} />
          </FieldPlace>
          <FieldPlace path="signature">
            <p className="label">{t(words.sign)}</p>
            <SignaturePad
              isDrawn={values.signature !== null}
              onChange={(signature) => form.set({ signature })}
            />
            {form.errorOf('signature') && <ErrorText text={form.errorOf('signature')!} />}
          </FieldPlace>
          <TextArea label={t(words.remark)} optional limit={300} rows={2} {...form.field('note')} />
        </div>
      </Card>
    </PageForm>
  )
}

const labelOf = (path: string, t: ReturnType<typeof useT>): string => {
  const [list, index] = path.split('.')
  return list === 'items' && index !== undefined ? t(words.item, { number: Number(index) + 1 }) : ''
}

type SpaceProps = {
  values: IntakeValues
  booked: number
  error: string | undefined
  onChange: (change: Partial<Pick<IntakeValues, 'measured' | 'again'>>) => void
}

/** The sizes decide once every item has them; until then the space is typed. */
function Space({ values, booked, error, onChange }: SpaceProps) {
  const t = useT()
  const { lang } = useLang()
  const counted = bySides(values)
  const { again } = values
  // A size that changes is another figure, which is confirmed anew.
  useEffect(() => {
    if (again !== null && again !== (counted ?? values.measured)) onChange({ again: null })
    // oxlint-disable-next-line react/exhaustive-deps -- Only where the figure changes.
  }, [counted])
  const confirm = { again, onAgain: (next: number | null) => onChange({ again: next }) }
  if (counted === undefined)
    return (
      <div className="stack g3">
        <p className="hint">{t(words.byHand)}</p>
        <Measured
          booked={booked}
          value={values.measured}
          error={error}
          onChange={(measured) => onChange({ measured, again: null })}
          {...confirm}
        />
      </div>
    )
  return (
    <div className="stack g3">
      <p className="med num" aria-live="polite">
        {t(words.bySides, { space: volume(counted, lang) })}
      </p>
      <MeasuredNote booked={booked} value={counted} {...confirm} />
      {error && <ErrorText text={error} />}
    </div>
  )
}
