// The file store in an S3 bucket, path style, signed with AWS signature 4; works with any server that speaks it.
import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { assertKey, FileMissing, spool, type Files, type StoredFile } from './files.ts'

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

export const s3Files = (url: URL, quarantine: string): Files => {
  const address = bucketAddress(url)
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? 'us-east-1',
    retries: 2,
  })
  const ask = async (method: string, path: string, body?: Blob): Promise<Response> => {
    const answer = await client.fetch(`${address}${path}`, {
      method,
      ...(body && { body }),
      signal: AbortSignal.timeout(60_000),
    })
    if (answer.ok || answer.status === 404) return answer
    throw new Error(
      `the file store answered ${answer.status} to ${method}: ${text(await answer.text(), 'Code')}`,
    )
  }
  const drop = async (answer: Response): Promise<void> => answer.body?.cancel()

  const files: Files = {
    quarantine,
    adopt: async (key, path) => {
      const answer = await ask('PUT', `/${assertKey(key)}`, await openAsBlob(path))
      await drop(answer)
      if (!answer.ok) throw new Error('the file store has no such bucket')
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
      if (answer.ok && answer.body) return Readable.fromWeb(answer.body)
      await drop(answer)
      throw new FileMissing(key)
    },
    remove: async (key) => drop(await ask('DELETE', `/${assertKey(key)}`)),
    exists: async (key) => (await ask('HEAD', `/${assertKey(key)}`)).ok,
    list: async function* (prefix = ''): AsyncGenerator<StoredFile> {
      const under = prefix && `&prefix=${encodeURIComponent(`${assertKey(prefix.replace(/\/$/, ''))}/`)}`
      for (let token = '', more = true; more;) {
        const page = token ? `&continuation-token=${encodeURIComponent(token)}` : ''
        const answer = await ask('GET', `?list-type=2&max-keys=1000${under}${page}`)
        const xml = await answer.text()
        if (!answer.ok) throw new Error('the file store has no such bucket')
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
