// Photos of a claim as small pictures: opened in full, and added by the customer.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { photoDocCode } from '@marsa/model/express/claims/claim.ts'
import {
  downloadClaimPhoto,
  uploadClaimPhotos,
  viewClaim,
} from '@marsa/model/express/claims/claim-endpoints.ts'
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import { acceptOf, megabytesText, screenOf, uploadRefusal } from '@marsa/model/documents/upload.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import { call, download, Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { useFileAddress } from '../../kit/file-address.ts'
import { refresh } from '../../kit/query.ts'
import { ownName, smallerPhoto } from '../../kit/smaller-photo.ts'
import { useT } from '../../kit/t.ts'
import { ErrorText } from '../../ui/fields/field.tsx'
import { FileDrop } from '../../ui/files/file-drop.tsx'
import { PhotoTile } from '../../ui/files/photo-tile.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { claimWords as words } from './claim-words.ts'

const screen = screenOf(uploadClaimPhotos)
const isImage = ({ type }: File): boolean => type.startsWith('image/')
const smaller = async (file: File): Promise<File> => (isImage(file) ? smallerPhoto(file) : file)
const isPicture = ({ mediaType }: StoredDocument): boolean => mediaType.startsWith('image/')

export function ClaimPhotos({ photos }: { photos: readonly StoredDocument[] }) {
  const t = useT()
  const [opened, setOpened] = useState<{ name: string; src: string }>()
  if (photos.length === 0) return null
  return (
    <>
      <ul className="photos" aria-label={t(words.photos)}>
        {photos.map((photo, index) => (
          <li key={photo.documentId}>
            <Photo
              photo={photo}
              name={t(words.photoNumber, { number: index + 1 })}
              onOpen={(name, src) => setOpened({ name, src })}
            />
          </li>
        ))}
      </ul>
      {opened && (
        <Dialog title={opened.name} size="l" onClose={() => setOpened(undefined)}>
          <img className="claim-photo" src={opened.src} alt={opened.name} />
        </Dialog>
      )}
    </>
  )
}

type PhotoProps = { photo: StoredDocument; name: string; onOpen: (name: string, src: string) => void }

function Photo({ photo, name, onOpen }: PhotoProps) {
  const { documentId, file } = photo
  const input = { query: { documentId } }
  const src = useFileAddress(downloadClaimPhoto, isPicture(photo) ? input : undefined, [documentId])
  if (!isPicture(photo))
    return <PhotoTile name={name} note={file} onOpen={() => void download(downloadClaimPhoto, input)} />
  return <PhotoTile name={name} src={src} onOpen={src ? () => onOpen(name, src) : undefined} />
}

/** Sends what was chosen, one after another; what was refused is said below. */
export function AddPhotos({
  shipmentId,
  hint,
  error,
}: {
  shipmentId: string
  hint: string
  error?: string | undefined
}) {
  const t = useT()
  const { lang } = useLang()
  const client = useQueryClient()
  const upload = useMutation<void, Refusal, File[]>({
    mutationFn: async (files) => {
      const refused = uploadRefusal(screen, files)
      if (refused) {
        const { documentProblems } = await import('@marsa/model/documents/problems.ts')
        const said = sentence(documentProblems, lang, refused.code, refused.params)
        throw new Refusal({ code: refused.code, sentence: said, status: 422 })
      }
      for (const file of files) {
        const form = new FormData()
        form.set('ShipmentId', shipmentId)
        form.set('docCode', photoDocCode)
        form.append('files', isImage(file) ? ownName(file) : file)
        await call(uploadClaimPhotos, { form })
      }
    },
    onSettled: () => refresh(client, [viewClaim]),
  })
  const add = async (files: File[]) => upload.mutate(await Promise.all(files.map((file) => smaller(file))))
  return (
    <div className="field stack g2">
      <FileDrop
        label={t(upload.isPending ? words.uploading : words.photos)}
        hint={hint}
        accept={acceptOf(screen).split(',')}
        multiple
        camera
        disabled={upload.isPending}
        onFiles={(files) => void add(files)}
      />
      {(upload.error ?? error) && <ErrorText text={upload.error?.sentence ?? error!} />}
    </div>
  )
}

export const photoLimit = megabytesText(screen.fileBytes)
