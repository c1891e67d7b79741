// The field of one document: dropped, chosen or photographed, sent with its progress, and what became of it.
import type { UploadScreen } from '@marsa/model/documents/upload.ts'
import { acceptOf } from '@marsa/model/documents/upload.ts'
import { ErrorText } from '../../ui/fields/field.tsx'
import { FileDrop } from '../../ui/files/file-drop.tsx'
import { FileRow } from '../../ui/files/file-row.tsx'
import type { useDocumentFile } from './document-file.ts'

export type DocumentFieldProps = Pick<ReturnType<typeof useDocumentFile>, 'file' | 'send' | 'remove'> & {
  label: string
  hint?: string
  screen: UploadScreen
  camera?: boolean
  error?: string | undefined
  /** The body field, so that a refusal is found there. */
  field?: string
}

export function DocumentFileField({
  file,
  send,
  remove,
  label,
  hint,
  screen,
  camera,
  error,
  field,
}: DocumentFieldProps) {
  return (
    <div className="stack g3" data-field={field}>
      <FileDrop
        label={label}
        hint={hint}
        accept={acceptOf(screen).split(',')}
        camera={camera}
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
