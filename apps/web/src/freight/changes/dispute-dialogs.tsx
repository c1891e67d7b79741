// Opening a dispute about a delivery, and taking it back.
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { closeDispute, openDispute } from '@marsa/model/freight/changes/change-endpoints.ts'
import { changeText } from '@marsa/model/freight/changes/change-text.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { TextDialog } from '../../requests/door.tsx'
import { changeReads } from './change-queries.ts'

type Props = { shipment: ShipmentDetail; onClose: () => void }

export function DisputeDialog({ shipment, onClose }: Props) {
  const t = useT()
  const command = useCommand(openDispute, {
    refreshes: changeReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(changeText.disputeSent), tone: 'success' })
    },
  })
  return (
    <TextDialog
      title={t(changeText.disputeTitle)}
      body={t(changeText.disputeBody)}
      label={t(changeText.disputeWhat)}
      field="reason"
      action={t(changeText.disputeSend)}
      tone="danger"
      isPending={command.isPending}
      error={command.error}
      onClose={onClose}
      onAction={(reason) =>
        command.mutate({
          query: { id: shipment.RequestId },
          body: { reason, version: shipment.version },
        })
      }
    />
  )
}

/** Its customer takes the dispute back; how staff close one is in dispute-desk.tsx. */
export function TakeBackDialog({ shipment, onClose }: Props) {
  const t = useT()
  const command = useCommand(closeDispute, {
    refreshes: changeReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(changeText.disputeClosed), tone: 'success' })
    },
  })
  return (
    <TextDialog
      title={t(changeText.disputeBack)}
      body={t(changeText.disputeCloseBody)}
      label={t(changeText.reason)}
      field="note"
      action={t(changeText.disputeBack)}
      isPending={command.isPending}
      error={command.error}
      onClose={onClose}
      onAction={(note) =>
        command.mutate({ query: { id: shipment.RequestId }, body: { note, version: shipment.version } })
      }
    />
  )
}
