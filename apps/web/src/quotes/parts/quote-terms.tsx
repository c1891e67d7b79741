// Beside the charges: the quote file, how long the quote holds, transit, free days, stops, remarks and terms.
import { quoteFormText as words } from '@marsa/model/freight/screen-text.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import { quotesProblems } from '@marsa/model/quotes/problems.ts'
import { useLang } from '../../kit/direction.tsx'
import { useFigured, useFigures } from '../../kit/figures.ts'
import { useSettings } from '../../kit/settings.ts'
import { useT } from '../../kit/t.ts'
import { Card } from '../../ui/card.tsx'
import { DateTimeInput } from '../../ui/date-input.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { QuoteFileField, type QuoteFileProps } from './agent-quote-file.tsx'
import { holdsRefusal, type QuoteValues } from './agent-quote-values.ts'

export type TermsProps = {
  values: QuoteValues
  onChange: (change: Partial<QuoteValues>) => void
  file: QuoteFileProps
  said: Record<string, string>
  now: () => number
}

export function QuoteTermsCard({ values, onChange, file, said, now }: TermsProps) {
  const t = useT()
  const { lang } = useLang()
  const problems = useFigured(quotesProblems)
  const figures = useFigures()
  const wrong = holdsRefusal(values, now(), useSettings())
  const holdsError = said['expiryDate'] ?? (wrong && sentence(problems, lang, wrong))
  return (
    <Card title={t(words.fileCard)}>
      <div className="stack g5">
        <QuoteFileField {...file} error={said['fileDocumentId']} />
        <div className="q-pair">
          <DateTimeInput
            label={t(words.holds)}
            hint={t(words.holdsHint, figures)}
            value={values.holdsUntil}
            error={holdsError}
            onChange={(holdsUntil) => onChange({ holdsUntil })}
          />
          <NumberInput
            label={`${t(words.transit)} (${t(words.daysUnit)})`}
            optional
            min={0}
            max={200}
            value={values.transitDays}
            error={said['transitDays']}
            onChange={(transitDays) => onChange({ transitDays })}
          />
          <TextInput
            label={t(words.stops)}
            hint={t(words.stopsHint)}
            optional
            maxLength={120}
            value={values.stops}
            error={said['stops']}
            onChange={(stops) => onChange({ stops })}
          />
          <NumberInput
            label={`${t(words.freeDays)} (${t(words.daysUnit)})`}
            optional
            min={0}
            max={60}
            value={values.freeDays}
            error={said['freeDays']}
            onChange={(freeDays) => onChange({ freeDays })}
          />
        </div>
        <TextArea
          label={t(words.remarks)}
          optional
          limit={1000}
          value={values.remarks}
          error={said['remarks']}
          onChange={(remarks) => onChange({ remarks })}
        />
        <TextArea
          label={t(words.terms)}
          optional
          limit={2000}
          value={values.terms}
          error={said['terms']}
          onChange={(terms) => onChange({ terms })}
        />
      </div>
    </Card>
  )
}
