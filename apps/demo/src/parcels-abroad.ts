// Parcels of the demo world that leave the country: one is delivered, one is on its way, one waits in the depot for the carrier.
import { randomUUID } from 'node:crypto'
import { depotWorkEndpoints as work } from '@marsa/model/express/depot/depot-work-endpoints.ts'
import { addDays, dayOf, instantOf } from '@marsa/model/kit/day.ts'
import { bookWithCarrier } from '../../api/src/express/carrier/book-with-carrier.ts'
import { toTrack } from '../../api/src/express/carrier/bookings.store.ts'
import { trackWithCarrier } from '../../api/src/express/carrier/track-with-carrier.ts'
import * as acts from './parcel-acts.ts'
import type { Parcel } from './parcels.ts'
import type { Runner } from './runner.ts'
import type { Step } from './script.ts'

/** Hours from the hand-over to each checkpoint that the carrier has reported. */
type Sent = Parcel & { hours: readonly number[] }

const parcels: readonly Sent[] = [
  {
    from: 'nakhl',
    to: ['Amal Clarke', '12 Long Lane', 'London'],
    what: 'Cotton abayas',
    until: 'delivered',
    days: 5,
    value: '1050.00',
    abroad: {
      country: 'GB',
      postcode: 'EC1A 1BB',
      mobile: '+447700900123',
      contents: {
        description: 'Cotton abayas for women',
        quantity: 3,
        unitValue: '350.00',
        netWeight: '1.200',
        hsCode: '620442',
      },
      invoice: 'NF-2207',
    },
    hours: [1, 4, 9, 26, 44, 48],
  },
  {
    from: 'zahra',
    to: ['Huda Al Otaibi', 'Olaya Street 41', 'Riyadh'],
    what: 'Ceramic vases',
    until: 'arrived',
    days: 1,
    value: '480.00',
    abroad: {
      country: 'SA',
      postcode: '12214',
      mobile: '+966501230041',
      contents: {
        description: 'Ceramic vases for flowers',
        quantity: 2,
        unitValue: '240.00',
        netWeight: '1.200',
        hsCode: '691390',
      },
      invoice: 'ZH-118',
    },
    hours: [1, 3, 6],
  },
  {
    from: 'nakhl',
    to: ['Salma Ortiz', '200 Water Street', 'New York'],
    what: 'Silk scarves',
    until: 'arrived',
    days: 0,
    value: '760.00',
    abroad: {
      country: 'US',
      postcode: '10038',
      mobile: '+12125550142',
      contents: {
        description: 'Silk scarves for women',
        quantity: 4,
        unitValue: '190.00',
        netWeight: '0.900',
        hsCode: '621410',
      },
      invoice: 'NF-2231',
    },
    hours: [],
  },
]

/** Under one seal; answers the carrier's number. */
const handOver = async (runner: Runner, waybill: string, seal: string): Promise<string> => {
  await runner.call(acts.clerk, work.scanHandover, { body: { clientId: randomUUID(), code: waybill } })
  const { open } = await runner.call(acts.clerk, work.viewHandover, {})
  await runner.call(acts.clerk, work.closeHandover, { body: { seal } })
  return open!.parcels[0]!.partnerNumber!
}

/** Presses a button of the carrier's console. */
const press = async (runner: Runner, number: string, fields: Record<string, string>): Promise<void> => {
  const answer = await fetch(`${runner.carrier.console}/consignments/${number}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  })
  if (answer.status !== 303) throw new Error(`the carrier's console answered ${answer.status}`)
}

/** Nothing goes abroad where no carrier is set up. */
export const abroadSteps = (now: Date): Step[] =>
  parcels.flatMap((parcel, index) => {
    const morning = (hours: number) =>
      new Date(
        Math.min(instantOf(addDays(dayOf(now), -parcel.days), (9 + hours) * 60).getTime(), now.getTime()),
      )
    let sent: acts.PlayedParcel
    let number: string
    const step = (at: Date, about: string, run: (runner: Runner) => Promise<unknown>): Step => ({
      name: 'parcels',
      about: `${about}, ${parcel.to[2]}`,
      at,
      run: async (runner) => runner.carrier.console !== null && run(runner),
    })
    const steps = [
      step(morning(-14), 'sent abroad', async (runner) => {
        sent = await acts.send(runner, parcel)
        await bookWithCarrier(runner.carrier)
        const booked = (await toTrack(runner.carrier.db, runner.now())).find(({ id }) => id === sent.id)
        // It waits for the hand-over, and moves on when the steps below or a person at the console say so.
        if (booked) await press(runner, booked.number, { act: 'halt' })
      }),
      step(morning(0), 'taken in', (runner) => acts.takeIn(runner, sent)),
    ]
    if (parcel.hours.length === 0) return steps
    return [
      ...steps,
      step(morning(1), 'handed to the carrier', async (runner) => {
        number = await handOver(runner, sent.waybill, `DXB-${4_410 + index}`)
      }),
      ...parcel.hours.map((hours, taken) =>
        step(morning(1 + hours), `checkpoint ${taken + 1}`, async (runner) => {
          await press(runner, number, { act: 'step', step: `${taken}`, at: runner.now().toISOString() })
          await trackWithCarrier(runner.carrier)
        }),
      ),
    ]
  })
