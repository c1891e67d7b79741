// What has happened to a request that goes the usual way, the newest first.
import { usualEventText, usualStateText } from '@marsa/model/requests/usual-text.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { StepReceipt } from '../../finance/door.tsx'
import { useT } from '../../kit/t.ts'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { StepNote } from '../parts/step-note.tsx'
import { Timeline, type Milestone } from '../../ui/values/timeline.tsx'
import { When } from '../../ui/values/when.tsx'
import type { UsualView } from './spec.ts'
import { usualEventIcon } from './status-badge.tsx'
import { usualPageText as words } from './text.ts'
import type { UsualWebLine } from './web-line.tsx'

const names: Readonly<Record<string, TextRow>> = { ...usualStateText, ...usualEventText }

export function UsualTimeline({ line, view }: { line: UsualWebLine; view: UsualView }) {
  const t = useT()
  const { receipt } = line.calls.money(view.id, view.quotation)
  const milestones = view.timeline.toReversed().map((entry, index): Milestone => {
    const name = line.spec.events?.[entry.code] ?? names[entry.code]
    return {
      id: entry.id,
      label: name ? t(name) : entry.code,
      detail: (entry.amount ?? entry.note) && (
        <span className="row wrap g2">
          {entry.amount ? <Money value={entry.amount} /> : <StepNote note={entry.note ?? ''} />}
          <StepReceipt payments={view.money?.payments} step={entry} call={receipt} />
        </span>
      ),
      when: <When value={entry.at} />,
      icon: usualEventIcon(entry.code),
      state: index === 0 ? 'now' : 'done',
    }
  })
  return (
    <Card title={t(words.timeline)}>
      <Timeline milestones={milestones} />
    </Card>
  )
}
