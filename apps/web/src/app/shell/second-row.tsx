// The second row of freight: its pages for this reader, and the service levels of who answers for them.
import { useRouterState } from '@tanstack/react-router'
import { headerVariantOf } from '@marsa/model/site/layout.ts'
import type { Me } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { appText } from '../text.ts'
import { freightPages } from './freight-pages.ts'
import { ServiceLevels } from './service-levels.tsx'

export function SecondRow({ me }: { me: Me }) {
  const t = useT()
  const { lang } = useLang()
  const area = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.area })
  const pages = freightPages(me.roleName)
  const variant = headerVariantOf(me.roleName)
  if (pages.length < 2 && variant === 'customer') return null
  return (
    <div className="subnav">
      <nav className="page" aria-label={t(appText.inService)}>
        {pages.map(({ id, label, path }) => (
          <a key={id} href={`/${lang}/${path}`} aria-current={id === area ? 'page' : undefined}>
            {t(label)}
          </a>
        ))}
        {variant !== 'customer' && <ServiceLevels me={me} />}
      </nav>
    </div>
  )
}
