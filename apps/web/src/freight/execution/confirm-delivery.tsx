// The customer's word that everything has arrived, asked twice because it cannot be undone.
import { useState } from 'react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { completeDelivery } from '@marsa/model/freight/agent-endpoints.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { LazyAlertDialog } from '../../ui/overlays/lazy-dialogs.tsx'
import { freightReads } from '../queries.ts'
import { shipmentText } from '@marsa/model/freight/execution/shipment-text.ts'
import { loadFreightProblems } from '../problems.ts'

export function ConfirmDelivery({ shipment }: { shipment: ShipmentDetail }) {
  const t = useT()
  const [asking, setAsking] = useState(false)
  const command = useCommand(completeDelivery, {
    refreshes: freightReads,
    onDone: () => {
      setAsking(false)
      void toast({ title: t(shipmentText.confirmed), tone: 'success' })
    },
  })
  return (
    <>
      <ActionButton
        variant="primary"
        size="l"
        block
        refusal={shipment.completeRefusal}
        problems={loadFreightProblems}
        onPress={() => setAsking(true)}
      >
        {t(shipmentText.confirm)}
      </ActionButton>
      <LazyAlertDialog
        title={t(shipmentText.confirmTitle)}
        isOpen={asking}
        onClose={() => setAsking(false)}
        tone="primary"
        actionLabel={t(shipmentText.confirm)}
        keepLabel={t(shipmentText.notYet)}
        isPending={command.isPending}
        pendingLabel={t(shipmentText.confirming)}
        onAction={() =>
          command.mutate({ query: { id: shipment.RequestId }, body: { version: shipment.version } })
        }
      >
        <p>{t(shipmentText.confirmBody)}</p>
      </LazyAlertDialog>
    </>
  )
}
