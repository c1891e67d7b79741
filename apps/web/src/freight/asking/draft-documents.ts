// The documents of a draft: what is stored, what is on its way up, what was refused and may be tried again.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { deleteDocument, listDocuments, uploadDocuments } from '@marsa/model/documents/endpoints.ts'
import type { DocCode } from '@marsa/model/documents/document-type.ts'
import { documentProblems } from '@marsa/model/documents/problems.ts'
import {
  missingDocuments,
  requestDocuments,
  type DocumentNeed,
} from '@marsa/model/documents/required-documents.ts'
import {
  fileRefusal,
  uploadRefusal,
  uploadScreens,
  type UploadRefusal,
} from '@marsa/model/documents/upload.ts'
import { sentence, type FieldProblems } from '@marsa/model/kit/problem.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { uploadDocument } from '../../documents/door.tsx'
import { isUncertain, Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { refresh, useCommand } from '../../kit/query.ts'
import { documentsQuery } from '../queries.ts'
import type { WizardValues } from '../wizard/wizard-values.ts'

export const quoteFormScreen = uploadScreens['quote-form']

export type PendingDocument = {
  key: string
  docCode: DocCode
  files: File[]
  /** Until when the document is valid, where it says so. */
  expiresOn?: string
  share: number
  /** Why it is not stored; without it the file is on its way. */
  refused?: string
  /** The refusal may pass: the same file can be sent again. */
  again?: boolean
}

/** The documents that a request of this kind asks for. */
export const neededDocuments = (
  { mode, direction, hazardous, commodity }: WizardValues,
  settings: SettingsInForce,
): DocumentNeed[] =>
  requestDocuments(
    { mode, direction, hazardous: hazardous === 'yes', commodity: commodity ?? undefined },
    settings,
  )

/** Field path -> problem code for required documents that are missing. */
export const documentFieldProblems = (
  needs: readonly DocumentNeed[],
  stored: Parameters<typeof missingDocuments>[1],
): FieldProblems =>
  Object.fromEntries(
    missingDocuments(needs, stored).map((code) => [
      `documents.${code}`,
      code === 'SAFETY_DATA_SHEET' ? 'freight.hazardous-papers' : 'freight.papers-missing',
    ]),
  )

export const useStoredDocuments = (id: string | undefined) =>
  useQuery({ ...documentsQuery(id ?? ''), enabled: !!id })

export const useDraftDocuments = (id: string | undefined) => {
  const { lang } = useLang()
  const client = useQueryClient()
  const stored = useStoredDocuments(id)
  const [pending, setPending] = useState<PendingDocument[]>([])
  const given = useRef(new Map<string, AbortController>())
  const remove = useCommand(deleteDocument, { refreshes: [listDocuments] })
  useEffect(() => {
    const uploads = given.current
    return () => uploads.forEach((upload) => upload.abort())
  }, [])

  const change = (key: string, changes: Partial<PendingDocument>) =>
    setPending((rows) => rows.map((row) => (row.key === key ? { ...row, ...changes } : row)))
  const drop = (key: string) => {
    given.current.get(key)?.abort()
    setPending((rows) => rows.filter((row) => row.key !== key))
  }

  const send = async (document: PendingDocument): Promise<void> => {
    const [file] = document.files
    if (!id || !file) return
    const { key, docCode, expiresOn } = document
    const upload = new AbortController()
    given.current.set(key, upload)
    change(key, { refused: undefined, again: undefined, share: 0 })
    try {
      await uploadDocument(
        { contract: uploadDocuments, fields: { RequestId: id } },
        {
          docCode,
          file,
          expiresOn,
          lang,
          key,
          signal: upload.signal,
          onShare: (share) => change(key, { share }),
        },
      )
      await refresh(client, [listDocuments])
      drop(key)
    } catch (problem) {
      if (upload.signal.aborted) return
      if (!(problem instanceof Refusal)) throw problem
      change(key, { refused: problem.sentence, again: isUncertain(problem) })
    }
  }

  const sentenceOf = ({ code, params }: UploadRefusal) => sentence(documentProblems, lang, code, params)

  /** Takes a choice of files: each is checked alone, those that pass together, then sent one after another. */
  const add = async (docCode: DocCode, files: File[], expiresOn?: string): Promise<void> => {
    const validated = files.map((file) => ({ file, refusal: fileRefusal(quoteFormScreen, file) }))
    const good = validated.filter(({ refusal }) => !refusal).map(({ file }) => file)
    const together = good.length > 0 ? uploadRefusal(quoteFormScreen, good) : undefined
    const row = (kept: File[], refusal?: UploadRefusal): PendingDocument => ({
      key: crypto.randomUUID(),
      docCode,
      files: kept,
      ...(expiresOn && { expiresOn }),
      share: 0,
      ...(refusal && { refused: sentenceOf(refusal) }),
    })
    const bad = validated.flatMap(({ file, refusal }) => (refusal ? [row([file], refusal)] : []))
    const sent = together ? [row(good, together)] : good.map((file) => row([file]))
    setPending((rows) => [...rows, ...bad, ...sent])
    if (!together) for (const document of sent) await send(document)
  }

  return {
    stored,
    pending,
    add,
    retry: send,
    drop,
    remove: (documentId: string) => remove.mutate({ query: { documentId } }),
    removing: remove.isPending
      ? (remove.variables as { query?: { documentId?: string } }).query?.documentId
      : undefined,
  }
}

export type DraftDocuments = ReturnType<typeof useDraftDocuments>
