// What the address of the list of shipments holds.
import { shipmentStates, type ShipmentState } from '@marsa/model/express/shipments/shipment-machine.ts'

export type ListSearch = { status?: ShipmentState; search?: string; page?: number }

export const readListSearch = (search: Record<string, unknown>): ListSearch => {
  const status = shipmentStates.find((each) => each === search['status'])
  const text = typeof search['search'] === 'string' ? search['search'].slice(0, 100) : ''
  const page = Number(search['page'])
  return {
    ...(status && { status }),
    ...(text && { search: text }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  }
}

export const listHref = (lang: string, { status, search, page }: ListSearch): string => {
  const query = new URLSearchParams({
    ...(status && { status }),
    ...(search && { search }),
    ...(page && page > 1 && { page: String(page) }),
  }).toString()
  return `/${lang}/express/shipments${query && `?${query}`}`
}
