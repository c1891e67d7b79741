// Which compressions a browser or a program takes.
import type { FastifyRequest } from 'fastify'

const named = { br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/, gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/ }
export type Encoding = keyof typeof named

/** `gzip;q=0` takes none. */
export const accepts = ({ headers }: FastifyRequest, encoding: Encoding): boolean =>
  named[encoding].test(String(headers['accept-encoding'] ?? ''))
