// Addresses of the desk's conversations and their history with what is looked for.

export type ChatPageSearch = {
  filter?: 'waiting' | 'mine' | 'all' | 'closed'
  /** The one that is shown. */
  chat?: string
  text?: string
  person?: string
  from?: string
  to?: string
  page?: number
}

const filters = ['waiting', 'mine', 'all', 'closed'] as const
const word = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, 120) : undefined

/** What an address says of it. */
export const readChatSearch = (search: Record<string, unknown>): ChatPageSearch => ({
  filter: filters.find((each) => each === search['filter']),
  chat: word(search['chat']),
  text: word(search['text']),
  person: word(search['person']),
  from: word(search['from']),
  to: word(search['to']),
  page: Number(search['page']) > 1 ? Math.floor(Number(search['page'])) : undefined,
})

export const addressOf = (path: string, search: ChatPageSearch): string => {
  const pairs = Object.entries(search).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()
  return `${path}${query && `?${query}`}`
}
