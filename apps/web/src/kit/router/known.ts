// What the types know of the app's routes: their ids, addresses, search and parts of the address.
import type { AnyRoute } from './route.ts'
import type { SearchValues } from './search.ts'

/** The app adds the union of its routes here. */
// oxlint-disable-next-line typescript/no-empty-interface
export interface Register {}

type Known = Register extends { route: infer Each extends AnyRoute } ? Each : AnyRoute

export type RouteId = Known['id']
type RouteOf<Id> = Extract<Known, { id: Id }>
type SearchIn<Each> = Each extends { validateSearch?: (search: SearchValues) => infer Search }
  ? Search
  : never
export type SearchOf<Id extends RouteId> = SearchIn<RouteOf<Id>>

type ParamName<Path> = Path extends `${infer Part}/${infer Rest}`
  ? ParamName<Part> | ParamName<Rest>
  : Path extends `$${infer Name}`
    ? Exclude<Name, ''>
    : never
export type ParamsIn<Path extends string> = Record<ParamName<Path>, string>

type Way = {
  replace?: boolean
  /** Leaves without asking: what would be lost is already kept, or given up. */
  ignoreBlocker?: boolean
}
type To<Each> = Each extends AnyRoute
  ? { to: Each['fullPath']; params: ParamsIn<Each['fullPath']>; search?: SearchIn<Each>; href?: undefined }
  : never

/** An address, or one of the app's routes with its parts. */
export type Destination = Way & ({ href: string; to?: undefined } | To<Known>)
