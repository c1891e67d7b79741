// What is asked before a shipment is cancelled, its payment voided, a draft removed or its pickup moved.
import { useState } from 'react'
import {
  cancelShipment,
  countShipments,
  listShipments,
  movePickup,
  removeShipment,
  viewShipment,
  voidShipmentPayment,
} from '@marsa/model/express/shipments/shipment-endpoints.ts'
import type { ShipmentDetails } from '@marsa/model/express/shipments/shipment-views.ts'
import type { Slot } from '@marsa/model/express/shipments/slots.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { detailText as words } from '../text.ts'
import { SlotPicker } from './slot-picker.tsx'

const refreshes = [viewShipment, listShipments, countShipments]
type DialogProps = { shipment: ShipmentDetails; onClose: () => void }

export function CancelDialog({ shipment, onClose }: DialogProps) {
  const t = useT()
  const [comments, setComments] = useState('')
  const command = useCommand(cancelShipment, {
    refreshes,
    quiet: true,
    onDone: ({ refund }) => {
      onClose()
      void toast({ title: t(words.cancelled, { amount: refund ?? '0.00' }), tone: 'success' })
    },
  })
  return (
    <CommandDialog
      title={t(words.cancelTitle)}
      tone="danger"
      back={t(words.keep)}
      send={t(words.cancel)}
      command={command}
      beside={['comments']}
      onSend={() =>
        command.mutate({ query: { id: shipment.id }, body: { comments, version: shipment.version } })
      }
      onClose={onClose}
    >
      <p>{t(words.cancelBody)}</p>
      <TextArea
        label={t(words.comments)}
        value={comments}
        limit={500}
        rows={3}
        dir="auto"
        error={command.error?.fieldSentences['comments']}
        onChange={setComments}
      />
    </CommandDialog>
  )
}

export function VoidDialog({ shipment, onClose }: DialogProps) {
  const t = useT()
  const command = useCommand(voidShipmentPayment, {
    refreshes,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.voided), tone: 'success' })
    },
  })
  return (
    <CommandDialog
      title={t(words.voidTitle)}
      tone="danger"
      back={t(words.keep)}
      send={t(words.void)}
      command={command}
      onSend={() => command.mutate({ query: { shipmentId: shipment.id } })}
      onClose={onClose}
    >
      <p>{t(words.voidBody)}</p>
    </CommandDialog>
  )
}

export function RemoveDialog({ shipment, onClose }: DialogProps) {
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  const command = useCommand(removeShipment, {
    refreshes: [listShipments, countShipments],
    quiet: true,
    onDone: () => {
      void toast({ title: t(words.removed), tone: 'success' })
      void navigate({ href: `/${lang}/express/shipments` })
    },
  })
  return (
    <CommandDialog
      title={t(words.removeTitle)}
      tone="danger"
      back={t(words.keep)}
      send={t(words.remove)}
      command={command}
      onSend={() => command.mutate({ query: { shipmentId: shipment.id } })}
      onClose={onClose}
    >
      <p>{t(words.removeBody)}</p>
    </CommandDialog>
  )
}

export function PickupDialog({ shipment, onClose }: DialogProps) {
  const t = useT()
  const [slot, setSlot] = useState<Partial<Slot>>(shipment.pickup ?? {})
  const command = useCommand(movePickup, {
    refreshes,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.pickupMoved), tone: 'success' })
    },
  })
  return (
    <CommandDialog
      title={t(shipment.pickup ? words.movePickup : words.choosePickup)}
      back={t(words.back)}
      send={t(words.save)}
      command={command}
      onSend={() =>
        command.mutate({
          body: { shipmentId: shipment.id, date: slot.date ?? '', slotCode: slot.slotCode ?? '09-12' },
        })
      }
      onClose={onClose}
    >
      <SlotPicker
        city={shipment.fromCity}
        day={slot.date ?? null}
        code={slot.slotCode ?? null}
        onChange={(change) => setSlot((now) => ({ ...now, ...change }))}
      />
    </CommandDialog>
  )
}
