// Renders every public page in both languages to HTML; the build script writes what this returns.
import { renderToStaticMarkup } from 'react-dom/server'
import { languages, type Lang } from '@marsa/model/kit/text.ts'
import {
  errorFile,
  errorPages,
  mailLinkPaths,
  pageFile,
  publicPaths,
  type PublicPath,
} from '@marsa/model/site/pages.ts'
import { Document, type Assets } from './document.tsx'
import { Land } from './map/lane-map.tsx'
import { mailLinkPage } from './help/mail-link-page.tsx'
import { failurePages, publicPages } from './pages.tsx'
import type { PublicPage } from './public-page.ts'
import { isIcon, type IconName } from './parts/icon.tsx'
import { sheetOf, type Sheet } from './sheet.ts'

/** Icons that islands put on a page later. */
const lazyIcons: Partial<Record<PublicPath, IconName[]>> = {
  home: ['plane', 'end'],
  'freight/track': ['check'],
  'warehouse/status': ['check'],
  'trucks/track': ['check'],
  'express/track': ['check'],
  'express/rates': ['clock', 'parcel'],
}

const render = (lang: Lang, page: PublicPage, assets: Assets, path?: PublicPath, sheet = sheetOf(path)) => {
  const used = (html: string) => [...html.matchAll(/#i-(\w+)/g)].map(([, name]) => name!).filter(isIcon)
  const drawing = path === 'home' ? <Land lang={lang} /> : undefined
  const first = renderToStaticMarkup(
    <Document {...{ lang, page, path, sheet, assets, drawing, icons: [] }} />,
  )
  const more: IconName[] = path ? (lazyIcons[path] ?? []) : ['check']
  const icons = [...new Set([...used(first), ...more])]
  return `<!doctype html>${renderToStaticMarkup(<Document {...{ lang, page, path, sheet, assets, drawing, icons }} />)}`
}

export interface RenderedPage {
  /** Below `dist`. */
  file: string
  sheet: Sheet
  html: string
}

export const renderPages = (assets: Assets): RenderedPage[] =>
  languages.flatMap((lang) => [
    ...publicPaths.map((path) => ({
      file: pageFile(lang, path),
      sheet: sheetOf(path),
      html: render(lang, publicPages[path], assets, path),
    })),
    ...mailLinkPaths.map((path) => ({
      file: pageFile(lang, path),
      sheet: 'help' as const,
      html: render(lang, mailLinkPage(path), assets, undefined, 'help'),
    })),
    ...errorPages.map((name) => ({
      file: errorFile(lang, name),
      sheet: sheetOf(),
      html: render(lang, failurePages[name], assets),
    })),
  ])
