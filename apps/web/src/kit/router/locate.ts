// Reads an address of the app: its route, parts, search as the route reads it, and how it is written.
import type { Destination } from './known.ts'
import { decoded, findRoute, type Table } from './match.ts'
import { NotFound, type AnyRoute, type Params } from './route.ts'
import { parseSearch, writeSearch, type SearchValues } from './search.ts'

export type RouterLocation = { href: string; pathname: string; hash: string; key: string }
export type Match = {
  route: AnyRoute
  params: Params
  search: SearchValues
  staticData: NonNullable<AnyRoute['staticData']>
}
export type Place = { href: string; pathname: string; hash: string; match?: Match }

const base = 'http://app'

/** Several slashes at the start would name another host; undefined is an address outside of the app. */
export const innerUrl = (href: string, from: string): URL | undefined => {
  const url = new URL(href.replace(/^[\x00-\x20]*[\\/][\x00-\x20\\/]*/, '/'), base + from)
  return url.origin === base ? url : undefined
}

/** Values that a route does not read stay in the address. */
const searchOf = (route: AnyRoute, given: SearchValues): SearchValues => ({
  ...given,
  ...route.validateSearch?.(given),
})

export const locate = (table: Table, { pathname, search, hash }: URL): Place => {
  const found = findRoute(table, pathname)
  const given = parseSearch(search)
  const match = found && {
    ...found,
    search: searchOf(found.route, given),
    staticData: found.route.staticData ?? {},
  }
  return {
    href: (pathname.replace(/\/+$/, '') || '/') + writeSearch(match?.search ?? given) + hash,
    pathname: decoded(pathname, decodeURI),
    hash: decoded(hash.slice(1), decodeURIComponent),
    match,
  }
}

/** The address of a destination. */
export const hrefOf = (to: Destination): string =>
  to.to === undefined
    ? to.href
    : to.to.replace(/\$(\w+)/g, (_, name) =>
        encodeURIComponent((to.params as Record<string, string>)[name]!),
      ) + writeSearch(to.search ?? {})

/** Conditions of the route and of those above it, outer ones first; they throw what stands in the way. */
export const checkBefore = (match: Match, location: { href: string }): void => {
  const above: AnyRoute[] = []
  for (let each: AnyRoute | undefined = match.route; each; each = each.parent) above.unshift(each)
  for (const route of above) route.beforeLoad?.({ params: match.params, location })
}

export const noSuchPage = new NotFound('no such page')
