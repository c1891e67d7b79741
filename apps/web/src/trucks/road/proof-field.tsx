// The photo or scan that a step needs: dropped, chosen or taken, sent with its progress.
import type { DocCode } from '@marsa/model/documents/document-type.ts'
import { formatOfName } from '@marsa/model/documents/upload.ts'
import { DocumentFileField, useDocumentFile, type DocumentFileState } from '../../documents/door.tsx'
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
  const file = useDocumentFile(
    { docCode, screen: proofScreen, nameOf },
    filesOf(requestId),
    { state: 'none' },
    onChange,
  )
  return <DocumentFileField {...file} label={label} screen={proofScreen} camera error={error} field="files" />
}

/** The document where it is stored. */
export const storedIn = (file: DocumentFileState): string | null =>
  file.state === 'stored' ? file.documentId : null
