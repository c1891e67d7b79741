// What is to be fixed on a step: a list that takes the focus, each line a way to its field.
import { useEffect, useRef } from 'react'
import { sentence, type FieldProblems, type ProblemRow } from '@marsa/model/kit/problem.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { wizardFieldText, wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import { documentTypes, isDocCode } from '@marsa/model/documents/document-type.ts'
import { useLang } from '../../kit/direction.tsx'
import { FaultLinks } from '../../kit/fault-links.tsx'
import { useT, type Translate } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'

const isField = (name: string): name is keyof typeof wizardFieldText => Object.hasOwn(wizardFieldText, name)

/** "Origin, address", "Total gross weight", "Commercial invoice". */
const labelOf = (path: string, t: Translate, lang: Lang): string => {
  const [first = '', second] = path.split('.')
  if (first === 'documents' && isDocCode(second)) return documentTypes[second][lang]
  if (second === undefined) return isField(first) ? t(wizardFieldText[first]) : ''
  const end = t(first === 'origin' ? wizardText.origin : wizardText.destination)
  const field =
    second === 'place' ? undefined : isField(second) ? t(wizardFieldText[second]).toLowerCase() : undefined
  return field ? `${end}${lang === 'ar' ? '، ' : ', '}${field}` : end
}

export type WizardErrorsProps = {
  fields: FieldProblems
  problems: Record<string, ProblemRow>
  /** Grows with every failed attempt, and takes the focus then. */
  failures: number
  onGo: (path: string) => void
}

export function WizardErrors({ fields, problems, failures, onGo }: WizardErrorsProps) {
  const t = useT()
  const { lang } = useLang()
  const box = useRef<HTMLDivElement>(null)
  const count = Object.keys(fields).length
  const shown = failures > 0 && count > 0
  const announced = useRef(0)
  // The attempt may be counted a moment before its faults are known; each takes the focus once.
  useEffect(() => {
    if (!shown || announced.current === failures) return
    announced.current = failures
    box.current?.focus()
  }, [failures, shown])
  if (!shown) return null
  return (
    <Banner tone="error" ref={box} live title={t(wizardText.toFix, { count })}>
      <FaultLinks
        faults={Object.fromEntries(
          Object.entries(fields).map(([path, code]) => [path, sentence(problems, lang, code)]),
        )}
        labelOf={(path) => labelOf(path, t, lang)}
        onGo={onGo}
      />
    </Banner>
  )
}
