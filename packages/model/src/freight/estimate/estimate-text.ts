// Texts of an estimate, on its public page and beside the form of a request.
import { texts } from '../../kit/text.ts'

export const estimateText = texts({
  usual: { en: 'Usual price for this cargo', ar: 'السعر المعتاد لهذه البضاعة' },
  range: { en: '{low} to {high}', ar: 'من {low} إلى {high}' },
  middle: { en: 'Half of the customers paid {median} or less.', ar: 'دفع نصف العملاء {median} أو أقل.' },
  same: { en: 'All prices were the same.', ar: 'تساوت أسعارها جميعًا.' },
  transit: {
    en: { one: '{count} day in transit.', other: '{count} days in transit.' },
    ar: {
      zero: 'أقل من يوم في الطريق.',
      one: 'مدة العبور يوم واحد.',
      two: 'مدة العبور يومان.',
      few: 'مدة العبور {count} أيام.',
      many: 'مدة العبور {count} يومًا.',
      other: 'مدة العبور {count} يوم.',
    },
  },
  transitRange: {
    en: { one: '{from} to {count} days in transit.', other: '{from} to {count} days in transit.' },
    ar: {
      zero: 'مدة العبور من {from} إلى {count} يوم.',
      one: 'مدة العبور من {from} إلى {count} يوم.',
      two: 'مدة العبور من {from} إلى {count} يوم.',
      few: 'مدة العبور من {from} إلى {count} أيام.',
      many: 'مدة العبور من {from} إلى {count} يومًا.',
      other: 'مدة العبور من {from} إلى {count} يوم.',
    },
  },
  times: { en: '{quantity} × {price} {per}', ar: '{quantity} × {price} {per}' },
  from: {
    en: {
      one: 'Based on {count} accepted quote from the last {days} days, the latest of {newest}, VAT included.',
      other:
        'Based on {count} accepted quotes from the last {days} days, the latest of {newest}, VAT included.',
    },
    ar: {
      zero: 'لا عروض مقبولة خلال آخر {days} يومًا.',
      one: 'من عرض واحد مقبول خلال آخر {days} يومًا، بتاريخ {newest}، شامل الضريبة.',
      two: 'من عرضين مقبولين خلال آخر {days} يومًا، أحدثهما بتاريخ {newest}، شامل الضريبة.',
      few: 'من {count} عروض مقبولة خلال آخر {days} يومًا، أحدثها بتاريخ {newest}، شامل الضريبة.',
      many: 'من {count} عرضًا مقبولًا خلال آخر {days} يومًا، أحدثها بتاريخ {newest}، شامل الضريبة.',
      other: 'من {count} عرض مقبول خلال آخر {days} يومًا، أحدثها بتاريخ {newest}، شامل الضريبة.',
    },
  },
  fromCards: {
    en: {
      one: 'Based on the rate card of {count} agent, in force since {newest}, VAT included. Quotes may differ.',
      other:
        'Based on the rate cards of {count} agents, the latest in force since {newest}, VAT included. Quotes may differ.',
    },
    ar: {
      zero: 'لا بطاقات أسعار.',
      one: 'من بطاقة أسعار وكيل واحد، سارية منذ {newest}، شامل الضريبة. وقد تختلف العروض.',
      two: 'من بطاقتي أسعار وكيلين، أحدثهما سارية منذ {newest}، شامل الضريبة. وقد تختلف العروض.',
      few: 'من بطاقات أسعار {count} وكلاء، أحدثها سارية منذ {newest}، شامل الضريبة. وقد تختلف العروض.',
      many: 'من بطاقات أسعار {count} وكيلًا، أحدثها سارية منذ {newest}، شامل الضريبة. وقد تختلف العروض.',
      other: 'من بطاقات أسعار {count} وكيل، أحدثها سارية منذ {newest}، شامل الضريبة. وقد تختلف العروض.',
    },
  },
  without: { en: 'Most do not include: {charges}.', ar: 'معظمها لا يشمل: {charges}.' },
})
