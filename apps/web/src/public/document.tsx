// The whole HTML document around a public page: head with every tag, sprite, header, page, footer, cookie region.
import type { ReactElement } from 'react'
import { languages, say, type Lang } from '@marsa/model/kit/text.ts'
import { addressPlaceholder, type PublicPath } from '@marsa/model/site/pages.ts'
import { ChatLink } from './parts/chat-link.tsx'
import { CookieRegion } from './parts/cookie-region.tsx'
import { Sprite, type IconName } from './parts/icon.tsx'
import { PageFooter } from './parts/page-footer.tsx'
import { PageHeader } from './parts/page-header.tsx'
import { structuredData, type PublicPage } from './pages.tsx'

export interface Assets {
  css: string
  script: string
  /** The font that the page's own script needs first. */
  font: Record<Lang, string>
}

const Address = ({ lang, path }: { lang: Lang; path: PublicPath }) => (
  <>
    <link rel="canonical" href={`${addressPlaceholder}/${lang}/${path}`} />
    {languages.map((other) => (
      <link key={other} rel="alternate" hrefLang={other} href={`${addressPlaceholder}/${other}/${path}`} />
    ))}
    <link rel="alternate" hrefLang="x-default" href={`${addressPlaceholder}/en/${path}`} />
    <meta property="og:url" content={`${addressPlaceholder}/${lang}/${path}`} />
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{
        __html: JSON.stringify(structuredData(lang, path)).replaceAll('<', '\\u003c'),
      }}
    />
  </>
)

interface Props {
  lang: Lang
  page: PublicPage
  /** The address below the language; pages of failure have none and are not indexed. */
  path?: PublicPath
  assets: Assets
  icons: IconName[]
  drawing?: ReactElement
}

export const Document = ({ lang, page, path, assets, icons, drawing }: Props) => (
  <html lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{say(lang, page.title)}</title>
      <meta name="description" content={say(lang, page.description)} />
      <link rel="preload" as="font" type="font/woff2" href={assets.font[lang]} crossOrigin="" />
      <style dangerouslySetInnerHTML={{ __html: assets.css }} />
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      <meta name="theme-color" content="#ffffff" />
      <meta property="og:title" content={say(lang, page.title)} />
      <meta property="og:description" content={say(lang, page.description)} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={lang === 'ar' ? 'ar_AE' : 'en_AE'} />
      {path ? <Address lang={lang} path={path} /> : <meta name="robots" content="noindex" />}
      <script type="module" src={assets.script} />
    </head>
    <body>
      <Sprite names={icons}>{drawing}</Sprite>
      <PageHeader lang={lang} path={path} />
      {page.body(lang)}
      <PageFooter lang={lang} />
      <ChatLink lang={lang} />
      <CookieRegion lang={lang} />
    </body>
  </html>
)
