// Calls of help: callback requests and the newsletter, which also come as forms, the directories and page texts.
import type { FastifyInstance } from 'fastify'
import * as contracts from '@marsa/model/help/endpoints.ts'
import type { Endpoint } from '@marsa/model/kit/endpoint.ts'
import { serve, type Call, type Server } from '../kit/serve.ts'
import { closeCallback } from './close-callback.ts'
import { confirmNewsletter } from './confirm-newsletter.ts'
import { fieldsOf, pageAfter, urlencodedFields, wantsPage } from './form-posts.ts'
import { getAgentList } from './get-agent-list.ts'
import { getDepartmentDirectory } from './get-department-directory.ts'
import { getLocaleContent } from './get-locale-content.ts'
import { joinNewsletter, type NewsletterParts } from './join-newsletter.ts'
import { leaveNewsletter } from './leave-newsletter.ts'
import { listCallbacks } from './list-callbacks.ts'
import { sendCallbackRequest } from './send-callback-request.ts'
import { takeCallback } from './take-callback.ts'

/** Serves a call whose contract also comes as a form of a page: with JSON for programs, with a page for people. */
const serveForm = <E extends Endpoint>(
  server: Server,
  endpoint: E,
  page: { path: string; done: string; failed: string },
  verb: (call: Call<E>) => Promise<unknown>,
): void => {
  // In a scope of its own, so that no other call takes forms.
  void server.http.register(async (scope: FastifyInstance) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, urlencodedFields(String(body))),
    )
    scope.addHook('preValidation', async (request) => {
      if (request.isMultipart()) request.body = await fieldsOf(request)
    })
    scope.setErrorHandler((error, request, reply) => {
      if (!wantsPage(request)) throw error
      return reply.redirect(pageAfter(request.query, page.path, page.failed), 303)
    })
    serve({ ...server, http: scope }, endpoint, async (call: Call<E>) => {
      const answer = await verb(call)
      return wantsPage(call.request)
        ? call.reply.redirect(pageAfter(call.request.query, page.path, page.done), 303)
        : answer
    })
  })
}

export const helpRoutes = (server: Server, parts: NewsletterParts): void => {
  const contact = { path: 'help/contact', done: 'sent', failed: 'failed' }
  const newsletter = { path: 'help/newsletter', done: 'asked', failed: 'failed' }
  serveForm(server, contracts.sendCallbackRequest, contact, sendCallbackRequest)
  serveForm(server, contracts.joinNewsletter, newsletter, joinNewsletter(parts))
  serve(server, contracts.confirmNewsletter, confirmNewsletter(parts.secret))
  serve(server, contracts.leaveNewsletter, leaveNewsletter)
  serve(server, contracts.listCallbacks, listCallbacks)
  serve(server, contracts.takeCallback, takeCallback)
  serve(server, contracts.closeCallback, closeCallback)
  serve(server, contracts.getDepartmentDirectory, getDepartmentDirectory)
  serve(server, contracts.getAgentList, getAgentList)
  serve(server, contracts.getLocaleContent, getLocaleContent)
}
