// Pages of phones as the product serves them, with their policy, over the API of a test.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import Fastify from 'fastify'
import { builtSupport } from '@marsa/model/site/facts.ts'
import { servePages } from '../src/kit/pages.ts'
import type { TestApp } from './app.ts'

const apiOf = async (app: TestApp, request: IncomingMessage) =>
  app.http.inject({
    method: request.method as 'GET',
    url: request.url!,
    headers: request.headers as Record<string, string>,
    payload: await buffer(request),
  })

export type PhoneServer = {
  address: string
  /** Calls whose answer never reaches a phone; what was sent is done all the same. */
  isDeaf: (url: string) => boolean
  close: () => void
}

export const openPhoneServer = async (app: TestApp, dist: string): Promise<PhoneServer> => {
  const pages = Fastify()
  const site = { support: builtSupport, contentSiteUrl: null, links: {} }
  servePages(pages, { webDist: dist, publicUrl: 'http://localhost', site, params: {} }, (_, reply) =>
    reply.status(404).send(),
  )
  const server = createServer(async (request, response) => {
    if (request.url!.startsWith('/api/')) {
      const { statusCode, headers, rawPayload } = await apiOf(app, request)
      if (opened.isDeaf(request.url!)) return void request.socket.destroy()
      response.writeHead(statusCode, headers as Record<string, string>).end(rawPayload)
      return
    }
    const { statusCode, headers, rawPayload } = await pages.inject({ url: request.url! })
    response.writeHead(statusCode, headers as Record<string, string>).end(rawPayload)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const opened: PhoneServer = {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    isDeaf: () => false,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return opened
}
