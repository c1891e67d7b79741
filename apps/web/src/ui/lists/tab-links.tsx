// The views of a list as links that look like tabs.
import { intoSight } from './into-sight.ts'
import { tabFace, type TabKind } from './tab-face.tsx'

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
