// Builds the public side into a folder: islands, fonts, pages of both languages, icon, robots and site map.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { criticalCss, usedBy } from './critical-css.ts'
import { fontFaces, writeFonts } from './fonts.ts'
import { addressPlaceholder, errorFile, isMobilePath, publicPaths } from '@marsa/model/site/pages.ts'
import { iconFiles, markSvg } from './icons.ts'
import { manifestOf } from './manifest.ts'
import { keepOfflineScript, serviceWorker } from './service-worker.ts'
import { withModule } from './with-module.ts'
import type { renderPages } from '../src/public/render.tsx'
import { sheets, type Sheet } from '../src/public/sheet.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

type Bundled = Record<string, { file: string; imports?: string[] }>

/** Addresses of a bundled file and of all that it imports at once. */
const withImports = (manifest: Bundled, name: string): string[] => [
  `/${manifest[name]!.file}`,
  ...(manifest[name]!.imports ?? []).flatMap((each) => withImports(manifest, each)),
]

/** Bundles the islands; answers the address of the entry script, and of all that the offline page runs. */
const buildIslands = async (dist: string) => {
  const configFile = join(root, 'vite.public.config.ts')
  await build({ root, configFile, logLevel: 'warn', build: { outDir: dist } })
  const manifestFile = join(dist, 'public-manifest.json')
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Bundled
  await rm(manifestFile)
  const [script, ...rest] = withImports(manifest, 'src/public/islands.ts')
  return {
    script: script!,
    offline: [...new Set([script!, ...rest, ...withImports(manifest, 'src/public/islands/offline.ts')])],
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

const siteMap = () => {
  const paths = publicPaths.filter((path) => !isMobilePath(path))
  const places = ['en', 'ar'].flatMap((lang) => paths.map((path) => `${addressPlaceholder}/${lang}/${path}`))
  const urls = places.map((place) => `<url><loc>${place}</loc></url>`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`
}

/** Writes the public side into `dist`, with a placeholder for the site's own address that the server replaces. */
export const buildPublic = async (dist: string): Promise<void> => {
  const write = async (file: string, content: string | Buffer) => {
    await mkdir(dirname(join(dist, file)), { recursive: true })
    await writeFile(join(dist, file), content)
  }
  const [{ script, offline: offlineScripts }, fonts] = await Promise.all([
    buildIslands(dist),
    writeFonts(dist),
  ])
  await withModule<{ renderPages: typeof renderPages }, void>('/src/public/render.tsx', async (module) => {
    const render = module.renderPages
    const plain = { main: '', help: '', calculator: '', rates: '' }
    const assets = { script, css: plain, font: { en: fonts.latin, ar: fonts.arabic } }
    const [bare, islands] = [render(assets), await islandSources()]
    const sheetCss = (sheet: Sheet) => {
      const pages = bare.filter((page) => page.sheet === sheet).map((page) => page.html)
      return criticalCss(sheet, fontFaces(fonts), usedBy(pages, islands))
    }
    const css = {
      main: await sheetCss('main'),
      help: await sheetCss('help'),
      calculator: await sheetCss('calculator'),
      rates: await sheetCss('rates'),
    }
    const pages = render({ ...assets, css }).map(({ file, html }) => [file, html] as const)
    await Promise.all(pages.map(([file, html]) => write(file, html)))
    const offline = [errorFile('en', 'offline'), errorFile('ar', 'offline')]
    const kept = [...offline.map((file) => `/${file}`), ...offlineScripts, ...Object.values(fonts)]
    const content = pages.filter(([file]) => offline.includes(file)).map(([, html]) => html)
    await write('sw.js', serviceWorker(kept, content.join('')))
    // Pages have one of these inline styles; the server may allow them by these hashes alone.
    const hash = (sheet: Sheet) => `sha256-${createHash('sha256').update(css[sheet]).digest('base64')}`
    await write('policy.json', JSON.stringify({ styles: sheets.map(hash) }))
  })
  await write('favicon.svg', markSvg)
  for (const [name, draw] of Object.entries(iconFiles)) await write(name, draw())
  for (const lang of ['en', 'ar'] as const)
    await write(`${lang}/app.webmanifest`, JSON.stringify(manifestOf(lang)))
  await write('keep-offline.js', keepOfflineScript)
  await write('robots.txt', `User-agent: *\nDisallow: /api/\nSitemap: ${addressPlaceholder}/sitemap.xml\n`)
  await write('sitemap.xml', siteMap())
}
