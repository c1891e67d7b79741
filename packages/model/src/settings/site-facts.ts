// What an installation says about itself: the settings, and where they are empty what it was started with.
import type { SettingsInForce } from '../kit/settings.ts'
import type { OutsideLink, SiteFacts } from '../site/facts.ts'

const linkKeys = {
  APP_STORE_URL: 'links.app-store',
  PLAY_STORE_URL: 'links.google-play',
  APP_GALLERY_URL: 'links.app-gallery',
  LINKEDIN_URL: 'links.linkedin',
  INSTAGRAM_URL: 'links.instagram',
  X_URL: 'links.x',
} as const satisfies Record<OutsideLink, keyof SettingsInForce>

export const siteIn = (settings: SettingsInForce, configured: SiteFacts): SiteFacts => {
  const set = Object.entries(linkKeys).flatMap(([name, key]) => {
    const address = settings[key]
    return address === null ? [] : [[name, address] as const]
  })
  return {
    support: {
      email: settings['support.email'] ?? configured.support.email,
      phone: settings['support.phone'] ?? configured.support.phone,
    },
    contentSiteUrl: settings['site.content-address'] ?? configured.contentSiteUrl,
    links: { ...configured.links, ...Object.fromEntries(set) },
  }
}
