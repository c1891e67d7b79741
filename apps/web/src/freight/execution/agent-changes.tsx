// What the winning agent may change beside reporting: the slot of the pickup or the delivery.
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { changeText } from '@marsa/model/freight/changes/change-text.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { When } from '../../ui/values/when.tsx'
import { SlotDialog } from './slot-dialog.tsx'

export function JobChanges({ shipment }: { shipment: ShipmentDetail }) {
  const t = useT()
  const [moving, setMoving] = useState(false)
  const title = t(shipment.slot === 'pickup' ? changeText.movePickup : changeText.moveDelivery)
  const known = shipment.slot === 'pickup' ? shipment.pickupAt : shipment.deliveryAt
  return (
    <Card title={title}>
      <div className="stack g3">
        {known && <Facts across facts={[[t(changeText.pickupAt), <When key="w" value={known} />]]} />}
        <Button icon={CalendarClock} changes onPress={() => setMoving(true)}>
          {title}
        </Button>
      </div>
      {moving && <SlotDialog shipment={shipment} onClose={() => setMoving(false)} />}
    </Card>
  )
}
