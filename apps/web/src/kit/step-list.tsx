// The steps of somebody's work: done with their time, open to be reported, or why they are not yet.
import { Check, Circle } from 'lucide-react'
import type { ProblemRow } from '@marsa/model/kit/problem.ts'
import type { TextParams, TextRow } from '@marsa/model/kit/text.ts'
import type { IconKind } from '../ui/values/icon.tsx'
import { Timeline, type Milestone } from '../ui/values/timeline.tsx'
import { When } from '../ui/values/when.tsx'
import { ActionButton } from './action-button.tsx'
import { useT } from './t.ts'
import './step-list.css'

export type WorkStep<Code extends string> = {
  code: Code
  name: TextRow
  /** On its button; the word of the list and its name unless said. */
  act?: TextRow
  icon: IconKind
  doneAt: string | null
  /** Problem code of what stands against it, and its figures; null when it may be reported. */
  refusal: string | null
  params?: TextParams
  /** It waits for another step: said, but not yet drawn as open. */
  isEarly: boolean
  /** Where the reason of the refusal is removed. */
  way?: { href: string; label: TextRow }
}

export type StepListProps<Code extends string> = {
  steps: readonly WorkStep<Code>[]
  problems: () => Promise<Record<string, ProblemRow>>
  /** On the buttons of steps without an act, and their whole names with `{step}`. */
  words?: { report: TextRow; reportOf: TextRow }
  /** The step that is reported elsewhere on the page: it has no button here. */
  elsewhere?: Code | undefined
  onReport: (code: Code) => void
}

/** Several steps may be open at once; the first of them is the next one. */
export function StepList<Code extends string>({ steps, elsewhere, ...props }: StepListProps<Code>) {
  const t = useT()
  const next = steps.find(({ doneAt, refusal }) => doneAt === null && refusal === null)?.code
  const milestones = steps.map((step): Milestone => {
    const { code, doneAt, icon, isEarly } = step
    const done = doneAt !== null
    return {
      id: code,
      label: t(step.name),
      icon: done ? Check : isEarly ? Circle : icon,
      state: done ? 'done' : code === next ? 'now' : 'todo',
      when: done ? <When value={doneAt} /> : undefined,
      detail:
        done || code === elsewhere ? undefined : <Report step={step} isNext={code === next} {...props} />,
    }
  })
  return (
    <div className="ms">
      <Timeline milestones={milestones} />
    </div>
  )
}

type ReportProps<Code extends string> = Omit<StepListProps<Code>, 'steps' | 'elsewhere'> & {
  step: WorkStep<Code>
  /** Filled, as one alone may be. */
  isNext: boolean
}

function Report<Code extends string>({ step, isNext, problems, words, onReport }: ReportProps<Code>) {
  const t = useT()
  const { code, name, act, refusal, params, way } = step
  return (
    <span className="stack g1 ms-act">
      <ActionButton
        size="s"
        variant={isNext ? 'primary' : 'secondary'}
        refusal={refusal}
        params={params}
        problems={problems}
        aria-label={!act && words ? t(words.reportOf, { step: t(name) }) : undefined}
        onPress={() => onReport(code)}
      >
        {t(act ?? words?.report ?? name)}
      </ActionButton>
      {way && (
        <a className="cap" href={way.href}>
          {t(way.label)}
        </a>
      )}
    </span>
  )
}
