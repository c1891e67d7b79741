// Beside the charges: the quote file, how long the quote holds, fields of the line's own, remarks and terms.
import type { ComponentType } from 'react'
import { longestRemarks, longestTerms } from '@marsa/model/requests/quote-fields.ts'
import { quoteFormText as words } from '@marsa/model/requests/quote-form-text.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import { quotesProblems } from '@marsa/model/requests/problems.ts'
import { useLang } from '../../kit/direction.tsx'
import { useFilledProblems, useSettingParams } from '../../kit/setting-params.ts'
import { useSettings } from '../../kit/settings.ts'
import { useT } from '../../kit/t.ts'
import { Card } from '../../ui/values/card.tsx'
import { DateTimeInput } from '../../ui/fields/date-input.tsx'
import { Segments } from '../../ui/fields/segments.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TermsTemplates } from './terms-templates.tsx'
import { PrintedFile } from './printed-file.tsx'
import { QuoteFileField, type QuoteFileProps } from './quote-file.tsx'
import { holdsRefusal, type QuoteValues } from './quote-values.ts'

/** What the fields of a line read and change; `serverErrors` are sentences of the server by field. */
export type OwnFieldsProps = {
  values: QuoteValues
  onChange: (change: Partial<QuoteValues>) => void
  serverErrors: Record<string, string>
}

export type TermsProps = OwnFieldsProps & {
  file: QuoteFileProps
  /** The file may be printed from the form; `printed` is the id of the own quotation that is. */
  prints: boolean
  printed: string | undefined
  now: () => number
  /** Fields that only one line asks for: of the carriage, of the space. */
  Own?: ComponentType<OwnFieldsProps>
}

export function QuoteTermsCard({
  values,
  onChange,
  file,
  serverErrors,
  now,
  Own,
  prints,
  printed,
}: TermsProps) {
  const t = useT()
  const { lang } = useLang()
  const problems = useFilledProblems(quotesProblems)
  const params = useSettingParams()
  const wrong = holdsRefusal(values, now(), useSettings())
  const holdsError = serverErrors['expiryDate'] ?? (wrong && sentence(problems, lang, wrong))
  return (
    <Card title={t(words.fileCard)}>
      <div className="stack g5">
        {prints && (
          <Segments
            label={t(words.fileFrom)}
            value={values.printFile ? 'print' : 'upload'}
            segments={[
              { id: 'print', label: t(words.filePrinted) },
              { id: 'upload', label: t(words.fileUploaded) },
            ]}
            onChange={(chosen) => onChange({ printFile: chosen === 'print' })}
          />
        )}
        {values.printFile ? (
          <PrintedFile quotationId={printed} error={serverErrors['fileDocumentId']} />
        ) : (
          <QuoteFileField {...file} error={serverErrors['fileDocumentId']} />
        )}
        <div className="q-pair">
          <DateTimeInput
            label={t(words.holds)}
            hint={t(words.holdsHint, params)}
            value={values.holdsUntil}
            error={holdsError}
            onChange={(holdsUntil) => onChange({ holdsUntil })}
          />
          {Own && <Own values={values} onChange={onChange} serverErrors={serverErrors} />}
        </div>
        <div className="row end">
          <TermsTemplates values={values} onChange={onChange} />
        </div>
        <TextArea
          label={t(words.remarks)}
          optional
          dir="auto"
          limit={longestRemarks}
          value={values.remarks}
          error={serverErrors['remarks']}
          onChange={(remarks) => onChange({ remarks })}
        />
        <TextArea
          label={t(words.terms)}
          optional
          dir="auto"
          limit={longestTerms}
          value={values.terms}
          error={serverErrors['terms']}
          onChange={(terms) => onChange({ terms })}
        />
      </div>
    </Card>
  )
}
