// Finds the route of an address: words win over parts, parts over an open end; capitals make no difference.
import type { AnyRoute, Params } from './route.ts'

type Row = { route: AnyRoute; parts: readonly string[] }
export type Table = readonly Row[]

const segments = (path: string): string[] => path.split('/').filter(Boolean)
const rank = (part: string | undefined): number => (part === '$' ? 2 : part?.startsWith('$') ? 1 : 0)

const firstDifference = (one: Row, other: Row): number => {
  const longer = one.parts.length > other.parts.length ? one : other
  const at = longer.parts.findIndex((_, index) => rank(one.parts[index]) !== rank(other.parts[index]))
  return rank(one.parts[at]) - rank(other.parts[at])
}

export const tableOf = (routes: readonly AnyRoute[]): Table =>
  routes.map((route) => ({ route, parts: segments(route.fullPath) })).toSorted(firstDifference)

/** What cannot be decoded stays as it is written. */
export const decoded = (text: string, decode: (text: string) => string): string => {
  try {
    return decode(text)
  } catch {
    return text
  }
}

const paramsOf = (parts: readonly string[], given: readonly string[]): Params | undefined => {
  const isOpen = parts.at(-1) === '$'
  const wanted = isOpen ? parts.slice(0, -1) : parts
  if (isOpen ? given.length < wanted.length : given.length !== wanted.length) return undefined
  const fits = wanted.every((part, index) => rank(part) || part.toLowerCase() === given[index]!.toLowerCase())
  if (!fits) return undefined
  return Object.fromEntries(
    wanted.flatMap((part, index) => (rank(part) ? [[part.slice(1), given[index]!]] : [])),
  )
}

export const findRoute = (
  table: Table,
  pathname: string,
): { route: AnyRoute; params: Params } | undefined => {
  const given = segments(pathname).map((segment) => decoded(segment, decodeURIComponent))
  for (const { route, parts } of table) {
    const params = paramsOf(parts, given)
    if (params) return { route, params }
  }
  return undefined
}
