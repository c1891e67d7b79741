// Photos of goods among the documents: several stand in one row with their number, which opens the list.
import { useState, type ReactNode } from 'react'
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import { documentListText } from '@marsa/model/documents/list-text.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { FileRow } from '../../ui/files/file-row.tsx'

/** A single photo, and one that was returned, keeps a row of its own. */
export const foldPhotos = (documents: readonly StoredDocument[]) => {
  const photos = documents.filter(
    ({ docCode, state }) => docCode === 'CONDITION_PHOTO' && state !== 'RETURNED',
  )
  return photos.length > 1
    ? { documents: documents.filter((document) => !photos.includes(document)), photos }
    : { documents, photos: [] }
}

export function PhotoRows({ count, children }: { count: number; children: ReactNode }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const title = t(documentListText.photos, { count })
  const words = t(isOpen ? documentListText.hidePhotos : documentListText.showPhotos)
  return (
    <>
      <FileRow
        title={title}
        state="checked"
        action={
          <Button
            variant="text"
            size="s"
            changes={false}
            aria-label={`${words}: ${title}`}
            onPress={() => setOpen(!isOpen)}
          >
            {words}
          </Button>
        }
      />
      {isOpen && children}
    </>
  )
}
