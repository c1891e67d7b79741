// The fleets of the demo world: 24 vehicles and 30 drivers of four providers; names, plates and numbers are invented.
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { saveDriver, saveVehicle } from '@marsa/model/trucks/execution/fleet-endpoints.ts'
import type { Emirate } from '@marsa/model/reference/lists.ts'
import { driverLangCodes } from '@marsa/model/trucks/road/driver-text.ts'
import { truckTypes, type TruckSubtype, type TruckType } from '@marsa/model/trucks/road/truck-types.ts'
import { chance } from './offers.ts'
import { actingFor, type ProviderKey } from './personas.ts'
import type { Step } from './script.ts'

const hourMs = 3_600_000
type Row = [type: TruckType, subtype: TruckSubtype, count: number]
type Fleet = {
  emirate: Emirate
  code: string
  first: number
  trucks: readonly Row[]
  drivers: readonly (readonly [en: string, ar: string])[]
}

const fleets: Readonly<Record<ProviderKey, Fleet>> = {
  tareeq: {
    emirate: 'SH',
    code: '3',
    first: 48_210,
    trucks: [
      ['SEVEN_TON_CLOSED', 'STANDARD', 3],
      ['CURTAIN_SIDE', 'STANDARD', 4],
      ['FLAT_BED', 'CONTAINER_CHASSIS', 2],
      ['BOX_TRUCK', 'REFRIGERATED', 1],
    ],
    drivers: [
      ['Ravi Kumar', 'رافي كومار'],
      ['Gul Zaman', 'غل زمان'],
      ['Yasin Ahmad', 'ياسين أحمد'],
      ['Sajid Mehmood', 'ساجد محمود'],
      ['Abdul Karim', 'عبد الكريم'],
      ['Tariq Javed', 'طارق جاويد'],
      ['Mohan Lal', 'موهان لال'],
      ['Hassan Raza', 'حسن رضا'],
      ['Idris Khan', 'إدريس خان'],
      ['Nasir Hussain', 'ناصر حسين'],
      ['Bilal Shah', 'بلال شاه'],
      ['Selvam Raj', 'سيلفام راج'],
    ],
  },
  sarab: {
    emirate: 'DU',
    code: 'K',
    first: 61_405,
    trucks: [
      ['CURTAIN_SIDE', 'STANDARD', 2],
      ['SEVEN_TON_CLOSED', 'STANDARD', 2],
      ['BOX_TRUCK', 'REFRIGERATED', 1],
      ['FLAT_BED', 'STANDARD', 1],
    ],
    drivers: [
      ['Imtiaz Ali', 'امتياز علي'],
      ['Joseph Mathew', 'جوزيف ماثيو'],
      ['Zahid Iqbal', 'زاهد إقبال'],
      ['Amjad Farooq', 'أمجد فاروق'],
      ['Suresh Babu', 'سوريش بابو'],
      ['Kamal Uddin', 'كمال الدين'],
      ['Waheed Gul', 'وحيد غل'],
      ['Rajan Pillai', 'راجان بيلاي'],
    ],
  },
  wathba: {
    emirate: 'AZ',
    code: '14',
    first: 20_881,
    trucks: [
      ['FLAT_BED', 'CONTAINER_CHASSIS', 2],
      ['FLAT_BED', 'STANDARD', 1],
      ['SEVEN_TON_OPEN', 'CRANE', 1],
    ],
    drivers: [
      ['Daud Khan', 'داود خان'],
      ['Pradeep Nair', 'براديب ناير'],
      ['Shafiq Rehman', 'شفيق رحمن'],
      ['Anwar Sadat', 'أنور سادات'],
      ['Murad Baloch', 'مراد بلوش'],
    ],
  },
  khor: {
    emirate: 'FU',
    code: 'C',
    first: 7_312,
    trucks: [
      ['SEVEN_TON_CLOSED', 'STANDARD', 2],
      ['THREE_TON_CLOSED', 'STANDARD', 1],
      ['BOX_TRUCK', 'REFRIGERATED', 1],
    ],
    drivers: [
      ['Fazal Rabbi', 'فضل ربي'],
      ['George Thomas', 'جورج توماس'],
      ['Latif Anjum', 'لطيف أنجم'],
      ['Naveed Akhtar', 'نويد أختر'],
      ['Saleem Abbas', 'سليم عباس'],
    ],
  },
}

/** A paper that holds for one to three years, unless it is one that has run out or will soon. */
const paper = (today: string, seed: string, days = 200 + Math.floor(chance(seed) * 800)) => ({
  number: String(100_000 + Math.floor(chance(`${seed}:number`) * 899_999)),
  until: addDays(today, days),
})

/** Of the last vehicle of its type that Tareeq has, so that its others are enough. */
const expired = { provider: 'tareeq', number: 48_210 + 6, days: -12 }
const ending = { provider: 'sarab', number: 61_405 + 5, days: 19 }
const mulkiyaDays = (provider: string, number: number): number | undefined =>
  [expired, ending].find((each) => each.provider === provider && each.number === number)?.days

/** All trucks of this provider carry one. */
const tracked: ProviderKey = 'tareeq'
/** The tracker of a plate. */
export const trackerOf = (plate: string): string => `TRK-${plate.split(' ').at(-1)}`

const vehicleSteps = (provider: ProviderKey, at: Date, today: string): Step[] => {
  const { emirate, code, first, trucks } = fleets[provider]
  const rows = trucks.flatMap(([type, subtype, count]) =>
    Array.from({ length: count }, () => ({ type, subtype })),
  )
  return rows.map(({ type, subtype }, index) => {
    const number = first + index
    const seed = `${provider}:${number}`
    const form = {
      plate: { country: 'AE', emirate, code, number: String(number) },
      type,
      subtype,
      payloadKg: truckTypes[type].payloadKg,
      year: 2017 + Math.floor(chance(`${seed}:year`) * 9),
      tracker: provider === tracked || index % 2 === 0 ? trackerOf(String(number)) : null,
      papers: {
        mulkiya: paper(today, `${seed}:mulkiya`, mulkiyaDays(provider, number)),
        insurance: paper(today, `${seed}:insurance`),
        gccCover: paper(today, `${seed}:cover`),
      },
    }
    return {
      name: 'vehicle',
      about: seed,
      at,
      run: (runner) => runner.call(actingFor[provider], saveVehicle, { body: { id: null, form } }),
    }
  })
}

const driverSteps = (provider: ProviderKey, place: number, at: Date, today: string): Step[] =>
  fleets[provider].drivers.map(([nameEn, nameAr], index) => {
    const seed = `${provider}:${nameEn}`
    const form = {
      nameEn,
      nameAr,
      mobile: `+97156555${String(1_000 + place * 100 + index)}`,
      language: driverLangCodes[index % driverLangCodes.length]!,
      licenceClass: 'Heavy truck',
      papers: {
        licence: paper(today, `${seed}:licence`),
        passport: paper(today, `${seed}:passport`),
        visa: paper(today, `${seed}:visa`),
        hazardousTraining: index % 2 === 0 ? paper(today, `${seed}:hazard`) : null,
      },
    }
    return {
      name: 'driver',
      about: seed,
      at,
      run: (runner) => runner.call(actingFor[provider], saveDriver, { body: { id: null, form } }),
    }
  })

export const fleetSteps = (now: Date): Step[] => {
  const at = new Date(now.getTime() - 60 * 24 * hourMs)
  const today = dayOf(now)
  return (Object.keys(fleets) as ProviderKey[]).flatMap((provider, place) => [
    ...vehicleSteps(provider, at, today),
    ...driverSteps(provider, place, at, today),
  ])
}
