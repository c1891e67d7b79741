// The order in which an agent last saw its requests in this tab, for the way from one to the next and back to the list.
const name = 'marsa.agent-list'

type Seen = {
  /** The address of the list with its tab, filters, order and page. */
  list: string
  /** The pages of its rows, below the language. */
  pages: string[]
  /** These are all that the list has, not those of one page of it. */
  isWhole: boolean
}

export const rememberOrder = (seen: Seen): void => sessionStorage.setItem(name, JSON.stringify(seen))

const lastSeen = (): Seen | undefined => {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export type Neighbours = Pick<Seen, 'list' | 'isWhole'> & {
  at: number
  count: number
  previous?: string
  next?: string
}

/** What stands before and after a page in the list that it was opened from; undefined where it stands in none. */
export const neighboursOf = (page: string): Neighbours | undefined => {
  const seen = lastSeen()
  const at = seen?.pages.indexOf(page) ?? -1
  if (!seen || at < 0) return undefined
  const [previous, next] = [seen.pages[at - 1], seen.pages[at + 1]]
  return {
    list: seen.list,
    isWhole: seen.isWhole,
    at: at + 1,
    count: seen.pages.length,
    ...(previous && { previous }),
    ...(next && { next }),
  }
}

/** Keeps the whole list, as it stood when one of its requests was opened: what is answered meanwhile keeps its place. */
export const rememberWhole = (page: string, list: string, pages: string[]): boolean => {
  if (lastSeen()?.list !== list || !pages.includes(page)) return false
  rememberOrder({ list, pages, isWhole: true })
  return true
}
