// Posts to an address that a customer has entered (SSRF): a public address, looked up once and kept for the connection, no
// redirects, one time limit for everything, and a capped answer.
import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import type { LookupFunction } from 'node:net'
import { isLoopback, isPublicAddress } from './public-address.ts'

export type OutsideFault = 'not-found' | 'private' | 'tls' | 'timeout' | 'refused' | 'broken'
/** An answer with the beginning of its body, or why there was none. */
export type OutsideAnswer =
  | { status: number; body: string; milliseconds: number }
  | { fault: OutsideFault; milliseconds: number }

type Found = { address: string; family: number }
type Resolve = (name: string) => Promise<Found[]>
const bySystem: Resolve = (name) => lookup(name, { all: true, order: 'ipv4first' })

export type OutsidePost = {
  url: URL
  body: string
  headers: Record<string, string>
  seconds: number
  /** Bytes of the answer that are read. */
  mostBytes: number
  /** Which addresses may be called; only public ones unless stated. */
  isOpen?: (address: string) => boolean
  /** How names are looked up; by the system unless stated. */
  resolve?: Resolve
}

class Fault extends Error {
  readonly kind: OutsideFault
  constructor(kind: OutsideFault) {
    super(kind)
    this.kind = kind
  }
}

/** Public addresses; where it is allowed, plain `http://localhost` leads to this machine. */
export const openAddresses =
  (url: URL, allowLocal: boolean) =>
  (address: string): boolean =>
    allowLocal && url.protocol === 'http:' && url.hostname === 'localhost'
      ? isLoopback(address)
      : isPublicAddress(address)

/** The one address that is called: every address of the name must be open, so that none can be picked later. */
export const targetOf = async (
  url: URL,
  isOpen: (address: string) => boolean = isPublicAddress,
  resolve: Resolve = bySystem,
): Promise<Found> => {
  const name = url.hostname.replace(/^\[|\]$/g, '')
  const found = await resolve(name).catch(() => [])
  if (found.length === 0) throw new Fault('not-found')
  if (!found.every(({ address }) => isOpen(address))) throw new Fault('private')
  return found[0]!
}

const kindOf = (error: unknown): OutsideFault => {
  if (error instanceof Fault) return error.kind
  const { code = '', name = '' } = error as { code?: string; name?: string }
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ABORT_ERR') return 'timeout'
  if (code === 'ECONNREFUSED') return 'refused'
  if (/^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO|HOSTNAME_MISMATCH)/.test(code))
    return 'tls'
  return 'broken'
}

const read = async (answer: IncomingMessage, mostBytes: number): Promise<string> => {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part)
    size += part.length
    if (size >= mostBytes) break
  }
  return Buffer.concat(parts).subarray(0, mostBytes).toString('utf8')
}

/** Loaded at the first post: as a module it brings a whole client for fetch along, which a start does not wait for. */
const clientFor = async ({ protocol }: URL) =>
  protocol === 'https:' ? (await import('node:https')).default : (await import('node:http')).default

const send = async (post: OutsidePost, target: Found, signal: AbortSignal) => {
  const client = await clientFor(post.url)
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const pinned: LookupFunction = (_name, options, done) =>
      options.all ? done(null, [target]) : done(null, target.address, target.family)
    const request = client.request(post.url, {
      method: 'POST',
      headers: { ...post.headers, 'content-length': Buffer.byteLength(post.body) },
      lookup: pinned,
      agent: false,
      signal,
    })
    request.on('error', reject)
    request.on('response', (answer) => {
      read(answer, post.mostBytes)
        .then((body) => resolve({ status: answer.statusCode ?? 0, body }))
        .catch(reject)
        .finally(() => request.destroy())
    })
    request.end(post.body)
  })
}

/** Posts once. Never throws for what the other side does. */
export const postOutside = async (post: OutsidePost): Promise<OutsideAnswer> => {
  const began = performance.now()
  const signal = AbortSignal.timeout(post.seconds * 1000)
  const tooLate = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Fault('timeout')), { once: true }),
  )
  const work = async () => send(post, await targetOf(post.url, post.isOpen, post.resolve), signal)
  const milliseconds = () => Math.round(performance.now() - began)
  try {
    return { ...(await Promise.race([work(), tooLate])), milliseconds: milliseconds() }
  } catch (error) {
    return { fault: kindOf(error), milliseconds: milliseconds() }
  }
}
