// The documents of a request: what is in, what the reader still has to bring, what may follow.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { documentTypes, type DocCode } from '@marsa/model/documents/document-type.ts'
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import { documentListText } from '@marsa/model/documents/list-text.ts'
import type { DocumentNeed } from '@marsa/model/documents/required-documents.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { askPrepared } from '../../kit/prepared.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import type { DocumentCalls } from '../document-calls.ts'
import { DownloadAllDocuments, DeleteDocumentDialog } from './document-actions.tsx'
import { StoredRow, WantedRow } from './document-rows.tsx'
import { LazyDocumentDialog, LazyUploadDialog } from './lazy-parts.ts'
import { foldPhotos, PhotoRows } from './photo-rows.tsx'

const counts = ({ state }: StoredDocument): boolean => state !== 'RETURNED' && state !== 'REPLACED'

export type DocumentsProps = {
  calls: DocumentCalls
  /** The documents that the request asks for, each once. */
  needs: readonly DocumentNeed[]
  /** Who reads: only documents of that side are asked for; left out, none are. */
  side?: DocumentNeed['by']
  /** Nothing more is asked for once the request is closed. */
  closed: boolean
  /** Nothing but these is taken. */
  only?: true
  /** Who won; quotation files of others come last. */
  winner?: string | undefined
}

export function DocumentsCard({ calls, needs, side, closed, only, winner }: DocumentsProps) {
  const t = useT()
  const query = useQuery(askPrepared(calls.list, {}))
  const { data } = query
  const [wanted, setWanted] = useState<DocCode>()
  const [opened, setOpened] = useState<string>()
  const [toDelete, setToDelete] = useState<StoredDocument>()
  const [whole, setWhole] = useState(false)
  const isOthers = ({ quotedBy }: StoredDocument) =>
    winner !== undefined && quotedBy !== null && quotedBy.en !== winner
  const present = (data ?? [])
    .filter((row) => row.state !== 'REPLACED')
    .toSorted((a, b) => Number(isOthers(a)) - Number(isOthers(b)))
  const shown = present.find((row) => row.documentId === opened)
  const isIn = (code: DocCode) => present.some((row) => row.docCode === code && counts(row))
  const required = needs.filter((need) => need.required && need.by === side)
  const asks = side !== undefined && !closed
  const mine = asks ? needs.filter((need) => need.by === side && !isIn(need.code)) : []
  const { archive } = calls
  const packed =
    archive !== undefined && present.filter(({ docCode }) => !documentTypes[docCode].identity).length > 1
  const optional = mine.filter((need) => !need.required)
  const shownOptional = whole ? optional : optional.slice(0, 1)
  const { documents, photos } = foldPhotos(present)
  const row = (document: StoredDocument) => (
    <StoredRow
      key={document.documentId}
      document={document}
      file={calls.file}
      required={needs.find((need) => need.code === document.docCode)?.required}
      onOpen={() => setOpened(document.documentId)}
      onDelete={document.removable ? () => setToDelete(document) : undefined}
    />
  )
  return (
    <Card
      title={t(documentListText.documents)}
      aside={
        data &&
        required.length > 0 && (
          <span className="dense muted">
            {t(documentListText.requiredIn, {
              done: required.filter((need) => isIn(need.code)).length,
              total: required.length,
            })}
          </span>
        )
      }
      footer={
        optional.length > shownOptional.length || (asks && !only) || packed ? (
          <span className="row wrap g2">
            {optional.length > shownOptional.length && (
              <Button variant="text" size="s" onPress={() => setWhole(true)}>
                {t(documentListText.showMore, { count: optional.length - shownOptional.length })}
              </Button>
            )}
            {asks && !only && (
              <Button variant="text" size="s" changes onPress={() => setWanted('OTHER')}>
                {t(documentListText.other)}
              </Button>
            )}
            {packed && <DownloadAllDocuments archive={archive} />}
          </span>
        ) : undefined
      }
    >
      <Loaded query={query} skeleton={<Skeleton lines={3} />} />
      {data?.length === 0 && mine.length === 0 && (
        <p className="muted dense">{t(documentListText.noDocuments)}</p>
      )}
      {data &&
        mine
          .filter((need) => need.required)
          .map((need) => <WantedRow key={need.code} {...need} onUpload={() => setWanted(need.code)} />)}
      {documents.map(row)}
      {photos.length > 0 && <PhotoRows count={photos.length}>{photos.map(row)}</PhotoRows>}
      {data &&
        shownOptional.map((need) => (
          <WantedRow key={need.code} {...need} onUpload={() => setWanted(need.code)} />
        ))}
      {wanted && <LazyUploadDialog calls={calls} code={wanted} onClose={() => setWanted(undefined)} />}
      {shown && <LazyDocumentDialog document={shown} calls={calls} onClose={() => setOpened(undefined)} />}
      {toDelete && (
        <DeleteDocumentDialog document={toDelete} calls={calls} onClose={() => setToDelete(undefined)} />
      )}
    </Card>
  )
}
