// The charge lines that a quotation for a freight request is expected to have.
import { chargesUnder } from '@marsa/model/freight/cargo/incoterm-charges.ts'
import { expectedCharges, type ChargeCode } from '@marsa/model/requests/charges.ts'
import { serviceCharges } from '@marsa/model/requests/service-charges.ts'
import type { RequestRow } from '../requests.store.ts'

export const expectedOf = ({ form }: Pick<RequestRow, 'form'>): ChargeCode[] => {
  const { mode, direction, incoterm } = form
  const [originDoor, destinationDoor] = [form.origin.kind === 'door', form.destination.kind === 'door']
  const fullContainer = form.containerMode === 'FCL'
  const services = serviceCharges(form.services ?? [])
  if (!incoterm)
    return expectedCharges({ mode, fullContainer, door: originDoor || destinationDoor, services })
  const sold = chargesUnder({ mode, direction, fullContainer, incoterm, originDoor, destinationDoor })
  return [...new Set([...sold, ...services])]
}
