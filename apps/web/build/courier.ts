// Builds the courier's page, which is installed like an app of its own.
import { courierText } from '@marsa/model/express/rounds/courier-text.ts'
import { languages, type Lang } from '@marsa/model/kit/text.ts'
import { pictograms } from '../src/express/courier/pictograms.ts'
import { manifestOf } from './manifest.ts'
import { buildPhonePage } from './phone-page.ts'

const manifestFile = (lang: Lang): string => `${lang}/courier.webmanifest`

const manifest = (lang: Lang): string => {
  const { shortcuts: _, ...shared } = manifestOf(lang)
  const address = `/${lang}/courier`
  const name = courierText.title[lang]
  return JSON.stringify({
    ...shared,
    id: '/courier',
    name: `${shared.short_name}: ${name}`,
    short_name: name,
    start_url: address,
    scope: address,
  })
}

/** As its own readers call it. */
const nameOf = (lang: Lang): string => new Intl.DisplayNames([lang], { type: 'language' }).of(lang)!

const other = { en: 'ar', ar: 'en' } as const

export const buildCourier = (dist: string): Promise<void> =>
  buildPhonePage(dist, {
    page: 'courier',
    input: 'src/express/courier/courier.ts',
    pictograms,
    title: (lang) => `${courierText.title[lang]} · Marsa`,
    head: (lang) => `<link rel="manifest" href="/${manifestFile(lang)}">`,
    body: (lang) => `<header><h1 id="head">${courierText.title[lang]}</h1>
<nav><a href="/${other[lang]}/courier" lang="${other[lang]}">${nameOf(other[lang])}</a>
<a href="/${lang}/user/myprofile">${courierText.account[lang]}</a></nav></header>
<main><p>${courierText.loading[lang]}</p></main><nav id="tabs" aria-label="${courierText.title[lang]}"></nav>`,
    files: Object.fromEntries(languages.map((lang) => [manifestFile(lang), manifest(lang)])),
  })
