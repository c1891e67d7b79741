// The header in its variants: visitor, customer, agent, staff; the second row holds the pages of the service.
import { Bell, Menu as MenuIcon } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { frameText } from '@marsa/model/accounts/frame-text.ts'
import { isLine } from '@marsa/model/lines.ts'
import type { Layout } from '@marsa/model/site/layout.ts'
import { useMe, useSessionState, useVariant } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { useRouterState } from '../../kit/router/hooks.ts'
import { session } from '../../kit/session.ts'
import { useT } from '../../kit/t.ts'
import { Icon } from '../../ui/values/icon.tsx'
import { appText } from '../text.ts'
import { LanguageLink } from './language-link.tsx'
import { Logo } from './logo.tsx'
import { hasPages, servicesOf } from './navigation.ts'
import { WelcomeFace } from './welcome-face.tsx'

// What opens over the page comes after the first paint; until then its place is kept by its plain face.
const NotificationBell = lazy(async () => ({
  default: (await import('../../overview/door.tsx')).NotificationBell,
}))
const HeadSearch = lazy(async () => ({ default: (await import('./head-search.tsx')).HeadSearch }))
const WelcomeMenu = lazy(async () => ({ default: (await import('./welcome-menu.tsx')).WelcomeMenu }))
const HubRow = lazy(async () => ({ default: (await import('./hub-row.tsx')).HubRow }))
const SecondRow = lazy(async () => ({ default: (await import('./second-row.tsx')).SecondRow }))
const PhoneMenu = lazy(async () => ({ default: (await import('./phone-menu.tsx')).PhoneMenu }))

const staffPages = /^\/\w+\/(admin|desk|chathistory)\b/

const BellFace = () => (
  <span className="icon-btn">
    <Icon of={Bell} />
  </span>
)

/** What opens over the page is there once the page is settled. */
export function Header({ layout, isSettled }: { layout: Layout; isSettled: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const { status } = useSessionState()
  const me = useMe()
  const variant = useVariant()
  const isIn = me || session.isLikely()
  const [open, setOpen] = useState(false)
  const isStaffPage = useRouterState({ select: ({ location }) => staffPages.test(location.pathname) })
  // Without a memory of who is signed in here, the page itself says that it will be staff.
  const hasHubRow =
    variant === 'staff' || variant === 'readonly' || (isIn && variant === 'visitor' && isStaffPage)
  return (
    <>
      <header className="head" data-variant={variant}>
        <a className="skip" href="#main">
          {t(appText.skip)}
        </a>
        <div className="page">
          <Logo />
          <nav className="wide" aria-label={t(appText.services)}>
            {servicesOf(me?.roleName).map(({ id, label, path }) => (
              <a
                key={id}
                className="navlink"
                href={`/${lang}/${path}`}
                aria-current={id === layout.id || undefined}
              >
                {t(label)}
              </a>
            ))}
          </nav>
          <div className="row push head-end">
            {me && layout.search && hasPages(me.roleName) && (
              <span className="wide">
                <Once when={isSettled} fallback={<span className="head-search" />}>
                  <HeadSearch />
                </Once>
              </span>
            )}
            <span className="wide">
              <LanguageLink />
            </span>
            {me && (
              <Once when={isSettled} fallback={<BellFace />}>
                <NotificationBell />
              </Once>
            )}
            {me && (
              <span className="wide">
                <Once
                  when={isSettled}
                  fallback={
                    <span className="who">
                      <WelcomeFace me={me} />
                    </span>
                  }
                >
                  <WelcomeMenu me={me} serviceLevel={layout.serviceLevel} />
                </Once>
              </span>
            )}
            {status === 'out' && <VisitorLinks />}
            <button
              type="button"
              className="icon-btn narrow"
              aria-label={t(appText.menu)}
              onClick={() => setOpen(true)}
            >
              <Icon of={MenuIcon} size="l" />
            </button>
          </div>
        </div>
      </header>
      {isIn && isLine(layout.id) && (
        <Suspense fallback={<Row />}>
          {me ? <SecondRow me={me} line={layout.id} layout={layout} /> : <Row />}
        </Suspense>
      )}
      {layout.headers.includes('hub') && hasHubRow && (
        <Suspense fallback={<Row />}>
          {me ? <HubRow me={me} serviceLevel={layout.serviceLevel} /> : <Row />}
        </Suspense>
      )}
      {open && (
        <Suspense fallback={null}>
          <PhoneMenu me={me} layout={layout} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

type OnceProps = { when: boolean; fallback: ReactNode; children: ReactNode }

const Once = ({ when, fallback, children }: OnceProps) =>
  when ? <Suspense fallback={fallback}>{children}</Suspense> : fallback

function VisitorLinks() {
  const t = useT()
  const { lang } = useLang()
  return (
    <>
      <a className="navlink wide" href={`/${lang}/sign-in`}>
        {t(frameText.signIn)}
      </a>
      <a className="navlink wide" href={`/${lang}/hub/register`}>
        {t(frameText.signUp)}
      </a>
      <a className="btn btn-p btn-sm wide" href={`/${lang}/freight/quote`}>
        {t(appText.getQuote)}
      </a>
    </>
  )
}

/** Keeps the height of a second row that is still on its way. */
const Row = () => <div className="subnav" style={{ minBlockSize: 'calc(2.875rem + 1px)' }} />
