// The table of public pages: component, title, description and structured data of each.
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { addressPlaceholder, type ErrorPageName, type PublicPath } from '@marsa/model/site/pages.ts'
import { helpPages, mobilePages } from './help/pages.tsx'
import { ErrorPage } from './pages/error-page.tsx'
import { EstimatePage } from './pages/estimate-page.tsx'
import { ExpressPage } from './pages/express-page.tsx'
import { FreightPage } from './pages/freight-page.tsx'
import { HomePage } from './pages/home-page.tsx'
import { ParcelTrackPage } from './pages/parcel-track-page.tsx'
import { RatesPage } from './pages/rates-page.tsx'
import { StatusPage } from './pages/status-page.tsx'
import { TrackPage } from './pages/track-page.tsx'
import { TruckTrackPage } from './pages/truck-track-page.tsx'
import { TrucksPage } from './pages/trucks-page.tsx'
import { WarehousePage } from './pages/warehouse-page.tsx'
import type { PublicPage } from './public-page.ts'
import { supportMail, supportPhone } from './text.ts'
import { errors } from './text/errors.ts'
import { estimatePageText } from './text/estimate.ts'
import { express } from './text/express.ts'
import { freight, track } from './text/freight.ts'
import { home } from './text/home.ts'
import { parcelTrackText } from './text/parcel-track.ts'
import { ratesText } from './text/rates.ts'
import { shell } from './text/shell.ts'
import { storageStatusText } from './text/space.ts'
import { truckTrackText } from './text/truck-track.ts'
import { trucks } from './text/trucks.ts'
import { warehouse } from './text/warehouse.ts'

export const publicPages: Record<PublicPath, PublicPage> = {
  ...helpPages,
  ...mobilePages,
  home: { title: home.title, description: home.description, body: (lang) => <HomePage lang={lang} /> },
  'freight/home': {
    title: freight.title,
    description: freight.description,
    service: shell.freight,
    body: (lang) => <FreightPage lang={lang} />,
  },
  'freight/track': {
    title: track.title,
    description: track.description,
    body: (lang) => <TrackPage lang={lang} />,
  },
  'freight/estimate': {
    title: estimatePageText.title,
    description: estimatePageText.description,
    body: (lang) => <EstimatePage lang={lang} />,
  },
  'warehouse/home': {
    title: warehouse.title,
    description: warehouse.description,
    service: shell.warehouse,
    body: (lang) => <WarehousePage lang={lang} />,
  },
  'warehouse/status': {
    title: storageStatusText.title,
    description: storageStatusText.description,
    body: (lang) => <StatusPage lang={lang} />,
  },
  'express/home': {
    title: express.title,
    description: express.description,
    service: shell.express,
    body: (lang) => <ExpressPage lang={lang} />,
  },
  'express/rates': {
    title: ratesText.title,
    description: ratesText.description,
    body: (lang) => <RatesPage lang={lang} />,
  },
  'express/track': {
    title: parcelTrackText.title,
    description: parcelTrackText.description,
    body: (lang) => <ParcelTrackPage lang={lang} />,
  },
  'trucks/home': {
    title: trucks.title,
    description: trucks.description,
    service: shell.trucks,
    body: (lang) => <TrucksPage lang={lang} />,
  },
  'trucks/track': {
    title: truckTrackText.title,
    description: truckTrackText.description,
    body: (lang) => <TruckTrackPage lang={lang} />,
  },
}

export const failurePages: Record<ErrorPageName, PublicPage> = {
  '404': {
    title: errors.notFoundTitle,
    description: errors.description,
    body: (lang) => <ErrorPage lang={lang} kind="404" />,
  },
  '500': {
    title: errors.failedTitle,
    description: errors.description,
    body: (lang) => <ErrorPage lang={lang} kind="500" />,
  },
  offline: {
    title: errors.offlineTitle,
    description: errors.description,
    body: (lang) => <ErrorPage lang={lang} kind="offline" />,
  },
}

/** schema.org data: who Marsa is on every page, and the service on the home of a line. */
export const structuredData = (lang: Lang, path: PublicPath) => {
  const page = publicPages[path]
  const organization = {
    '@type': 'Organization',
    '@id': `${addressPlaceholder}/#marsa`,
    name: say(lang, shell.marsa),
    url: `${addressPlaceholder}/${lang}/home`,
    logo: `${addressPlaceholder}/favicon.svg`,
    email: supportMail,
    contactPoint: {
      '@type': 'ContactPoint',
      telephone: supportPhone.shown,
      contactType: 'customer support',
      availableLanguage: ['en', 'ar'],
    },
  }
  const service = page.service && {
    '@type': 'Service',
    name: say(lang, page.service),
    description: say(lang, page.description),
    url: `${addressPlaceholder}/${lang}/${path}`,
    provider: { '@id': organization['@id'] },
    areaServed: { '@type': 'Country', name: 'AE' },
    availableLanguage: ['en', 'ar'],
  }
  const graph = [organization, service, page.data?.(lang)].filter((node) => node !== undefined)
  return { '@context': 'https://schema.org', '@graph': graph }
}
