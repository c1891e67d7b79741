// Builds a page apart from the app: its document in both languages of addresses, script and style, and the worker by which it opens offline.
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { languages, type Lang } from '@marsa/model/kit/text.ts'
import { faceScript } from '@marsa/model/site/face.ts'
import { pageFile, type OwnPage } from '@marsa/model/site/pages.ts'
import { stripContracts } from './strip-contracts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

type Bundled = Record<string, { file: string; css?: string[] }>

/** One script and one style sheet, which share nothing with the app. */
const bundle = async (dist: string, input: string): Promise<{ script: string; style: string }> => {
  const name = 'phone-manifest.json'
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [stripContracts()],
    build: {
      outDir: dist,
      emptyOutDir: false,
      manifest: name,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input,
        treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      },
    },
  })
  const manifest = join(dist, name)
  const { file, css } = (JSON.parse(await readFile(manifest, 'utf8')) as Bundled)[input]!
  await rm(manifest)
  return { script: `/${file}`, style: `/${css![0]!}` }
}

/** Opens the page from what it keeps and fetches nothing else; each build replaces all of it at once. */
const worker = (page: OwnPage, kept: string[], content: string): string => {
  const cache = `${page}-${createHash('sha256').update(content).digest('base64url').slice(0, 8)}`
  return `const cache = '${cache}'
addEventListener('install', (event) => {
  const kept = [...${JSON.stringify(kept)}, new URL(registration.scope).pathname]
  event.waitUntil(caches.open(cache).then((open) => open.addAll(kept)).then(() => skipWaiting()))
})
addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('${page}-') && name !== cache)
  const clean = caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
  event.waitUntil(clean.then(() => clients.claim()))
})
addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  const known = () => caches.open(cache).then((open) => open.match(request, { ignoreSearch: true }))
  event.respondWith(known().then((answer) => answer || fetch(request)))
})
`
}

const symbolsOf = (pictograms: Readonly<Record<string, string>>): string =>
  Object.entries(pictograms)
    .map(([name, shape]) => `<symbol id="p-${name}" viewBox="0 0 24 24">${shape}</symbol>`)
    .join('')

export type PhonePage = {
  page: OwnPage
  /** Below `apps/web`. */
  input: string
  pictograms: Readonly<Record<string, string>>
  title: (lang: Lang) => string
  /** Further tags of the head. */
  head?: (lang: Lang) => string
  body: (lang: Lang) => string
  /** Further files, by their address. */
  files?: Readonly<Record<string, string>>
  /** Says nothing without the network: it has no worker. */
  isOnline?: true
}

const documentOf = (
  made: PhonePage,
  lang: Lang,
  { script, style }: { script: string; style: string },
): string =>
  `<!doctype html><html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${made.title(lang)}</title><meta name="robots" content="noindex">
<meta name="theme-color" content="#ffffff"><link rel="icon" type="image/svg+xml" href="/favicon.svg">${made.head?.(lang) ?? ''}
<link rel="stylesheet" href="${style}"><script>${faceScript}</script><script type="module" src="${script}"></script></head>
<body><svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${symbolsOf(made.pictograms)}</defs></svg>
${made.body(lang)}</body></html>`

const write = async (dist: string, file: string, content: string): Promise<void> => {
  await mkdir(dirname(join(dist, file)), { recursive: true })
  await writeFile(join(dist, file), content)
}

export const buildPhonePage = async (dist: string, made: PhonePage): Promise<void> => {
  const assets = await bundle(dist, made.input)
  const pages = languages.map((lang) => [pageFile(lang, made.page), documentOf(made, lang, assets)] as const)
  for (const [file, html] of pages) await write(dist, file, html)
  const further = Object.entries(made.files ?? {})
  for (const [file, content] of further) await write(dist, file, content)
  if (made.isOnline) return
  const content = [...pages, ...further].map(([, text]) => text).join('')
  await write(dist, `${made.page}-sw.js`, worker(made.page, Object.values(assets), content))
}
