// Builds the driver's page: its document in both languages of addresses, its script and style, and the worker by which it opens offline.
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { languages } from '@marsa/model/kit/text.ts'
import { faceScript } from '@marsa/model/site/face.ts'
import { pageFile } from '@marsa/model/site/pages.ts'
import { driverText } from '@marsa/model/trucks/road/driver-text.ts'
import { pictograms } from '../src/trucks/drive/pictograms.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

type Bundled = Record<string, { file: string; css?: string[] }>

const bundle = async (dist: string): Promise<{ script: string; style: string }> => {
  await build({
    root,
    configFile: join(root, 'vite.drive.config.ts'),
    logLevel: 'warn',
    build: { outDir: dist },
  })
  const manifest = join(dist, 'drive-manifest.json')
  const { file, css } = (JSON.parse(await readFile(manifest, 'utf8')) as Bundled)[
    'src/trucks/drive/drive.ts'
  ]!
  await rm(manifest)
  return { script: `/${file}`, style: `/${css![0]!}` }
}

const symbols = Object.entries(pictograms)
  .map(([name, shape]) => `<symbol id="p-${name}" viewBox="0 0 24 24">${shape}</symbol>`)
  .join('')

const document = (lang: 'en' | 'ar', { script, style }: { script: string; style: string }): string =>
  `<!doctype html><html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Marsa</title><meta name="robots" content="noindex">
<meta name="theme-color" content="#ffffff"><link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link rel="stylesheet" href="${style}"><script>${faceScript}</script><script type="module" src="${script}"></script></head>
<body><svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${symbols}</defs></svg>
<header><h1 id="head">Marsa</h1><select id="languages" aria-label="${driverText.language.en} ${driverText.language.ar}"></select></header>
<main><p>${driverText.loading[lang]}</p></main></body></html>`

/** Opens the page from what it keeps and fetches nothing else; each build replaces all of it at once. */
const worker = (kept: string[], content: string): string => {
  const cache = `drive-${createHash('sha256').update(content).digest('base64url').slice(0, 8)}`
  return `const cache = '${cache}'
addEventListener('install', (event) => {
  const kept = [...${JSON.stringify(kept)}, new URL(registration.scope).pathname]
  event.waitUntil(caches.open(cache).then((open) => open.addAll(kept)).then(() => skipWaiting()))
})
addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('drive-') && name !== cache)
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

export const buildDrive = async (dist: string): Promise<void> => {
  const assets = await bundle(dist)
  const pages = languages.map((lang) => [pageFile(lang, 'drive'), document(lang, assets)] as const)
  for (const [file, html] of pages) {
    await mkdir(dirname(join(dist, file)), { recursive: true })
    await writeFile(join(dist, file), html)
  }
  const content = pages.map(([, html]) => html).join('')
  await writeFile(join(dist, 'drive-sw.js'), worker(Object.values(assets), content))
}
