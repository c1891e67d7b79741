// Photos on their way to the documents of a request: several at once, made smaller, sent one after another, each with its progress.
import { useEffect, useRef, useState } from 'react'
import { documentProblems } from '@marsa/model/documents/problems.ts'
import { uploadRefusal, uploadScreens, type UploadScreen } from '@marsa/model/documents/upload.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import { mostPhotos } from '@marsa/model/warehouse/fields.ts'
import { uploadDocument } from '../../documents/door.tsx'
import { call, Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { ownName, smallerPhoto } from '../../kit/smaller-photo.ts'
import { storageUpload } from '../storage/document-calls.ts'
import { storageLine } from '../web-line.ts'

export const photoScreen: UploadScreen = { ...uploadScreens['additional-documents'], formats: ['jpg', 'png'] }

export type Photo = { key: string } & (
  | { state: 'uploading'; file: File; share: number }
  /** `file` where it was sent from here and is not part of anything yet. */
  | { state: 'stored'; documentId: string; file?: File }
  | { state: 'refused'; name: string; note: string }
)

export type PhotosChange = { photos: string[]; isUploading: boolean }

export const usePhotos = (
  requestId: string,
  start: readonly string[],
  onChange: (change: PhotosChange) => void,
) => {
  const { lang } = useLang()
  const [photos, setPhotos] = useState<readonly Photo[]>(() =>
    start.map((documentId) => ({ key: documentId, state: 'stored', documentId })),
  )
  const now = useRef(photos)
  const running = useRef(new Map<string, AbortController>())
  const queue = useRef(Promise.resolve())
  useEffect(() => {
    const uploads = running.current
    return () => uploads.forEach((upload) => upload.abort())
  }, [])
  const become = (next: readonly Photo[]) => {
    now.current = next
    setPhotos(next)
    onChange({
      photos: next.flatMap((photo) => (photo.state === 'stored' ? [photo.documentId] : [])),
      isUploading: next.some(({ state }) => state === 'uploading'),
    })
  }
  const replace = (photo: Photo) => become(now.current.map((each) => (each.key === photo.key ? photo : each)))

  const send = async (key: string, chosen: File, signal: AbortSignal): Promise<void> => {
    if (signal.aborted) return
    const refused = (note: string) => replace({ key, state: 'refused', name: chosen.name, note })
    const file = await smallerPhoto(chosen)
    const refusal = uploadRefusal(photoScreen, [file])
    if (refusal) return refused(sentence(documentProblems, lang, refusal.code, refusal.params))
    try {
      const [stored] = await uploadDocument(storageUpload(requestId), {
        docCode: 'CONDITION_PHOTO',
        file: ownName(file),
        lang,
        key,
        signal,
        onShare: (share) => replace({ key, state: 'uploading', file: chosen, share }),
      })
      replace({ key, state: 'stored', documentId: stored!.documentId, file: chosen })
    } catch (problem) {
      if (signal.aborted) return
      if (!(problem instanceof Refusal)) throw problem
      refused(problem.sentence)
    }
  }
  /** Those beyond the most are left out. */
  const add = (files: readonly File[]) => {
    const room = mostPhotos - now.current.filter(({ state }) => state !== 'refused').length
    const added = files.slice(0, room).map((file) => ({ key: crypto.randomUUID(), file }))
    become([...now.current, ...added.map((one) => ({ ...one, state: 'uploading' as const, share: 0 }))])
    for (const { key, file } of added) {
      const upload = new AbortController()
      running.current.set(key, upload)
      queue.current = queue.current.then(() => send(key, file, upload.signal))
    }
  }
  const remove = (photo: Photo) => {
    running.current.get(photo.key)?.abort()
    const { contract, input } = storageLine.documents(requestId).remove
    // Nothing refers to it yet; where it cannot be deleted it simply stays among the documents.
    if (photo.state === 'stored' && photo.file)
      void call(contract, input(photo.documentId)).catch(() => undefined)
    become(now.current.filter(({ key }) => key !== photo.key))
  }
  return { photos, add, remove }
}
