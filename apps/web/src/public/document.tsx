// The whole HTML document around a public page: head with every tag, sprite, header, page, footer, cookie region.
import type { ReactElement } from 'react'
import { languages, say, type Lang } from '@marsa/model/kit/text.ts'
import { addressPlaceholder, canonicalOf, isMobilePath, type PublicPath } from '@marsa/model/site/pages.ts'
import { faceScript } from '@marsa/model/site/face.ts'
import { ChatLink } from './parts/chat-link.tsx'
import { layoutOf } from '@marsa/model/site/layout.ts'
import { CookieRegion } from './parts/cookie-region.tsx'
import { Sprite, type IconName } from './parts/icon.tsx'
import { PageFooter } from './parts/page-footer.tsx'
import { PageHeader } from './parts/page-header.tsx'
import { structuredData } from './pages.tsx'
import type { PublicPage } from './public-page.ts'
import type { Sheet } from './sheet.ts'

export interface Assets {
  css: Record<Sheet, string>
  script: string
  /** The font that the page's own script needs first. */
  font: Record<Lang, string>
}

const Address = ({ lang, path, known }: { lang: Lang; path: PublicPath; known: PublicPath }) => (
  <>
    <link rel="canonical" href={`${addressPlaceholder}/${lang}/${known}`} />
    {languages.map((other) => (
      <link key={other} rel="alternate" hrefLang={other} href={`${addressPlaceholder}/${other}/${known}`} />
    ))}
    <link rel="alternate" hrefLang="x-default" href={`${addressPlaceholder}/en/${known}`} />
    <meta property="og:url" content={`${addressPlaceholder}/${lang}/${known}`} />
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
  /** The address below the language; pages of failure and of mails have none and are not indexed. */
  path?: PublicPath
  sheet: Sheet
  assets: Assets
  icons: IconName[]
  drawing?: ReactElement
}

type Frame = Pick<Props, 'lang' | 'path' | 'icons' | 'drawing'> & { children: ReactElement }

/** Pages of the mobile app stand in its own frame and have none of ours. */
const Body = ({ lang, path, icons, drawing, children }: Frame) => {
  const layout = layoutOf(path ?? '')
  return path && isMobilePath(path) ? (
    <body className="bare" data-layout={layout.id}>
      <Sprite names={icons}>{drawing}</Sprite>
      {children}
    </body>
  ) : (
    <body data-layout={layout.id}>
      <Sprite names={icons}>{drawing}</Sprite>
      <PageHeader lang={lang} path={path} />
      {children}
      <PageFooter lang={lang} />
      <ChatLink lang={lang} />
      <CookieRegion lang={lang} />
      {layout.roleCheck && <div data-run="express-guard" hidden />}
    </body>
  )
}

export const Document = ({ lang, page, path, sheet, assets, icons, drawing }: Props) => (
  <html lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{say(lang, page.title)}</title>
      <meta name="description" content={say(lang, page.description)} />
      <link rel="preload" as="font" type="font/woff2" href={assets.font[lang]} crossOrigin="" />
      <style dangerouslySetInnerHTML={{ __html: assets.css[sheet] }} />
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      <link rel="manifest" href={`/${lang}/app.webmanifest`} />
      <link rel="apple-touch-icon" href="/icon-180.png" />
      <meta name="theme-color" content="#ffffff" />
      <meta property="og:title" content={say(lang, page.title)} />
      <meta property="og:description" content={say(lang, page.description)} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={lang === 'ar' ? 'ar_AE' : 'en_AE'} />
      {path ? (
        <Address lang={lang} path={path} known={canonicalOf(path)} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <script dangerouslySetInnerHTML={{ __html: faceScript }} />
      <script type="module" src={assets.script} />
    </head>
    <Body lang={lang} path={path} icons={icons} drawing={drawing}>
      {page.body(lang)}
    </Body>
  </html>
)
