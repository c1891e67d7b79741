// The steps of a shipment for its agent: done with their time, open to be reported, or why they are not yet.
import { useState } from 'react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import type { MilestoneCode } from '@marsa/model/freight/execution/milestones.ts'
import { jobText as words } from '@marsa/model/freight/screen-text.ts'
import { milestoneName } from '@marsa/model/freight/text.ts'
import { StepList, type WorkStep } from '../../kit/step-list.tsx'
import { useT } from '../../kit/t.ts'
import { Card } from '../../ui/values/card.tsx'
import { MilestoneReport } from './milestone-report.tsx'
import { loadFreightProblems } from '../problems.ts'
import { eventIcon } from '../shipment/status-badge.tsx'

const toDocuments: readonly string[] = [
  'freight.delivery-order-first',
  'freight.customs-papers-missing',
  'freight.proof-first',
  'freight.release-first',
]

/** Where on the page the reason of a refusal is removed. */
const wayOn = (refusal: string) =>
  toDocuments.includes(refusal)
    ? { href: '#documents', label: words.toDocuments }
    : refusal === 'freight.final-quote-first'
      ? { href: '#final', label: words.toFinal }
      : undefined

export function MilestoneList({ shipment }: { shipment: ShipmentDetail }) {
  const t = useT()
  const [reporting, setReporting] = useState<MilestoneCode>()
  const steps = shipment.milestones.map(({ code, doneAt, refusal, after }): WorkStep<MilestoneCode> => ({
    code,
    name: milestoneName(code),
    icon: eventIcon(code),
    doneAt,
    refusal,
    params: after ? { step: milestoneName(after) } : undefined,
    // Two tracks run side by side, so several steps may be open; one that waits for another only says so.
    isEarly: refusal === 'freight.milestone-too-early',
    way: refusal ? wayOn(refusal) : undefined,
  }))
  return (
    <Card title={t(words.steps)}>
      <div className="stack g4">
        <StepList steps={steps} problems={loadFreightProblems} words={words} onReport={setReporting} />
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
