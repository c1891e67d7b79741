// Writes the frame page of the app in both languages: right language, direction and title before any script runs.
import type { Plugin } from 'vite'
import { builtSupport, phoneAddress } from '@marsa/model/site/facts.ts'

const frames = {
  en: { dir: 'ltr', title: 'Marsa', loading: 'Loading' },
  ar: { dir: 'rtl', title: 'مرسى', loading: 'جارٍ التحميل' },
} as const

/** What the footer says of the installation: the server writes into it what is configured, as into every page. */
const facts = (lang: 'en' | 'ar'): string =>
  `<template id="foot-facts"><a href="${phoneAddress(builtSupport.phone)}">${builtSupport.phone}</a>` +
  `<a href="mailto:${builtSupport.email}">${builtSupport.email}</a>` +
  `<p class="foot-out" data-outside="${lang}"></p></template>`

/** `{lang}/app.html` of the build; `app.html` itself stays as the English one. */
export const appPages = (): Plugin => {
  const frame = (html: string, lang: 'en' | 'ar') => {
    const { dir, title, loading } = frames[lang]
    return html
      .replace('<html lang="en" dir="ltr">', `<html lang="${lang}" dir="${dir}">`)
      .replace(
        '<title>Marsa</title>',
        `<title>${title}</title><link rel="manifest" href="/${lang}/app.webmanifest"><script type="module" src="/keep-offline.js"></script>`,
      )
      .replace('aria-label="Loading"', `aria-label="${loading}"`)
      .replace('</body>', `${facts(lang)}</body>`)
  }
  return {
    name: 'app-pages',
    transformIndexHtml: {
      order: 'post',
      // While developing; the build writes both languages at its end.
      handler: (html, { originalUrl, server }) =>
        server ? frame(html, originalUrl?.startsWith('/ar/') ? 'ar' : 'en') : html,
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['app.html']
        if (page?.type !== 'asset') return
        const html = String(page.source)
        for (const lang of ['en', 'ar'] as const)
          this.emitFile({
            type: 'asset',
            fileName: `${lang}/app.html`,
            source: frame(html, lang),
          })
      },
    },
  }
}
