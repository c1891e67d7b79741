// The charge lines that a quotation for a freight request is expected to have.
import { expectedCharges, type ChargeCode } from '@marsa/model/requests/charges.ts'
import { serviceCharges } from '@marsa/model/requests/service-charges.ts'
import type { RequestRow } from '../requests.store.ts'

export const expectedOf = ({ form }: Pick<RequestRow, 'form'>): ChargeCode[] =>
  expectedCharges({
    mode: form.mode,
    fullContainer: form.containerMode === 'FCL',
    door: form.destination.kind === 'door' || form.origin.kind === 'door',
    services: serviceCharges(form.services ?? []),
  })
