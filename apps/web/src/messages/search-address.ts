// Addresses of the desk's conversations and their history with what is looked for.
import type { ChatPageSearch } from './routes.tsx'

export const addressOf = (path: string, search: ChatPageSearch): string => {
  const pairs = Object.entries(search).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()
  return `${path}${query && `?${query}`}`
}
