// The form of a storage request: its sections, what is wrong, the summary beside it.
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { dayOf } from '@marsa/model/kit/day.ts'
import { sentence, type FieldProblems } from '@marsa/model/kit/problem.ts'
import type { StorageForm as Form } from '@marsa/model/warehouse/request-form.ts'
import type { Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { storageFormProblemRows as problems } from './form-problems.ts'
import { storageFormText as words } from './form-text.ts'
import { validateStorage, type StorageValues } from './form-values.ts'
import type { FormDocuments } from './use-form-documents.ts'
import { StorageFormContext, type StorageFormState } from './form-context.ts'
import { FormDelivery, FormPickup } from './form-pickup-delivery.tsx'
import { focusField, FormErrors } from './form-errors.tsx'
import { FormFields } from './form-field.tsx'
import { FormGoods } from './form-goods.tsx'
import { ChooseDocuments } from './form-documents.tsx'
import { FormSummary, FormSummaryBar } from './form-summary.tsx'
import { FormTime } from './form-time.tsx'

export type StorageFormProps = {
  /** Whether a request that exists is changed. */
  edits: boolean
  values: StorageValues
  onChange: (values: StorageValues) => void
  documents: FormDocuments
  /** What the server refused; gone with the next change. */
  refusal: Refusal | null
  isPending: boolean
  onSend: (form: Form) => void
  /** Above the fields: the draft that is offered. */
  children?: ReactNode
  /** Beside the button. */
  aside?: ReactNode
}

export function StorageForm(props: StorageFormProps) {
  const { edits, values, onChange, documents, refusal, isPending, onSend } = props
  const t = useT()
  const { lang } = useLang()
  const [today] = useState(() => dayOf(new Date()))
  const [failures, setFailures] = useState(0)
  const validated = useMemo(() => validateStorage(values, today), [values, today])
  const serverErrors = useServerErrors(refusal)
  const shown: FieldProblems = failures > 0 ? validated.problems : {}
  const first = Object.keys(validated.problems)[0] ?? Object.keys(serverErrors)[0]
  useFirstFault(first, failures, refusal)
  const state: StorageFormState = {
    values,
    set: (change) => onChange({ ...values, ...change }),
    errorOf: (path) => (shown[path] ? sentence(problems, lang, shown[path]) : serverErrors[path]),
    today,
  }
  const send = () => {
    if (validated.form) onSend(validated.form)
    else setFailures((count) => count + 1)
  }
  return (
    <StorageFormContext value={state}>
      <div className="wiz">
        <div className="stack g6">
          <h1>{t(edits ? words.editTitle : words.title)}</h1>
          {props.children}
          <FormErrors fields={shown} problems={problems} />
          <form
            noValidate
            className="stack g8 st-form"
            onSubmit={(event) => {
              event.preventDefault()
              send()
            }}
          >
            <Part title={t(words.goods)}>
              <FormGoods />
            </Part>
            <Part title={t(words.time)}>
              <FormTime />
            </Part>
            <Part title={t(words.pickup)}>
              <FormPickup />
            </Part>
            <Part title={t(words.delivery)}>
              <FormDelivery />
            </Part>
            <Part title={t(words.more)}>
              <ChooseDocuments documents={documents} hazardous={values.cargoType === 'hazardous'} />
              <FormFields part="more" />
            </Part>
            {/* Whoever pressed the button looks here, and the form is long. */}
            {refusal && Object.keys(serverErrors).length === 0 && (
              <Banner tone="error" live title={refusal.sentence} />
            )}
            <div className="row wrap wiz-f">
              {props.aside}
              <Button
                type="submit"
                variant="primary"
                size="l"
                isPending={isPending}
                pendingLabel={t(edits ? words.saving : words.sending)}
              >
                {t(edits ? words.save : words.send)}
              </Button>
            </div>
          </form>
        </div>
        <FormSummary />
      </div>
      <FormSummaryBar />
    </StorageFormContext>
  )
}

/** The sentences of the server by field; its paths begin with the name of the body's part. */
const useServerErrors = (refusal: Refusal | null): Record<string, string> =>
  useMemo(
    () =>
      Object.fromEntries(
        Object.entries(refusal?.fieldSentences ?? {}).map(([path, text]) => [
          path.replace(/^form\./, ''),
          text,
        ]),
      ),
    [refusal],
  )

/** Whoever sent it in vain stands in the first field that is wrong; each attempt once. */
const useFirstFault = (first: string | undefined, failures: number, refusal: Refusal | null) => {
  const announced = useRef<{ failures: number; refusal: Refusal | null }>({ failures: 0, refusal: null })
  useEffect(() => {
    const { failures: before, refusal: old } = announced.current
    announced.current = { failures, refusal }
    if (first && (failures !== before || (refusal && refusal !== old))) focusField(first)
  }, [first, failures, refusal])
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack g5 st-part" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
