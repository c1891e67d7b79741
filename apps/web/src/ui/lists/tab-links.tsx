// The views of a list as links that look like tabs.
import { tabFace, type TabKind } from './tab-face.tsx'

/** In a row that is wider than the page the current one is moved into sight; the page itself stays where it is. */
const intoSight = (link: HTMLElement | null): void => {
  if (!link) return
  const row = link.parentElement!
  const [its, all] = [link.getBoundingClientRect(), row.getBoundingClientRect()]
  if (its.left < all.left) row.scrollLeft -= all.left - its.left
  else if (its.right > all.right) row.scrollLeft += its.right - all.right
}

/** `value` is the current one. */
export function TabLinks({ label, tabs, value }: TabLinksProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <a
          key={tab.id}
          ref={tab.id === value ? intoSight : undefined}
          href={tab.href}
          aria-current={tab.id === value ? 'page' : undefined}
        >
          {tabFace(tab)}
        </a>
      ))}
    </nav>
  )
}

export type TabLinksProps = { label: string; tabs: (TabKind & { href: string })[]; value?: string }
