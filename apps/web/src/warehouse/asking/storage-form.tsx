// The form of a storage request: its sections, what is wrong, the summary beside it.
import type { ReactNode } from 'react'
import { useLang } from '../../kit/direction.tsx'
import { PageForm } from '../../kit/page-form.tsx'
import { useT } from '../../kit/t.ts'
import type { PageFormState } from '../../kit/use-page-form.ts'
import { Button } from '../../ui/actions/button.tsx'
import { storageFormText as words } from './form-text.ts'
import type { StorageValues } from './form-values.ts'
import type { FormDocuments } from '../../requests/door.tsx'
import { FormDelivery, FormPickup } from './form-pickup-delivery.tsx'
import { FormFields } from './form-field.tsx'
import { FormGoods } from './form-goods.tsx'
import { ChooseDocuments } from './form-documents.tsx'
import { FormSummary, FormSummaryBar } from './form-summary.tsx'
import { FormTime } from './form-time.tsx'
import { labelOf } from './use-storage-form.ts'

export type StorageFormProps = {
  form: PageFormState<StorageValues>
  /** Day of the UAE on which the form was opened. */
  today: string
  /** Whether a request that exists is changed. */
  edits: boolean
  documents: FormDocuments
  /** Above the fields: the draft that is offered. */
  children?: ReactNode
  /** Beside the button. */
  aside?: ReactNode
}

export function StorageForm({ form, today, edits, documents, children, aside }: StorageFormProps) {
  const t = useT()
  const { lang } = useLang()
  return (
    <>
      <div className="wiz">
        <div className="stack g6">
          <h1>{t(edits ? words.editTitle : words.title)}</h1>
          {children}
          <PageForm
            form={form}
            labelOf={(path) => labelOf(path, t, lang)}
            toFix={words.toFix}
            focus="first field"
            className="stack g8 st-form"
            foot={
              <div className="row wrap wiz-f">
                {aside}
                <Button
                  type="submit"
                  variant="primary"
                  size="l"
                  isPending={form.isSending}
                  pendingLabel={t(edits ? words.saving : words.sending)}
                >
                  {t(edits ? words.save : words.send)}
                </Button>
              </div>
            }
          >
            <Part title={t(words.goods)}>
              <FormGoods />
            </Part>
            <Part title={t(words.time)}>
              <FormTime today={today} />
            </Part>
            <Part title={t(words.pickup)}>
              <FormPickup />
            </Part>
            <Part title={t(words.delivery)}>
              <FormDelivery />
            </Part>
            <Part title={t(words.more)}>
              <ChooseDocuments documents={documents} hazardous={form.values.cargoType === 'hazardous'} />
              <FormFields part="more" />
            </Part>
          </PageForm>
        </div>
        <FormSummary values={form.values} />
      </div>
      <FormSummaryBar values={form.values} />
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack g5 st-part" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
