// The accredited provider over HTTP: takes documents, says what became of them, and who takes part in the network.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { providerStates, type ProviderState } from '@marsa/model/finance/e-invoice/sending.ts'
import type { ProviderReason } from '@marsa/model/finance/e-invoice/provider-reasons.ts'

const text = z.string().max(100)
const reasons = z.array(z.object({ rule: text, message: z.string().max(2000) })).max(200)
const takenAnswer = z.object({ submissionId: text.min(1) })
const refusedAnswer = z.object({ errors: reasons.min(1) })
const statusAnswer = z.object({
  uuid: text,
  digest: text,
  submissionId: text.min(1),
  state: z.enum(providerStates),
  errors: reasons.default([]),
  authorityRef: text.nullable().default(null),
})
const participantAnswer = z.object({ registered: z.boolean() })

/** `digest` is the SHA-256 of the file that it speaks of, in hex. */
export type ProviderStatus = {
  uuid: string
  digest: string
  submissionId: string
  state: ProviderState
  errors: readonly ProviderReason[]
  authorityRef: string | null
}
export type SendAnswer =
  | { is: 'taken'; submissionId: string }
  | { is: 'refused'; errors: readonly ProviderReason[] }
  /** Not now; after so many seconds where it says so. */
  | { is: 'away'; retrySeconds: number | null }

/** No function may be called inside a database transaction. An accredited provider is another of these. */
export type Provider = {
  /** False where none is set up: then nothing is sent. */
  isSet: boolean
  /** What its notices are signed with. */
  webhookSecret: string
  /** The same document and revision is taken once, however often it is sent. */
  send: (document: { xml: string; uuid: string; revision: number }) => Promise<SendAnswer>
  /** Undefined for a document that it does not know. */
  status: (uuid: string) => Promise<ProviderStatus | undefined>
  isParticipant: (tin: string) => Promise<boolean>
}

/** The provider could not be reached, or did not answer as agreed. */
export class ProviderError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ProviderError'
  }
}

export type ProviderOptions = {
  /** Without a trailing slash; null where there is none. */
  url: string | null
  key: string
  webhookSecret: string
  timeoutMs?: number
}
export const noProvider: ProviderOptions = { url: null, key: '', webhookSecret: '' }

export const digestOf = (xml: string): string => createHash('sha256').update(xml, 'utf8').digest('hex')

/** Seconds to wait, as the header says; dates in it and nonsense are not followed. */
const retryAfter = (answer: Response): number | null => {
  const seconds = Number(answer.headers.get('retry-after') ?? NaN)
  return Number.isInteger(seconds) && seconds > 0 && seconds <= 86_400 ? seconds : null
}

export const askProvider = ({ url, key, webhookSecret, timeoutMs = 20_000 }: ProviderOptions): Provider => {
  const ask = async (
    path: string,
    more: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ): Promise<{ answer: Response; json: unknown }> => {
    if (url === null) throw new ProviderError('no provider is set up')
    try {
      const answer = await fetch(`${url}/v1${path}`, {
        ...more,
        headers: { authorization: `Bearer ${key}`, accept: 'application/json', ...more.headers },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      return { answer, json: await answer.json().catch(() => undefined) }
    } catch (error) {
      throw new ProviderError(`${path}: no answer`, { cause: error })
    }
  }
  const read = <Schema extends z.ZodType>(schema: Schema, json: unknown, path: string): z.infer<Schema> => {
    const found = schema.safeParse(json)
    if (!found.success) throw new ProviderError(`${path}: an answer of another shape`, { cause: found.error })
    return found.data
  }
  return {
    isSet: url !== null,
    webhookSecret,
    send: async ({ xml, uuid, revision }) => {
      const path = '/documents'
      const { answer, json } = await ask(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/xml',
          'idempotency-key': `${uuid}-${revision}`,
          'content-digest': `sha-256=:${Buffer.from(digestOf(xml), 'hex').toString('base64')}:`,
        },
        body: xml,
      })
      if (answer.status === 200 || answer.status === 202)
        return { is: 'taken', submissionId: read(takenAnswer, json, path).submissionId }
      if (answer.status === 422) return { is: 'refused', errors: read(refusedAnswer, json, path).errors }
      if (answer.status === 429 || answer.status >= 500)
        return { is: 'away', retrySeconds: retryAfter(answer) }
      throw new ProviderError(`${path}: ${answer.status}`)
    },
    status: async (uuid) => {
      const path = `/documents/${uuid}`
      const { answer, json } = await ask(path)
      if (answer.status === 404) return undefined
      if (!answer.ok) throw new ProviderError(`${path}: ${answer.status}`)
      return read(statusAnswer, json, path)
    },
    isParticipant: async (tin) => {
      const path = `/participants/0235:${tin}`
      const { answer, json } = await ask(path)
      if (answer.status === 404) return false
      if (!answer.ok) throw new ProviderError(`${path}: ${answer.status}`)
      return read(participantAnswer, json, path).registered
    },
  }
}
