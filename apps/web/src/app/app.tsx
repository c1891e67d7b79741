// The frame around every page: header, main, title, and what comes after the first moment.
import { lazy, Suspense, useEffect, useRef } from 'react'
import { areaVerdict } from '@marsa/model/site/areas.ts'
import { layoutOf } from '@marsa/model/site/layout.ts'
import { ActingBanner, useMe } from '../accounts/door.tsx'
import { setReadOnly } from '../kit/read-only.ts'
import { Outlet } from '../kit/router/outlet.tsx'
import { useRouterState } from '../kit/router/hooks.ts'
import { useT } from '../kit/t.ts'
import { useRouteTitle } from '../kit/title.ts'
import { LoadingBar } from './loading-bar.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { Header } from './shell/header.tsx'
import { useOtherSession } from './session/use-other-session.ts'
import { usePageSettled } from './use-page-settled.ts'

const AreaWarning = lazy(async () => ({ default: (await import('./guards.tsx')).AreaWarning }))
const Around = lazy(async () => ({ default: (await import('./around.tsx')).Around }))

/** A new page takes the focus to its main part, as a page load would, unless it has put it into a field. */
const useFocusOnNewPage = () => {
  const main = useRef<HTMLElement>(null)
  const pathname = useRouterState({ select: (state) => state.resolvedLocation.pathname })
  const before = useRef(pathname)
  useEffect(() => {
    const isPlaced = main.current?.querySelector('input:focus')
    if (before.current !== undefined && before.current !== pathname && !isPlaced)
      main.current?.focus({ preventScroll: true })
    before.current = pathname
  }, [pathname])
  return main
}

export function App() {
  const t = useT()
  const main = useFocusOnNewPage()
  const me = useMe()
  const scope = me?.actingScope
  useEffect(() => setReadOnly(scope === 'read'), [scope])
  const title = useRouterState({ select: (state) => state.match?.staticData.title })
  useRouteTitle(title && t(title))
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const layout = layoutOf(pathname)
  const isSettled = usePageSettled()
  useOtherSession()
  const isOfExpress = pathname.split('/')[2] === 'express'
  return (
    <>
      <LoadingBar />
      {scope && (
        <Suspense fallback={null}>
          <ActingBanner />
        </Suspense>
      )}
      <Header layout={layout} isSettled={isSettled} />
      <OfflineBanner />
      <main
        className="page"
        id="main"
        tabIndex={-1}
        ref={main}
        data-layout={layout.id}
        style={{ minBlockSize: layout.minHeight, outline: 0 }}
      >
        {me && isOfExpress && areaVerdict('express', me.roleName) === 'warn' ? (
          <Suspense fallback={null}>
            <AreaWarning area="express" />
          </Suspense>
        ) : (
          <Outlet />
        )}
      </main>
      {isSettled && (
        <Suspense fallback={null}>
          <Around layout={layout} />
        </Suspense>
      )}
    </>
  )
}
