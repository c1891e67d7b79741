// The drawn signature on its way to the documents of a request: kept until it is sent, and sent once.
import { useRef, useState } from 'react'
import type { Lang } from '@marsa/model/kit/text.ts'
import { uploadDocument } from '../../documents/door.tsx'
import { Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { storageUpload } from '../storage/document-calls.ts'
import { signatureFile } from './signature-pad.tsx'

const upload = async (requestId: string, picture: HTMLCanvasElement, lang: Lang): Promise<string | null> => {
  const [stored] = await uploadDocument(storageUpload(requestId), {
    docCode: 'HAND_OVER_SIGNATURE',
    file: await signatureFile(picture),
    lang,
    key: crypto.randomUUID(),
    signal: new AbortController().signal,
    onShare: () => undefined,
  })
  return stored?.documentId ?? null
}

export const useSignature = (requestId: string) => {
  const { lang } = useLang()
  const picture = useRef<HTMLCanvasElement | null>(null)
  /** The document of the picture as it is now. */
  const stored = useRef<string | null>(null)
  const [isDrawn, setDrawn] = useState(false)
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState<string>()
  const draw = (drawn: HTMLCanvasElement | null) => {
    picture.current = drawn
    stored.current = null
    setDrawn(drawn !== null)
  }
  /** Answers the id of the document; null when it could not be stored, and why is then in `fault`. */
  const send = async (): Promise<string | null> => {
    if (stored.current !== null || picture.current === null) return stored.current
    setSending(true)
    setFault(undefined)
    try {
      stored.current = await upload(requestId, picture.current, lang)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setFault(error.sentence)
    } finally {
      setSending(false)
    }
    return stored.current
  }
  return { isDrawn, isSending, fault, draw, send }
}
