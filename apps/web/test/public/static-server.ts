// Serves the built pages the way the product does: values in their places, brotli siblings, long caching, 404 page.
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { textParams } from '@marsa/model/help/text-params.ts'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { asLang, say } from '@marsa/model/kit/text.ts'
import { appFile, appLanguage, errorFile, publicFallback, publicFile } from '@marsa/model/site/pages.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
}

const params = textParams(settingDefaults)

export interface StaticServer {
  address: string
  /** Answers of the API that a test wants, by path. */
  answers: Map<string, { status: number; body: unknown }>
  close: () => Promise<void>
}

export const serveDist = async (dist: string): Promise<StaticServer> => {
  const answers: StaticServer['answers'] = new Map()
  const server = createServer(async (request, response) => {
    const path = new URL(request.url!, 'http://localhost').pathname
    const answer = answers.get(path)
    if (answer) {
      response
        .writeHead(answer.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer.body))
      return
    }
    const send = async (file: string, status = 200) => {
      const type = types[extname(file)] ?? 'application/octet-stream'
      const cache = file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
      const page = extname(file) === '.html'
      const small = page ? undefined : await readFile(join(dist, `${file}.br`)).catch(() => undefined)
      const stored = small ?? (await readFile(join(dist, file)))
      const html = page ? stored.toString() : ''
      const body = page ? say(asLang(file.slice(0, 2)), { en: html, ar: html }, params) : stored
      response
        .writeHead(status, {
          'content-type': type,
          'cache-control': cache,
          ...(small ? { 'content-encoding': 'br' } : {}),
        })
        .end(body)
    }
    try {
      const app = appLanguage(path)
      await send(publicFile(path) ?? (app ? appFile(app) : path.slice(1)))
    } catch {
      const way = publicFallback(path, request.headers['accept-language'])
      if ('redirect' in way) response.writeHead(302, { location: way.redirect }).end()
      else await send(errorFile(way.notFound, '404'), 404)
    }
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { address, answers, close: () => new Promise((done) => server.close(() => done())) }
}
