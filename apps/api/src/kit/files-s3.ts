// The file store in an S3 bucket, path style; works with any server that speaks signature 4.
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { text as textOf } from 'node:stream/consumers'
import { AwsClient } from 'aws4fetch'
import { askS3, s3Limits, type S3Limits } from './ask-s3.ts'
import { assertKey, FileMissing, FilesAway, spool, type Files, type StoredFile } from './files.ts'

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** The bucket's web address: `s3:` means HTTPS, except on the machine itself; `s3+http:` never does. */
const bucketAddress = (url: URL): string => {
  const scheme = url.protocol === 's3:' && !loopback.test(url.hostname) ? 'https:' : 'http:'
  const bucket = url.pathname.replace(/^\/|\/$/g, '')
  if (!bucket || bucket.includes('/'))
    throw new RangeError('STORAGE_URL must name one bucket: s3://key:secret@host/bucket')
  return `${scheme}//${url.host}/${bucket}`
}

const text = (xml: string, tag: string): string => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? ''

async function* contentOf(answer: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    yield* answer as AsyncIterable<Uint8Array>
  } catch (cause) {
    throw new FilesAway('its answer broke off', { cause })
  }
}

export const s3Files = (url: URL, quarantine: string, limits: S3Limits = s3Limits): Files => {
  const address = bucketAddress(url)
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? 'us-east-1',
  })
  const ask = async (method: string, path: string, file?: string): Promise<IncomingMessage> => {
    const answer = await askS3(client, { method, url: `${address}${path}`, file }, limits)
    const status = answer.statusCode!
    if ((status >= 200 && status < 300) || status === 404) return answer
    throw new FilesAway(
      `it answered ${status} to ${method}: ${text(await textOf(answer).catch(() => ''), 'Code')}`,
    )
  }
  /** Whether the object is there; what else the answer says is not wanted. */
  const done = async (method: string, path: string, file?: string): Promise<boolean> => {
    const answer = await ask(method, path, file)
    answer.resume()
    return answer.statusCode !== 404
  }

  const files: Files = {
    quarantine,
    adopt: async (key, path) => {
      if (!(await done('PUT', `/${assertKey(key)}`, path))) throw new FilesAway('it has no such bucket')
      await rm(path, { force: true })
    },
    put: async (key, source) => {
      const path = join(quarantine, randomUUID())
      const written = await spool(path, source)
      try {
        await files.adopt(key, path)
      } finally {
        await rm(path, { force: true })
      }
      return written
    },
    get: async (key) => {
      const answer = await ask('GET', `/${assertKey(key)}`)
      if (answer.statusCode !== 404) return Readable.from(contentOf(answer), { objectMode: false })
      answer.resume()
      throw new FileMissing(key)
    },
    remove: async (key) => {
      await done('DELETE', `/${assertKey(key)}`)
    },
    exists: (key) => done('HEAD', `/${assertKey(key)}`),
    list: async function* (prefix = ''): AsyncGenerator<StoredFile> {
      const under = prefix && `&prefix=${encodeURIComponent(`${assertKey(prefix.replace(/\/$/, ''))}/`)}`
      for (let token = '', more = true; more;) {
        const page = token ? `&continuation-token=${encodeURIComponent(token)}` : ''
        const answer = await ask('GET', `?list-type=2&max-keys=1000${under}${page}`)
        const xml = await textOf(answer)
        if (answer.statusCode === 404) throw new FilesAway('it has no such bucket')
        for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs))
          yield {
            key: text(entry, 'Key'),
            size: Number(text(entry, 'Size')),
            modified: new Date(text(entry, 'LastModified')),
          }
        more = text(xml, 'IsTruncated') === 'true'
        token = text(xml, 'NextContinuationToken')
      }
    },
  }
  return files
}
