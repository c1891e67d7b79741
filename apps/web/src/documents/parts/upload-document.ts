// Sends one document of a request with the progress of its bytes, which fetch does not tell.
import type { DocCode } from '@marsa/model/documents/document-type.ts'
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import type { Endpoint } from '@marsa/model/kit/endpoint.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { addressOf, Refusal } from '../../kit/call.ts'
import { session } from '../../kit/session.ts'
import { kitText } from '../../kit/text.ts'

/** Where a line takes documents: its contract, and the fields that name the request. */
export type DocumentUpload = { contract: Endpoint; fields: Readonly<Record<string, string>> }

export type Upload = {
  docCode: DocCode
  file: File
  /** Last day of validity, `YYYY-MM-DD`. */
  expiresOn?: string
  lang: Lang
  /** Repeated when the same file is tried again, so that a lost answer does not store it twice. */
  key: string
  onShare: (share: number) => void
  signal: AbortSignal
}

const bodyOf = ({ fields }: DocumentUpload, { docCode, file, expiresOn }: Upload): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('docCode', docCode)
  if (expiresOn) form.set('expiresOn', expiresOn)
  form.set('files', file, file.name)
  return form
}

type Answer = { status: number; body: string }

const post = (to: DocumentUpload, upload: Upload, token: string | undefined): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', addressOf(to.contract.path))
    request.setRequestHeader('x-language', upload.lang)
    request.setRequestHeader('idempotency-key', upload.key)
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) => upload.onShare(total === 0 ? 0 : loaded / total)
    request.onload = () => resolve({ status: request.status, body: request.responseText })
    request.onerror = () =>
      reject(new Refusal({ code: 'kit.offline', sentence: say(upload.lang, kitText.offline), status: 0 }))
    request.onabort = () => reject(new DOMException('given up', 'AbortError'))
    upload.signal.addEventListener('abort', () => request.abort())
    request.send(bodyOf(to, upload))
  })

const refusalOf = ({ status, body }: Answer, lang: Lang): Refusal => {
  try {
    const { code, errorMessage, params } = JSON.parse(body) as {
      code?: string
      errorMessage?: string
      params?: {}
    }
    if (code && errorMessage) return new Refusal({ code, sentence: errorMessage, status, params })
  } catch {
    // Not an answer of ours: said below.
  }
  return new Refusal({ code: 'kit.unavailable', sentence: say(lang, kitText.unreadable), status })
}

/** Stores one file; throws `Refusal` with the sentence of the server. */
export const uploadDocument = async (to: DocumentUpload, upload: Upload): Promise<StoredDocument[]> => {
  const token = await session.token()
  let answer = await post(to, upload, token)
  if (answer.status === 401 && token) {
    const renewed = await session.renew(token)
    if (renewed) answer = await post(to, upload, renewed)
    else session.end('refused')
  }
  if (answer.status < 200 || answer.status > 299) throw refusalOf(answer, upload.lang)
  return JSON.parse(answer.body) as StoredDocument[]
}
