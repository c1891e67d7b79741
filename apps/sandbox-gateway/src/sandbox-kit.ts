// What the sandboxes of the demo share: settings, start and end, forms and fonts over HTTP, keys compared in constant time.
import { timingSafeEqual } from 'node:crypto'
import fs from 'node:fs'
import type { FastifyInstance } from 'fastify'

/** Answers the setting, or ends the process with a line that names it. */
export const must = (sandbox: string, name: string): string => {
  const value = process.env[name]
  if (value) return value
  console.error(`${sandbox}: ${name} is not set`)
  return process.exit(1)
}

/** Listens at HOST and PORT and prints the address; SIGTERM and SIGINT end it. */
export const runSandbox = async (sandbox: string, http: FastifyInstance): Promise<string> => {
  const end = (): void => void http.close().then(() => process.exit(0))
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
  try {
    const port = Number(process.env['PORT'] ?? 0)
    const listening = await http.listen({ host: process.env['HOST'] ?? '127.0.0.1', port })
    console.log(JSON.stringify({ listening }))
    return listening
  } catch (error) {
    console.error(`${sandbox}: ${(error as Error).message}`)
    return process.exit(1)
  }
}

export const same = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign]!)

export const readForms = (http: FastifyInstance): void =>
  http.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

/** Headers of a page that holds what it needs; `formTo` are further origins that its forms may lead to. */
export const pageHeaders = (nonce: string, formTo = ''): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; font-src 'self'; form-action 'self' ${formTo}; base-uri 'none'; frame-ancestors 'none'`,
})

const fonts: Record<string, string> = {
  'readex-pro-latin.woff2': '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2',
  'readex-pro-arabic.woff2': '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2',
  'plex-500.woff2': '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-500-normal.woff2',
  'plex-600.woff2': '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2',
}

export const serveFonts = (http: FastifyInstance): void =>
  void http.get('/fonts/:file', (request, reply) => {
    const file = fonts[(request.params as { file: string }).file]
    if (!file) return reply.callNotFound()
    return reply
      .headers({ 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000, immutable' })
      .send(fs.readFileSync(new URL(import.meta.resolve(file))))
  })
