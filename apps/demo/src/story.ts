// The one story that pictures, documents and tests tell: sofas from Shanghai to Al Quoz, with a fee for an X-ray inspection.
import { addDays, dayOf, instantOf } from '@marsa/model/kit/day.ts'
import type { ChargeCode } from '@marsa/model/requests/charges.ts'
import type { ChargeInput } from '@marsa/model/requests/charge-line.ts'
import type { Journey } from './journey.ts'
import { chargeLine } from './offers.ts'

/** Sequence of the story's number; with its check digit it reads FR-26-018473. */
export const storySequence = 1847

const offer = (amounts: Partial<Record<ChargeCode, number>>): ChargeInput[] =>
  Object.entries(amounts).map(([code, selling]) => chargeLine(code as ChargeCode, selling, 0.09))

const lines = {
  saffan: offer({
    'ocean-freight': 6420,
    'delivery-order': 450,
    'bill-of-lading': 420,
    'terminal-handling': 980,
    seal: 35,
    handling: 150,
    transport: 640,
    'customs-clearance': 380,
  }),
  dana: offer({
    'ocean-freight': 6610,
    'delivery-order': 480,
    'bill-of-lading': 450,
    'terminal-handling': 1050,
    handling: 180,
    transport: 700,
    'customs-clearance': 420,
  }),
  rimal: offer({
    'ocean-freight': 6150,
    'delivery-order': 440,
    'bill-of-lading': 410,
    'terminal-handling': 940,
    seal: 40,
    handling: 140,
    transport: 620,
    'customs-clearance': 390,
  }),
}

const minutesBefore = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * 60_000)

/** Told backwards from now: the final quotation came an hour ago, the ship three days ago. */
export const story = (now: Date): Journey => {
  const at = (daysAgo: number, hours: number, minutes: number): Date =>
    instantOf(addDays(dayOf(now), -daysAgo), hours * 60 + minutes)
  return {
    customer: 'nakhl',
    lane: 'shanghaiAlQuoz',
    until: 'asked',
    last: 0,
    by: 'saffan',
    nickname: 'Winter sofas',
    lines,
    validHours: { rimal: 4 },
    extra: {
      label: 'Customs X-ray inspection',
      selling: 175,
      reason: 'Customs asked for an X-ray of the container',
    },
    container: 'TCLU4265789',
    sails: { vessel: 'Sadaf Horizon', voyage: '214W' },
    notes: {
      QS_ARRIVE: '1 day early',
      QS_DIS: 'Terminal 2',
      QS_DOC: 'Saffan Cargo Services',
      QS_CUD: 'X-ray inspection, fee added to the final quotation',
    },
    isStory: true,
    schedule: {
      save: at(27, 9, 2),
      ask: at(27, 9, 20),
      'answer:saffan': at(27, 9, 32),
      'answer:dana': at(27, 9, 44),
      'answer:rimal': at(27, 9, 47),
      'expire:rimal': at(27, 13, 48),
      booked: at(26, 10, 26),
      DEPARTED: at(22, 22, 15),
      documents: at(21, 11, 5),
      QS_ARRIVE: at(3, 6, 40),
      QS_DIS: at(3, 17, 5),
      QS_DOC: at(2, 11, 30),
      QS_CUD: at(1, 8, 50),
      asked: minutesBefore(now, 62),
    },
  }
}
