// One paper: its content, how it stands, its earlier versions; whoever checks it accepts or returns it here.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { documentTypes } from '@marsa/model/documents/document-type.ts'
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import { paperText } from '@marsa/model/documents/paper-text.ts'
import { papersText } from '@marsa/model/documents/papers-text.ts'
import { documentText } from '@marsa/model/documents/text.ts'
import { Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { dayMonth } from '../../kit/format.ts'
import { downloadPrepared, usePrepared, type Prepared } from '../../kit/prepared.ts'
import { toast } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { PaperAnswer, PaperCalls } from '../paper-calls.ts'
import { PaperVersions } from './paper-versions.tsx'
import { PaperView } from './paper-view.tsx'
import './papers.css'

const longestReason = 300

type PaperProps = { document: StoredDocument; calls: PaperCalls; onClose: () => void }

export function PaperDialog({ document, calls, onClose }: PaperProps) {
  const { review } = calls
  return review && document.reviewable ? (
    <CheckedPaper document={document} calls={calls} review={review} onClose={onClose} />
  ) : (
    <ReadPaper document={document} calls={calls} onClose={onClose} />
  )
}

const useDownload = (calls: PaperCalls) =>
  useMutation({
    mutationFn: (documentId: string) => downloadPrepared(calls.file, documentId),
    onError: (problem) =>
      problem instanceof Refusal && void toast({ title: problem.sentence, tone: 'error' }),
  })

type ContentProps = { paper: StoredDocument; calls: PaperCalls; onDownload: (documentId: string) => void }

function PaperContent({ paper, calls, onDownload }: ContentProps) {
  return (
    <>
      <PaperFacts paper={paper} />
      <PaperView document={paper} file={calls.file} />
      <PaperVersions paper={paper} list={calls.list} onDownload={onDownload} />
    </>
  )
}

function ReadPaper({ document: paper, calls, onClose }: PaperProps) {
  const t = useT()
  const get = useDownload(calls)
  return (
    <Dialog
      title={t(documentTypes[paper.docCode])}
      size="l"
      isOpen
      onClose={onClose}
      footer={
        <Button isPending={get.isPending} onPress={() => get.mutate(paper.documentId)}>
          {t(paperText.download)}
        </Button>
      }
    >
      <div className="stack g4">
        <PaperContent paper={paper} calls={calls} onDownload={(id) => get.mutate(id)} />
      </div>
    </Dialog>
  )
}

function CheckedPaper({
  document: paper,
  calls,
  review: call,
  onClose,
}: PaperProps & { review: Prepared<PaperAnswer> }) {
  const t = useT()
  const name = t(documentTypes[paper.docCode])
  const [returning, setReturning] = useState(false)
  const [reason, setReason] = useState('')
  const get = useDownload(calls)
  const review = usePrepared(call, {
    onDone: (_, { outcome }) => {
      onClose()
      const said = outcome === 'return' ? paperText.returned : paperText.accepted
      void toast({ title: t(said, { name }), tone: 'success' })
    },
  })
  const answer = (outcome: PaperAnswer['outcome']) =>
    review.send({ documentId: paper.documentId, outcome, ...(returning && { reason }) })
  return (
    <Dialog
      title={name}
      size="l"
      isOpen
      onClose={onClose}
      footer={
        <>
          {!returning && (
            <Button isPending={get.isPending} onPress={() => get.mutate(paper.documentId)}>
              {t(paperText.download)}
            </Button>
          )}
          {!returning && (
            <Button variant="danger-quiet" changes onPress={() => setReturning(true)}>
              {t(paperText.return)}
            </Button>
          )}
          {!returning && paper.state === 'UPLOADED' && (
            <Button
              variant="primary"
              isPending={review.isPending}
              pendingLabel={t(paperText.sending)}
              onPress={() => answer('accept')}
            >
              {t(paperText.accept)}
            </Button>
          )}
          {returning && <Button onPress={() => setReturning(false)}>{t(paperText.back)}</Button>}
          {returning && (
            <Button
              variant="danger"
              isPending={review.isPending}
              pendingLabel={t(paperText.sending)}
              onPress={() => answer('return')}
            >
              {t(paperText.returnIt)}
            </Button>
          )}
        </>
      }
    >
      <div className="stack g4">
        {review.error && !review.error.fieldSentences['reason'] && (
          <Banner tone="error" live title={review.error.sentence} />
        )}
        {returning ? (
          <TextArea
            label={t(paperText.reason)}
            hint={t(paperText.reasonHint)}
            value={reason}
            onChange={setReason}
            limit={longestReason}
            error={review.error?.fieldSentences['reason']}
            autoFocus
          />
        ) : (
          <PaperContent paper={paper} calls={calls} onDownload={(id) => get.mutate(id)} />
        )}
      </div>
    </Dialog>
  )
}

function PaperFacts({ paper }: { paper: StoredDocument }) {
  const t = useT()
  const { lang } = useLang()
  const day = paper.expiresOn && dayMonth(paper.expiresOn, lang)
  return (
    <div className="stack g1">
      <p className="row wrap g2">
        <bdi dir="ltr" className="ref">
          {paper.file}
        </bdi>
        <span className="dense muted">
          {t(documentText[`documents.state.${paper.state}`])}
          {lang === 'ar' ? '، ' : ', '}
          {dayMonth(paper.addedDate, lang)}
        </span>
      </p>
      {day && <p className="dense">{t(paperText.validUntil, { day })}</p>}
      {paper.returnReason && (
        <p className="dense">{t(papersText.returned, { reason: paper.returnReason })}</p>
      )}
      {documentTypes[paper.docCode].identity && <p className="hint">{t(paperText.recorded)}</p>}
    </div>
  )
}
