// The faults of a form as links to their fields, each with the field's name and the sentence that says what is wrong.
import { sentence, type FieldProblems, type ProblemRow } from '@marsa/model/kit/problem.ts'
import { useLang } from './direction.tsx'

export type FaultLinksProps = {
  fields: FieldProblems
  problems: Record<string, ProblemRow>
  /** What people call a field; empty where its sentence says enough. */
  labelOf: (path: string) => string
  onGo: (path: string) => void
  className: string
}

export function FaultLinks({ fields, problems, labelOf, onGo, className }: FaultLinksProps) {
  const { lang } = useLang()
  return (
    <ul className={className}>
      {Object.entries(fields).map(([path, code]) => {
        const label = labelOf(path)
        return (
          <li key={path}>
            <a
              href={`#${path}`}
              onClick={(event) => {
                event.preventDefault()
                onGo(path)
              }}
            >
              {label && `${label}${/[?؟]$/.test(label) ? '' : ':'} `}
              {sentence(problems, lang, code)}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
