// The steps of a shipment for its agent: done with their time, open to be reported, or why they are not yet; the last may be undone.
import { useState } from 'react'
import { undoEvent } from '@marsa/model/freight/agent-endpoints.ts'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import type { MilestoneCode } from '@marsa/model/freight/execution/milestones.ts'
import { jobText as words } from '@marsa/model/freight/screen-text.ts'
import { milestoneActs, milestoneName } from '@marsa/model/freight/text.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { StepList, type WorkStep } from '../../kit/step-list.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Countdown } from '../../ui/values/countdown.tsx'
import { CarrierReports } from './carrier-reports.tsx'
import { MilestoneReport } from './milestone-report.tsx'
import { loadFreightProblems } from '../problems.ts'
import { freightReads } from '../queries.ts'
import { dueStep } from '../quoting/agent-turn.tsx'
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
      : refusal === 'freight.vgm-first'
        ? { href: '#containers', label: words.toContainers }
        : undefined

export function MilestoneList({ shipment }: { shipment: ShipmentDetail }) {
  const t = useT()
  const [reporting, setReporting] = useState<MilestoneCode>()
  const steps = shipment.milestones.map(({ code, doneAt, refusal, after }): WorkStep<MilestoneCode> => ({
    code,
    name: milestoneName(code),
    act: milestoneActs[code],
    icon: eventIcon(code),
    doneAt,
    refusal,
    params: after ? { step: milestoneName(after) } : { missing: shipment.units?.missing ?? '' },
    // Two tracks run side by side, so several steps may be open; one that waits for another only says so.
    isEarly: refusal === 'freight.milestone-too-early',
    way: refusal ? wayOn(refusal) : undefined,
  }))
  return (
    <Card title={t(words.steps)}>
      <div className="stack g4">
        {shipment.undo && <Undo key={shipment.undo.until} shipment={shipment} undo={shipment.undo} />}
        <StepList
          steps={steps}
          problems={loadFreightProblems}
          elsewhere={dueStep(shipment)}
          onReport={setReporting}
        />
        <CarrierReports reports={shipment.carrierReports} />
        <p className="hint">{t(words.undo)}</p>
      </div>
      {reporting && (
        <MilestoneReport shipment={shipment} code={reporting} onClose={() => setReporting(undefined)} />
      )}
    </Card>
  )
}

type UndoProps = { shipment: ShipmentDetail; undo: NonNullable<ShipmentDetail['undo']> }

/** Until the time is over, and no longer. */
function Undo({ shipment: { RequestId: id, version }, undo: { code, until } }: UndoProps) {
  const t = useT()
  const [isOver, setOver] = useState(false)
  const step = t(milestoneName(code))
  const undo = useCommand(undoEvent, {
    refreshes: freightReads,
    onDone: () => void toast({ title: t(words.undone, { step }), tone: 'success' }),
  })
  if (isOver) return null
  return (
    <div className="row wrap">
      <Button
        size="s"
        isPending={undo.isPending}
        pendingLabel={t(words.undoing)}
        onPress={() => undo.mutate({ query: { id }, body: { code, version } })}
      >
        {t(words.undoOf, { step })}
      </Button>
      <Countdown until={until} onEnd={() => setOver(true)} />
    </div>
  )
}
