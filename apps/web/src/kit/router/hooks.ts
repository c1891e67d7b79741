// What pages and the frame ask of the router.
import { createContext, use } from 'react'
import type { ParamsIn, RouteId, SearchOf } from './known.ts'
import type { Match, RouterLocation } from './locate.ts'
import type { Router } from './router.ts'
import type { Shown } from './shown.ts'

export type RouterState = {
  /** Where the person is going. */
  location: RouterLocation
  /** Where the page that is shown stands. */
  resolvedLocation: RouterLocation
  match?: Match
  isLoading: boolean
}

export const RouterContext = createContext<Router | null>(null)
export const StateContext = createContext<RouterState | null>(null)
export const ShownContext = createContext<Shown | null>(null)

export const useRouter = (): Router => use(RouterContext)!

export const useNavigate = (): Router['navigate'] => useRouter().navigate

export const useRouterState = <Part>({ select }: { select: (state: RouterState) => Part }): Part =>
  select(use(StateContext)!)

/** Typed by the route whose page asks; the page is drawn for no other one. */
export const getRouteApi = <Id extends RouteId>(_id: Id) => ({
  useSearch: () => use(ShownContext)!.match!.search as SearchOf<Id>,
  useParams: () => use(ShownContext)!.match!.params as ParamsIn<Id>,
})
