// Where one is in a wizard.
import { Check } from 'lucide-react'
import { useT } from '../../kit/t.ts'
import { Icon } from '../values/icon.tsx'
import { uiText } from '../text.ts'

/** `current` is the index of the step; done steps with an `href` lead back to themselves. */
export function Steps({ steps, current }: StepsProps) {
  const t = useT()
  return (
    <nav aria-label={t(uiText.steps)}>
      <ol className="steps">
        {steps.map(({ label, href }, index) => {
          const done = index < current
          const now = index === current
          const face = (
            <>
              {done ? (
                <Icon of={Check} size="s" label={t(uiText.done)} />
              ) : (
                <i className="num" aria-hidden="true">
                  {index + 1}
                </i>
              )}
              <em>{label}</em>
            </>
          )
          return (
            <li
              key={label}
              className={done ? 'done' : now ? 'now' : ''}
              aria-current={now ? 'step' : undefined}
            >
              {href && done ? <a href={href}>{face}</a> : <span>{face}</span>}
            </li>
          )
        })}
      </ol>
      <p className="steps-now">
        {t(uiText.stepOf, { step: current + 1, total: steps.length })}: {steps[current]?.label}
      </p>
    </nav>
  )
}

export type StepsProps = { steps: { label: string; href?: string }[]; current: number }
