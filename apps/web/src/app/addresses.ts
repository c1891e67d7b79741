// All pages by their addresses, for the server, which writes title, files and first calls into the frame before any script runs.
import { directoryText } from '@marsa/model/accounts/directory/directory-text.ts'
import { say, type TextRow } from '@marsa/model/kit/text.ts'
import { pageTitle, type AppAddress } from '@marsa/model/site/page-title.ts'
import { tableOf } from '../kit/router/match.ts'
import { storageTitles } from '../warehouse/titles.ts'
import type { LazyComponent } from '../kit/router/lazy.ts'
import { firstCallsOf } from './first-calls.ts'
import { routes } from './routes.ts'

/** Of pages that say their title themselves, so that the frame of the app does not carry it. */
const titlesByPage: Record<string, TextRow> = {
  redirect: directoryText.goingOn,
  'redirect/$': directoryText.goingOn,
  'warehouse/quote': storageTitles.getQuote,
  'warehouse/storages': storageTitles.myStorageRequests,
  'warehouse/storages/$id': storageTitles.storage,
  'warehouse/storages/$id/quotes': storageTitles.compareQuotes,
  'warehouse/requests': storageTitles.requests,
  'warehouse/requests/$id': storageTitles.requests,
  'warehouse/requests/$id/intake': storageTitles.intake,
  'warehouse/stock': storageTitles.stock,
  'warehouse/exceptions': storageTitles.exceptions,
  'warehouse/site': storageTitles.site,
}

const patternOf = (parts: readonly string[]): string => {
  const asPattern = (part: string) => (part === '$' ? '.*' : part.startsWith('$') ? '[^/]+' : part)
  return `^${parts.map(asPattern).join('/')}$`
}

/** In the order in which the router looks, each as a pattern of the address below the language. */
export const appAddresses = (filesOf: (page: LazyComponent) => string[]): AppAddress[] =>
  tableOf(routes).map(({ route, parts }) => {
    const below = parts.slice(1)
    const row = route.staticData?.title ?? titlesByPage[below.join('/')]
    if (!row) throw new Error(`the page of ${route.fullPath} has no title`)
    const [en, ar] = (['en', 'ar'] as const).map((lang) => pageTitle(lang, say(lang, row)))
    const files = route.component ? filesOf(route.component) : []
    return { pattern: patternOf(below), files, calls: firstCallsOf(below.join('/')), en: en!, ar: ar! }
  })
