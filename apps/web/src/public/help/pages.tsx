// The help, legal and mobile pages: their titles, descriptions, structured data and bodies.
import type { LegalPath } from '@marsa/model/help/legal.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { mobileTwins, type MobilePath } from '@marsa/model/site/pages.ts'
import type { PublicPage } from '../public-page.ts'
import { helpText } from '../text/help.ts'
import { ContactPage } from './contact-page.tsx'
import { DocumentsPage } from './documents-page.tsx'
import { faqData, FaqPage } from './faq-page.tsx'
import { LegalPage, legalTitle } from './legal-page.tsx'
import { NewsletterPage } from './newsletter-page.tsx'

const legalPage = (path: LegalPath): PublicPage => ({
  ...legalTitle(path),
  body: (lang) => <LegalPage lang={lang} path={path} />,
})

export const helpPages = {
  'help/faq': {
    title: helpText.faqTitle,
    description: helpText.faqDescription,
    data: (lang: Lang) => faqData(lang, 'help/faq'),
    body: (lang: Lang) => <FaqPage lang={lang} path="help/faq" />,
  },
  'freight/faq': {
    title: helpText.freightFaqTitle,
    description: helpText.freightFaqDescription,
    data: (lang: Lang) => faqData(lang, 'freight/faq'),
    body: (lang: Lang) => <FaqPage lang={lang} path="freight/faq" />,
  },
  'help/documents': {
    title: helpText.documentsTitle,
    description: helpText.documentsDescription,
    body: (lang: Lang) => <DocumentsPage lang={lang} />,
  },
  'help/contact': {
    title: helpText.contactTitle,
    description: helpText.contactDescription,
    body: (lang: Lang) => <ContactPage lang={lang} />,
  },
  'help/newsletter': {
    title: helpText.newsletterTitle,
    description: helpText.newsletterDescription,
    body: (lang: Lang) => <NewsletterPage lang={lang} />,
  },
  privacy: legalPage('privacy'),
  terms: legalPage('terms'),
  'terms/shipment': legalPage('terms/shipment'),
  'terms/restricted-items': legalPage('terms/restricted-items'),
  'terms/membership': legalPage('terms/membership'),
  'terms/cash-pin': legalPage('terms/cash-pin'),
  'terms/cash-on-delivery': legalPage('terms/cash-on-delivery'),
}

/** The same content as on the pages of the portal; only the address and the frame around it differ. */
export const mobilePages = Object.fromEntries(
  Object.entries(mobileTwins).map(([path, twin]) => [path, helpPages[twin]]),
) as Record<MobilePath, PublicPage>
