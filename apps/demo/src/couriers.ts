// Three depots of parcels, two couriers and who works with them in Dubai.
import { courierSetupEndpoints as calls } from '@marsa/model/express/couriers/courier-endpoints.ts'
import { usualCashLimit, type Vehicle } from '@marsa/model/express/couriers/courier.ts'
import type { Emirate } from '@marsa/model/reference/lists.ts'
import type { Runner } from './runner.ts'
import type { Step } from './script.ts'

const admin = 'admin@demo.example'

type Depot = {
  code: string
  nameEn: string
  nameAr: string
  addressEn: string
  addressAr: string
  areas: Emirate[]
}

const depots: readonly Depot[] = [
  {
    code: 'DXB',
    nameEn: 'Dubai, Al Quoz',
    nameAr: 'دبي، القوز',
    addressEn: 'Warehouse 14, 17B Street, Al Quoz Industrial Area 3. Every day 8:00 to 22:00',
    addressAr: 'المستودع 14، شارع 17ب، القوز الصناعية 3. يوميًا من 8:00 إلى 22:00',
    areas: ['DU'],
  },
  {
    code: 'AUH',
    nameEn: 'Abu Dhabi, Mussafah',
    nameAr: 'أبوظبي، المصفح',
    addressEn: 'Unit 6, Street 15, Mussafah M-37. Every day 8:00 to 22:00',
    addressAr: 'الوحدة 6، شارع 15، المصفح م-37. يوميًا من 8:00 إلى 22:00',
    areas: ['AZ'],
  },
  {
    code: 'SHJ',
    nameEn: 'Sharjah, Industrial Area 6',
    nameAr: 'الشارقة، الصناعية 6',
    addressEn: 'Shed 22, Second Industrial Street, Industrial Area 6. Every day 8:00 to 22:00',
    addressAr: 'المخزن 22، الشارع الصناعي الثاني، المنطقة الصناعية 6. يوميًا من 8:00 إلى 22:00',
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
