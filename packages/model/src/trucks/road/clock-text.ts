// The sentence under a clock: what passed, what was free, and what is charged.
import { hoursAndMinutes } from '../../kit/duration.ts'
import { toWire } from '../../kit/money.ts'
import { say, texts, type CountedRow, type Lang } from '../../kit/text.ts'
import type { Clock } from './clocks.ts'

const counted = (unit: { en: [string, string]; ar: [string, string, string, string] }) => {
  const en = '{spent} waited{less}:'
  const ar = 'انتظرت الشاحنة {spent}، وتُحتسب{less}'
  const [one, two, few, many] = unit.ar.map((each) => `${ar} ${each} بسعر {rate} درهم: {amount} درهم.`)
  return {
    en: {
      one: `${en} one started ${unit.en[0]} at AED {rate} comes to AED {amount}.`,
      other: `${en} {count} started ${unit.en[1]} at AED {rate} come to AED {amount}.`,
    },
    ar: { zero: many!, one: one!, two: two!, few: few!, many: many!, other: many! },
  } satisfies CountedRow
}

export const clockText = texts({
  free: {
    en: {
      one: '{spent} of one free hour used. {charge}',
      other: '{spent} of {count} free hours used. {charge}',
    },
    ar: {
      zero: 'انتظرت الشاحنة {spent} دون ساعات مجانية. {charge}',
      one: 'انتظرت الشاحنة {spent} من أصل ساعة مجانية واحدة. {charge}',
      two: 'انتظرت الشاحنة {spent} من أصل ساعتين مجانيتين. {charge}',
      few: 'انتظرت الشاحنة {spent} من أصل {count} ساعات مجانية. {charge}',
      many: 'انتظرت الشاحنة {spent} من أصل {count} ساعة مجانية. {charge}',
      other: 'انتظرت الشاحنة {spent} من أصل {count} ساعة مجانية. {charge}',
    },
  },
  uncharged: { en: 'Nothing is charged.', ar: 'لا رسوم على ذلك.' },
  unchargedYet: { en: 'Nothing is charged yet.', ar: 'لا رسوم حتى الآن.' },
  less: {
    en: { one: ', one hour of it free', other: ', {count} hours of it free' },
    ar: {
      zero: ' بعد خصم {count} ساعة مجانية',
      one: ' بعد خصم ساعة مجانية واحدة',
      two: ' بعد خصم ساعتين مجانيتين',
      few: ' بعد خصم {count} ساعات مجانية',
      many: ' بعد خصم {count} ساعة مجانية',
      other: ' بعد خصم {count} ساعة مجانية',
    },
  },
  hour: counted({
    en: ['hour', 'hours'],
    ar: ['ساعة واحدة', 'ساعتان', '{count} ساعات', '{count} ساعة'],
  }),
  day: counted({ en: ['day', 'days'], ar: ['يوم واحد', 'يومان', '{count} أيام', '{count} يومًا'] }),
  capped: {
    en: '{spent} waited{less}: the most for one stop is charged, AED {amount}.',
    ar: 'انتظرت الشاحنة {spent}، ويُحتسب{less} الحد الأعلى للتوقف الواحد: {amount} درهم.',
  },
})

/** What a clock says, in a reader's language. */
export const clockSentence = (lang: Lang, clock: Clock): string => {
  const spent = hoursAndMinutes(clock.spentMs)
  const free = clock.freeMs / 3_600_000
  if (clock.units === 0) {
    const charge = clockText[clock.isRunning ? 'unchargedYet' : 'uncharged']
    return say(lang, clockText.free, { spent, count: free, charge })
  }
  const said = {
    spent,
    less: free > 0 ? say(lang, clockText.less, { count: free }) : '',
    amount: toWire(clock.netFils),
  }
  if (clock.isCapped) return say(lang, clockText.capped, said)
  return say(lang, clockText[clock.unit], { ...said, count: clock.units, rate: toWire(clock.rateFils) })
}
