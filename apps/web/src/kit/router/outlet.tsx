// Draws the frame and in it the page that is shown; what throws is answered by a page of failure in its place.
import { startTransition, Suspense, use, useLayoutEffect, useMemo, useState } from 'react'
import { answerTo, Boundary, type Pages } from './boundary.tsx'
import { RouterContext, ShownContext, StateContext, useRouter } from './hooks.ts'
import type { Router } from './router.ts'
import { followScroll, keepScroll, placeScroll } from './scroll.ts'
import type { Going, Shown } from './shown.ts'

const nothing = () => {}

function Page({ shown, pages }: { shown: Shown; pages: Pages }) {
  const Part = shown.match?.route.component?.part
  // The same element while the same page is shown: it is drawn anew by what it reads, not by its frame.
  const part = useMemo(() => Part && <Part />, [Part])
  return shown.problem ? answerTo(shown.problem, pages, nothing) : part
}

/** The place of the page. */
export function Outlet() {
  const { options } = useRouter()
  const shown = use(ShownContext)!
  return (
    <Boundary shown={shown} pages={options}>
      <Suspense fallback={null}>
        <Page shown={shown} pages={options} />
      </Suspense>
    </Boundary>
  )
}

export function RouterProvider({ router }: { router: Router }) {
  const [going, setGoing] = useState<Going>()
  const [shown, setShown] = useState<Shown>()
  useLayoutEffect(followScroll, [])
  useLayoutEffect(
    () =>
      router.connect({
        going: (next) => {
          keepScroll()
          setGoing(next)
        },
        show: (next) => startTransition(() => setShown(next)),
      }),
    [router],
  )
  useLayoutEffect(() => {
    if (!shown) return
    placeScroll(shown.location)
    router.rendered(shown)
  }, [router, shown])
  const state = useMemo(
    () => going && shown && { ...going, resolvedLocation: shown.location, match: shown.match },
    [going, shown],
  )
  if (!shown || !state) return null
  const { frame: Frame, frameFailed, notFound } = router.options
  return (
    <RouterContext value={router}>
      <StateContext value={state}>
        <ShownContext value={shown}>
          <Boundary shown={shown} pages={{ notFound, failed: frameFailed }}>
            <Frame />
          </Boundary>
        </ShownContext>
      </StateContext>
    </RouterContext>
  )
}
