// Settings of quotations and of the prices that agents may enter.
import { settingRows, span, whole } from '../setting.ts'

const answer = { group: 'quotes', unit: 'minutes', isPublic: true, ...whole(5, 2_880) } as const
const workingTime = {
  en: 'Working time until an invited agent’s first answer is due. Applies to requests sent from now on.',
  ar: 'وقت العمل المتاح لأول رد من الوكيل المدعو. يسري على الطلبات المرسلة من الآن فصاعدًا.',
}
const price = { group: 'charges', unit: 'dirhams', basis: 'spec', isPublic: true, ...span(100_000) } as const
const selling = {
  en: 'Range of selling prices before VAT that an agent may enter. Prices outside it are rejected.',
  ar: 'سعر البيع قبل الضريبة الذي يمكن للوكيل إدخاله، ويُرفض ما يخرج عنه.',
}

export const quoteSettings = settingRows({
  'quotes.answer-minutes-container': {
    ...answer,
    basis: 'spec',
    name: { en: 'First answer, containers', ar: 'أول رد: الحاويات' },
    about: workingTime,
  },
  'quotes.answer-minutes-air': {
    ...answer,
    basis: 'spec',
    name: { en: 'First answer, air freight', ar: 'أول رد: الشحن الجوي' },
    about: workingTime,
  },
  'quotes.answer-minutes-loose': {
    ...answer,
    basis: 'spec',
    name: { en: 'First answer, part loads and vehicles', ar: 'أول رد: الشحنات الجزئية والمركبات' },
    about: workingTime,
  },
  'quotes.answer-minutes-warehouse': {
    ...answer,
    basis: 'spec',
    name: { en: 'First answer, storage', ar: 'أول رد: التخزين' },
    about: workingTime,
  },
  'quotes.answer-minutes-truck': {
    ...answer,
    basis: 'decided',
    name: { en: 'First answer, trucks', ar: 'أول رد: الشاحنات' },
    about: workingTime,
  },
  'quotes.window-hours': {
    group: 'quotes',
    unit: 'hours',
    basis: 'spec',
    isPublic: true,
    ...whole(1, 336),
    name: { en: 'Quotation window', ar: 'مهلة تقديم العروض' },
    about: {
      en: 'Hours within which invited agents may answer. The request then closes with the quotations received.',
      ar: 'عدد الساعات المتاحة للوكلاء المدعوين للرد، ثم يُغلق الطلب على ما ورد من عروض.',
    },
  },
  'quotes.validity-hours': {
    group: 'quotes',
    unit: 'hours',
    basis: 'decided',
    isPublic: true,
    ...whole(1, 2_160),
    name: { en: 'Validity of a quotation', ar: 'مدة صلاحية العرض' },
    about: {
      en: 'How long a quotation is valid unless the agent chooses otherwise.',
      ar: 'مدة سريان العرض ما لم يختر الوكيل مدة أخرى.',
    },
  },
  'quotes.validity-least-hours': {
    group: 'quotes',
    unit: 'hours',
    basis: 'decided',
    isPublic: true,
    ...whole(1, 2_160),
    name: { en: 'Shortest validity', ar: 'أقصر مدة صلاحية' },
    about: { en: 'The shortest validity an agent may choose.', ar: 'أقصر مدة صلاحية يمكن للوكيل اختيارها.' },
  },
  'quotes.validity-most-hours': {
    group: 'quotes',
    unit: 'hours',
    basis: 'decided',
    isPublic: true,
    ...whole(1, 2_160),
    name: { en: 'Longest validity', ar: 'أطول مدة صلاحية' },
    about: { en: 'The longest validity an agent may choose.', ar: 'أطول مدة صلاحية يمكن للوكيل اختيارها.' },
  },
  'charges.delivery-order': {
    ...price,
    name: { en: 'Delivery order fee', ar: 'رسوم إذن التسليم' },
    about: selling,
  },
  'charges.bill-of-lading': {
    ...price,
    name: { en: 'Bill of lading fee', ar: 'رسوم بوليصة الشحن' },
    about: selling,
  },
  'charges.terminal-handling': {
    ...price,
    name: { en: 'Terminal handling', ar: 'رسوم مناولة المحطة' },
    about: selling,
  },
  'charges.seal': { ...price, name: { en: 'Seal fee', ar: 'رسوم ختم الحاوية' }, about: selling },
  'charges.handling': { ...price, name: { en: 'Handling fee', ar: 'رسوم المناولة' }, about: selling },
  'charges.transport': {
    ...price,
    name: { en: 'Transport to the door', ar: 'أجرة النقل إلى الباب' },
    about: selling,
  },
})
