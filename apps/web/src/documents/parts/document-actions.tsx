// What is done with papers of a shipment as a whole or at once: all in one archive, and one taken off.
import { useMutation } from '@tanstack/react-query'
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import { deleteDocument, downloadDocuments, listDocuments } from '@marsa/model/documents/endpoints.ts'
import { paperText } from '@marsa/model/documents/paper-text.ts'
import { viewShipment } from '@marsa/model/freight/shipment-endpoints.ts'
import { shipmentText } from '@marsa/model/freight/shipment-text.ts'
import { download, Refusal } from '../../kit/call.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'

export function AllPapers({ requestId }: { requestId: string }) {
  const t = useT()
  const get = useMutation({
    mutationFn: () => download(downloadDocuments, { query: { RequestId: requestId } }),
    onError: (problem) =>
      problem instanceof Refusal && void toast({ title: problem.sentence, tone: 'error' }),
  })
  return (
    <Button
      variant="text"
      size="s"
      isPending={get.isPending}
      aria-description={t(paperText.allHint)}
      onPress={() => get.mutate()}
    >
      {t(paperText.all)}
    </Button>
  )
}

export function DeletePaper({ document, onClose }: { document: StoredDocument; onClose: () => void }) {
  const t = useT()
  const refreshes = [listDocuments, viewShipment]
  const remove = useCommand(deleteDocument, {
    refreshes,
    onDone: () => {
      onClose()
      void toast({ title: t(shipmentText.deleted, { name: document.file }), tone: 'success' })
    },
  })
  return (
    <AlertDialog
      title={t(shipmentText.deleteTitle)}
      isOpen
      onClose={onClose}
      actionLabel={t(shipmentText.deleteIt)}
      keepLabel={t(shipmentText.keepIt)}
      isPending={remove.isPending}
      onAction={() => remove.mutate({ query: { documentId: document.documentId } })}
    >
      <p>{t(shipmentText.deleteBody, { name: document.file })}</p>
    </AlertDialog>
  )
}
