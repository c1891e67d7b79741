// What the server makes of the built pages: case, the content site for visitors, support details and links as configured.
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faceScript, signedInCookie } from '@marsa/model/site/face.ts'
import { builtSupport, type SiteFacts } from '@marsa/model/site/facts.ts'
import { addressesFile } from '@marsa/model/site/page-title.ts'
import { addressPlaceholder } from '@marsa/model/site/pages.ts'
import { servePages, type PageValues } from './pages.ts'

const footer = (lang: string) =>
  `<a data-content="freight" href="/${lang}/freight/home">x</a><a href="/${lang}/freight/home">nav</a>` +
  `<p class="foot-out" data-outside="${lang}"></p><a href="tel:80062772">800 62772</a>help@marsa.example`
const pages = ['home', 'freight/home', 'help/faq', 'mobile/termsandcondition']

let folder: string
const opened: FastifyInstance[] = []
const plain: SiteFacts = { support: builtSupport, contentSiteUrl: null, links: {} }

const opening = (site: SiteFacts, params: PageValues['params'] = {}) => {
  const http = Fastify()
  const show = servePages(
    http,
    { webDist: folder, publicUrl: 'https://marsa.example', site, params },
    (_, reply) => reply.status(404).send(),
  )
  opened.push(http)
  return { http, show }
}
const serving = (site: SiteFacts): FastifyInstance => opening(site).http
const get = (http: FastifyInstance, url: string, cookie = '') => http.inject({ url, headers: { cookie } })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marsa-pages-'))
  for (const lang of ['en', 'ar'])
    for (const page of pages) {
      const file = join(folder, lang, page, 'index.html')
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, `<html lang="${lang}">${page} ${footer(lang)}`)
    }
})
afterAll(async () => {
  for (const http of opened) await http.close()
  await rm(folder, { recursive: true })
})

test('pages are found without regard to case, services by their word, and what matches nothing says so', async () => {
  const http = serving(plain)
  expect((await get(http, '/ar/Mobile/TERMSandcondition')).body).toContain('lang="ar">mobile')
  expect((await get(http, '/EN/help/FAQ/')).body).toContain('help/faq')
  const led = await get(http, '/freight?from=letter', 'marsa_lang=ar')
  expect([led.statusCode, led.headers.location]).toEqual([302, '/ar/freight/home?from=letter'])
  expect((await get(http, '/ar/help/nothing')).statusCode).toBe(404)
})

test('the app answers for its pages, and an address beside them does not exist', async () => {
  await writeFile(join(folder, 'en/app.html'), 'the app')
  await writeFile(join(folder, 'en/404.html'), 'no such page')
  const http = serving(plain)
  const at = async (url: string) => {
    const { statusCode, body } = await get(http, url)
    return [statusCode, body]
  }
  expect(await at('/en/freight/shipments/FR-26-000018')).toEqual([200, 'the app'])
  expect(await at('/en/freight/shipments/FR-26-000018/nothing')).toEqual([404, 'no such page'])
  expect(await at('/en/admin/nothing')).toEqual([404, 'no such page'])
})

test('without a content site the built-in pages serve, as they were built', async () => {
  const { statusCode, body } = await get(serving(plain), '/en/freight/home')
  expect([statusCode, body]).toEqual([200, `<html lang="en">freight/home ${footer('en')}`])
})

test('one build serves any address: pages, the site map and robots.txt, compressed or not', async () => {
  const built: [string, string][] = [
    ['en/home/index.html', `<link rel="canonical" href="${addressPlaceholder}/en/home">`],
    ['sitemap.xml', `<loc>${addressPlaceholder}/ar/home</loc>`],
    ['robots.txt', `Sitemap: ${addressPlaceholder}/sitemap.xml`],
  ]
  const own = await mkdtemp(join(tmpdir(), 'marsa-pages-'))
  await mkdir(join(own, 'en/home'), { recursive: true })
  for (const [name, text] of built) {
    await writeFile(join(own, name), text)
    await writeFile(join(own, `${name}.gz`), gzipSync(text))
  }
  for (const publicUrl of ['https://portal.example', 'http://localhost:4000']) {
    const http = Fastify()
    opened.push(http)
    const parts = { webDist: own, publicUrl, site: plain, params: {} }
    servePages(http, parts, (_, reply) => reply.status(404).send())
    for (const [name, text] of built) {
      const url = `/${name.replace('/index.html', '')}`
      const expected = text.replaceAll(addressPlaceholder, publicUrl)
      expect((await get(http, url)).body).toBe(expected)
      const { rawPayload } = await http.inject({ url, headers: { 'accept-encoding': 'gzip' } })
      expect(gunzipSync(rawPayload).toString()).toBe(expected)
    }
  }
  await rm(own, { recursive: true })
})

test('a module has the type without which no browser runs it', async () => {
  await writeFile(join(folder, 'worker.mjs'), 'postMessage(1)')
  const { headers } = await get(serving(plain), '/worker.mjs')
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
})

test('with a content site visitors are led there; who is signed in, and every other page, stays', async () => {
  const http = serving({ ...plain, contentSiteUrl: 'https://content.example' })
  const led = await get(http, '/ar/freight/home?next=https://evil.example')
  expect([led.statusCode, led.headers.location]).toEqual([302, 'https://content.example/ar/freight'])
  expect((await get(http, '/ar/freight/home', 'marsa_signed_in=1')).statusCode).toBe(200)
  const { body } = await get(http, '/en/help/faq')
  expect(body).toContain('data-content="freight" href="https://content.example/en/freight"')
  expect(body).toContain('<a href="/en/freight/home">nav</a>')
})

test('support details and links outside are those that are configured, and nothing else is linked', async () => {
  const http = serving({
    support: { email: 'care@port.example', phone: '+971 4 555 0100' },
    contentSiteUrl: null,
    links: { APP_STORE_URL: 'https://apps.example/1?a=1&b="2"' },
  })
  const { body } = await get(http, '/ar/home')
  expect(body).toContain('<a href="tel:+97145550100">+971 4 555 0100</a>care@port.example')
  expect(body).toContain(
    'href="https://apps.example/1?a=1&#38;b=&#34;2&#34;" rel="noopener" target="_blank">آب ستور</a></p>',
  )
  expect(body.match(/target="_blank"/g)).toHaveLength(1)
})

test('figures stand in their places in the words of each language, and a new one changes page and tag', async () => {
  for (const lang of ['en', 'ar'])
    await writeFile(join(folder, lang, 'home/index.html'), `<style>a{b:c}</style>{answer} {unknown}`)
  const { http, show } = opening(plain, { answer: { en: '30 minutes', ar: '30 دقيقة' } })
  const first = await get(http, '/en/home')
  expect(first.body).toBe('<style>a{b:c}</style>30 minutes {unknown}')
  expect((await get(http, '/ar/home')).body).toContain('30 دقيقة')
  const kept = { 'if-none-match': String(first.headers.etag) }
  expect((await http.inject({ url: '/en/home', headers: kept })).statusCode).toBe(304)
  show({ site: plain, params: { answer: { en: 'one hour', ar: 'ساعة واحدة' } } })
  const next = await http.inject({ url: '/en/home', headers: kept })
  expect([next.statusCode, next.body]).toEqual([200, '<style>a{b:c}</style>one hour {unknown}'])
  expect((await get(http, '/ar/home')).body).toContain('ساعة واحدة')
})

test('the one script within a page is allowed by what it says, and no other', async () => {
  const policy = String((await get(serving(plain), '/en/home')).headers['content-security-policy'])
  const hash = createHash('sha256').update(faceScript).digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
})

test('the frame of the app has the title of its page in the language of the address, its files and its first calls for who is signed in', async () => {
  const own = await mkdtemp(join(tmpdir(), 'marsa-pages-'))
  const addresses = [
    {
      pattern: '^freight/shipments$',
      files: ['assets/list.js', 'assets/pages.css'],
      calls: ['List?tab=all&pageIndex=1', 'Needs'],
      en: 'My shipments · Marsa',
      ar: 'شحناتي · مرسى',
    },
    {
      pattern: '^freight/shipments/[^/]+$',
      files: [],
      calls: [],
      en: 'A & B <x> · Marsa',
      ar: 'شحنة · مرسى',
    },
  ]
  await writeFile(join(own, addressesFile), JSON.stringify(addresses))
  for (const lang of ['en', 'ar']) {
    await mkdir(join(own, lang))
    await writeFile(join(own, lang, 'app.html'), `<head><title>Marsa</title></head>${footer(lang)}`)
  }
  const http = Fastify()
  opened.push(http)
  const parts = { webDist: own, publicUrl: 'https://marsa.example', site: plain, params: {} }
  servePages(http, parts, (_, reply) => reply.status(404).send())
  const titleOf = async (url: string) => /<title>([^]*?)<\/title>/.exec((await get(http, url)).body)?.[1]
  expect(await titleOf('/en/freight/shipments?page=2')).toBe('My shipments · Marsa')
  expect(await titleOf('/ar/freight/shipments/')).toBe('شحناتي · مرسى')
  expect(await titleOf('/en/freight/shipments/1')).toBe('A &amp; B &lt;x> · Marsa')
  expect(await titleOf('/en/freight/quote')).toBe('Marsa')
  const namedIn = async (cookie?: string) =>
    (await get(http, '/en/freight/shipments', cookie)).body.match(/<(link|meta)[^>]*>/g)
  expect(await namedIn(`${signedInCookie}=1`)).toEqual([
    '<link rel="modulepreload" fetchpriority="low" href="/assets/list.js" crossorigin>',
    '<link rel="preload" as="style" href="/assets/pages.css" crossorigin>',
    '<meta name="first-calls" content="List?tab=all&amp;pageIndex=1 Needs">',
  ])
  expect(await namedIn()).toBeNull()
  const { headers, rawPayload } = await http.inject({
    url: '/ar/freight/shipments',
    headers: { 'accept-encoding': 'gzip' },
  })
  expect(gunzipSync(rawPayload).toString()).toContain('شحناتي')
  expect(headers.etag).not.toBe((await get(http, '/ar/freight/shipments/1')).headers.etag)
  await rm(own, { recursive: true })
})
