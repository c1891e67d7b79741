// What is asked before the desk holds a parcel, lets it go, declares it lost or says what becomes of a found one.
import { useState } from 'react'
import { parcelCaseEndpoints as calls } from '@marsa/model/express/desk/case-endpoints.ts'
import { viewParcelDesk } from '@marsa/model/express/desk/desk-endpoints.ts'
import { foundWays, foundWayText, type FoundWay } from '@marsa/model/express/desk/lost.ts'
import { viewHolds } from '@marsa/model/express/depot/hold-endpoints.ts'
import { chosenReasons, holdReasonText, type ChosenReason } from '@marsa/model/express/depot/hold.ts'
import {
  countShipments,
  listShipments,
  viewShipment,
} from '@marsa/model/express/shipments/shipment-endpoints.ts'
import type { ShipmentDetails } from '@marsa/model/express/shipments/shipment-views.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useT } from '../../kit/t.ts'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { caseText as words } from './case-text.ts'

const refreshes = [
  calls.viewParcelCase,
  viewShipment,
  viewHolds,
  viewParcelDesk,
  listShipments,
  countShipments,
]
type DialogProps = { shipment: ShipmentDetails; onClose: () => void }

/** Closes the dialog and says what has happened. */
const useDone = (onClose: () => void, said: (typeof words)['held' | 'released' | 'holdEnded']) => {
  const t = useT()
  return {
    refreshes,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(said), tone: 'success' as const })
    },
  }
}

export function HoldDialog({ shipment, onClose }: DialogProps) {
  const t = useT()
  const [reason, setReason] = useState<(typeof chosenReasons)[number]>('ADDRESS')
  const [note, setNote] = useState('')
  const command = useCommand(calls.holdFromDesk, useDone(onClose, words.held))
  return (
    <CommandDialog
      title={t(words.holdTitle)}
      send={t(words.hold)}
      back={t(words.back)}
      command={command}
      beside={['note']}
      onClose={onClose}
      onSend={() => command.mutate({ body: { shipmentId: shipment.id, reason, note } })}
    >
      <p>{t(words.holdBody)}</p>
      <Select
        label={t(words.why)}
        value={reason}
        options={chosenReasons.map((id) => ({ id, label: t(holdReasonText[id]) }))}
        onChange={(id) => setReason(id as typeof reason)}
      />
      <TextArea
        label={t(words.note)}
        value={note}
        limit={300}
        rows={3}
        dir="auto"
        error={command.error?.fieldSentences['note']}
        onChange={setNote}
      />
    </CommandDialog>
  )
}

export function ReleaseDialog({
  shipment,
  reason,
  isLast,
  onClose,
}: DialogProps & { reason: ChosenReason; isLast: boolean }) {
  const t = useT()
  const command = useCommand(
    calls.releaseFromDesk,
    useDone(onClose, isLast ? words.released : words.holdEnded),
  )
  const named = { reason: t(holdReasonText[reason]) }
  return (
    <CommandDialog
      title={t(words.releaseTitle, named)}
      send={t(words.release, named)}
      back={t(words.back)}
      command={command}
      onClose={onClose}
      onSend={() => command.mutate({ body: { shipmentId: shipment.id, reason } })}
    >
      <p>{t(isLast ? words.releaseBody : words.releaseOneBody)}</p>
    </CommandDialog>
  )
}

export function LoseDialog({ shipment: { id: shipmentId }, onClose }: DialogProps) {
  const t = useT()
  return (
    <ReasonDialog
      endpoint={calls.declareLost}
      input={(reason) => ({ body: { shipmentId, reason } })}
      refreshes={refreshes}
      title={t(words.loseTitle)}
      tone="danger"
      label={t(words.lostWhy)}
      send={t(words.lose)}
      back={t(words.back)}
      done={t(words.lost)}
      onClose={onClose}
    >
      <p>{t(words.loseBody)}</p>
    </ReasonDialog>
  )
}

export function FindDialog({ shipment: { id: shipmentId }, onClose }: DialogProps) {
  const t = useT()
  const [way, setWay] = useState<FoundWay>('IN_TRANSIT')
  return (
    <ReasonDialog
      endpoint={calls.reportFound}
      input={(reason) => ({ body: { shipmentId, way, reason } })}
      refreshes={refreshes}
      title={t(words.findTitle)}
      label={t(words.foundWhere)}
      send={t(words.find)}
      back={t(words.back)}
      done={t(words.found)}
      onClose={onClose}
    >
      <p>{t(words.findBody)}</p>
      <RadioCards
        label={t(words.way)}
        value={way}
        choices={foundWays.map((id) => ({ id, label: t(foundWayText[id]) }))}
        onChange={(id) => setWay(id as FoundWay)}
      />
    </ReasonDialog>
  )
}
