// Documents of the form: chosen before it is sent, their upload followed afterwards.
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { documentTypes, type DocCode } from '@marsa/model/documents/document-type.ts'
import { documentText } from '@marsa/model/documents/text.ts'
import { acceptOf, formatsText, megabytesText } from '@marsa/model/documents/upload.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { FileDrop } from '../../ui/files/file-drop.tsx'
import { FileRow } from '../../ui/files/file-row.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { storageDocumentsText as words } from './form-text.ts'
import type { FormDocument, FormDocuments } from '../../requests/door.tsx'

/** What customers bring to storage; identity documents follow on the page of the request, with their day of expiry. */
const kinds: readonly DocCode[] = ['PACKING_LIST', 'COMMERCIAL_INVOICE', 'SAFETY_DATA_SHEET', 'OTHER']

export function ChooseDocuments({ documents, hazardous }: { documents: FormDocuments; hazardous: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const [chosen, setChosen] = useState<DocCode>()
  const code = chosen ?? (hazardous ? 'SAFETY_DATA_SHEET' : 'PACKING_LIST')
  const { screen } = documents
  const limits = t(documentText['documents.limit.each'], {
    formats: formatsText(screen),
    limit: megabytesText(screen.fileBytes),
    count: screen.files,
  })
  return (
    <div className="stack g5">
      {hazardous && <Banner tone="attention">{t(words.hazardous)}</Banner>}
      <Select
        label={t(words.label)}
        value={code}
        onChange={(id) => setChosen(id as DocCode)}
        options={kinds.map((id) => ({ id, label: documentTypes[id][lang] }))}
        hint={documentTypes[code].hint[lang]}
      />
      <FileDrop
        label={t(words.add)}
        hint={limits}
        accept={acceptOf(screen).split(',')}
        multiple
        onFiles={(files) => documents.add(code, files)}
      />
      <p className="hint">{t(words.hint)}</p>
      <DocumentProgressRows documents={documents} />
    </div>
  )
}

const faces = { waiting: 'stored', uploading: 'uploading', stored: 'checked', refused: 'refused' } as const

/** With `storageId` the request is sent, and what failed can be tried again. */
export function DocumentProgressRows({
  documents,
  storageId,
}: {
  documents: FormDocuments
  storageId?: string
}) {
  const t = useT()
  const { lang } = useLang()
  const note = (document: FormDocument) => {
    if (document.why) return <span role="alert">{document.why}</span>
    return document.state === 'waiting'
      ? t(words.ready)
      : document.state === 'stored'
        ? t(words.stored)
        : undefined
  }
  if (documents.documents.length === 0) return null
  return (
    <ul className="st-files">
      {documents.documents.map((document) => (
        <li key={document.key}>
          <FileRow
            title={documentTypes[document.docCode][lang]}
            name={document.file.name}
            bytes={document.file.size}
            state={faces[document.state]}
            share={document.share}
            note={note(document)}
            onRemove={document.state === 'stored' ? undefined : () => documents.drop(document.key)}
            action={
              storageId && document.again ? (
                <Button
                  size="s"
                  icon={RotateCw}
                  changes
                  onPress={() => void documents.retry(storageId, document)}
                >
                  {t(words.again)}
                </Button>
              ) : undefined
            }
          />
        </li>
      ))}
    </ul>
  )
}
