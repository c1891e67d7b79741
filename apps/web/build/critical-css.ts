// Gathers the shared stylesheet and the public one, and keeps only the rules that the rendered pages use.
import { readFile } from 'node:fs/promises'
import { transform, type SelectorList } from 'lightningcss'
import type { Sheet } from '../src/public/sheet.ts'

const root = new URL('../src/', import.meta.url)
const files = [
  'ui/tokens.css',
  'ui/base.css',
  'ui/parts.css',
  'ui/parts/foot.css',
  'ui/parts/timeline.css',
  'ui/pages/landing.css',
  'ui/pages/messages.css',
  'public/css/frame.css',
  'public/css/landing.css',
  'public/css/service.css',
  'public/css/look-up.css',
  'public/css/foot.css',
]

/** Further files of the pages of each sheet. */
const more: Record<Sheet, string[]> = {
  main: [],
  help: ['public/css/help.css'],
  calculator: ['public/css/help.css', 'public/css/space.css'],
  rates: ['public/css/rates.css'],
}

/** Reads a stylesheet with the files that it imports in their place. */
const readSheet = async (file: URL): Promise<string> => {
  const text = await readFile(file, 'utf8')
  const imports = [...text.matchAll(/@import\s+'(\.[^']+)';/g)]
  const imported = await Promise.all(imports.map(([, path]) => readSheet(new URL(path!, file))))
  return imported.join('\n') + text.replace(/@import[^;]*;/g, '')
}

/** Tags, classes, ids and attributes by which a selector can match. */
export interface Used {
  classes: Set<string>
  tags: Set<string>
}

/** Reads what pages use; island sources are read as plain words, because they build their nodes later. */
export const usedBy = (pages: string[], islandSources: string[]): Used => {
  const classes = new Set<string>()
  const tags = new Set<string>()
  for (const page of pages) {
    for (const [, names] of page.matchAll(/ class="([^"]*)"/g))
      for (const name of names!.split(/\s+/)) classes.add(name)
    for (const [, tag] of page.matchAll(/<([a-z][a-z\d]*)/g)) tags.add(tag!)
  }
  for (const source of islandSources)
    for (const [, words] of source.matchAll(/['"]([\w\s-]+)['"]/g))
      for (const word of words!.split(/\s+/)) {
        classes.add(word)
        tags.add(word)
      }
  return { classes, tags }
}

/** A selector can match if each part of it names something that exists; alternatives need only one that can. */
const canMatch = (selector: SelectorList[number], used: Used): boolean =>
  selector.every((part) => {
    if (part.type === 'class') return used.classes.has(part.name)
    if (part.type === 'type') return used.tags.has(part.name)
    if (part.type === 'attribute') return part.name !== 'data-theme' && part.name !== 'aria-selected'
    if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where' || part.kind === 'has'))
      return part.selectors.some((inner) => canMatch(inner, used))
    return true
  })

const minify = (css: string, visitor?: Parameters<typeof transform>[0]['visitor']) =>
  transform({
    filename: 'public.css',
    code: Buffer.from(css),
    minify: true,
    targets: { chrome: 120 << 16, firefox: 121 << 16, safari: (17 << 16) | (4 << 8) },
    visitor,
  }).code.toString()

/** Drops the custom properties that nothing reads any more. */
const withoutIdleTokens = (css: string): string => {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const slim = css.replace(/(?<=[{;])(--[\w-]+):[^;{}]*;?/g, (whole, name: string) =>
    read.has(name) ? whole : '',
  )
  return slim === css ? css : withoutIdleTokens(slim)
}

export const criticalCss = async (sheet: Sheet, fontFaces: string, used: Used): Promise<string> => {
  const sources = await Promise.all([...files, ...more[sheet]].map((file) => readSheet(new URL(file, root))))
  const css = sources.join('\n').replace(/@font-face\s*\{[^}]*(Readex Pro|Num)'[^}]*\}/g, '')
  const purged = minify(css, {
    Rule: {
      style: (rule) => (rule.value.selectors.some((selector) => canMatch(selector, used)) ? undefined : []),
    },
    Selector: (selector) => (canMatch(selector, used) ? undefined : []),
  })
  return fontFaces + withoutIdleTokens(purged)
}
