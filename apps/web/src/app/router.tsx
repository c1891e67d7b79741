// The router of the app: its addresses in its frame, with the pages of what went wrong.
import type { RouterHistory } from '../kit/router/history.ts'
import { createRouter } from '../kit/router/router.ts'
import { App } from './app.tsx'
import { ErrorPage, FrameErrorPage, NotFoundPage } from './error-pages.tsx'
import { routes } from './routes.ts'

/** `history` is the browser's own unless a test gives another. */
export const makeAppRouter = (history?: RouterHistory) =>
  createRouter({
    routes,
    history,
    frame: App,
    notFound: NotFoundPage,
    failed: ErrorPage,
    frameFailed: FrameErrorPage,
  })

declare module '../kit/router/known.ts' {
  interface Register {
    route: (typeof routes)[number]
  }
}
