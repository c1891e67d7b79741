// What is done with papers of a request as a whole or at once: all in one archive, and one taken off.
import { useMutation } from '@tanstack/react-query'
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import { paperText } from '@marsa/model/documents/paper-text.ts'
import { papersText } from '@marsa/model/documents/papers-text.ts'
import { Refusal } from '../../kit/call.ts'
import { downloadPrepared, usePrepared, type Prepared } from '../../kit/prepared.ts'
import { toast } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import type { PaperCalls } from '../paper-calls.ts'

export function AllPapers({ archive }: { archive: Prepared<void> }) {
  const t = useT()
  const get = useMutation({
    mutationFn: () => downloadPrepared(archive, undefined),
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

export function DeletePaper({ document, calls, onClose }: DeleteProps) {
  const t = useT()
  const remove = usePrepared(calls.remove, {
    onDone: () => {
      onClose()
      void toast({ title: t(papersText.deleted, { name: document.file }), tone: 'success' })
    },
  })
  return (
    <AlertDialog
      title={t(papersText.deleteTitle)}
      isOpen
      onClose={onClose}
      actionLabel={t(papersText.deleteIt)}
      keepLabel={t(papersText.keepIt)}
      isPending={remove.isPending}
      onAction={() => remove.send(document.documentId)}
    >
      <p>{t(calls.removeBody, { name: document.file })}</p>
    </AlertDialog>
  )
}

type DeleteProps = { document: StoredDocument; calls: PaperCalls; onClose: () => void }
