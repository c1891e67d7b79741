// The second row of the hub for staff: their pages, and the service levels the desk watches over.
import type { Me } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { useRouterState } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { hubPages } from './hub-pages.ts'
import { hubText } from './hub-text.ts'
import { ServiceLevels } from './service-levels.tsx'

export function HubRow({ me, serviceLevel }: { me: Me; serviceLevel: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  return (
    <div className="subnav">
      <nav className="page" style={{ gap: 'var(--s4)' }} aria-label={t(hubText.hub)}>
        {hubPages(me.roleName).map(({ id, label, path }) => (
          <a
            key={id}
            href={`/${lang}/${path}`}
            aria-current={pathname.startsWith(`/${lang}/${path}`) ? 'page' : undefined}
          >
            {t(label)}
          </a>
        ))}
        {serviceLevel && <ServiceLevels me={me} />}
      </nav>
    </div>
  )
}
