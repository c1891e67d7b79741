// The API's description: as a document, and as a page a person can read.
import type { FastifyInstance } from 'fastify'
import { allEndpoints, allProblems } from '@marsa/model/all.ts'
import { openApi } from './openapi.ts'

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const style =
  'body{margin:0 auto;max-width:960px;padding:32px 16px;font:16px/1.5 system-ui,sans-serif;color:#0f1b2d;background:#f6f8fa}' +
  'section{background:#fff;border:1px solid #dbe1e8;border-radius:12px;padding:16px 20px;margin:12px 0}h2{font-size:18px;margin:0}' +
  'code{font-size:14px;overflow-wrap:anywhere}p{margin:8px 0 0;color:#4b5a6e}a{color:#0b5c5b}'

const page = (): string => {
  const sections = allEndpoints.map((endpoint) => {
    const problems = (endpoint.problems ?? []).map(
      (code) =>
        `<li><code>${code}</code> ${allProblems[code]?.status ?? ''}: ${escape(allProblems[code]?.en ?? '')}</li>`,
    )
    return `<section id="${endpoint.verb}"><h2>${endpoint.verb}${endpoint.call ? ` (${endpoint.call})` : ''}</h2>
<code>${endpoint.method} /api/${escape(endpoint.path)}</code><p>For: ${Object.keys(endpoint.policy).join(', ')}</p>${problems.length ? `<ul>${problems.join('')}</ul>` : ''}</section>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Marsa API</title><style>${style}</style><main><h1>Marsa API</h1><p>The full description with schemas: <a href="/api/openapi.json">openapi.json</a></p>${sections.join('')}</main></html>`
}

/** Made when it is first asked for, and once. */
let description: Promise<string> | undefined
const describe = (): Promise<string> => (description ??= openApi().then((made) => JSON.stringify(made)))

export const apiDocs = (http: FastifyInstance): void => {
  http.get('/api/openapi.json', async (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(await describe()),
  )
  http.get('/api/docs', async (_request, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(page()),
  )
}
