// A photo of stored goods: taken or chosen, sent at once, looked at, and taken away again.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  formatOfName,
  megabytesText,
  uploadScreens,
  type UploadScreen,
} from '@marsa/model/documents/upload.ts'
import { LaterPaper, usePaperFile, type PaperFileState, type PaperKind } from '../../documents/door.tsx'
import { askPrepared } from '../../kit/prepared.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/button.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { FileRow } from '../../ui/file-row.tsx'
import { agentItemsText as words } from '../agent-items-text.ts'
import { storagePaperCalls } from '../paper-calls.ts'

const screen: UploadScreen = { ...uploadScreens['additional-documents'], formats: ['jpg', 'png'] }

const kind: PaperKind = {
  docCode: 'CONDITION_PHOTO',
  screen,
  // Cameras name every picture alike, and a request holds no two papers of one name.
  nameOf: (name) =>
    `photo-${crypto.randomUUID().slice(0, 8)}.${formatOfName(name) === 'png' ? 'png' : 'jpg'}`,
}

type PhotoProps = {
  label: string
  requestId: string
  /** Its document; null for none. */
  photo: string | null
  onUploading: (isUploading: boolean) => void
  onChange: (documentId: string | null) => void
}

export function PhotoField({ label, requestId, photo, onUploading, onChange }: PhotoProps) {
  const t = useT()
  const calls = storagePaperCalls(requestId)
  const [viewed, setViewed] = useState(false)
  const start: PaperFileState =
    photo === null ? { state: 'none' } : { state: 'stored', name: label, documentId: photo }
  const told = (file: PaperFileState) => {
    onUploading(file.state === 'uploading')
    onChange(file.state === 'stored' ? file.documentId : null)
  }
  const { file, send, remove } = usePaperFile(kind, { upload: calls.add, remove: calls.remove }, start, told)
  const { data } = useQuery({ ...askPrepared(calls.list, {}), enabled: viewed })
  const paper = data?.find(({ documentId }) => documentId === photo)
  return (
    <div className="field stack g2">
      {file.state === 'none' && (
        <FileDrop
          label={label}
          hint={t(words.photoHint, { limit: megabytesText(screen.fileBytes) })}
          accept={['image/jpeg', 'image/png']}
          onFiles={([chosen]) => chosen && void send(chosen)}
        />
      )}
      {file.state === 'uploading' && (
        <FileRow
          title={label}
          name={file.name}
          bytes={file.bytes}
          state="uploading"
          share={file.share}
          onRemove={remove}
        />
      )}
      {file.state === 'stored' && (
        <>
          <FileRow
            title={label}
            name={file.fresh && file.name}
            bytes={file.bytes}
            state="checked"
            onRemove={remove}
          />
          <div className="ws-acts">
            <Button
              variant="text"
              size="s"
              aria-label={t(words.viewPhoto, { name: label })}
              onPress={() => setViewed(true)}
            >
              {t(words.view)}
            </Button>
          </div>
        </>
      )}
      {file.state === 'refused' && (
        <FileRow title={label} name={file.name} state="refused" note={file.note} onRemove={remove} />
      )}
      {viewed && paper && <LaterPaper document={paper} calls={calls} onClose={() => setViewed(false)} />}
    </div>
  )
}
