// Photos that a warehouse takes or chooses, several at once: sent as they come, looked at, and taken away again.
import { useState } from 'react'
import { megabytesText } from '@marsa/model/documents/upload.ts'
import { mostPhotos } from '@marsa/model/warehouse/fields.ts'
import { useT } from '../../kit/t.ts'
import { ErrorText } from '../../ui/fields/field.tsx'
import { FileDrop } from '../../ui/files/file-drop.tsx'
import { PhotoTile } from '../../ui/files/photo-tile.tsx'
import { agentItemsText as words } from './agent-items-text.ts'
import { storageCommonText } from '../common-text.ts'
import { photoScreen, usePhotos, type Photo, type PhotosChange } from './use-photos.ts'
import { OpenedPhoto, StoredPhoto, useAddress } from './photo-strip.tsx'

type PhotosProps = {
  label: string
  requestId: string
  /** Their documents at first. */
  photos: readonly string[]
  error?: string | undefined
  onChange: (change: PhotosChange) => void
}

export function PhotosField({ label, requestId, photos: start, error, onChange }: PhotosProps) {
  const t = useT()
  const { photos, add, remove } = usePhotos(requestId, start, onChange)
  const [opened, setOpened] = useState<string>()
  return (
    <div className="field stack g3" role="group" aria-label={label}>
      {photos.length > 0 && (
        <ul className="photos" aria-label={label}>
          {photos.map((photo, index) => (
            <li key={photo.key}>
              <Tile
                photo={photo}
                requestId={requestId}
                name={t(storageCommonText.photoOf, { number: index + 1, name: label })}
                onOpen={setOpened}
                onRemove={() => remove(photo)}
              />
            </li>
          ))}
        </ul>
      )}
      {photos.length < mostPhotos && (
        <FileDrop
          label={label}
          hint={t(words.photoHint, { limit: megabytesText(photoScreen.fileBytes), most: mostPhotos })}
          accept={['image/jpeg', 'image/png']}
          multiple
          camera
          onFiles={add}
        />
      )}
      {error && <ErrorText text={error} />}
      {opened && (
        <OpenedPhoto requestId={requestId} documentId={opened} onClose={() => setOpened(undefined)} />
      )}
    </div>
  )
}

type TileProps = {
  photo: Photo
  requestId: string
  name: string
  onOpen: (documentId: string) => void
  onRemove: () => void
}

function Tile({ photo, requestId, name, onOpen, onRemove }: TileProps) {
  // What was taken a moment ago is shown from this device.
  const own = useAddress(photo.state === 'refused' ? undefined : photo.file)
  if (photo.state === 'refused') return <PhotoTile name={photo.name} note={photo.note} onRemove={onRemove} />
  if (photo.state === 'uploading')
    return <PhotoTile name={name} src={own} share={photo.share} onRemove={onRemove} />
  const { documentId } = photo
  const shared = { name, onRemove, onOpen: () => onOpen(documentId) }
  return photo.file ? (
    <PhotoTile src={own} {...shared} />
  ) : (
    <StoredPhoto requestId={requestId} documentId={documentId} {...shared} />
  )
}
