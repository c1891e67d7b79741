// What the installation says about itself, read from the frame page of the app, where the server has put what is configured.

export type FootLink = { href: string; text: string }

const linksIn = (selector: string): FootLink[] => {
  const kept = document.querySelector<HTMLTemplateElement>('#foot-facts')
  return [...(kept?.content.querySelectorAll<HTMLAnchorElement>(selector) ?? [])].map((link) => ({
    href: link.href,
    text: link.textContent,
  }))
}

/** Support by phone and mail; shops of the mobile app and social pages, none where none is set. */
export const footFacts = (): { support: FootLink[]; outside: FootLink[] } => ({
  support: linksIn('a:not(.foot-out a)'),
  outside: linksIn('.foot-out > a'),
})
