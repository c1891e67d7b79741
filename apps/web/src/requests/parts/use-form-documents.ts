// Documents that are chosen with the form and uploaded once the request has its number: on their way, stored, refused.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { DocCode } from '@marsa/model/documents/document-type.ts'
import { documentProblems } from '@marsa/model/documents/problems.ts'
import { fileRefusal, uploadRefusal, screenOf, type UploadRefusal } from '@marsa/model/documents/upload.ts'
import type { Endpoint } from '@marsa/model/kit/endpoint.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import { uploadDocument, type DocumentUpload } from '../../documents/door.tsx'
import { isUncertain, Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { refresh } from '../../kit/query.ts'

export type FormDocument = {
  key: string
  docCode: DocCode
  file: File
  state: 'waiting' | 'uploading' | 'stored' | 'refused'
  share: number
  /** Why it is not taken or not stored. */
  why?: string
  /** The refusal may pass: the same file can be sent again. */
  again?: boolean
}

const counts = ({ state }: FormDocument): boolean => state !== 'refused'

/** `uploadOf` is the call that stores a document of a request, `reads` are the calls that show it. */
export const useFormDocuments = (
  uploadOf: (requestId: string) => DocumentUpload,
  reads: readonly Endpoint[],
) => {
  const { lang } = useLang()
  const screen = screenOf(uploadOf('').contract, 'quote-form')
  const client = useQueryClient()
  const [documents, setDocuments] = useState<FormDocument[]>([])
  const uploads = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const open = uploads.current
    return () => open.forEach((upload) => upload.abort())
  }, [])
  const change = (key: string, changes: Partial<FormDocument>) =>
    setDocuments((rows) => rows.map((row) => (row.key === key ? { ...row, ...changes } : row)))
  const sentenceOf = ({ code, params }: UploadRefusal) => sentence(documentProblems, lang, code, params)

  /** Each file is checked alone, then together with those that are waiting; what is wrong is said on its row. */
  const add = (docCode: DocCode, files: readonly File[]) =>
    setDocuments((rows) => {
      const next = [...rows]
      for (const file of files) {
        const good = next.filter(counts).map((row) => row.file)
        const refusal = fileRefusal(screen, file) ?? uploadRefusal(screen, [...good, file])
        const row = { key: crypto.randomUUID(), docCode, file, share: 0 }
        next.push(
          refusal ? { ...row, state: 'refused', why: sentenceOf(refusal) } : { ...row, state: 'waiting' },
        )
      }
      return next
    })

  const drop = (key: string) => {
    uploads.current.get(key)?.abort()
    setDocuments((rows) => rows.filter((row) => row.key !== key))
  }

  const send = async (requestId: string, { key, docCode, file }: FormDocument): Promise<boolean> => {
    const upload = new AbortController()
    uploads.current.set(key, upload)
    change(key, { state: 'uploading', share: 0, why: undefined, again: undefined })
    try {
      await uploadDocument(uploadOf(requestId), {
        docCode,
        file,
        lang,
        key,
        signal: upload.signal,
        onShare: (share) => change(key, { share }),
      })
      change(key, { state: 'stored', share: 1 })
      return true
    } catch (problem) {
      if (upload.signal.aborted) return false
      if (!(problem instanceof Refusal)) throw problem
      change(key, { state: 'refused', why: problem.sentence, again: isUncertain(problem) })
      return false
    }
  }

  /** One after another, so that a slow line brings the first in before the last begins; answers whether all are stored. */
  const sendAll = async (requestId: string): Promise<boolean> => {
    let all = true
    for (const document of documents)
      if (document.state === 'waiting') all = (await send(requestId, document)) && all
    await refresh(client, reads)
    return all
  }

  const retry = async (requestId: string, document: FormDocument): Promise<void> => {
    await send(requestId, document)
    await refresh(client, reads)
  }

  return { documents, screen, add, drop, sendAll, retry, clear: () => setDocuments([]) }
}

export type FormDocuments = ReturnType<typeof useFormDocuments>
