// Words of emissions and of the landed cost estimate, and of the comparison as a document.
import { texts } from '../../kit/text.ts'
import type { DutyReason } from './landed-cost.ts'

export const stayText = texts({
  label: {
    en: { one: 'A stay of {count} day at the port', other: 'A stay of {count} days at the port' },
    ar: {
      zero: 'البقاء في الميناء',
      one: 'البقاء يومًا واحدًا في الميناء',
      two: 'البقاء يومين في الميناء',
      few: 'البقاء {count} أيام في الميناء',
      many: 'البقاء {count} يومًا في الميناء',
      other: 'البقاء {count} يوم في الميناء',
    },
  },
  noTariff: { en: 'No tariff given', ar: 'لم تُذكر تعرفة' },
  noFreeDays: { en: 'Free days not stated', ar: 'أيام السماح غير مذكورة' },
})

export const emissionsText = texts({
  emissions: { en: 'Emissions CO₂e', ar: 'الانبعاثات (CO₂e)' },
  kilograms: { en: '{kg} kg', ar: '{kg} كغم' },
  underOne: { en: 'under 1 kg', ar: 'أقل من 1 كغم' },
  notKnown: { en: 'Cannot be estimated', ar: 'يتعذّر تقديرها' },
  basisTitle: { en: 'How emissions are estimated', ar: 'كيف تُقدَّر الانبعاثات' },
  basis: {
    en: 'Distance times load times an emission factor for the mode, well to wheel, as defined in ISO 14083. Default data is used because the agent’s actual vessel, aircraft and truck are not known.',
    ar: 'المسافة × الحمولة × معامل وسيلة النقل، من البئر إلى العجلة، وفق مصطلحات ISO 14083. بيانات افتراضية: لا تُعرف سفينة الوكيل ولا طائرته ولا شاحنته.',
  },
  distances: {
    en: 'By sea, distance along the shipping lanes; by air, great-circle distance plus 95 km; by road, straight-line distance plus 30%.',
    ar: 'بحرًا على امتداد خطوط الملاحة، وجوًا على الدائرة العظمى زائد 95 كم، وبرًا على الخط المستقيم زائد \u206630%\u2069.',
  },
  ownSource: {
    en: 'Factors: our own rounded values for orientation, not from a certified table.',
    ar: 'المعاملات: أرقام تقريبية من إعدادنا للاسترشاد، وليست من جدول معتمد.',
  },
  source: { en: 'Factors: {source}.', ar: 'المعاملات: {source}.' },
  leg: { en: '{from} to {to}', ar: 'من {from} إلى {to}' },
  sea: { en: 'By sea', ar: 'بحرًا' },
  air: { en: 'By air', ar: 'جوًا' },
  road: { en: 'By road', ar: 'برًا' },
  legTeu: {
    en: '{km} km, {activity} TEU-km at {grams} g',
    ar: '{km} كم، {activity} حاوية مكافئة-كم بمعامل {grams} غ',
  },
  legTonne: {
    en: '{km} km, {activity} tonne-km at {grams} g',
    ar: '{km} كم، {activity} طن-كم بمعامل {grams} غ',
  },
  total: { en: 'Total', ar: 'الإجمالي' },
})

export const landedText = texts({
  title: { en: 'Landed cost estimate', ar: 'تقدير التكلفة الإجمالية للبضاعة' },
  lead: {
    en: 'The cost of the goods once they are in the Emirates: goods, carriage, customs duty and import VAT. An estimate, not an offer; customs has the final say.',
    ar: 'تكلفة البضاعة بعد دخولها الإمارات: قيمتها وأجور شحنها والرسوم الجمركية وضريبة الاستيراد. هذا تقدير وليس عرضًا، والقرار للجمارك.',
  },
  open: { en: 'Landed cost estimate', ar: 'تقدير التكلفة الإجمالية' },
  short: {
    en: 'Estimate with goods, duty and import VAT',
    ar: 'تقدير يشمل البضاعة والجمارك وضريبة الاستيراد',
  },
  estimate: { en: 'Estimate', ar: 'تقدير' },
  quote: { en: 'Quote', ar: 'العرض' },
  goods: { en: 'Value of the goods', ar: 'قيمة البضاعة' },
  carriage: { en: 'International carriage', ar: 'الشحن الدولي' },
  insurance: { en: 'Insurance, assumed at {percent}%', ar: 'التأمين، مفترض بنسبة \u2066{percent}%\u2069' },
  cif: { en: 'Customs value (CIF)', ar: 'القيمة الجمركية (CIF)' },
  cifTitle: { en: 'How duty and VAT are calculated', ar: 'كيف تُحسب الجمارك والضريبة' },
  duty: { en: 'Customs duty, {percent}% of CIF', ar: 'الرسوم الجمركية، \u2066{percent}%\u2069 من CIF' },
  importVat: { en: 'Import VAT, 5% of CIF and duty', ar: 'ضريبة الاستيراد، \u20665%\u2069 من CIF والرسوم' },
  quotation: { en: 'Quote from {agent}, with VAT', ar: 'عرض {agent} شامل الضريبة' },
  total: { en: 'Estimated landed cost', ar: 'التكلفة الإجمالية التقديرية' },
  gcc: { en: 'Goods made in a GCC state', ar: 'البضاعة من منشأ خليجي' },
  gccHint: {
    en: 'With a certificate of origin they are free of customs duty.',
    ar: 'تُعفى من الرسوم الجمركية بشهادة منشأ.',
  },
  noCarriage: {
    en: 'This quote has no international carriage; customs will add it to the value.',
    ar: 'لا يذكر هذا العرض أجرة الشحن الدولي، وستضيفها الجمارك إلى القيمة.',
  },
  basisTitle: { en: 'Basis of the estimate', ar: 'ما يستند إليه التقدير' },
  day: { en: 'Rates as of {day}.', ar: 'النسب السارية في {day}.' },
  notInTitle: { en: 'What is not included', ar: 'ما لا يشمله التقدير' },
  exportsTitle: { en: 'Only for imports', ar: 'للواردات فقط' },
  exports: {
    en: 'Goods leaving the Emirates are subject to the duty and taxes of the destination country, which we do not know.',
    ar: 'تخضع البضائع المغادرة للإمارات لرسوم بلد الوصول وضرائبه، ولا تتوفر لدينا.',
  },
  paidTitle: { en: 'Duty and tax are in the price', ar: 'الرسوم والضريبة مشمولة في السعر' },
  paid: {
    en: 'Under {rule} the seller pays for import clearance, duty and tax.',
    ar: 'بموجب {rule} يدفع البائع التخليص على الوارد والرسوم والضريبة.',
  },
  holdsCarriage: {
    en: 'Under {rule} the price of the goods includes the main carriage; it is not added again.',
    ar: 'بموجب {rule} يشمل سعر البضاعة أجرة النقل الرئيسي، فلا تُضاف مرة أخرى.',
  },
  holdsBoth: {
    en: 'Under {rule} the price of the goods includes main carriage and insurance; they are not added again.',
    ar: 'بموجب {rule} يشمل سعر البضاعة أجرة النقل الرئيسي والتأمين، فلا يُضافان مرة أخرى.',
  },
  noQuotes: {
    en: 'The estimate needs a quote. None has been received yet.',
    ar: 'يحتاج التقدير إلى عرض سعر، ولم يرد أي عرض بعد.',
  },
  back: { en: 'Compare the quotes', ar: 'مقارنة العروض' },
  print: { en: 'Comparison as PDF', ar: 'المقارنة بصيغة PDF' },
})

/** Why the duty is what it is. */
export const dutyReasonText = texts({
  general: { en: 'General duty of the GCC customs tariff.', ar: 'الرسم العام في التعرفة الجمركية الخليجية.' },
  alcohol: { en: 'Alcohol has its own rate of duty.', ar: 'للكحول رسم خاص.' },
  tobacco: { en: 'Tobacco has its own rate of duty.', ar: 'للتبغ رسم خاص.' },
  'gcc-origin': {
    en: 'Goods of GCC origin are duty-free with a certificate of origin.',
    ar: 'البضائع ذات المنشأ الخليجي معفاة بشهادة منشأ.',
  },
  'exempt-heading': {
    en: 'We treat this tariff heading as duty-free; the tariff in force prevails.',
    ar: 'نعدّ هذا البند معفى من الرسوم، والعبرة بالتعرفة السارية.',
  },
  'low-value': {
    en: 'The customs value is within AED {limit}, up to which goods are duty-free.',
    ar: 'القيمة الجمركية ضمن حد {limit} درهم المعفى من الرسوم.',
  },
} satisfies Record<DutyReason, { en: string; ar: string }>)

export const notInLandedText = texts({
  excise: {
    en: 'Excise tax on tobacco, energy drinks and sweetened drinks, which follows the retail price.',
    ar: 'الضريبة الانتقائية على التبغ ومشروبات الطاقة والمشروبات المحلاة، فهي تتبع سعر البيع.',
  },
  freeZone: {
    en: 'Free zones and duty suspension: goods that stay there are not yet subject to duty or VAT.',
    ar: 'المناطق الحرة وتعليق الرسوم: لا تخضع البضائع الباقية فيها للرسوم أو الضريبة بعد.',
  },
  recovery: {
    en: 'VAT that your company accounts for in its return, or recovers.',
    ar: 'الضريبة التي تحتسبها شركتك في إقرارها أو تستردها.',
  },
  fees: {
    en: 'Customs declaration and inspection fees, permits, and storage or demurrage.',
    ar: 'رسوم البيان الجمركي والمعاينة والتصاريح وأجور التخزين وغرامات التأخير.',
  },
  insurance: {
    en: 'An insurance premium: it is assumed for the customs value only.',
    ar: 'قسط التأمين: فهو مفترض للقيمة الجمركية وحدها.',
  },
  trade: {
    en: 'Anti-dumping duties and sanctions.',
    ar: 'رسوم مكافحة الإغراق والعقوبات التجارية.',
  },
})

export const comparisonPdfText = texts({
  transit: { en: 'Transit time, days', ar: 'مدة العبور بالأيام' },
  freeDays: { en: 'Free days at the port', ar: 'أيام السماح في الميناء' },
  answered: { en: 'Answer time, minutes', ar: 'مدة الرد بالدقائق' },
  rating: { en: 'Rating of 5', ar: 'التقييم من 5' },
  emissions: { en: 'Emissions, kg CO₂e', ar: 'الانبعاثات، كغم CO₂e' },
  missing: { en: 'Charges missing', ar: 'رسوم غير مذكورة' },
  note: {
    en: 'Quotes are valid until the time stated, but may change or end earlier. Amounts in AED.',
    ar: 'تسري العروض حتى الوقت المذكور، وقد تتغير أو تنتهي قبله. المبالغ بالدرهم.',
  },
  landedNote: {
    en: 'The landed cost is an estimate covering goods, quote, customs duty and import VAT; customs has the final say.',
    ar: 'التكلفة الإجمالية تقدير للبضاعة والعرض والرسوم الجمركية وضريبة الاستيراد، والقرار للجمارك.',
  },
})
