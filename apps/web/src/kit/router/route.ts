// Routes as data: address, what it reads from the search, what must hold before, and the page.
import type { TextRow } from '@marsa/model/kit/text.ts'
import type { LazyComponent } from './lazy.ts'
import type { SearchValues } from './search.ts'

/** Thrown by a page that finds nothing, or before it by its route. */
export class NotFound extends Error {}

/** Thrown before a page is loaded: another address takes its place. */
export class Redirect extends Error {
  href: string
  constructor(href: string) {
    super(href)
    this.href = href
  }
}

export type Params = Record<string, string>

type Common = {
  /** Runs before the code of a page is asked for, outer routes first. */
  beforeLoad?: (target: { params: Params; location: { href: string } }) => void
  staticData?: {
    /** Title of the page in both languages. */
    title?: TextRow
    /** Which link of the second row of navigation this page belongs to. */
    area?: string
  }
  component?: LazyComponent
}

export type Route<Id extends string, Path extends string, Search extends object> = Common & {
  id: Id
  fullPath: Path
  parent?: AnyRoute
  validateSearch?: (search: SearchValues) => Search
}
export type AnyRoute = Route<string, string, object>

export const rootRoute: Route<'', '', SearchValues> = { id: '', fullPath: '' }

type Options<Parent, Path, Search> = Common & {
  parent: Parent
  /** Below its parent's; `$name` takes any segment, a `$` at the end whatever follows. */
  path: Path
  validateSearch?: (search: SearchValues) => Search
}

export const createRoute = <
  Parent extends AnyRoute,
  const Path extends string,
  Search extends object = SearchValues,
>({
  path,
  ...options
}: Options<Parent, Path, Search>): Route<
  `${Parent['id']}/${Path}`,
  `${Parent['fullPath']}/${Path}`,
  Search
> => ({
  ...options,
  id: `${options.parent.id}/${path}`,
  fullPath: `${options.parent.fullPath}/${path}`,
})

/** A condition for the pages below it, without a part in the address. */
export const createGate = <Parent extends AnyRoute, const Id extends string>({
  id,
  ...options
}: Common & { parent: Parent; id: Id }): Route<
  `${Parent['id']}/${Id}`,
  Parent['fullPath'],
  SearchValues
> => ({ ...options, id: `${options.parent.id}/${id}`, fullPath: options.parent.fullPath })
