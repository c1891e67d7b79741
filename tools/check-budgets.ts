// Checks the size budgets of the built pages: what a visitor's browser transfers, compressed as it is served.
import fs from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

type Load = { script: number; style: number; font: number; page: number }
/** `chunk` adds what a page of the app loads beyond the shell, by the name of its file. */
type Budget = { page: string; chunk?: string; what: string; limit: number; measure: (load: Load) => number }

const kilobyte = 1000

/** As it is served: the build leaves the small form beside each file that has one. */
const compressed = (file: string): number => {
  if (fs.existsSync(`${file}.br`)) return fs.statSync(`${file}.br`).size
  const bytes = fs.readFileSync(file)
  if (/\.(woff2|png|jpg|webp|avif)$/.test(file)) return bytes.length
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

const staticImports = (text: string): string[] =>
  [...text.matchAll(/(?:\bimport|\bfrom)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)].map(([, target]) => target!)

/** The build puts eight characters of a hash after the names of what is in a file. */
const isChunk = (file: string, name: string): boolean =>
  file.endsWith('.js') && file.slice(0, -'-12345678.js'.length).split('_').includes(name)

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\b${name}="?([^"\\s>]+)`).exec(tag)?.[1] ?? ''

/** Bytes that a page and what it asks for before any interaction take, brotli (fonts and pictures as they are). */
export const loadOf = (dist: string, page: string, chunk?: string): Load => {
  const html = fs.readFileSync(path.join(dist, page), 'utf8')
  const load: Load = { script: 0, style: 0, font: 0, page: compressed(path.join(dist, page)) }
  const inline = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}\\b(?![^>]*(?:src=|application/))[^>]*>([^]*?)</${tag}>`, 'g'))]
      .map(([, text]) => text!)
      .join('\n')
  load.style += brotliCompressSync(inline('style')).length
  load.script += brotliCompressSync(inline('script')).length
  const seen = new Set<string>()
  const at = (href: string) => path.join(dist, href.replace(/^\//, ''))
  const addScript = (file: string): void => {
    if (seen.has(file) || !fs.existsSync(file)) return
    seen.add(file)
    load.script += compressed(file)
    for (const target of staticImports(fs.readFileSync(file, 'utf8')))
      addScript(path.join(path.dirname(file), target))
  }
  for (const [tag] of html.matchAll(/<(?:script|link)\b[^>]*>/g)) {
    const rel = attribute(tag, 'rel')
    if (tag.startsWith('<script') && attribute(tag, 'src')) addScript(at(attribute(tag, 'src')))
    else if (rel === 'modulepreload') addScript(at(attribute(tag, 'href')))
    else if (rel === 'stylesheet') load.style += compressed(at(attribute(tag, 'href')))
    else if (rel === 'preload' && attribute(tag, 'as') === 'font')
      load.font += compressed(at(attribute(tag, 'href')))
  }
  const named = chunk && fs.readdirSync(at('assets')).find((file) => isChunk(file, chunk))
  if (named) addScript(at(`assets/${named}`))
  return load
}

// Inline parts are in the page and in their own sums: a little is counted twice, to the strict side.
const total = ({ script, style, font, page }: Load): number => script + style + font + page

const scripts = (load: Load): number => load.script

const budgets: readonly Budget[] = ['en', 'ar'].flatMap((lang) => [
  {
    page: `${lang}/home/index.html`,
    what: 'script before interaction',
    limit: 2,
    measure: (load: Load) => load.script,
  },
  { page: `${lang}/home/index.html`, what: 'whole transfer with font', limit: 65, measure: total },
  { page: `${lang}/home/index.html`, what: 'style sheets', limit: 10, measure: (load: Load) => load.style },
  {
    page: `${lang}/home/index.html`,
    chunk: 'sign-in',
    what: 'script with the sign-in dialog',
    limit: 75.5,
    measure: scripts,
  },
  // What is in them: docs/decisions/22-app-shell-size.md.
  { page: `${lang}/app.html`, what: 'script of the shell', limit: 120, measure: scripts },
  {
    page: `${lang}/app.html`,
    chunk: 'shipments-page',
    what: 'script of the list',
    limit: 156.5,
    measure: scripts,
  },
  {
    page: `${lang}/app.html`,
    chunk: 'dashboard-page',
    what: 'script of the overview',
    limit: 145.5,
    measure: scripts,
  },
  {
    page: `${lang}/app.html`,
    chunk: 'quote-wizard-page',
    what: 'script of the quote',
    // The aim is 165.
    limit: 175,
    measure: scripts,
  },
  // The whole of the driver's page, which fetches no font: its four languages are in the script.
  {
    page: `${lang}/drive/index.html`,
    what: 'whole transfer of the driver’s page',
    limit: 18,
    measure: total,
  },
  // The courier's page, which fetches no font either.
  {
    page: `${lang}/courier/index.html`,
    what: 'whole transfer of the courier’s page',
    limit: 21,
    measure: total,
  },
  // The frame for text of twice the size is in it.
  { page: `${lang}/app.html`, what: 'style sheets', limit: 10.5, measure: (load: Load) => load.style },
])

/** One line for each budget of a built folder, and whether it is kept. A missing page keeps none. */
export const checkBudgets = (dist: string): { line: string; kept: boolean }[] =>
  budgets.map(({ page, chunk, what, limit, measure }) => {
    if (!fs.existsSync(path.join(dist, page))) return { line: `${page}: is not built`, kept: false }
    if (chunk && !fs.readdirSync(path.join(dist, 'assets')).some((file) => isChunk(file, chunk)))
      return { line: `${page}: no ${chunk} is built`, kept: false }
    const size = measure(loadOf(dist, page, chunk)) / kilobyte
    return { line: `${page}: ${what} ${size.toFixed(1)} of ${limit} kB`, kept: size <= limit }
  })

if (import.meta.main) {
  const results = checkBudgets(
    path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../apps/web/dist')),
  )
  for (const { line, kept } of results) console.log(`${kept ? 'kept  ' : 'BROKEN'} ${line}`)
  process.exitCode = results.every(({ kept }) => kept) ? 0 : 1
}
