// One document: its content, how it stands, its earlier versions; whoever checks it accepts or returns it here.
import { useState } from 'react'
import { comma } from '@marsa/model/kit/text.ts'
import { documentTypes } from '@marsa/model/documents/document-type.ts'
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import { documentReviewText } from '@marsa/model/documents/review-text.ts'
import { documentListText } from '@marsa/model/documents/list-text.ts'
import { documentText } from '@marsa/model/documents/text.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { date, dayMonth } from '../../kit/format.ts'
import { downloadPrepared, usePrepared, type Prepared } from '../../kit/prepared.ts'
import { toast, useSave } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { uiText } from '../../ui/text.ts'
import type { ReviewAnswer, DocumentCalls } from '../document-calls.ts'
import { DocumentVersions } from './document-versions.tsx'
import { DocumentView } from './document-view.tsx'
import './documents.css'

const longestReason = 300

type DocumentProps = { document: StoredDocument; calls: DocumentCalls; onClose: () => void }

export function DocumentDialog({ document, calls, onClose }: DocumentProps) {
  const { review } = calls
  return review && document.reviewable ? (
    <ReviewedDocument document={document} calls={calls} review={review} onClose={onClose} />
  ) : (
    <ReadOnlyDocument document={document} calls={calls} onClose={onClose} />
  )
}

const useDownload = (calls: DocumentCalls) =>
  useSave((documentId: string) => downloadPrepared(calls.file, documentId))

type ContentProps = {
  document: StoredDocument
  calls: DocumentCalls
  onDownload: (documentId: string) => void
}

function DocumentContent({ document, calls, onDownload }: ContentProps) {
  return (
    <>
      <DocumentDetails document={document} />
      <DocumentView document={document} file={calls.file} />
      <DocumentVersions document={document} list={calls.list} onDownload={onDownload} />
    </>
  )
}

function ReadOnlyDocument({ document, calls, onClose }: DocumentProps) {
  const t = useT()
  const get = useDownload(calls)
  return (
    <Dialog
      title={t(documentTypes[document.docCode])}
      size="l"
      isOpen
      onClose={onClose}
      footer={
        <Button isPending={get.isPending} onPress={() => get.mutate(document.documentId)}>
          {t(documentReviewText.download)}
        </Button>
      }
    >
      <div className="stack g4">
        <DocumentContent document={document} calls={calls} onDownload={(id) => get.mutate(id)} />
      </div>
    </Dialog>
  )
}

function ReviewedDocument({
  document,
  calls,
  review: call,
  onClose,
}: DocumentProps & { review: Prepared<ReviewAnswer> }) {
  const t = useT()
  const name = t(documentTypes[document.docCode])
  const [returning, setReturning] = useState(false)
  const [reason, setReason] = useState('')
  const get = useDownload(calls)
  const review = usePrepared(call, {
    quiet: true,
    onDone: (_, { outcome }) => {
      onClose()
      const message = outcome === 'return' ? documentReviewText.returned : documentReviewText.accepted
      void toast({ title: t(message, { name }), tone: 'success' })
    },
  })
  const answer = (outcome: ReviewAnswer['outcome']) =>
    review.send({ documentId: document.documentId, outcome, ...(returning && { reason }) })
  const frame = {
    title: name,
    size: 'l',
    command: review,
    pendingLabel: t(documentReviewText.sending),
  } as const
  if (returning)
    return (
      <CommandDialog
        {...frame}
        back={t(documentReviewText.back)}
        send={t(documentReviewText.returnIt)}
        tone="danger"
        beside={['reason']}
        onSend={() => answer('return')}
        onClose={() => {
          setReturning(false)
          setReason('')
          review.reset()
        }}
      >
        <TextArea
          label={t(documentReviewText.reason)}
          hint={t(documentReviewText.reasonHint)}
          value={reason}
          onChange={setReason}
          limit={longestReason}
          error={review.error?.fieldSentences['reason']}
          autoFocus
        />
      </CommandDialog>
    )
  return (
    <CommandDialog
      {...frame}
      back={t(uiText.close)}
      more={
        <>
          <Button isPending={get.isPending} onPress={() => get.mutate(document.documentId)}>
            {t(documentReviewText.download)}
          </Button>
          <Button variant="danger-quiet" changes onPress={() => setReturning(true)}>
            {t(documentReviewText.return)}
          </Button>
        </>
      }
      send={document.state === 'UPLOADED' ? t(documentReviewText.accept) : undefined}
      beside={[]}
      onSend={() => answer('accept')}
      onClose={onClose}
    >
      <DocumentContent document={document} calls={calls} onDownload={(id) => get.mutate(id)} />
    </CommandDialog>
  )
}

function DocumentDetails({ document }: { document: StoredDocument }) {
  const t = useT()
  const { lang } = useLang()
  const day = document.expiresOn && date(document.expiresOn, lang)
  return (
    <div className="stack g1">
      <p className="row wrap g2">
        <bdi dir="ltr" className="ref">
          {document.file}
        </bdi>
        <span className="dense muted">
          {t(documentText[`documents.state.${document.state}`])}
          {comma(lang)}
          {dayMonth(document.addedDate, lang)}
        </span>
      </p>
      {day && <p className="dense">{t(documentReviewText.validUntil, { day })}</p>}
      {document.returnReason && (
        <p className="dense">{t(documentListText.returned, { reason: document.returnReason })}</p>
      )}
      {documentTypes[document.docCode].identity && <p className="hint">{t(documentReviewText.recorded)}</p>}
    </div>
  )
}
