// One request to an S3 server, signed with AWS signature 4 and held to its progress, so that a server which is away or hangs is
// known within seconds, however much a request carries.
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { AwsClient } from 'aws4fetch'
import { FilesAway } from './files.ts'

export type S3Limits = {
  /** Until there is a connection. */
  connectMs: number
  /** Without a byte in either direction. */
  silentMs: number
}

export const s3Limits: S3Limits = { connectMs: 2_000, silentMs: 5_000 }

/** Tries of a request that the server puts off, as long as they take no longer than a connection may. */
const tries = 3
const keepAlive = { http: new http.Agent({ keepAlive: true }), https: new https.Agent({ keepAlive: true }) }

export type S3Ask = { method: string; url: string; file?: string | undefined }

/** Ends a request that does not get a connection, or is silent: neither sends nor receives for too long. */
const watch = (request: ClientRequest, secure: boolean, { connectMs, silentMs }: S3Limits): void => {
  let answer: IncomingMessage | undefined
  const end = (error: Error): void => void (answer ?? request).destroy(error)
  request.on('response', (response) => (answer = response))
  request.on('socket', (socket) => {
    if (!socket.connecting) return
    const late = setTimeout(() => end(new Error(`no connection within ${connectMs} ms`)), connectMs)
    socket.once(secure ? 'secureConnect' : 'connect', () => clearTimeout(late))
    socket.once('close', () => clearTimeout(late))
  })
  request.setTimeout(silentMs, () => end(new Error(`not a byte moved for ${silentMs} ms`)))
}

const send = async (client: AwsClient, ask: S3Ask, limits: S3Limits): Promise<IncomingMessage> => {
  const signed = await client.sign(ask.url, { method: ask.method })
  const secure = signed.url.startsWith('https:')
  const size = ask.file === undefined ? undefined : (await stat(ask.file)).size
  const request = (secure ? https : http).request(signed.url, {
    method: ask.method,
    headers: { ...Object.fromEntries(signed.headers), ...(size !== undefined && { 'content-length': size }) },
    agent: secure ? keepAlive.https : keepAlive.http,
  })
  watch(request, secure, limits)
  return new Promise((resolve, reject) => {
    request.on('response', resolve)
    request.on('error', (cause: NodeJS.ErrnoException) => {
      // The server closed a connection that was kept for the next request just as that one came.
      const stale = request.reusedSocket && cause.code === 'ECONNRESET'
      reject(stale ? new StaleConnection() : new FilesAway(`no answer to ${ask.method}`, { cause }))
    })
    // What fails here is heard of above.
    if (ask.file) pipeline(createReadStream(ask.file), request).catch(() => undefined)
    else request.end()
  })
}

class StaleConnection extends Error {}

/** The server's answer of whatever status; one that puts off is asked again while there is time. */
export const askS3 = async (client: AwsClient, ask: S3Ask, limits: S3Limits): Promise<IncomingMessage> => {
  const until = Date.now() + limits.connectMs
  for (let attempt = 1; ; attempt++) {
    const last = attempt === tries || Date.now() > until
    try {
      const answer = await send(client, ask, limits)
      const status = answer.statusCode!
      if (last || (status < 500 && status !== 429)) return answer
      answer.resume()
    } catch (error) {
      if (!(error instanceof StaleConnection)) throw error
      if (last) throw new FilesAway(`no answer to ${ask.method}`, { cause: error })
    }
    await pause(Math.random() * 50 * 2 ** attempt)
  }
}
