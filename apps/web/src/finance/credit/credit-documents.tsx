// The documents of an application: what is there, and for its company what is still wanted, to upload and to delete.
import { useState } from 'react'
import { documentTypes, type DocCode } from '@marsa/model/documents/document-type.ts'
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import {
  deleteCreditDocument,
  downloadCreditDocument,
  uploadCreditDocuments,
  type CreditApplication,
} from '@marsa/model/finance/credit/credit-endpoints.ts'
import { LazyUploadDialog, StoredRow } from '../../documents/door.tsx'
import { prepare } from '../../kit/prepared.ts'
import { useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { FileRow } from '../../ui/files/file-row.tsx'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { Card } from '../../ui/values/card.tsx'
import { creditReads } from './credit-reads.ts'
import { creditText as words } from './credit-text.ts'

const file = prepare(downloadCreditDocument, (documentId: string) => ({ query: { documentId } }))

export function CreditDocuments({ application }: { application: CreditApplication }) {
  const t = useT()
  const { documents, missing, applicationId } = application
  const [uploading, setUploading] = useState<DocCode>()
  const [removing, setRemoving] = useState<StoredDocument>()
  const remove = useCommand(deleteCreditDocument, {
    refreshes: creditReads,
    onDone: () => setRemoving(undefined),
  })
  const isOpen = application.state === 'PENDING'
  const add = { contract: uploadCreditDocuments, fields: { ApplicationId: applicationId } }
  return (
    <Card title={t(words.documents)}>
      <div className="stack g3">
        {documents.map((document) => (
          <StoredRow
            key={document.documentId}
            document={document}
            file={file}
            {...(document.removable && { onDelete: () => setRemoving(document) })}
          />
        ))}
        {isOpen &&
          missing.map(({ docCode, count }) => (
            <FileRow
              key={docCode}
              title={t(documentTypes[docCode])}
              state="wanted"
              note={`${t(words.wanted, { count })}. ${t(documentTypes[docCode].hint)}`}
              action={
                <Button
                  size="s"
                  changes
                  aria-label={`${t(words.upload)}: ${t(documentTypes[docCode])}`}
                  onPress={() => setUploading(docCode)}
                >
                  {t(words.upload)}
                </Button>
              }
            />
          ))}
        {documents.length === 0 && !(isOpen && missing.length > 0) && (
          <p className="muted">{t(words.noDocuments)}</p>
        )}
      </div>
      {uploading && (
        <LazyUploadDialog
          calls={{ add, refreshes: creditReads }}
          code={uploading}
          onClose={() => setUploading(undefined)}
        />
      )}
      {removing && (
        <AlertDialog
          isOpen
          title={t(words.removeTitle)}
          actionLabel={t(words.remove)}
          keepLabel={t(words.keepDocument)}
          isPending={remove.isPending}
          onAction={() => remove.mutate({ query: { documentId: removing.documentId } })}
          onClose={() => setRemoving(undefined)}
        >
          <p>
            <bdi>{removing.file}</bdi>
          </p>
        </AlertDialog>
      )}
    </Card>
  )
}

/** For administrators: nothing is wanted of them. */
export function CreditPapers({ application }: { application: CreditApplication }) {
  const t = useT()
  const { documents, missing } = application
  return (
    <Card title={t(words.documents)}>
      <div className="stack g3">
        {documents.map((document) => (
          <StoredRow key={document.documentId} document={document} file={file} />
        ))}
        {missing.map(({ docCode, count }) => (
          <FileRow
            key={docCode}
            title={t(documentTypes[docCode])}
            state="wanted"
            note={t(words.wanted, { count })}
          />
        ))}
        {documents.length === 0 && missing.length === 0 && <p className="muted">{t(words.noDocuments)}</p>}
      </div>
    </Card>
  )
}
