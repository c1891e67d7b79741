// What the router is made with, and what it tells those who draw.
import type { ComponentType } from 'react'
import type { RouterHistory } from './history.ts'
import type { Match, RouterLocation } from './locate.ts'
import type { AnyRoute } from './route.ts'

export type ErrorComponentProps = { error: unknown; reset: () => void }

export type RouterOptions = {
  routes: readonly AnyRoute[]
  /** Around every page, with an `Outlet` for it. */
  frame: ComponentType
  notFound: ComponentType
  failed: ComponentType<ErrorComponentProps>
  frameFailed: ComponentType<ErrorComponentProps>
  /** The browser's own unless a test gives another. */
  history?: RouterHistory
}

/** Where the person is going; the page before stays until the next one is there. */
export type Going = { location: RouterLocation; isLoading: boolean }
export type Shown = { location: RouterLocation; match?: Match; problem?: unknown }
/** Who draws: told at once where the person is going, and what to show once it can be shown. */
export type View = { going: (next: Going) => void; show: (next: Shown) => void }
