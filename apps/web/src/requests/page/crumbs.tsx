// The way to a request: the list it stands in, then its number.
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Icon } from '../../ui/values/icon.tsx'
import { requestPageText as words } from './text.ts'

export type CrumbsProps = {
  /** The page above, below the language. */
  path: string
  list: string
  /** The list as the reader left it, with its language; the page above unless said. */
  href?: string | undefined
  /** After the way, at the end of the line. */
  aside?: ReactNode
  children: ReactNode
}

export function Crumbs({ path, list, href, aside, children }: CrumbsProps) {
  const t = useT()
  const { lang } = useLang()
  return (
    <nav className="crumbs" aria-label={t(words.where)}>
      <a href={href ?? `/${lang}/${path}`}>{list}</a>
      <Icon of={ChevronRight} flip />
      {children}
      {aside}
    </nav>
  )
}
