// What a customer may do with a shipment beside its next step: send it again, copy, move a slot, cancel.
import { CalendarClock, Copy, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { cloneRequest } from '@marsa/model/freight/changes/change-endpoints.ts'
import { cancelText } from '@marsa/model/requests/cancel-text.ts'
import { changeText } from '@marsa/model/freight/changes/change-text.ts'
import { freightPhaseOf, isDelivering } from '@marsa/model/freight/status.ts'
import { isEnded } from '@marsa/model/requests/phase.ts'
import { useLang } from '../../kit/direction.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/values/card.tsx'
import { changeReads } from '../changes/change-queries.ts'
import { CancelShipment } from '../changes/cancel-shipment.tsx'
import { ReinitiateDialog } from '../asking/reinitiate-dialog.tsx'
import { SlotDialog } from '../execution/slot-dialog.tsx'

type Opened = 'again' | 'slot' | 'cancel'

export function ShipmentActions({ shipment }: { shipment: ShipmentDetail }) {
  const t = useT()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const mayCancel = !isEnded(freightPhaseOf(shipment.status)) && !isDelivering(shipment.status)
  const paid = shipment.cancelRefusal === 'freight.cancel-support'
  return (
    <Card title={t(changeText.actions)} id="actions">
      <div className="stack g2 act-list">
        {shipment.reinitiateRefusal === null && (
          <Button icon={RotateCcw} changes onPress={() => setOpened('again')}>
            {t(changeText.again)}
          </Button>
        )}
        {shipment.slot !== null && (
          <Button icon={CalendarClock} changes onPress={() => setOpened('slot')}>
            {t(shipment.slot === 'pickup' ? changeText.movePickup : changeText.moveDelivery)}
          </Button>
        )}
        <CloneButton shipment={shipment} />
        {mayCancel && (
          <Button variant="danger-quiet" changes onPress={() => setOpened('cancel')}>
            {t(paid ? cancelText.ask : cancelText.cancel)}
          </Button>
        )}
      </div>
      {opened === 'again' && <ReinitiateDialog shipment={shipment} onClose={close} />}
      {opened === 'slot' && <SlotDialog shipment={shipment} onClose={close} />}
      {opened === 'cancel' && <CancelShipment shipment={shipment} onClose={close} />}
    </Card>
  )
}

function CloneButton({ shipment }: { shipment: ShipmentDetail }) {
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  const clone = useCommand(cloneRequest, {
    refreshes: changeReads,
    onDone: ({ RequestId, quoteNumber }) => {
      void toast({ title: t(changeText.cloned, { number: quoteNumber }), tone: 'success' })
      void navigate({ href: `/${lang}/freight/quote?id=${RequestId}` })
    },
  })
  return (
    <Button
      icon={Copy}
      isPending={clone.isPending}
      pendingLabel={t(changeText.cloning)}
      onPress={() => clone.mutate({ query: { id: shipment.RequestId } })}
    >
      {t(changeText.clone)}
    </Button>
  )
}
