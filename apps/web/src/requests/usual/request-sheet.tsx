// A request that goes the usual way on paper, for its customer and for staff: what the page shows them.
import { requestsOf } from '@marsa/model/lines.ts'
import { sheetText } from '@marsa/model/requests/sheet-text.ts'
import { usualEventText, usualStateText } from '@marsa/model/requests/usual-text.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Money } from '../../ui/values/money.tsx'
import { StepNote } from '../parts/step-note.tsx'
import { RequestSheet } from '../parts/request-sheet.tsx'
import { useFormFacts } from './form-facts.ts'
import type { UsualView } from './spec.ts'
import type { UsualPageProps } from './web-line.tsx'

const names: Readonly<Record<string, TextRow>> = { ...usualStateText, ...usualEventText }

export function UsualSheet({ line, view }: UsualPageProps & { view: UsualView }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <RequestSheet
      line={line}
      view={view}
      kind={t(requestsOf[line.spec.line].one)}
      lead={line.spec.title(view.form)[lang]}
      status={line.reading.words[view.status]}
      agentRole={line.spec.agentRole ?? sheetText.agent}
      facts={useFormFacts(line, view)}
      stepName={(code) => {
        const name = line.spec.events?.[code] ?? names[code]
        return name ? t(name) : code
      }}
      stepDetail={({ amount, note }) =>
        amount ? <Money value={amount} /> : note && <StepNote note={note} />
      }
    />
  )
}
