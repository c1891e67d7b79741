// The files of one or several kinds of document: stored, on their way, refused.
import { RotateCw } from 'lucide-react'
import { documentTypes, type DocCode } from '@marsa/model/documents/document-type.ts'
import { wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import { useLang } from '../../../kit/direction.tsx'
import { useT } from '../../../kit/t.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { FileRow } from '../../../ui/files/file-row.tsx'
import type { DraftDocuments } from '../../asking/draft-documents.ts'

/** `titled` names the kind on each row, where several kinds stand in one list. */
export function WizardDocumentRows({
  documents,
  codes,
  titled,
}: {
  documents: DraftDocuments
  codes: DocCode[]
  titled?: boolean
}) {
  const t = useT()
  const { lang } = useLang()
  const stored = (documents.stored.data ?? []).filter(({ docCode }) => codes.includes(docCode))
  const pending = documents.pending.filter(({ docCode }) => codes.includes(docCode))
  const title = (code: DocCode) => (titled ? documentTypes[code][lang] : undefined)
  if (stored.length + pending.length === 0) return null
  return (
    <ul className="wiz-files">
      {stored.map(({ documentId, docCode, file, size }) => (
        <li key={documentId}>
          <FileRow
            title={title(docCode)}
            name={file}
            bytes={size}
            state="checked"
            note={documents.removing === documentId ? t(wizardText.deleting) : undefined}
            onRemove={() => documents.remove(documentId)}
          />
        </li>
      ))}
      {pending.map((document) => (
        <li key={document.key}>
          <FileRow
            title={title(document.docCode)}
            name={document.files.map(({ name }) => name).join(', ')}
            bytes={document.files.reduce((total, { size }) => total + size, 0)}
            state={document.refused ? 'refused' : 'uploading'}
            share={document.share}
            note={document.refused && <span role="alert">{document.refused}</span>}
            onRemove={() => documents.drop(document.key)}
            action={
              document.again ? (
                <Button size="s" icon={RotateCw} changes onPress={() => void documents.retry(document)}>
                  {t(wizardText.uploadAgain)}
                </Button>
              ) : undefined
            }
          />
        </li>
      ))}
    </ul>
  )
}
