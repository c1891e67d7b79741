// Filters of the staff lists as they stand in the address; what does not fit is left out.
import { userTypes, type UserType } from '@marsa/model/accounts/registration/registration.ts'

/** The views of the queue, as the contract names them. */
export const registrationViews = ['pending', 'late', 'admin', 'approved', 'refused', 'all'] as const
export type RegistrationView = (typeof registrationViews)[number]

export type RegistrationSearch = {
  view?: RegistrationView
  kind?: UserType
  text?: string
  page?: number
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 100) : ''
const pageOf = (value: unknown): number | undefined => {
  const page = Number(value)
  return Number.isInteger(page) && page > 1 ? page : undefined
}

export const readRegistrationSearch = (search: Record<string, unknown>): RegistrationSearch => {
  const view = registrationViews.find((each) => each === search['view'] && each !== 'pending')
  const kind = userTypes.find((each) => each === search['kind'])
  const text = textOf(search['text'])
  const page = pageOf(search['page'])
  return { ...(view && { view }), ...(kind && { kind }), ...(text && { text }), ...(page && { page }) }
}

export type LicenceSearch = { text?: string; page?: number }
export const readLicenceSearch = (search: Record<string, unknown>): LicenceSearch => {
  const text = textOf(search['text'])
  const page = pageOf(search['page'])
  return { ...(text && { text }), ...(page && { page }) }
}

/** The address of a list with its filters. */
export const listAddress = (path: string, search: Record<string, string | number | undefined>): string => {
  const given = Object.entries(search).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  )
  const query = new URLSearchParams(given).toString()
  return query ? `${path}?${query}` : path
}
