// Writes into the pages what an installation says about itself: support details, links outside, the content site.
import { contentPaths } from '@marsa/model/site/content-site.ts'
import {
  builtSupport,
  outsideLinkNames,
  outsideLinks,
  phoneAddress,
  type SiteFacts,
} from '@marsa/model/site/facts.ts'

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** The links of the footer's last row, in the order of their table; nothing where none is set. */
const linksIn = (lang: 'en' | 'ar', links: SiteFacts['links']): string =>
  outsideLinkNames
    .flatMap((name) => {
      const address = links[name]
      return address
        ? `<a href="${escaped(address)}" rel="noopener" target="_blank">${outsideLinks[name][lang]}</a>`
        : []
    })
    .join('')

/** How a page is rewritten. What is as it was at build stays as it is. */
export const withFacts = ({ support, contentSiteUrl, links }: SiteFacts): ((html: string) => string) => {
  const site = contentSiteUrl && escaped(contentSiteUrl)
  const services = Object.entries(contentPaths).map(
    ([path, page]) => [new RegExp(`href="/(en|ar)/${path}"`), page] as const,
  )
  const led = (link: string): string =>
    services.reduce((text, [own, page]) => text.replace(own, `href="${site}/$1/${page}"`), link)
  return (html) => {
    const linked = html.replace(
      /(<p class="foot-out" data-outside="(en|ar)">)(<\/p>)/,
      (_, start: string, lang: 'en' | 'ar', end: string) => start + linksIn(lang, links) + end,
    )
    const answered = linked
      .replaceAll(phoneAddress(builtSupport.phone), phoneAddress(support.phone))
      .replaceAll(builtSupport.phone, escaped(support.phone))
      .replaceAll(builtSupport.email, escaped(support.email))
    return site ? answered.replace(/<a data-content="\w+" href="[^"]*"/g, led) : answered
  }
}
