// Cancelling before payment: what happens, what it costs now and later, and why.
import { useState } from 'react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { cancelRequest } from '@marsa/model/freight/request-endpoints.ts'
import type { Refusal } from '../../kit/call.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Ref } from '../../ui/ref.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { freightReads } from '../queries.ts'
import { shipmentText } from '@marsa/model/freight/shipment-text.ts'

export function CancelDialog({ shipment, isOpen, onClose }: CancelDialogProps) {
  const t = useT()
  const [reason, setReason] = useState('')
  const command = useCommand(cancelRequest, {
    refreshes: freightReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(shipmentText.cancelled), tone: 'success' })
    },
  })
  const fieldError = reasonError(command.error)
  const rules = [
    { on: true, title: shipmentText.ruleNow, by: shipmentText.ruleNowBy, fee: shipmentText.ruleNowFee },
    {
      on: false,
      title: shipmentText.ruleLater,
      by: shipmentText.ruleLaterBy,
      fee: shipmentText.ruleLaterFee,
    },
  ]
  return (
    <AlertDialog
      title={t(shipmentText.cancelTitle)}
      isOpen={isOpen}
      onClose={onClose}
      actionLabel={t(shipmentText.cancel)}
      keepLabel={t(shipmentText.keep)}
      isPending={command.isPending}
      pendingLabel={t(shipmentText.cancelling)}
      onAction={() =>
        command.mutate({ query: { id: shipment.RequestId }, body: { reason, version: shipment.version } })
      }
    >
      <p className="dense muted">
        <Ref value={shipment.quoteNumber} />
      </p>
      <p>{t(shipmentText.cancelBody)}</p>
      {command.error && !fieldError && <Banner tone="error" live title={command.error.sentence} />}
      <div>
        <h3 className="cap muted rules-h">{t(shipmentText.cancelRules)}</h3>
        <ul className="rules">
          {rules.map(({ on, title, by, fee }) => (
            <li key={title.en} className={on ? 'rule on' : 'rule'}>
              <span className="grow">
                <b>{t(title)}</b>
                <span>{t(by)}</span>
              </span>
              <b className="endt">{t(fee)}</b>
            </li>
          ))}
        </ul>
      </div>
      <TextInput
        label={t(shipmentText.why)}
        hint={t(shipmentText.whyHint)}
        value={reason}
        onChange={setReason}
        maxLength={500}
        error={fieldError}
      />
    </AlertDialog>
  )
}

type CancelDialogProps = { shipment: ShipmentDetail; isOpen: boolean; onClose: () => void }

const reasonError = (problem: Refusal | null): string | undefined => problem?.fieldSentences['reason']
