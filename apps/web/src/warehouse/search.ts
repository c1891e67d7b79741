// What the addresses of storage may say; a small file of its own because every page loads the routes.

/** Cancelled, rejected and expired ones have no tab for customers; they are a filter under All. */
const groups = ['active', 'completed', 'cancelled'] as const
export type StorageGroup = (typeof groups)[number]

/** Filters of the list as they stand in the address; what does not fit is left out. */
export type StorageSearch = {
  tab?: StorageGroup
  reference?: string
  from?: string
  to?: string
  page?: number
}

const day = /^\d{4}-\d{2}-\d{2}$/
const dayIn = (value: unknown): string | undefined =>
  typeof value === 'string' && day.test(value) ? value : undefined

export const readStorageSearch = (search: Record<string, unknown>): StorageSearch => {
  const tab = groups.find((group) => group === search['tab'])
  const given = search['reference']
  const reference =
    typeof given === 'string' || typeof given === 'number' ? String(given).trim().slice(0, 60) : ''
  const page = Number(search['page'])
  const from = dayIn(search['from'])
  const to = dayIn(search['to'])
  return {
    ...(tab && { tab }),
    ...(reference && { reference }),
    ...(from && to && { from, to }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  }
}

/** The form: the request that is changed, or the space (cubic metres) that a public page has worked out. */
export const readStorageForm = (search: Record<string, unknown>): { id?: string; cbm?: number } => {
  const cbm = Number(search['cbm'])
  return {
    ...(typeof search['id'] === 'string' && { id: search['id'] }),
    ...(cbm > 0 && Number.isFinite(cbm) && { cbm: Math.round(cbm * 100) / 100 }),
  }
}

/** The address of the list with these filters. */
export const storageRequestsAddress = (lang: string, search: StorageSearch): string => {
  const pairs = Object.entries(search).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()
  return `/${lang}/warehouse/storages${query && `?${query}`}`
}
