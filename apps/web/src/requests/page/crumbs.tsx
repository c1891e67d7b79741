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
  children: ReactNode
}

export function Crumbs({ path, list, children }: CrumbsProps) {
  const t = useT()
  const { lang } = useLang()
  return (
    <nav className="crumbs" aria-label={t(words.where)}>
      <a href={`/${lang}/${path}`}>{list}</a>
      <Icon of={ChevronRight} flip />
      {children}
    </nav>
  )
}
