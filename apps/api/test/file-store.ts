// A file store that speaks S3 with one bucket, `documents`, kept in a folder: it holds every request to its signature (version 4).
import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

export const fileStoreKey = { id: 'TESTKEY', secret: 'test-secret' }
const bucket = '/documents'

/** What S3 answers with an error document. */
class Refused extends Error {
  readonly status: number
  constructor(status: number, code: string) {
    super(code)
    this.status = status
  }
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Signature 4 as its description counts it, from what arrived. */
const checkSignature = ({ method, headers }: IncomingMessage, url: URL): void => {
  const signed =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    )
  if (!signed) throw new Refused(403, 'AccessDenied')
  const [, id, day, region, names, signature] = signed as unknown as string[]
  if (id !== fileStoreKey.id) throw new Refused(403, 'InvalidAccessKeyId')
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&')
  const lines = names!.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`)
  const payload = String(headers['x-amz-content-sha256'])
  const request = [method, url.pathname, query, lines.join(''), names, payload].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n')
  const key = ['s3', 'aws4_request'].reduce<Buffer>(
    hmac,
    hmac(hmac(`AWS4${fileStoreKey.secret}`, day!), region!),
  )
  if (!timingSafeEqual(hmac(key, text), Buffer.from(signature!, 'hex')))
    throw new Refused(403, 'SignatureDoesNotMatch')
}

/** A page of at most `max-keys` keys after the one that the page before ended with, in the order of their bytes. */
const listOf = async (folder: string, query: URLSearchParams): Promise<string> => {
  const after = query.get('continuation-token') ?? ''
  const most = Number(query.get('max-keys') ?? 1000)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const keys = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .toSorted()
  const contents = keys.slice(0, most).map(async (key) => {
    const { size, mtime } = await stat(path.join(folder, key))
    return `<Contents><Key>${key}</Key><LastModified>${mtime.toISOString()}</LastModified><Size>${size}</Size></Contents>`
  })
  const more = keys.length > most
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${(await Promise.all(contents)).join('')}${
    more ? `<NextContinuationToken>${keys[most - 1]}</NextContinuationToken>` : ''
  }</ListBucketResult>`
}

/** A store below `directory`; what is being written stands beside the bucket until it is whole. */
export const startFileStore = async (directory: string) => {
  const folder = path.join(directory, 'bucket')
  await mkdir(folder, { recursive: true })
  const put = async (request: IncomingMessage, file: string): Promise<void> => {
    const waiting = path.join(directory, randomUUID())
    await pipeline(request, createWriteStream(waiting))
    await mkdir(path.dirname(file), { recursive: true })
    await rename(waiting, file)
  }
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url!, 'http://store')
    checkSignature(request, url)
    if (url.pathname !== bucket && !url.pathname.startsWith(`${bucket}/`))
      throw new Refused(404, 'NoSuchBucket')
    const key = decodeURIComponent(url.pathname.slice(bucket.length + 1))
    if (!key) return void response.end(await listOf(folder, url.searchParams))
    const file = path.join(folder, key)
    if (request.method === 'PUT') await put(request, file)
    else if (request.method === 'DELETE') {
      await rm(file, { force: true })
      response.statusCode = 204
    } else {
      const found = await stat(file).catch(() => undefined)
      if (!found?.isFile()) throw new Refused(404, 'NoSuchKey')
      response.setHeader('content-length', found.size)
      if (request.method === 'GET') return pipeline(createReadStream(file), response)
    }
    response.end()
  }
  const server = http.createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      if (response.headersSent) return void response.destroy()
      response.writeHead(error instanceof Refused ? error.status : 500, { connection: 'close' })
      response.end(
        `<Error><Code>${error instanceof Refused ? error.message : 'InternalError'}</Code></Error>`,
      )
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    /** For `STORAGE_URL`, by this port or that of a proxy. */
    address: (by: number | string = port) =>
      `s3://${fileStoreKey.id}:${fileStoreKey.secret}@127.0.0.1:${by}${bucket}`,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
