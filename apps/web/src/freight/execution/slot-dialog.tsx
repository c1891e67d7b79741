// Moving the pickup or the delivery to another time, with the reason for the other side.
import { useState } from 'react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { reschedulePickup } from '@marsa/model/freight/changes/change-endpoints.ts'
import { changeText } from '@marsa/model/freight/changes/change-text.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { useLang } from '../../kit/direction.tsx'
import { dateTime } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { TextDialog } from '../../requests/door.tsx'
import { DateTimeInput } from '../../ui/fields/date-input.tsx'
import { changeReads } from '../changes/change-queries.ts'

export function SlotDialog({ shipment, onClose }: { shipment: ShipmentDetail; onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const [now] = useState(() => toOffset(new Date()).slice(0, 16))
  const known = shipment.slot === 'pickup' ? shipment.pickupAt : shipment.deliveryAt
  const [slot, setSlot] = useState<string | null>(known?.slice(0, 16) ?? null)
  const command = useCommand(reschedulePickup, {
    refreshes: changeReads,
    quiet: true,
    onDone: (answer) => {
      onClose()
      void toast({ title: t(changeText.moved, { time: dateTime(answer.slot, lang) }), tone: 'success' })
    },
  })
  const title = t(shipment.slot === 'pickup' ? changeText.movePickup : changeText.moveDelivery)
  return (
    <TextDialog
      title={title}
      body={t(changeText.moveBody)}
      label={t(changeText.reason)}
      field="reason"
      action={title}
      isPending={command.isPending}
      error={command.error}
      onClose={onClose}
      onAction={(reason) =>
        command.mutate({
          query: { id: shipment.RequestId },
          body: { slot: `${slot ?? now}:00+04:00`, reason, version: shipment.version },
        })
      }
    >
      <DateTimeInput
        label={t(changeText.newSlot)}
        min={now}
        value={slot}
        error={command.error?.fieldSentences['slot']}
        onChange={setSlot}
      />
    </TextDialog>
  )
}
