// Builds the public side into a folder: islands, fonts, pages of both languages, icon, robots and site map.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, createServer } from 'vite'
import { criticalCss, usedBy } from './critical-css.ts'
import { fontFaces, writeFonts } from './fonts.ts'
import { addressPlaceholder, errorFile, publicPaths } from '@marsa/model/site/pages.ts'
import { serviceWorker } from './service-worker.ts'
import type { renderPages } from '../src/public/render.tsx'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Bundles the islands; answers the address of the entry script. */
const buildIslands = async (dist: string) => {
  const configFile = join(root, 'vite.public.config.ts')
  await build({ root, configFile, logLevel: 'warn', build: { outDir: dist } })
  const manifestFile = join(dist, 'public-manifest.json')
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Record<string, { file: string }>
  await rm(manifestFile)
  return `/${manifest['src/public/islands.ts']!.file}`
}

/** The pages are TSX, so Vite loads them; nothing is served. */
const withRender = async <Answer>(run: (render: typeof renderPages) => Promise<Answer>) => {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const module = (await server.ssrLoadModule('/src/public/render.tsx')) as {
      renderPages: typeof renderPages
    }
    return await run(module.renderPages)
  } finally {
    await server.close()
  }
}

/** Sources that name classes which no rendered page shows yet. */
const islandSources = async () => {
  const folders = ['src/public/islands', 'src/public/dom'].map((folder) => join(root, folder))
  const files = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).map((name) => join(folder, name))),
  )
  return Promise.all(files.flat().map((file) => readFile(file, 'utf8')))
}

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#0b5c5b"/><path d="M7.5 11.5v4.5a8.5 8.5 0 0 0 17 0v-4.5" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/><circle cx="16" cy="12.5" r="3.1" fill="#fff"/></svg>'

const siteMap = (address: string) => {
  const places = ['en', 'ar'].flatMap((lang) => publicPaths.map((path) => `${address}/${lang}/${path}`))
  const urls = places.map((place) => `<url><loc>${place}</loc></url>`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`
}

/** Writes the public side into `dist`; `address` is the site's own, or the placeholder that the server replaces. */
export const buildPublic = async (dist: string, address = addressPlaceholder): Promise<void> => {
  const write = async (file: string, content: string) => {
    await mkdir(dirname(join(dist, file)), { recursive: true })
    await writeFile(join(dist, file), content)
  }
  const [script, fonts] = await Promise.all([buildIslands(dist), writeFonts(dist)])
  await withRender(async (render) => {
    const assets = { script, css: '', font: { en: fonts.latin, ar: fonts.arabic } }
    const used = usedBy(Object.values(render(assets)), await islandSources())
    const css = await criticalCss(fontFaces(fonts), used)
    const pages = Object.entries(render({ ...assets, css }))
    await Promise.all(pages.map(([file, html]) => write(file, html.replaceAll(addressPlaceholder, address))))
    const offline = [errorFile('en', 'offline'), errorFile('ar', 'offline')]
    const kept = [...offline.map((file) => `/${file}`), ...Object.values(fonts)]
    const content = pages.filter(([file]) => offline.includes(file)).map(([, html]) => html)
    await write('sw.js', serviceWorker(kept, content.join('')))
    // Every page has the same inline style; the server may allow it by this hash alone.
    const hash = createHash('sha256').update(css).digest('base64')
    await write('policy.json', JSON.stringify({ style: `sha256-${hash}` }))
  })
  await write('favicon.svg', mark)
  await write('robots.txt', `User-agent: *\nDisallow: /api/\nSitemap: ${address}/sitemap.xml\n`)
  await write('sitemap.xml', siteMap(address))
}
