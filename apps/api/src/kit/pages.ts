// Answers every address that is not the API: public pages, the app's frame, files, and where an unknown path leads (A 2).
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  addressPlaceholder,
  appFile,
  appLanguage,
  errorFile,
  isEmbedded,
  languageCookie,
  publicFallback,
  publicFile,
} from '@marsa/model/site/pages.ts'
import { contentAddress } from '@marsa/model/site/content-site.ts'
import { faceScript, signedInCookie } from '@marsa/model/site/face.ts'
import { scriptPolicy } from '@marsa/model/site/script-policy.ts'
import { addressesFile, type AppAddress } from '@marsa/model/site/page-title.ts'
import type { SiteFacts } from '@marsa/model/site/facts.ts'
import { asLang, say, type TextParams } from '@marsa/model/kit/text.ts'
import { cookieOf } from './session-cookies.ts'
import { withFacts } from './site-facts.ts'
import { staticFiles } from './static-files.ts'

export type PagesParts = { webDist: string; publicUrl: string }

/** What the pages say that is not fixed when they are built; values fill the places left open in their texts. */
export type PageValues = { site: SiteFacts; params: TextParams }

const policyOf = (ancestors: "'none'" | "'self'"): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'sha256-${createHash('sha256').update(faceScript).digest('base64')}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-src 'self'",
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${scriptPolicy}`,
  ].join('; ')
const htmlPolicy = policyOf("'none'")

/** A report in a frame of our own pages: kept by nobody, and its address told to nobody. */
const embedHeaders = {
  'content-security-policy': policyOf("'self'"),
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
}

/** Of the page that reads codes by camera; everywhere else it is closed. */
const cameraPolicy = 'camera=(self), microphone=(), geolocation=(self)'
const usesCamera = (path: string): boolean => /^\/(en|ar)\/courier\/?$/i.test(path)

/** What the page of an address below the language is, as the build has written it down. */
const addressesOf = (webDist: string): ((below: string) => AppAddress | undefined) => {
  const file = join(webDist, addressesFile)
  const rows = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as AppAddress[]) : []
  const table = rows.map((row) => ({ row, pattern: new RegExp(row.pattern, 'i') }))
  return (below) => table.find(({ pattern }) => pattern.test(below.replace(/\/+$/, '')))?.row
}

/**
 * Mounted as the handler of paths that no route took; the API's own unknown paths stay JSON. Answers what tells the pages
 * that they say something else now.
 */
export const servePages = (
  http: FastifyInstance,
  { webDist, publicUrl, ...built }: PagesParts & PageValues,
  notFound: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): ((now: PageValues) => void) => {
  const filesFor = ({ site, params }: PageValues) => {
    const facts = withFacts(site)
    return staticFiles(webDist, (text, name) => {
      const addressed = facts(text.replaceAll(addressPlaceholder, publicUrl))
      return say(asLang(name.split('/')[0]), { en: addressed, ar: addressed }, params)
    })
  }
  const addressOf = addressesOf(webDist)
  let values: PageValues = built
  let files = filesFor(values)
  /** Visitors read about the services on the content site, where there is one; who is signed in stays here. */
  const elsewhere = (request: FastifyRequest, path: string): string | undefined =>
    values.site.contentSiteUrl && !cookieOf(request, signedInCookie)
      ? contentAddress(values.site.contentSiteUrl, path)
      : undefined
  http.setNotFoundHandler((request, reply) => {
    const path = decodeURI(request.url.split('?')[0] ?? '/')
    if (path.startsWith('/api/') || (request.method !== 'GET' && request.method !== 'HEAD'))
      return notFound(request, reply)
    void reply.header('content-security-policy', htmlPolicy)
    if (usesCamera(path)) void reply.header('permissions-policy', cameraPolicy)
    const outside = elsewhere(request, path)
    if (outside) return reply.header('cache-control', 'no-store').redirect(outside, 302)
    const name = publicFile(path) ?? path.slice(1)
    if (files.has(name) && isEmbedded(path))
      return files.send(request, reply.headers(embedHeaders), name, { isKept: false })
    if (files.has(name)) return files.send(request, reply, name)
    const lang = appLanguage(path)
    if (lang && files.has(appFile(lang))) {
      const address = addressOf(path.slice(lang.length + 2))
      if (!address) return files.send(request, reply, appFile(lang))
      // A visitor is mostly sent elsewhere.
      const ahead = cookieOf(request, signedInCookie) ? address : { files: [], calls: [] }
      return files.sendHeaded(request, reply, appFile(lang), { title: address[lang], ...ahead })
    }
    const fallback = publicFallback(
      path,
      request.headers['accept-language'],
      cookieOf(request, languageCookie),
    )
    if ('redirect' in fallback) {
      const search = request.url.slice(request.url.split('?')[0]!.length)
      return reply.header('cache-control', 'no-store').redirect(fallback.redirect + search, 302)
    }
    const page = errorFile(fallback.notFound, '404')
    return files.has(page) ? files.send(request, reply, page, { status: 404 }) : notFound(request, reply)
  })
  return (next) => {
    // Writing the pages anew takes a moment, and most changes of settings are none of theirs.
    if (JSON.stringify(next) === JSON.stringify(values)) return
    values = next
    files = filesFor(values)
  }
}
