// Milestones from the first to the last: done, now, still to come.
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '../../kit/t.ts'
import { Icon, type IconKind } from './icon.tsx'
import { uiText } from '../text.ts'
import '../parts/timeline.css'

export type Milestone = {
  id: string
  label: ReactNode
  detail?: ReactNode
  when?: ReactNode
  icon?: IconKind
  state: 'done' | 'now' | 'todo'
}

/** The list holds every fact a map beside it shows. */
export function Timeline({ milestones }: { milestones: Milestone[] }) {
  const t = useT()
  return (
    <ol className="tl">
      {milestones.map(({ id, label, detail, when, icon, state }) => (
        <li key={id} className={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className="pt">
            <Icon of={icon ?? Check} label={state === 'done' ? t(uiText.done) : undefined} />
          </span>
          <div>
            <b>{label}</b>
            {detail && <p>{detail}</p>}
          </div>
          {when && <span className="when">{when}</span>}
        </li>
      ))}
    </ol>
  )
}
