// A depot for Dubai with somebody who works in it and a courier.
import { courierSetupEndpoints as setup } from '@marsa/model/express/couriers/courier-endpoints.ts'
import { usualCashLimit } from '@marsa/model/express/couriers/courier.ts'
import type { Calls } from '../kit/calls.ts'
import type { Made } from '../kit/people.ts'

/** Both work from now on in the depot that serves Dubai; an emirate has one, which all journeys share. */
export const staffDepot = async (
  asAdmin: Calls,
  { depot, courier }: Record<'depot' | 'courier', Made>,
  cashLimit = usualCashLimit,
) => {
  const find = async () =>
    (await asAdmin.call(setup.listCouriers)).depots.find(({ areas }) => areas.includes('DU'))
  if (!(await find()))
    await asAdmin.call(setup.saveDepot, {
      body: {
        id: null,
        code: 'DXB',
        nameEn: 'Dubai, Al Quoz',
        nameAr: 'دبي، القوز',
        addressEn: '17B Street',
        addressAr: 'شارع 17ب',
        areas: ['DU'],
      },
    })
  const { id: depotId } = (await find())!
  await asAdmin.call(setup.saveWorker, {
    body: { userId: depot.userId, depotId, areas: [], vehicle: null, cashLimit: null },
  })
  await asAdmin.call(setup.saveWorker, {
    body: { userId: courier.userId, depotId, areas: ['DU'], vehicle: 'VAN', cashLimit },
  })
}
