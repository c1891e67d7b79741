// The address of a list of storage: what is searched for, and its page.
import { useLang } from '../kit/direction.tsx'
import { writeSearch } from '../kit/router/search.ts'

/** What is searched for, from an address. */
export const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, 100) : undefined

/** The page, from an address; undefined on the first. */
export const asPage = (value: unknown): number | undefined =>
  Number.isInteger(Number(value)) && Number(value) > 1 ? Number(value) : undefined

/** The list with what is changed of its search; without a page said it is the first. */
export const useListAddress = <Search extends { page?: number | undefined }>(
  list: 'stock' | 'exceptions',
  search: Search,
): ((change: Partial<Search>) => string) => {
  const { lang } = useLang()
  return (change) =>
    `/${lang}/warehouse/${list}${writeSearch({ ...search, ...change, page: asPage(change.page) })}`
}
