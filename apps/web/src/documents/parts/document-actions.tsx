// What is done with documents of a request as a whole or at once: all in one archive, and one taken off.
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import { documentReviewText } from '@marsa/model/documents/review-text.ts'
import { documentListText } from '@marsa/model/documents/list-text.ts'
import { downloadPrepared, usePrepared, type Prepared } from '../../kit/prepared.ts'
import { toast, useSave } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { LazyAlertDialog } from '../../ui/overlays/lazy-dialogs.tsx'
import { Button } from '../../ui/actions/button.tsx'
import type { DocumentCalls } from '../document-calls.ts'

export function DownloadAllDocuments({ archive }: { archive: Prepared<void> }) {
  const t = useT()
  const get = useSave(() => downloadPrepared(archive, undefined))
  return (
    <Button
      variant="text"
      size="s"
      isPending={get.isPending}
      aria-description={t(documentReviewText.allHint)}
      onPress={() => get.mutate()}
    >
      {t(documentReviewText.all)}
    </Button>
  )
}

export function DeleteDocumentDialog({ document, calls, onClose }: DeleteProps) {
  const t = useT()
  const remove = usePrepared(calls.remove, {
    onDone: () => {
      onClose()
      void toast({ title: t(documentListText.deleted, { name: document.file }), tone: 'success' })
    },
  })
  return (
    <LazyAlertDialog
      title={t(documentListText.deleteTitle)}
      isOpen
      onClose={onClose}
      actionLabel={t(documentListText.deleteIt)}
      keepLabel={t(documentListText.keepIt)}
      isPending={remove.isPending}
      onAction={() => remove.send(document.documentId)}
    >
      <p>{t(calls.removeBody, { name: document.file })}</p>
    </LazyAlertDialog>
  )
}

type DeleteProps = { document: StoredDocument; calls: DocumentCalls; onClose: () => void }
