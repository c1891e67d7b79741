// Photos of an item, a finding or a hand-over as small pictures, fetched when they come into view and opened in full.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { LazyDocumentDialog } from '../../documents/door.tsx'
import { askPrepared } from '../../kit/prepared.ts'
import { useT } from '../../kit/t.ts'
import { PhotoTile, type PhotoTileProps } from '../../ui/files/photo-tile.tsx'
import { storageCommonText as words } from '../common-text.ts'
import { storedPhotoQuery } from '../storage/document-calls.ts'
import { storageLine } from '../web-line.ts'

/** The address under which the page shows a file. */
export const useAddress = (file: Blob | undefined): string | undefined => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

const useSeen = (place: RefObject<HTMLElement | null>): boolean => {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (isSeen || !place.current) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '200px',
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [isSeen, place])
  return isSeen
}

type StoredProps = Pick<PhotoTileProps, 'name' | 'onOpen' | 'onRemove'> & {
  requestId: string
  documentId: string
}

export function StoredPhoto({ requestId, documentId, ...tile }: StoredProps) {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place)
  const { data, error } = useQuery({ ...storedPhotoQuery(requestId, documentId), enabled: isSeen })
  return <PhotoTile ref={place} {...tile} src={useAddress(data)} note={error?.sentence} />
}

/** The photo of this id in full; nothing while none is opened. */
export function OpenedPhoto({ requestId, documentId, onClose }: OpenedProps) {
  const calls = storageLine.documents(requestId)
  const { data } = useQuery(askPrepared(calls.list, {}))
  const document = data?.find((each) => each.documentId === documentId)
  return document ? <LazyDocumentDialog document={document} calls={calls} onClose={onClose} /> : null
}
type OpenedProps = { requestId: string; documentId: string; onClose: () => void }

type StripProps = {
  requestId: string
  photos: readonly string[]
  /** What they show. */
  of: string
}

export function PhotoStrip({ requestId, photos, of }: StripProps) {
  const t = useT()
  const [opened, setOpened] = useState<string>()
  if (photos.length === 0) return null
  return (
    <>
      <ul className="photos" aria-label={t(words.photosOf, { name: of })}>
        {photos.map((documentId, index) => (
          <li key={documentId}>
            <StoredPhoto
              requestId={requestId}
              documentId={documentId}
              name={t(words.photoOf, { number: index + 1, name: of })}
              onOpen={() => setOpened(documentId)}
            />
          </li>
        ))}
      </ul>
      {opened && (
        <OpenedPhoto requestId={requestId} documentId={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}
