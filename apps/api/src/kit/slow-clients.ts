// How long a client may take to send a request. Headers and the whole are timed by Node's server; what it cannot tell apart is
// a body that should be short from an upload that takes long because it is large: that one is held to its progress.
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export type Patience = {
  /** Until all headers are there. */
  headersMs: number
  /** Until a body is there; an upload must move on within each such span. */
  bodyMs: number
  /** Bytes that an upload must bring in each span: about 1 KB a second. */
  leastBytes: number
  /** Until the largest upload is there. */
  wholeMs: number
  /** How often Node looks for connections that are late. */
  checkMs: number
}

export const patience: Patience = {
  headersMs: 10_000,
  bodyMs: 15_000,
  leastBytes: 16 * 1024,
  wholeMs: 30 * 60_000,
  checkMs: 1_000,
}

/** For Fastify and the server that it makes. */
export const timeoutOptions = ({ headersMs, wholeMs, checkMs }: Patience) => ({
  requestTimeout: wholeMs,
  http: { headersTimeout: headersMs, requestTimeout: wholeMs, connectionsCheckingInterval: checkMs },
})

/** The error of Node's own timeouts, so that both end in the same way: 408 and a closed connection. */
const late = (): Error =>
  Object.assign(new Error('the body of the request came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })

/** Cuts bodies that do not come. An answer that is under way is not held to anything. */
export const cutSlowBodies = (http: FastifyInstance, { bodyMs, leastBytes }: Patience): void => {
  http.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    const { socket } = raw
    const expected = Number(raw.headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in raw.headers
    // Calls that are made inside the process have no connection.
    if (!expected || !(socket instanceof Socket)) return done()
    const isUpload = /^multipart\//i.test(raw.headers['content-type'] ?? '')
    let seen = socket.bytesRead
    // What came while the process was busy is read first.
    const check = (): void => void setImmediate(judge)
    const judge = (): void => {
      if (raw.complete || raw.destroyed) return
      const moved = socket.bytesRead - seen >= leastBytes
      // What has come and is not yet taken is our delay, not the client's.
      if (isUpload && (moved || raw.readableLength > 0)) {
        seen = socket.bytesRead
        timer = setTimeout(check, bodyMs).unref()
      } else if (reply.raw.headersSent) socket.destroy()
      else http.server.emit('clientError', late(), socket)
    }
    let timer = setTimeout(check, bodyMs).unref()
    raw.once('close', () => clearTimeout(timer))
    done()
  })
}
