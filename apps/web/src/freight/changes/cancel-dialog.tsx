// Cancelling: the refund rule with what this request gives back, then the reason. A paid one is for staff to cancel.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import type { CancelFault } from '@marsa/model/requests/cancel-fields.ts'
import { changeText } from '@marsa/model/freight/changes/change-text.ts'
import { cancelRequest } from '@marsa/model/freight/asking/request-endpoints.ts'
import { shipmentText } from '@marsa/model/freight/execution/shipment-text.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Money } from '../../ui/values/money.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { cancelTermsQuery, changeReads } from './change-queries.ts'
import { RefundRules } from './refund-rules.tsx'

export function CancelDialog({ shipment, staff, onClose }: CancelDialogProps) {
  const t = useT()
  const { lang } = useLang()
  const query = useQuery(cancelTermsQuery(shipment.RequestId))
  const { data: terms } = query
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<CancelFault>('customer')
  const paid = terms !== undefined && terms.paid !== null
  const command = useCommand(cancelRequest, {
    refreshes: changeReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(paid ? changeText.cancelledPaid : shipmentText.cancelled), tone: 'success' })
    },
  })
  const refund = (fault === 'agent' ? terms?.refundOfAgentFault : terms?.refund) ?? undefined
  const serverError = command.error?.fieldSentences['reason']
  const forSupport = paid && !staff
  const wayBack = terms?.paymentType === 'credit' ? changeText.byCredit : changeText.byCard
  const send = () =>
    command.mutate({
      query: { id: shipment.RequestId },
      body: { reason, version: terms?.version, ...(staff && paid && { fault, refund }) },
    })
  return (
    <CommandDialog
      role="alertdialog"
      title={t(paid ? changeText.cancelPaid : shipmentText.cancelTitle)}
      onClose={onClose}
      back={t(shipmentText.keep)}
      send={t(paid ? changeText.cancelShipment : shipmentText.cancel)}
      tone="danger"
      pendingLabel={t(shipmentText.cancelling)}
      disabledReason={terms ? undefined : '…'}
      instead={
        forSupport ? (
          <LinkButton variant="primary" href={`/${lang}/help/contact`}>
            {t(changeText.contactSupport)}
          </LinkButton>
        ) : undefined
      }
      command={command}
      beside={['reason']}
      onSend={send}
    >
      <p className="dense muted">
        <Ref value={shipment.quoteNumber} />
      </p>
      <p>{t(forSupport ? changeText.supportBody : paid ? wayBack : shipmentText.cancelBody)}</p>
      <Loaded query={query} skeleton={<Skeleton block="180px" />}>
        {(terms) => <RefundRules terms={terms} />}
      </Loaded>
      {staff && paid && (
        <RadioCards
          label={t(changeText.fault)}
          value={fault}
          onChange={(id) => setFault(id as CancelFault)}
          choices={[
            { id: 'customer', label: t(changeText.faultCustomer) },
            { id: 'agent', label: t(changeText.faultAgent) },
          ]}
        />
      )}
      {staff && paid && refund !== undefined && (
        <p className="sum-total" aria-live="polite">
          <span className="med">{t(changeText.goesBack)}</span>
          <Money value={refund} size="m" />
        </p>
      )}
      {!forSupport && (
        <TextInput
          label={t(shipmentText.why)}
          hint={staff ? undefined : t(shipmentText.whyHint)}
          value={reason}
          onChange={setReason}
          maxLength={500}
          error={serverError}
        />
      )}
    </CommandDialog>
  )
}

export type CancelDialogProps = { shipment: ShipmentDetail; staff?: boolean; onClose: () => void }
