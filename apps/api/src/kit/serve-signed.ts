// Mounts a contract whose caller signs the body as it was sent, byte for byte.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '@marsa/model/kit/endpoint.ts'
import { serve, type Call, type Server } from './serve.ts'

/** In a scope of its own, so that no other call keeps its body twice. */
export const serveSigned = <E extends Endpoint>(
  server: Server,
  endpoint: E,
  verb: (call: Call<E>, raw: string) => Promise<unknown>,
): void =>
  void server.http.register(async (scope: FastifyInstance) => {
    const bodies = new WeakMap<FastifyRequest, string>()
    const parse = scope.getDefaultJsonParser('error', 'error')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
      bodies.set(request, String(body))
      void parse(request, String(body), done)
    })
    serve({ ...server, http: scope }, endpoint, (call: Call<E>) => verb(call, bodies.get(call.request) ?? ''))
  })
