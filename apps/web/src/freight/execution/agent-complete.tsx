// The end of a shipment for its agent: complete the delivery, once the customer's invoice is in.
import { useState } from 'react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { completeDelivery } from '@marsa/model/freight/agent-endpoints.ts'
import { jobText as words } from '@marsa/model/freight/screen-text.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { freightReads } from '../queries.ts'
import { loadFreightProblems } from '../problems.ts'

export function CompleteDelivery({ shipment }: { shipment: ShipmentDetail }) {
  const t = useT()
  const [asking, setAsking] = useState(false)
  const complete = useCommand(completeDelivery, {
    refreshes: freightReads,
    onDone: () => {
      setAsking(false)
      void toast({ title: t(words.completed), tone: 'success' })
    },
  })
  return (
    <section className="card">
      <div className="card-b stack g3">
        <h2>{t(words.complete)}</h2>
        <p className="dense muted">{t(words.undo)}</p>
        <ActionButton
          variant={shipment.completeRefusal === null ? 'primary' : 'secondary'}
          block
          refusal={shipment.completeRefusal}
          problems={loadFreightProblems}
          onPress={() => setAsking(true)}
        >
          {t(words.complete)}
        </ActionButton>
        {shipment.completeRefusal === 'freight.invoice-first' && (
          <a className="cap" href="#documents">
            {t(words.toDocuments)}
          </a>
        )}
      </div>
      <AlertDialog
        title={t(words.completeTitle, { number: shipment.quoteNumber })}
        isOpen={asking}
        onClose={() => setAsking(false)}
        tone="primary"
        actionLabel={t(words.complete)}
        keepLabel={t(words.keep)}
        isPending={complete.isPending}
        pendingLabel={t(words.completing)}
        onAction={() =>
          complete.mutate({ query: { id: shipment.RequestId }, body: { version: shipment.version } })
        }
      >
        <p>{t(words.completeBody)}</p>
        <p>{t(words.undo)}</p>
      </AlertDialog>
    </section>
  )
}
