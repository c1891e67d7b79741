// Serves the built web pages from memory: precompressed, with tags, hashed files for ever, and the real address in pages.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { firstCallsName } from '@marsa/model/site/first-calls.ts'
import { accepts, type Encoding } from './accepts.ts'

const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
}

const asText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

type Rewrite = (text: string, name: string) => string
type Body = { plain: Buffer; br?: Buffer; gzip?: Buffer; tag: string; type: string; forever: boolean }

const tagOf = (bytes: Buffer): string => `W/"${createHash('sha1').update(bytes).digest('base64url')}"`

const read = (file: string): Buffer | undefined => (fs.existsSync(file) ? fs.readFileSync(file) : undefined)

const bodyOf = (folder: string, name: string, rewrite: Rewrite): Body => {
  const file = path.join(folder, name)
  const stored = fs.readFileSync(file)
  const type = mediaTypes[path.extname(name)] ?? 'application/octet-stream'
  const rewritten = /^(text\/html|application\/xml|text\/plain)/.test(type)
    ? Buffer.from(rewrite(stored.toString(), name))
    : stored
  const forever = name.startsWith('assets/')
  if (rewritten.equals(stored))
    return {
      plain: stored,
      br: read(`${file}.br`),
      gzip: read(`${file}.gz`),
      tag: tagOf(stored),
      type,
      forever,
    }
  const br = brotliCompressSync(rewritten, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  return { plain: rewritten, br, gzip: gzipSync(rewritten), tag: tagOf(rewritten), type, forever }
}

const encodingOf = (request: FastifyRequest, body: Body): Encoding | undefined =>
  (['br', 'gzip'] as const).find((encoding) => body[encoding] && accepts(request, encoding))

type Sending = {
  status?: number
  /** Whether browsers keep it to ask whether it is the newest; a page that nobody keeps says so itself. */
  isKept?: boolean
}

const send = (
  request: FastifyRequest,
  reply: FastifyReply,
  body: Body,
  { status = 200, isKept = true }: Sending = {},
): FastifyReply => {
  const encoding = encodingOf(request, body)
  void reply.status(status).header('content-type', body.type).header('vary', 'accept-encoding')
  if (isKept)
    void reply
      .header('cache-control', body.forever ? 'public, max-age=31536000, immutable' : 'no-cache')
      .header('etag', body.tag)
  if (isKept && status === 200 && request.headers['if-none-match']?.includes(body.tag))
    return reply.status(304).send()
  if (encoding) void reply.header('content-encoding', encoding)
  return reply.send(encoding ? body[encoding] : body.plain)
}

/** The title of a page, and what is fetched while its script is still on its way. */
type Head = { title: string; files: readonly string[]; calls: readonly string[] }

// A browser has six connections: the renewal of the session and the first calls go before files that nobody runs yet.
const fileLink = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" href="/${file}" crossorigin>`
    : `<link rel="modulepreload" fetchpriority="low" href="/${file}" crossorigin>`

const callsElement = (calls: readonly string[]): string =>
  calls.length > 0 ? `<meta name="${firstCallsName}" content="${asText(calls.join(' '))}">` : ''

const withHead = (text: string, { title, files, calls }: Head): string =>
  text
    .replace(/<title>[^<]*/, () => `<title>${asText(title)}`)
    .replace('</head>', () => `${files.map(fileLink).join('')}${callsElement(calls)}</head>`)

export type StaticFiles = {
  has: (name: string) => boolean
  /** Answers a file of the folder; its name comes from `has`, never from the caller alone. */
  send: (request: FastifyRequest, reply: FastifyReply, name: string, how?: Sending) => FastifyReply
  /** The same page under a head of its own. */
  sendHeaded: (request: FastifyRequest, reply: FastifyReply, name: string, head: Head) => FastifyReply
}

/** Names of the files below a folder, level by level, which is quicker than the recursive listing that asks for each entry. */
const namesIn = (folder: string, prefix = ''): string[] =>
  fs
    .readdirSync(path.join(folder, prefix), { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory() ? namesIn(folder, `${prefix}${entry.name}/`) : `${prefix}${entry.name}`,
    )

/** Lists the folder once; files are read at first use and kept. `rewrite` changes pages, such as their address. */
export const staticFiles = (folder: string, rewrite: Rewrite): StaticFiles => {
  const listed = fs.existsSync(folder) ? namesIn(folder) : []
  const names = new Set(listed.filter((name) => !/\.(br|gz|map)$/.test(name)))
  const bodies = new Map<string, Body>()
  const kept = (key: string, make: () => Body): Body => {
    let body = bodies.get(key)
    if (!body) bodies.set(key, (body = make()))
    return body
  }
  return {
    has: (name) => names.has(name),
    send: (request, reply, name, how) =>
      send(
        request,
        reply,
        kept(name, () => bodyOf(folder, name, rewrite)),
        how,
      ),
    sendHeaded: (request, reply, name, head) =>
      send(
        request,
        reply,
        kept([name, head.title, ...head.files, ...head.calls].join('\0'), () =>
          bodyOf(folder, name, (text) => withHead(rewrite(text, name), head)),
        ),
      ),
  }
}
