// The steps of a shipment for its agent: done with their time, open to be reported, or why they are not yet.
import { Check, Circle } from 'lucide-react'
import { useState } from 'react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import type { MilestoneCode } from '@marsa/model/freight/milestones.ts'
import { jobText as words } from '@marsa/model/freight/screen-text.ts'
import { milestoneName } from '@marsa/model/freight/text.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { useT } from '../../kit/t.ts'
import { Card } from '../../ui/card.tsx'
import { Timeline, type Milestone } from '../../ui/timeline.tsx'
import { When } from '../../ui/when.tsx'
import { MilestoneReport } from './milestone-report.tsx'
import { loadFreightProblems } from './problems.ts'
import { eventIcon } from './status-badge.tsx'

const toPapers: readonly string[] = [
  'freight.delivery-order-first',
  'freight.customs-papers-missing',
  'freight.proof-first',
  'freight.release-first',
]

/** Where on the page the reason of a refusal is removed. */
const wayOn = (refusal: string) =>
  toPapers.includes(refusal)
    ? { href: '#papers', label: words.toPapers }
    : refusal === 'freight.final-quote-first'
      ? { href: '#final', label: words.toFinal }
      : undefined

type Step = ShipmentDetail['milestones'][number]

function Report({ step: { code, refusal, after }, onReport }: { step: Step; onReport: () => void }) {
  const t = useT()
  const name = t(milestoneName(code))
  const way = refusal ? wayOn(refusal) : undefined
  return (
    <span className="stack g1 ms-act">
      <ActionButton
        size="s"
        variant={refusal ? 'secondary' : 'primary'}
        refusal={refusal}
        params={after ? { step: milestoneName(after) } : undefined}
        problems={loadFreightProblems}
        aria-label={t(words.reportOf, { step: name })}
        onPress={onReport}
      >
        {t(words.report)}
      </ActionButton>
      {way && (
        <a className="cap" href={way.href}>
          {t(way.label)}
        </a>
      )}
    </span>
  )
}

export function MilestoneList({ shipment }: { shipment: ShipmentDetail }) {
  const t = useT()
  const [reporting, setReporting] = useState<MilestoneCode>()
  const next = shipment.milestones.find(({ doneAt, refusal }) => doneAt === null && refusal === null)?.code
  const steps = shipment.milestones.map((step): Milestone => {
    const { code, doneAt, refusal } = step
    const done = doneAt !== null
    // Two tracks run side by side, so several steps may be open; one that waits for another only says so.
    const early = refusal === 'freight.milestone-too-early'
    return {
      id: code,
      label: t(milestoneName(code)),
      icon: done ? Check : early ? Circle : eventIcon(code),
      state: done ? 'done' : code === next ? 'now' : 'todo',
      when: done ? <When value={doneAt} /> : undefined,
      detail: done ? undefined : <Report step={step} onReport={() => setReporting(code)} />,
    }
  })
  return (
    <Card title={t(words.steps)}>
      <div className="stack g4 ms">
        <Timeline milestones={steps} />
        <p className="hint">{t(words.undo)}</p>
      </div>
      {reporting && (
        <MilestoneReport
          shipment={shipment}
          code={reporting}
          name={t(milestoneName(reporting))}
          onClose={() => setReporting(undefined)}
        />
      )}
    </Card>
  )
}
