// Compresses answers in JSON on their way: a list becomes a fifth of its size, which a phone feels.
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { accepts } from './accepts.ts'

/** Characters below which nothing is gained; sessions and other secrets are far shorter, so their length tells nothing. */
const least = 1_400

/** With a callback: most answers are short, and a promise for each would cost more than this. */
export const compressAnswers = (http: FastifyInstance): void => {
  http.addHook('onSend', (request, reply, payload, done) => {
    if (
      typeof payload !== 'string' ||
      payload.length < least ||
      !String(reply.getHeader('content-type')).startsWith('application/json')
    )
      return done(null, payload)
    void reply.header('vary', 'accept-encoding')
    if (!accepts(request, 'gzip')) return done(null, payload)
    gzip(payload, (problem, small) => {
      if (problem) return done(null, payload)
      void reply.header('content-encoding', 'gzip').removeHeader('content-length')
      done(null, small)
    })
  })
}
