// The way to a request of an agent: the list as it was left, and what stands before and after the request in it.
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Icon } from '../../ui/values/icon.tsx'
import { Crumbs } from '../page/crumbs.tsx'
import { neighboursOf, type Neighbours } from './list-order.ts'
import { agentPageText as words } from './text.ts'

export function AgentCrumbs({ path, list, children }: { path: string; list: string; children: ReactNode }) {
  const { lang } = useLang()
  const near = neighboursOf(location.pathname.replace(`/${lang}/`, ''))
  return (
    <Crumbs
      path={path}
      list={list}
      href={near?.list.startsWith(`/${lang}/`) ? near.list : undefined}
      aside={near && near.count > 1 && <NextAndPrevious near={near} />}
    >
      {children}
    </Crumbs>
  )
}

function NextAndPrevious({ near: { at, count, previous, next } }: { near: Neighbours }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <span className="crumbs-end row g2" role="group" aria-label={t(words.nextPrevious)}>
      {previous && (
        <LinkButton size="s" variant="text" href={`/${lang}/${previous}`}>
          <Icon of={ChevronLeft} flip />
          {t(words.previous)}
        </LinkButton>
      )}
      <span className="nowrap">
        {t(words.placeInList, { at: number(at, lang), count: number(count, lang) })}
      </span>
      {next && (
        <LinkButton size="s" variant="text" href={`/${lang}/${next}`}>
          {t(words.following)}
          <Icon of={ChevronRight} flip />
        </LinkButton>
      )}
    </span>
  )
}
