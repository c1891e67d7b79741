// The second row of a line: its pages for this reader, and in freight the service levels of who answers for them.
import type { Line } from '@marsa/model/lines.ts'
import { headerVariantOf, type Layout } from '@marsa/model/site/layout.ts'
import type { Me } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { useRouterState } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { appText } from '../text.ts'
import { linePages } from './line-pages.ts'
import { ServiceLevels } from './service-levels.tsx'

export function SecondRow({ me, line, layout }: { me: Me; line: Line; layout: Layout }) {
  const t = useT()
  const { lang } = useLang()
  const area = useRouterState({ select: (state) => state.match?.staticData.area })
  const pages = linePages[line](me.roleName)
  const levels = layout.serviceLevel && headerVariantOf(me.roleName) !== 'customer'
  if (pages.length === 0 && !levels) return null
  return (
    <div className="subnav">
      <nav className="page" aria-label={t(appText.inService)}>
        {pages.map(({ id, label, path }) => (
          <a key={id} href={`/${lang}/${path}`} aria-current={id === area ? 'page' : undefined}>
            {t(label)}
          </a>
        ))}
        {levels && <ServiceLevels me={me} />}
      </nav>
    </div>
  )
}
