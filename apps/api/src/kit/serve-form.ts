// Mounts a contract that also comes as a form of a page: with JSON for programs, with a way back to a page for people.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '@marsa/model/kit/endpoint.ts'
import { asLang } from '@marsa/model/kit/text.ts'
import { fieldsOf, pageAfter, urlencodedFields, wantsPage } from './form-posts.ts'
import { serve, type Call, type Server } from './serve.ts'

/** Pages below the language, with what they show: `help/contact#sent`. */
export type FormPages = { done: string; failed: string }

/** In a scope of its own, so that no other call takes forms. */
const formScope = (server: Server, mount: (scope: FastifyInstance) => void): void =>
  void server.http.register(async (scope: FastifyInstance) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, urlencodedFields(String(body))),
    )
    scope.addHook('preValidation', async (request) => {
      if (request.isMultipart()) request.body = await fieldsOf(request)
    })
    mount(scope)
  })

export const serveForm = <E extends Endpoint>(
  server: Server,
  endpoint: E,
  pages: FormPages,
  verb: (call: Call<E>) => Promise<unknown>,
): void =>
  formScope(server, (scope) => {
    scope.setErrorHandler((error, request, reply) => {
      if (!wantsPage(request)) throw error
      return reply.redirect(pageAfter(request.query, pages.failed), 303)
    })
    serve({ ...server, http: scope }, endpoint, async (call: Call<E>) => {
      const answer = await verb(call)
      return wantsPage(call.request)
        ? call.reply.redirect(pageAfter(call.request.query, pages.done), 303)
        : answer
    })
  })

const tokenOf = (request: FastifyRequest): string => {
  const { token } = request.query as { token?: unknown }
  return encodeURIComponent(typeof token === 'string' ? token : '')
}

/**
 * The form of a page that a mail leads to is sent to the page's own address, which holds the mail's value, because a
 * page that is a file cannot write it anywhere else; it goes on to the call with the same method and body (307).
 */
export const forwardForm = (server: Server, page: string, endpoint: Endpoint): void =>
  formScope(server, (scope) => {
    scope.post(`/:lang/${page}`, async (request, reply) => {
      const { lang } = request.params as { lang?: unknown }
      const address = `/api/${endpoint.path}?lang=${asLang(lang)}&token=${tokenOf(request)}`
      return reply.header('cache-control', 'no-store').redirect(address, 307)
    })
  })

/** A browser that opens the address of a mail's call is led to its page. */
export const showFormPage = (server: Server, page: string, endpoint: Endpoint): void =>
  void server.http.get(`/api/${endpoint.path}`, async (request, reply) => {
    const { lang } = request.query as { lang?: unknown }
    const address = `/${asLang(lang)}/${page}?token=${tokenOf(request)}`
    return reply.header('cache-control', 'no-store').redirect(address, 302)
  })
