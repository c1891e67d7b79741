// The photo or scan that a step needs: dropped, chosen or taken, sent with its progress.
import type { DocCode } from '@marsa/model/documents/document-type.ts'
import { acceptOf, formatOfName } from '@marsa/model/documents/upload.ts'
import { useDocumentFile, type DocumentFileState } from '../../documents/door.tsx'
import { ErrorText } from '../../ui/fields/field.tsx'
import { FileDrop } from '../../ui/files/file-drop.tsx'
import { FileRow } from '../../ui/files/file-row.tsx'
import { filesOf, proofScreen } from './calls.ts'

type ProofProps = {
  label: string
  requestId: string
  docCode: DocCode
  error: string | undefined
  onChange: (file: DocumentFileState) => void
}

/** Cameras name every picture alike, and a request holds no two documents of one name. */
const nameOf = (name: string): string =>
  `proof-${crypto.randomUUID().slice(0, 8)}.${formatOfName(name) ?? 'jpg'}`

export function ProofField({ label, requestId, docCode, error, onChange }: ProofProps) {
  const { file, send, remove } = useDocumentFile(
    { docCode, screen: proofScreen, nameOf },
    filesOf(requestId),
    { state: 'none' },
    onChange,
  )
  return (
    <div className="stack g3" data-field="files">
      <FileDrop
        label={label}
        accept={acceptOf(proofScreen).split(',')}
        camera
        onFiles={([chosen]) => chosen && void send(chosen)}
      />
      {file.state === 'uploading' && (
        <FileRow name={file.name} bytes={file.bytes} state="uploading" share={file.share} onRemove={remove} />
      )}
      {file.state === 'stored' && (
        <FileRow name={file.name} bytes={file.bytes} state="checked" onRemove={remove} />
      )}
      {file.state === 'refused' && (
        <FileRow name={file.name} state="refused" note={file.note} onRemove={remove} />
      )}
      {error && <ErrorText text={error} />}
    </div>
  )
}

/** The document where it is stored. */
export const storedIn = (file: DocumentFileState): string | null =>
  file.state === 'stored' ? file.documentId : null
