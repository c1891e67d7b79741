// What an installation says about itself on every page: support details, shops of the mobile app, social pages.

/** As written into the pages at build; the server puts what is configured in their place. */
export const builtSupport = { email: 'help@marsa.example', phone: '800 62772' } as const

/** The address behind a telephone number. */
export const phoneAddress = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

/** Places outside that a footer may link to, by the name of their setting. */
export const outsideLinks = {
  APP_STORE_URL: { en: 'App Store', ar: 'آب ستور', group: 'app' },
  PLAY_STORE_URL: { en: 'Google Play', ar: 'غوغل بلاي', group: 'app' },
  APP_GALLERY_URL: { en: 'AppGallery', ar: 'آب غاليري', group: 'app' },
  LINKEDIN_URL: { en: 'LinkedIn', ar: 'لينكدإن', group: 'social' },
  INSTAGRAM_URL: { en: 'Instagram', ar: 'إنستغرام', group: 'social' },
  X_URL: { en: 'X', ar: 'منصة إكس', group: 'social' },
} as const
export type OutsideLink = keyof typeof outsideLinks
export const outsideLinkNames = Object.keys(outsideLinks) as OutsideLink[]

export type SiteFacts = {
  support: { email: string; phone: string }
  /** Without a slash at the end; null for the built-in pages. */
  contentSiteUrl: string | null
  links: Partial<Record<OutsideLink, string>>
}
