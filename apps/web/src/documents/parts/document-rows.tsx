// One row of the documents: a stored file with its ways, or a document that is still wanted.
import { Download, Eye, Trash2 } from 'lucide-react'
import { comma } from '@marsa/model/kit/text.ts'
import { documentTypes, type DocCode } from '@marsa/model/documents/document-type.ts'
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import { hasExpired } from '@marsa/model/documents/expiry.ts'
import { documentReviewText } from '@marsa/model/documents/review-text.ts'
import { documentListText } from '@marsa/model/documents/list-text.ts'
import type { NeedCause } from '@marsa/model/documents/required-documents.ts'
import { documentText } from '@marsa/model/documents/text.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { useLang } from '../../kit/direction.tsx'
import { date, dayMonth, fileSize } from '../../kit/format.ts'
import { downloadPrepared, type Prepared } from '../../kit/prepared.ts'
import { useSave } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { FileRow } from '../../ui/files/file-row.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Tag } from '../../ui/values/tag.tsx'
import { LazyDocumentReason } from './lazy-parts.ts'
import './documents.css'

type NeedTagProps = { required: boolean; follows?: boolean; missing?: boolean }

function NeedTag({ required, follows = false, missing }: NeedTagProps) {
  const t = useT()
  const word = required ? 'documents.required' : follows ? 'documents.follows' : 'documents.optional'
  return <Tag tone={required && missing ? 'waiting' : 'plain'}>{t(documentText[word])}</Tag>
}

/** `onOpen` shows the document in the page; without it the row only downloads. */
export function StoredRow({ document, file, required, onDelete, onOpen }: StoredRowProps) {
  const t = useT()
  const { lang } = useLang()
  const get = useSave(() => downloadPrepared(file, document.documentId))
  const returned = document.state === 'RETURNED'
  const separator = comma(lang)
  const today = dayOf(new Date())
  const day = document.expiresOn && date(document.expiresOn, lang)
  const expired = hasExpired(document.expiresOn, today)
  const checking = document.reviewable && document.state === 'UPLOADED' && onOpen
  return (
    <FileRow
      title={t(documentTypes[document.docCode])}
      name={document.file}
      state={returned || expired ? 'refused' : 'checked'}
      note={
        returned
          ? t(documentListText.returned, { reason: document.returnReason ?? '' })
          : expired && day
            ? t(documentReviewText.expired, { day })
            : [
                ...(document.state === 'ACCEPTED' ? [t(documentText['documents.state.ACCEPTED'])] : []),
                ...(document.quotedBy ? [document.quotedBy[lang]] : []),
                fileSize(document.size, lang),
                dayMonth(document.addedDate, lang),
                ...(day ? [t(documentReviewText.validUntil, { day })] : []),
              ].join(separator)
      }
      tag={required === undefined ? undefined : <NeedTag required={required} />}
      action={
        <span className="row g1 document-ways">
          {checking && (
            <Button
              size="s"
              aria-label={t(documentReviewText.checkNamed, { name: t(documentTypes[document.docCode]) })}
              onPress={onOpen}
            >
              {t(documentReviewText.check)}
            </Button>
          )}
          {onOpen && !checking && (
            <IconButton
              icon={Eye}
              label={t(documentReviewText.open, { name: document.file })}
              onPress={onOpen}
            />
          )}
          {onDelete && (
            <IconButton
              icon={Trash2}
              changes
              label={t(documentListText.remove, { name: document.file })}
              onPress={onDelete}
            />
          )}
          <IconButton
            icon={Download}
            label={t(documentListText.download, { name: document.file })}
            isDisabled={get.isPending}
            onPress={() => get.mutate()}
          />
        </span>
      }
    />
  )
}

type StoredRowProps = {
  document: StoredDocument
  /** Fetches it, by its id. */
  file: Prepared<string>
  required?: boolean
  onDelete?: () => void
  onOpen?: () => void
}

export function WantedRow({
  code,
  required,
  follows,
  cause,
  onUpload,
}: {
  code: DocCode
  required: boolean
  follows?: boolean
  cause?: NeedCause
  onUpload: () => void
}) {
  const t = useT()
  const name = t(documentTypes[code])
  const words = t(required ? documentListText.upload : documentListText.add)
  const note =
    required || cause ? (
      <LazyDocumentReason code={code} cause={cause} />
    ) : (
      t(follows ? documentText['documents.followsNote'] : documentListText.skip)
    )
  return (
    <FileRow
      title={name}
      state={required ? 'wanted' : 'stored'}
      note={note}
      tag={<NeedTag required={required} follows={follows} missing />}
      action={
        <Button
          size="s"
          variant={required ? 'secondary' : 'text'}
          aria-label={`${words}: ${name}`}
          changes
          onPress={onUpload}
        >
          {words}
        </Button>
      }
    />
  )
}
