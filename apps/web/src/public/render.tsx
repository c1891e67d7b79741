// Renders every public page in both languages to HTML; the build script writes what this returns.
import { renderToStaticMarkup } from 'react-dom/server'
import { languages, type Lang } from '@marsa/model/kit/text.ts'
import { errorFile, errorPages, pageFile, publicPaths, type PublicPath } from '@marsa/model/site/pages.ts'
import { Document, type Assets } from './document.tsx'
import { Land } from './map/lane-map.tsx'
import { failurePages, publicPages, type PublicPage } from './pages.tsx'
import { isIcon, type IconName } from './parts/icon.tsx'

/** Icons that islands put on a page later. */
const laterIcons: Partial<Record<PublicPath, IconName[]>> = {
  home: ['plane', 'end'],
  'freight/track': ['check'],
}

const render = (lang: Lang, page: PublicPage, assets: Assets, path?: PublicPath) => {
  const used = (html: string) => [...html.matchAll(/#i-(\w+)/g)].map(([, name]) => name!).filter(isIcon)
  const drawing = path === 'home' ? <Land lang={lang} /> : undefined
  const first = renderToStaticMarkup(<Document {...{ lang, page, path, assets, drawing, icons: [] }} />)
  const icons = [...new Set([...used(first), ...((path && laterIcons[path]) ?? [])])]
  return `<!doctype html>${renderToStaticMarkup(<Document {...{ lang, page, path, assets, drawing, icons }} />)}`
}

/** File below `dist` -> HTML. */
export const renderPages = (assets: Assets): Record<string, string> =>
  Object.fromEntries(
    languages.flatMap((lang) => [
      ...publicPaths.map((path) => [pageFile(lang, path), render(lang, publicPages[path], assets, path)]),
      ...errorPages.map((name) => [errorFile(lang, name), render(lang, failurePages[name], assets)]),
    ]),
  )
