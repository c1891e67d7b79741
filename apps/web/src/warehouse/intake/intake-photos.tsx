// Photos that stay on this phone until the sheet is sent: taken, looked at small, and taken away again.
import { useState } from 'react'
import { mostPhotos } from '@marsa/model/warehouse/fields.ts'
import { smallPhoto } from '../../kit/phone/photo.ts'
import { useT } from '../../kit/t.ts'
import { ErrorText } from '../../ui/fields/field.tsx'
import { FileDrop } from '../../ui/files/file-drop.tsx'
import { PhotoTile } from '../../ui/files/photo-tile.tsx'
import { storageCommonText } from '../common-text.ts'
import { useAddress } from '../goods/photo-strip.tsx'
import { intakeText as words } from './intake-text.ts'
import type { TakenPhoto } from './intake-values.ts'

type PhotosProps = {
  /** What they show. */
  label: string
  photos: readonly TakenPhoto[]
  /** Those that stand already. */
  stored: number
  onChange: (change: (before: readonly TakenPhoto[]) => TakenPhoto[]) => void
}

export function IntakePhotos({ label, photos, stored, onChange }: PhotosProps) {
  const t = useT()
  /** The name of a file that cannot be drawn; the server would refuse it. */
  const [unread, setUnread] = useState<string>()
  const room = mostPhotos - stored - photos.length
  const add = async (files: readonly File[]) => {
    setUnread(undefined)
    for (const file of files.slice(0, room)) {
      const blob = await smallPhoto(file)
      if (blob) onChange((before) => [...before, { key: crypto.randomUUID(), blob }])
      else setUnread(file.name)
    }
  }
  return (
    <div className="field stack g3" role="group" aria-label={label}>
      {photos.length > 0 && (
        <ul className="photos" aria-label={label}>
          {photos.map((photo, index) => (
            <li key={photo.key}>
              <Taken
                photo={photo}
                name={t(storageCommonText.photoOf, { number: index + 1, name: label })}
                onRemove={() => onChange((before) => before.filter(({ key }) => key !== photo.key))}
              />
            </li>
          ))}
        </ul>
      )}
      {room > 0 && (
        <FileDrop
          label={label}
          hint={t(words.photosHint, { most: mostPhotos })}
          accept={['image/*']}
          multiple
          camera
          onFiles={(files) => void add(files)}
        />
      )}
      <div aria-live="polite">
        {unread && <ErrorText text={t(words.unread, { name: `\u2068${unread}\u2069` })} />}
      </div>
    </div>
  )
}

type TakenProps = { photo: TakenPhoto; name: string; onRemove: () => void }

function Taken({ photo, name, onRemove }: TakenProps) {
  return <PhotoTile name={name} src={useAddress(photo.blob)} onRemove={onRemove} />
}
