// One file sent to a verb: taken into quarantine, kept under a key while the verb writes who holds it, and dropped afterwards.
import type { FastifyRequest } from 'fastify'
import { Problem } from '@marsa/model/kit/problem.ts'
import { takeBack, type Files } from './files.ts'
import type { Call } from './serve.ts'

/** One file of a multipart body, inspected and still in quarantine, with the fields sent beside it. */
export type TakenFile = {
  fields: Record<string, string>
  name: string
  mediaType: string
  size: number
  sha256: Buffer
  /** Makes it durable under a key. */
  keep: (key: string) => Promise<void>
  /** Removes what is left of it in quarantine. */
  drop: () => Promise<void>
}

/** Takes one file of a request; refuses as an upload of documents would. */
export type TakeFile = (request: FastifyRequest) => Promise<TakenFile>

/** After a refusal the rest of the body is not read any more. */
export const closingOnRefusal = async <Answer>(
  { reply }: Pick<Call, 'reply'>,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Problem) void reply.header('connection', 'close')
    throw error
  }
}

export const withTakenFile = <Answer>(
  call: Pick<Call, 'request' | 'reply'>,
  take: TakeFile,
  use: (taken: TakenFile) => Promise<Answer>,
): Promise<Answer> =>
  closingOnRefusal(call, async () => {
    const taken = await take(call.request)
    try {
      return await use(taken)
    } finally {
      await taken.drop()
    }
  })

/** The key that is held after writing, and the one that it has replaced. */
type Held = { key: string; before?: string | null }

/**
 * Makes a file durable before `write` says who holds it. A repeated call gets the first one's answer, and its own file is
 * of no use; after a failure only a refusal is sure to have rolled back, otherwise the sweep decides.
 */
export const keepTaken = async <Written extends Held>(
  files: Files,
  taken: TakenFile,
  key: string,
  write: () => Promise<Written>,
): Promise<Written> => {
  await taken.keep(key)
  try {
    const written = await write()
    const useless = written.key === key ? written.before : key
    if (useless) await takeBack(files, [useless])
    return written
  } catch (error) {
    if (error instanceof Problem) await takeBack(files, [key])
    throw error
  }
}
