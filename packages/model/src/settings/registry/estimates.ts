// Settings of what is only estimated: customs duty for the landed cost, and the factors of emissions.
import { byDay, headings, line, settingRows, tenths, whole } from '../setting.ts'

const estimate = { group: 'estimates', isPublic: true } as const
const special = { ...estimate, unit: 'percent', basis: 'decided', ...whole(0, 300) } as const
const factor = { ...estimate, basis: 'chosen', ...tenths(0, 5_000) } as const
const ofFactor = {
  en: 'Well-to-wheel emissions of the carriage. Take the value from your licensed table and name the table as the source; with 0, no figure is shown.',
  ar: 'انبعاثات النقل من البئر إلى العجلة. خذ القيمة من جدولك المرخّص واذكره مصدرًا؛ والصفر يُخفي الرقم.',
}

export const estimateSettings = settingRows({
  'customs.duty-percent': {
    ...estimate,
    unit: 'percent',
    basis: 'decided',
    ...byDay(0, 100),
    name: { en: 'General customs duty', ar: 'الرسوم الجمركية العامة' },
    about: {
      en: 'Share of the CIF value, from each date onwards. Used for the landed cost estimate only.',
      ar: 'نسبة من قيمة CIF اعتبارًا من كل تاريخ. تُستخدم في تقدير التكلفة الإجمالية فقط.',
    },
  },
  'customs.alcohol-percent': {
    ...special,
    name: { en: 'Customs duty on alcohol', ar: 'الرسوم الجمركية على الكحول' },
    about: { en: 'For tariff headings 2203 to 2208.', ar: 'لبنود التعرفة من 2203 إلى 2208.' },
  },
  'customs.tobacco-percent': {
    ...special,
    name: { en: 'Customs duty on tobacco', ar: 'الرسوم الجمركية على التبغ' },
    about: { en: 'For tariff chapter 24.', ar: 'للفصل 24 من التعرفة.' },
  },
  'customs.low-value': {
    ...estimate,
    unit: 'dirhams',
    basis: 'decided',
    ...byDay(0, 100_000),
    name: { en: 'Duty-free value', ar: 'حد الإعفاء من الرسوم' },
    about: {
      en: 'Goods up to this CIF value are duty-free, from each date onwards; alcohol and tobacco never are. Please check the value with customs.',
      ar: 'البضائع حتى هذه القيمة (CIF) معفاة من الرسوم اعتبارًا من كل تاريخ، عدا الكحول والتبغ. يُرجى التحقق منه لدى الجمارك.',
    },
  },
  'customs.exempt-headings': {
    ...estimate,
    basis: 'chosen',
    ...headings,
    name: { en: 'Duty-free tariff headings', ar: 'بنود التعرفة المعفاة' },
    about: {
      en: 'Headings that the estimate treats as exempt, separated by commas. The tariff in force prevails.',
      ar: 'البنود التي يعدّها التقدير معفاة، وتفصل بينها فواصل. والعبرة بالتعرفة السارية.',
    },
  },
  'customs.insurance-percent': {
    ...estimate,
    unit: 'percent',
    basis: 'chosen',
    ...tenths(0, 10),
    name: { en: 'Assumed insurance', ar: 'التأمين المفترض' },
    about: {
      en: 'Share of the value of goods and carriage that is added to the CIF value when no premium is known.',
      ar: 'نسبة من قيمة البضاعة والشحن تُضاف إلى قيمة CIF عندما لا يُعرف قسط التأمين.',
    },
  },
  'co2e.sea-container': {
    ...factor,
    unit: 'grams-teu',
    name: { en: 'CO₂e by sea, containers', ar: 'الانبعاثات بحرًا: الحاويات' },
    about: ofFactor,
  },
  'co2e.sea-loose': {
    ...factor,
    unit: 'grams-tonne',
    name: { en: 'CO₂e by sea, part loads and vehicles', ar: 'الانبعاثات بحرًا: الشحنات الجزئية والمركبات' },
    about: ofFactor,
  },
  'co2e.air': {
    ...factor,
    unit: 'grams-tonne',
    name: { en: 'CO₂e by air', ar: 'الانبعاثات جوًا' },
    about: ofFactor,
  },
  'co2e.road': {
    ...factor,
    unit: 'grams-tonne',
    name: { en: 'CO₂e by road', ar: 'الانبعاثات برًا' },
    about: ofFactor,
  },
  'co2e.source': {
    ...estimate,
    basis: 'chosen',
    ...line,
    name: { en: 'Source of the CO₂e factors', ar: 'مصدر معاملات الانبعاثات' },
    about: {
      en: 'Table and year, shown next to every value. If empty, the figures are described as our own round figures.',
      ar: 'اسم الجدول وسنته كما يظهران بجانب كل رقم. عند تركه فارغًا توصف الأرقام بأنها تقريبية من إعدادنا.',
    },
  },
})
