// Three depots of parcels, two couriers and who works with them in Dubai.
import { courierSetupEndpoints as calls } from '@marsa/model/express/couriers/courier-endpoints.ts'
import { usualCashLimit, type Vehicle } from '@marsa/model/express/couriers/courier.ts'
import type { Emirate } from '@marsa/model/reference/lists.ts'
import type { Runner } from './runner.ts'
import type { Step } from './script.ts'

const admin = 'admin@demo.example'

const depots: readonly { code: string; nameEn: string; nameAr: string; areas: Emirate[] }[] = [
  { code: 'DXB', nameEn: 'Dubai, Al Quoz', nameAr: 'دبي، القوز', areas: ['DU'] },
  { code: 'AUH', nameEn: 'Abu Dhabi, Mussafah', nameAr: 'أبوظبي، المصفح', areas: ['AZ'] },
  {
    code: 'SHJ',
    nameEn: 'Sharjah, Industrial Area 6',
    nameAr: 'الشارقة، الصناعية 6',
    areas: ['SH', 'AJ', 'UQ', 'RK', 'FU'],
  },
]

const people: readonly { email: string; vehicle: Vehicle | null }[] = [
  { email: 'courier@demo.example', vehicle: 'VAN' },
  { email: 'courier2@demo.example', vehicle: 'MOTORCYCLE' },
  { email: 'depot@demo.example', vehicle: null },
]

const setUp = async (runner: Runner): Promise<void> => {
  for (const depot of depots) await runner.call(admin, calls.saveDepot, { body: { id: null, ...depot } })
  const listed = await runner.call(admin, calls.listCouriers, {})
  const { id: depotId } = listed.depots.find(({ code }) => code === 'DXB')!
  for (const { email, vehicle } of people) {
    const { userId } = listed.people.find((each) => each.email === email)!
    const own = vehicle
      ? { areas: ['DU' as const], cashLimit: usualCashLimit }
      : { areas: [], cashLimit: null }
    await runner.call(admin, calls.saveWorker, { body: { userId, depotId, vehicle, ...own } })
  }
}

export const courierSteps = (now: Date): Step[] => [
  { name: 'couriers', at: new Date(now.getTime() - 38 * 24 * 3_600_000), run: setUp },
]
