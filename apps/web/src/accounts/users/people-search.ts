// What the lists of users, invitations and companies look for, as it stands in their addresses.

/** Filters of the lists as they stand in the address; the server validates what they are. */
export type PeopleSearch = {
  view?: 'invitations'
  text?: string
  role?: string
  status?: string
  company?: string
  person?: string
  page?: number
}
export type CompanySearch = { text?: string; kind?: string; state?: string; company?: string; page?: number }

/** Takes the named words and a page over one from an address. */
const reading =
  <Search extends { page?: number }>(...names: (keyof Search & string)[]) =>
  (search: Record<string, unknown>): Search => {
    const words = names
      .filter((name) => search[name])
      .map((name) => [name, String(search[name]).slice(0, 100)])
    const page = Number(search['page'])
    return { ...Object.fromEntries(words), ...(page > 1 && { page: Math.floor(page) }) } as Search
  }

export const readPeopleSearch = reading<PeopleSearch>('view', 'text', 'role', 'status', 'company', 'person')
export const readCompanySearch = reading<CompanySearch>('text', 'kind', 'state', 'company')
