// The way to a request of an agent: the list as it was left, and what stands before and after the request in it.
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { isTyping } from '../../kit/typing.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Icon } from '../../ui/values/icon.tsx'
import { Crumbs } from '../page/crumbs.tsx'
import type { Neighbours } from './list-order.ts'
import { agentPageText as words } from './text.ts'

type CrumbsProps = { path: string; list: string; near: Neighbours | undefined; children: ReactNode }

export function AgentCrumbs({ path, list, near, children }: CrumbsProps) {
  const { lang } = useLang()
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

/** The keys J and K lead on and back, unless something is being typed or a dialog is open. */
const useKeys = ({ previous, next }: Neighbours): void => {
  const navigate = useNavigate()
  const { lang } = useLang()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // The place of the key, so that it is the same one on an Arabic keyboard.
      const page = event.code === 'KeyJ' ? next : event.code === 'KeyK' ? previous : undefined
      if (!page || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'))
        return
      event.preventDefault()
      void navigate({ href: `/${lang}/${page}` })
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [navigate, lang, previous, next])
}

function NextAndPrevious({ near }: { near: Neighbours }) {
  const { at, count, previous, next } = near
  const t = useT()
  const { lang } = useLang()
  useKeys(near)
  return (
    <span className="crumbs-end row g2" role="group" aria-label={t(words.nextPrevious)}>
      {previous && (
        <LinkButton
          size="s"
          variant="text"
          href={`/${lang}/${previous}`}
          aria-keyshortcuts="K"
          title={t(words.previousKey)}
        >
          <Icon of={ChevronLeft} flip />
          {t(words.previous)}
        </LinkButton>
      )}
      <span className="nowrap">
        {t(words.placeInList, { at: number(at, lang), count: number(count, lang) })}
      </span>
      {next && (
        <LinkButton
          size="s"
          variant="text"
          href={`/${lang}/${next}`}
          aria-keyshortcuts="J"
          title={t(words.followingKey)}
        >
          {t(words.following)}
          <Icon of={ChevronRight} flip />
        </LinkButton>
      )}
    </span>
  )
}
