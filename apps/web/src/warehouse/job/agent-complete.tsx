// The end of a storage for its warehouse: the customer invoice, then completing the delivery, which cannot be undone.
import { useState } from 'react'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { completeStorage } from '@marsa/model/warehouse/goods-endpoints.ts'
import { LazyUploadDialog } from '../../documents/door.tsx'
import { ActionButton } from '../../kit/action-button.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { agentJobText as words } from '../quoting/agent-text.ts'
import { storageLine } from '../web-line.ts'
import { storageReads } from '../queries.ts'
import { loadStorageProblems } from '../problems.ts'

export function CompleteStorage({ storage }: { storage: StorageDetail }) {
  const t = useT()
  const [asking, setAsking] = useState<'complete' | 'invoice'>()
  const close = () => setAsking(undefined)
  const { storageRequestID, version, completeRefusal } = storage
  const complete = useCommand(completeStorage, {
    refreshes: storageReads,
    onDone: () => {
      close()
      void toast({ title: t(words.completed), tone: 'success' })
    },
  })
  return (
    <section className="card">
      <div className="card-b stack g3">
        <h2>{t(words.complete)}</h2>
        <p className="dense muted">{t(words.undo)}</p>
        {completeRefusal === 'warehouse.invoice-first' && (
          <Button variant="primary" block changes onPress={() => setAsking('invoice')}>
            {t(words.uploadInvoice)}
          </Button>
        )}
        <ActionButton
          variant={completeRefusal === null ? 'primary' : 'secondary'}
          block
          refusal={completeRefusal}
          problems={loadStorageProblems}
          onPress={() => setAsking('complete')}
        >
          {t(words.complete)}
        </ActionButton>
      </div>
      <AlertDialog
        title={t(words.completeTitle, { number: storage.shipmentReferenceNumber })}
        isOpen={asking === 'complete'}
        onClose={close}
        tone="primary"
        actionLabel={t(words.complete)}
        keepLabel={t(words.notYet)}
        isPending={complete.isPending}
        pendingLabel={t(words.completing)}
        onAction={() => complete.mutate({ query: { id: storageRequestID }, body: { version } })}
      >
        <p>{t(words.completeBody)}</p>
        <p>{t(words.undo)}</p>
      </AlertDialog>
      {asking === 'invoice' && (
        <LazyUploadDialog calls={storageLine.documents(storageRequestID)} code="INVOICE" onClose={close} />
      )}
    </section>
  )
}
