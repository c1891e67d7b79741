// The days to object to a delivery: for its customer with the button, for its agent as what its share waits for.
import { useState } from 'react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { changeText } from '@marsa/model/freight/changes/change-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { dateTime } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { DisputeDialog } from './dispute-dialogs.tsx'

type Props = { shipment: ShipmentDetail; side: 'customer' | 'agent' }

/** Nothing once the days are over, or while an objection is open. */
export function Objection({ shipment, side }: Props) {
  const t = useT()
  const { lang } = useLang()
  const [opened, setOpened] = useState(false)
  const { objection, dispute } = shipment
  if (!objection || dispute?.closedAt === null) return null
  const until = dateTime(objection.until, lang)
  if (side === 'agent')
    return objection.agentDoneAt && shipment.completeRefusal === 'freight.completion-reported' ? (
      <Banner title={t(changeText.objectionAgent, { until })}>
        <p>{t(changeText.objectionAgentBody)}</p>
      </Banner>
    ) : null
  if (shipment.disputeRefusal !== null) return null
  return (
    <>
      <Banner title={t(changeText.objection, { until })}>
        {objection.agentDoneAt && (
          <p>{t(changeText.agentDone, { time: dateTime(objection.agentDoneAt, lang) })}</p>
        )}
        <p>{t(changeText.objectionBody)}</p>
        <p className="row wrap g2 case-close">
          <Button changes onPress={() => setOpened(true)}>
            {t(changeText.dispute)}
          </Button>
        </p>
      </Banner>
      {opened && <DisputeDialog shipment={shipment} onClose={() => setOpened(false)} />}
    </>
  )
}
