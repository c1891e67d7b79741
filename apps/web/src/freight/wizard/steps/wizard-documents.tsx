// Step 4: the documents, required ones each in its own place, optional ones by their type.
import { useEffect, useEffectEvent, useState } from 'react'
import { documentTypes, type DocCode } from '@marsa/model/documents/document-type.ts'
import { asksExpiry } from '@marsa/model/documents/expiry.ts'
import type { DocumentNeed } from '@marsa/model/documents/required-documents.ts'
import { documentText } from '@marsa/model/documents/text.ts'
import { acceptOf, formatsText, megabytesText } from '@marsa/model/documents/upload.ts'
import { wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import { LazyDocumentExpiry, LazyDocumentReason } from '../../../documents/door.tsx'
import { useLang } from '../../../kit/direction.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { useT } from '../../../kit/t.ts'
import { usePageForm } from '../../../kit/use-page-form.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { ErrorText } from '../../../ui/fields/field.tsx'
import { FileDrop } from '../../../ui/files/file-drop.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { Tag } from '../../../ui/values/tag.tsx'
import {
  documentFieldProblems,
  quoteFormScreen,
  neededDocuments,
  useDraftDocuments,
  type DraftDocuments,
} from '../../asking/draft-documents.ts'
import { useWizard } from '../wizard-context.ts'
import { WizardStepForm } from '../wizard-step-form.tsx'
import { WizardDocumentRows } from './wizard-document-rows.tsx'

export function WizardDocuments() {
  const t = useT()
  const { lang } = useLang()
  const { values, id, problems, settings, go } = useWizard()
  const documents = useDraftDocuments(id)
  const needs = neededDocuments(values, settings)
  const named = needs.filter(isNamed)
  const stored = documents.stored.data
  const form = usePageForm({
    initial: {},
    check: () => (stored ? documentFieldProblems(needs, stored) : {}),
    problemsOf: problems,
    onSend: () => go('review'),
  })
  const recheck = useEffectEvent(form.recheck)
  useEffect(() => recheck(), [stored])
  const hint = t(documentText['documents.limit.each'], {
    formats: formatsText(quoteFormScreen),
    limit: megabytesText(quoteFormScreen.fileBytes),
    count: quoteFormScreen.files,
  })
  return (
    <WizardStepForm step="documents" form={form}>
      {!id && <Banner tone="attention" live title={t(wizardText.needsDraft)} />}
      <Loaded query={documents.stored} />
      <section className="stack g5" aria-label={t(wizardText.needed)}>
        <h3>{t(wizardText.needed)}</h3>
        {named.map(({ code, cause, required }) => {
          const wrong = form.errorOf(`documents.${code}`)
          return (
            <section
              key={code}
              data-field={`documents.${code}`}
              className="stack g3"
              aria-label={documentTypes[code][lang]}
            >
              <div className="stack g1">
                <p className="row wrap label wiz-gap">
                  {documentTypes[code][lang]}{' '}
                  <Tag tone={required ? 'waiting' : 'plain'}>
                    {t(documentText[required ? 'documents.required' : 'documents.follows'])}
                  </Tag>
                </p>
                {!required && <p className="hint">{t(documentText['documents.followsNote'])}</p>}
                <p className="hint">{documentTypes[code].hint[lang]}</p>
                <p className="hint">
                  <LazyDocumentReason code={code} cause={cause} />
                </p>
              </div>
              <FileDrop
                label={t(wizardText.uploadDocument, { name: documentTypes[code][lang] })}
                hint={hint}
                accept={acceptOf(quoteFormScreen).split(',')}
                multiple
                disabled={!id}
                onFiles={(files) => void documents.add(code, files)}
              />
              <WizardDocumentRows documents={documents} codes={[code]} />
              {wrong && <ErrorText text={wrong} />}
            </section>
          )
        })}
      </section>
      <OptionalDocuments
        documents={documents}
        hint={hint}
        needs={needs.filter((need) => !isNamed(need))}
        disabled={!id}
      />
    </WizardStepForm>
  )
}

/** Has a place of its own: customs will not do without it. */
const isNamed = ({ required, follows }: DocumentNeed): boolean => required || follows === true

type OptionalProps = { documents: DraftDocuments; needs: DocumentNeed[]; hint: string; disabled: boolean }

function OptionalDocuments({ documents, needs, hint, disabled }: OptionalProps) {
  const t = useT()
  const { lang } = useLang()
  const [expiresOn, setExpiresOn] = useState<string | null>(null)
  // What the goods ask for stands first: customs will want it.
  const codes = needs.toSorted((a, b) => Number(!!b.cause) - Number(!!a.cause)).map(({ code }) => code)
  const [chosen, setChosen] = useState<DocCode>(codes[0]!)
  const code = codes.includes(chosen) ? chosen : codes[0]!
  const dated = asksExpiry(code)
  return (
    <section className="stack g5 wiz-end" aria-label={t(wizardText.optional)}>
      <div className="stack g1">
        <h3>{t(wizardText.optional)}</h3>
        <p className="hint">{t(wizardText.optionalHint)}</p>
      </div>
      <Select
        label={t(wizardText.documentType)}
        value={code}
        onChange={(next) => setChosen(next as DocCode)}
        options={codes.map((each) => ({ id: each, label: documentTypes[each][lang] }))}
        hint={documentTypes[code].hint[lang]}
      />
      <p className="hint">
        <LazyDocumentReason code={code} cause={needs.find((need) => need.code === code)?.cause} />
      </p>
      {dated && <LazyDocumentExpiry value={expiresOn} onChange={setExpiresOn} />}
      <FileDrop
        label={t(wizardText.uploadDocument, { name: documentTypes[code][lang] })}
        hint={hint}
        accept={acceptOf(quoteFormScreen).split(',')}
        multiple
        disabled={disabled || (dated && !expiresOn)}
        onFiles={(files) => void documents.add(code, files, dated ? (expiresOn ?? undefined) : undefined)}
      />
      <WizardDocumentRows documents={documents} codes={codes} titled />
    </section>
  )
}
