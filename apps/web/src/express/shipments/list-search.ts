// What the address of the list of shipments holds.
import { services, type Service } from '@marsa/model/express/services.ts'
import { dayIn } from '../../kit/router/search.ts'
import { shipmentStates, type ShipmentState } from '@marsa/model/express/shipments/shipment-machine.ts'

export const codChoices = ['yes', 'no'] as const

export type ListSearch = {
  status?: ShipmentState | undefined
  search?: string | undefined
  service?: Service | undefined
  cod?: (typeof codChoices)[number] | undefined
  /** Days on which they were begun. */
  from?: string | undefined
  until?: string | undefined
  page?: number | undefined
}

export const readListSearch = (search: Record<string, unknown>): ListSearch => {
  const status = shipmentStates.find((each) => each === search['status'])
  const text = typeof search['search'] === 'string' ? search['search'].slice(0, 100) : ''
  const service = services.find((each) => each === search['service'])
  const cod = codChoices.find((each) => each === search['cod'])
  const from = dayIn(search['from'])
  const until = dayIn(search['until'])
  const page = Number(search['page'])
  return {
    ...(status && { status }),
    ...(text && { search: text }),
    ...(service && { service }),
    ...(cod && { cod }),
    ...(from && until && from <= until && { from, until }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  }
}

/** Without its page, which begins anew with every change. */
export const isNarrowed = ({ page: _page, ...filters }: ListSearch): boolean =>
  Object.values(filters).some((value) => value !== undefined)

export const listHref = (lang: string, { page, ...filters }: ListSearch): string => {
  const asked = Object.entries(filters).flatMap(([key, value]) => (value ? [[key, value]] : []))
  const query = new URLSearchParams([
    ...asked,
    ...(page && page > 1 ? [['page', String(page)]] : []),
  ]).toString()
  return `/${lang}/express/shipments${query && `?${query}`}`
}
