// At the head of an agent's job: whose turn the shipment is; a step that is due with its button, named by what is done.
import { useState } from 'react'
import { viewQuoteAgent } from '@marsa/model/freight/agent-endpoints.ts'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import type { MilestoneCode } from '@marsa/model/freight/execution/milestones.ts'
import { jobText as words } from '@marsa/model/freight/screen-text.ts'
import { viewShipment } from '@marsa/model/freight/execution/shipment-endpoints.ts'
import { milestoneActs, milestoneName } from '@marsa/model/freight/text.ts'
import { shipmentTurnWords } from '@marsa/model/freight/execution/turn-text.ts'
import { useT } from '../../kit/t.ts'
import { AgentTurn as Turn } from '../../requests/door.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { MilestoneReport } from '../execution/milestone-report.tsx'

/** The first step that may be reported now, where that is what the agent does next. */
export const dueStep = ({ nextAction, milestones }: ShipmentDetail): MilestoneCode | undefined =>
  nextAction === 'report-milestone'
    ? milestones.find(({ doneAt, refusal }) => doneAt === null && refusal === null)?.code
    : undefined

export function AgentTurn({ shipment }: { shipment: ShipmentDetail }) {
  const t = useT()
  const [reporting, setReporting] = useState<MilestoneCode>()
  const due = dueStep(shipment)
  return (
    <>
      {due ? (
        <Banner
          tone="attention"
          title={t(words.nextStep, { step: milestoneName(due) })}
          action={
            <Button variant="primary" changes onPress={() => setReporting(due)}>
              {t(milestoneActs[due])}
            </Button>
          }
        >
          {t(words.nextStepBody)}
        </Banner>
      ) : (
        <Turn
          words={shipmentTurnWords}
          facts={{ ...shipment, id: shipment.RequestId }}
          refreshes={[viewShipment, viewQuoteAgent]}
        />
      )}
      {reporting && (
        <MilestoneReport shipment={shipment} code={reporting} onClose={() => setReporting(undefined)} />
      )}
    </>
  )
}
