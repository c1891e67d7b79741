// A bill of lading as people write one, for tests that need it to be there.
import { billEndpoints as bills } from '@marsa/model/freight/bill/bill-endpoints.ts'
import type { BillFields } from '@marsa/model/freight/bill/bill-fields.ts'
import type { Journey, World } from './world.ts'

export const wholeBill: BillFields = {
  shipper: 'Huadong Dairy Co.\nShanghai',
  consignee: 'Noor Foods LLC\nDubai',
  notify: '',
  loading: 'Shanghai, CN',
  discharge: 'Jebel Ali, AE',
  delivery: '',
  vessel: 'Al Dhafra',
  voyage: '012W',
  packages: '420 bags',
  goods: 'Milk powder in bags',
  marks: '',
  grossKg: '18400',
  cbm: '',
  containers: 'CSQU3054383 SEAL12345',
  freight: 'collect',
  originals: 3,
  remarks: '',
}

/** The customer has sent the instruction, and the winning agent the first draft. */
export const addBillDraft = async (
  world: World,
  { customer, winner, requestId: id }: Journey,
): Promise<void> => {
  const given = { query: { id }, body: { fields: wholeBill } }
  await world.done(customer, bills.instructBill, given)
  await world.done(winner, bills.draftBill, given)
}
