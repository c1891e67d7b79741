// Which public pages exist, the file of each, and where an address that matches nothing leads.
import type { Line } from '../lines.ts'
import { embedPath } from './embed-path.ts'

/** Written into canonical and alternate links at build; the server puts the real address, so that one build fits every address. */
export const addressPlaceholder = 'https://marsa.invalid'

const languages = ['en', 'ar'] as const
type Lang = (typeof languages)[number]

/** Pages below `/{lang}/`. */
export const publicPaths = [
  'home',
  'freight/home',
  'freight/track',
  'freight/estimate',
  'warehouse/home',
  'warehouse/status',
  'express/home',
  'express/rates',
  'express/track',
  'trucks/home',
  'trucks/track',
  'help/faq',
  'help/documents',
  'help/contact',
  'help/newsletter',
  'freight/faq',
  'privacy',
  'terms',
  'terms/shipment',
  'terms/restricted-items',
  'terms/membership',
  'terms/cash-pin',
  'terms/cash-on-delivery',
  'mobile/faqs',
  'mobile/contactus',
  'mobile/privacypolicy',
  'mobile/termsandcondition',
  'mobile/shipmentTermsandcondition',
  'mobile/restricteditems',
  'mobile/membershipTermsandcondition',
  'mobile/mpinTermsandConditions',
] as const
export type PublicPath = (typeof publicPaths)[number]

/** Pages of the mobile app (A 2): the same content without header and footer. */
export const mobileTwins = {
  'mobile/faqs': 'help/faq',
  'mobile/contactus': 'help/contact',
  'mobile/privacypolicy': 'privacy',
  'mobile/termsandcondition': 'terms',
  'mobile/shipmentTermsandcondition': 'terms/shipment',
  'mobile/restricteditems': 'terms/restricted-items',
  'mobile/membershipTermsandcondition': 'terms/membership',
  'mobile/mpinTermsandConditions': 'terms/cash-pin',
} as const satisfies Partial<Record<PublicPath, PublicPath>>
export type MobilePath = keyof typeof mobileTwins
export const isMobilePath = (path: PublicPath): path is MobilePath => Object.hasOwn(mobileTwins, path)

/** The page that search engines are told of: a page of the mobile app is its twin. */
export const canonicalOf = (path: PublicPath): PublicPath => (isMobilePath(path) ? mobileTwins[path] : path)

/**
 * Pages that links of mails lead to, below `/{lang}/`: each is a form that is sent to its own address with the value in
 * it, and works without script. No search engine is told of them.
 */
export const mailLinkPaths = [
  'help/newsletter/confirm',
  'help/newsletter/leave',
  'help/conversation',
] as const
export type MailLinkPath = (typeof mailLinkPaths)[number]

/** Pages apart from the public ones and the app, each with script and style of its own. */
export const ownPages = ['drive', 'courier', embedPath] as const
export type OwnPage = (typeof ownPages)[number]

export const isOwnPage = (path: string): boolean => ownPages.some((page) => page === path)

/** Pages without an address of their own, kept as `/{lang}/{name}.html`. */
export const errorPages = ['404', '500', 'offline'] as const
export type ErrorPageName = (typeof errorPages)[number]

/** Name of the cookie that keeps the chosen language. */
export const languageCookie = 'marsa_lang'

export const pageFile = (lang: Lang, path: PublicPath | MailLinkPath | OwnPage) =>
  `${lang}/${path}/index.html`
export const errorFile = (lang: Lang, name: ErrorPageName) => `${lang}/${name}.html`

const files = new Map(
  languages.flatMap((lang) =>
    [...publicPaths, ...mailLinkPaths, ...ownPages].map(
      (page) => [`/${lang}/${page}`.toLowerCase(), pageFile(lang, page)] as const,
    ),
  ),
)

const embedded = new RegExp(`^/(en|ar)/${embedPath}/[a-z0-9-]{1,40}$`)

/** The one kind of page that may stand in a frame, of our own origin. */
export const isEmbedded = (path: string): boolean => embedded.test(path.replace(/\/$/, '').toLowerCase())

/**
 * The file under `dist` that answers a path, with or without a trailing slash and without regard to case; nothing if it
 * is no public page.
 */
export const publicFile = (path: string): string | undefined =>
  isEmbedded(path)
    ? pageFile(path.slice(1, 3).toLowerCase() as Lang, embedPath)
    : files.get(path.replace(/\/$/, '').toLowerCase())

/** The language a visitor prefers: the saved choice, else the best of Accept-Language, else English. */
export const preferredLanguage = (acceptLanguage?: string, saved?: string): Lang => {
  if (saved === 'en' || saved === 'ar') return saved
  const wishes = (acceptLanguage ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
    return { tag: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
  })
  const weightOf = (lang: string) =>
    Math.max(0, ...wishes.filter((wish) => wish.tag === lang).map((wish) => wish.weight || 0))
  const rest = weightOf('*')
  const english = weightOf('en') || rest
  return weightOf('ar') > english ? 'ar' : 'en'
}

export type Fallback = { redirect: string } | { notFound: Lang }

const linePaths: Record<Line, readonly string[]> = {
  freight: [
    'freight/dashboard',
    'freight/tracking',
    'freight/report',
    'freight/answers',
    'freight/quote',
    'freight/quote/done',
    'freight/bulk',
    'freight/drafts',
    'freight/shipments',
    'freight/shipments/$id',
    'freight/shipments/$id/quotes',
    'freight/requests',
    'freight/requests/$id',
    'freight/cards',
    'freight/cards/new',
    'freight/cards/$id',
    'freight/jobs/$id',
  ],
  warehouse: [
    'warehouse/quote',
    'warehouse/storages',
    'warehouse/storages/$id',
    'warehouse/storages/$id/quotes',
    'warehouse/requests',
    'warehouse/requests/$id',
    'warehouse/requests/$id/intake',
    'warehouse/stock',
    'warehouse/exceptions',
    'warehouse/site',
  ],
  trucks: [
    'trucks/quote',
    'trucks/bulk',
    'trucks/requests',
    'trucks/requests/$id',
    'trucks/requests/$id/quotes',
    'trucks/jobs',
    'trucks/jobs/$id',
    'trucks/fleet',
    'trucks/deliveries',
    'trucks/desk',
    'trucks/reports',
    'trucks/contracts',
  ],
  express: [
    'express/dashboard',
    'express/desk',
    'express/setup',
    'express/figures',
    'express/shipments',
    'express/shipments/$id',
    'express/new',
    'express/bulk',
    'express/quick',
    'express/wallet',
    'express/bundles',
    'express/bundles/$membershipId',
    'express/cash',
    'express/payouts',
    'express/wallets',
    'express/wallets/$companyId',
    'express/objections',
  ],
}

/** Pages of the app below `/{lang}/`: `$name` stands for any one segment, a `$` at the end for whatever follows. */
export const appPaths: readonly string[] = [
  'sign-in',
  'start',
  'finance',
  'finance/home',
  'finance/invoices',
  'finance/trial-balance',
  'finance/ledger/$kind',
  'finance/vat',
  'finance/vat/$period',
  'finance/sales',
  'finance/reports',
  'finance/reports/$report',
  'finance/dashboards',
  'finance/invoices/$id',
  'finance/e-invoices',
  'finance/reconcile',
  'finance/periods',
  'finance/periods/$month',
  'finance/payables',
  'finance/payables/$agentId',
  'finance/settlements/$id',
  'finance/card-payouts',
  'finance/card-payouts/$reference',
  'finance/purchases',
  'finance/refunds',
  'finance/credit',
  'finance/credit/$companyId',
  'account/credit',
  'account/credit/payments/$receiptId',
  'account/credit/statements/$number',
  'search',
  'r/$number',
  'customerfeedback',
  'parcel',
  'guest',
  'notifications',
  'hub/forgot-password',
  'hub/reset-password',
  'hub/register',
  'hub/register/$userType',
  'hub/register/thank-you',
  'hub/invitation',
  'user/myprofile',
  'user/addresses',
  'user/security',
  'user/usermanagement',
  'user/departments',
  'user/integrations',
  'user/settlements',
  'user/chat',
  'admin/audit',
  'admin/companies',
  'admin/licences',
  'admin/couriers',
  'admin/cash',
  'depot/cash',
  'courier/cash',
  'depot/intake',
  'depot/sort',
  'depot/assign',
  'depot/handover',
  'depot/shelf',
  'depot/corrections',
  'depot/day',
  'admin/newsletter',
  'admin/registrations',
  'admin/registrations/$id',
  'admin/settings',
  'desk/overview',
  'desk/callbacks',
  'desk/chats',
  'chathistory',
  'employee',
  'response',
  'redirect',
  'redirect/$',
  ...Object.values(linePaths).flat(),
  'payment/return',
]

const appPatterns = appPaths.map(
  (path) => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+').replace(/\/\$$/, '/.*')}$`, 'i'),
)

/** The language of a path that the app has a page for, or undefined. */
export const appLanguage = (path: string): Lang | undefined => {
  const [first, ...rest] = path.split('/').filter(Boolean)
  const lang = languages.find((each) => each === first)
  return lang && appPatterns.some((pattern) => pattern.test(rest.join('/'))) ? lang : undefined
}

/** The word of each service as people type it, alone or at the beginning of an address. */
const services = ['freight', 'warehouse', 'express', 'trucks']

/** An address below the language with one word for each service. */
const oneWord = (below: string): string => below.replace(/^truck(?=\/|$)/i, 'trucks')

/**
 * Where a path leads that is neither a public page, nor the app, nor a file. An address without a page of its own leads
 * home, a service to its page, and one that only lacks its language gets it; what then is left does not exist and says so
 * (docs/decisions/42-unknown-addresses.md).
 */
export const publicFallback = (path: string, acceptLanguage?: string, savedLanguage?: string): Fallback => {
  const [first = '', ...rest] = path.split('/').filter(Boolean)
  const own = languages.find((lang) => lang === first.toLowerCase())
  const lang = own ?? preferredLanguage(acceptLanguage, savedLanguage)
  const below = oneWord((own ? rest : [first, ...rest]).join('/'))
  if (below === '') return { redirect: `/${lang}/home` }
  if (services.includes(below.toLowerCase())) return { redirect: `/${lang}/${below.toLowerCase()}/home` }
  const address = `/${lang}/${below}`
  const isNew = address !== `/${[first, ...rest].join('/')}`
  return isNew && (publicFile(address) || appLanguage(address)) ? { redirect: address } : { notFound: lang }
}

export const appFile = (lang: Lang): string => `${lang}/app.html`
