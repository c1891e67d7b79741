// Who lives in the demo world: companies and their people. Names and numbers are invented.
import type { Role } from '@marsa/model/kit/access.ts'
import type { Lang } from '@marsa/model/kit/text.ts'

export type CompanyKey =
  | 'marsa'
  | 'omar'
  | 'nakhl'
  | 'lamar'
  | 'ghadeer'
  | 'barq'
  | 'zahra'
  | 'wadi'
  | 'saffan'
  | 'dana'
  | 'rimal'
  | 'easc'
  | 'rihla'
  | 'makhzan'
  | 'tareeq'

export type Company = {
  kind: 'person' | 'business' | 'agent' | 'platform'
  en: string
  ar: string
  trn: string | null
  addressEn: string
  addressAr: string
  code?: string
  modes?: readonly string[]
  credit?: bigint
}

const aed = (dirhams: number): bigint => BigInt(dirhams) * 100n

export const companies: Readonly<Record<CompanyKey, Company>> = {
  marsa: {
    kind: 'platform',
    en: 'Marsa Logistics Portal LLC',
    ar: 'مرسى للخدمات اللوجستية ذ.م.م',
    trn: '100200411700003',
    addressEn: 'Level 9, Tower B\nPort Saeed, Dubai, UAE',
    addressAr: 'الطابق 9، البرج ب\nبورسعيد، دبي، الإمارات',
  },
  omar: {
    kind: 'person',
    en: 'Omar Haddad',
    ar: 'عمر حداد',
    trn: null,
    addressEn: 'Villa 21, Street 12\nMirdif, Dubai, UAE',
    addressAr: 'فيلا 21، شارع 12\nمردف، دبي، الإمارات',
  },
  nakhl: {
    kind: 'business',
    en: 'Nakhl Furnishings',
    ar: 'نخل للمفروشات',
    trn: '100736205800003',
    credit: aed(120_000),
    addressEn: 'Showroom 3, Street 17B\nAl Quoz, Dubai, UAE',
    addressAr: 'معرض 3، شارع 17ب\nالقوز، دبي، الإمارات',
  },
  lamar: {
    kind: 'business',
    en: 'Lamar Textiles Trading',
    ar: 'لمار لتجارة المنسوجات',
    trn: '100518840200003',
    addressEn: 'Shop 44, Naif Road\nDeira, Dubai, UAE',
    addressAr: 'محل 44، شارع نايف\nديرة، دبي، الإمارات',
  },
  ghadeer: {
    kind: 'business',
    en: 'Ghadeer Electronics',
    ar: 'غدير للإلكترونيات',
    trn: '100640027100003',
    addressEn: 'Unit 7, Block C\nDubai Industrial City, Dubai, UAE',
    addressAr: 'وحدة 7، مبنى ج\nمدينة دبي الصناعية، دبي، الإمارات',
  },
  barq: {
    kind: 'business',
    en: 'Barq Auto Parts',
    ar: 'برق لقطع غيار السيارات',
    trn: '100377165500003',
    addressEn: 'Warehouse 12, Street 5\nMussafah, Abu Dhabi, UAE',
    addressAr: 'مستودع 12، شارع 5\nمصفح، أبوظبي، الإمارات',
  },
  zahra: {
    kind: 'business',
    en: 'Zahra Fresh Produce',
    ar: 'زهرة للمنتجات الطازجة',
    trn: '100895512400003',
    addressEn: 'Cold store 2, Market Road\nRas Al Khor, Dubai, UAE',
    addressAr: 'مخزن مبرد 2، طريق السوق\nرأس الخور، دبي، الإمارات',
  },
  wadi: {
    kind: 'business',
    en: 'Wadi Stone and Marble',
    ar: 'وادي للحجر والرخام',
    trn: '100423908600003',
    addressEn: 'Yard 9, Al Hail Road\nFujairah, UAE',
    addressAr: 'ساحة 9، طريق الحيل\nالفجيرة، الإمارات',
  },
  saffan: {
    kind: 'agent',
    en: 'Saffan Cargo Services',
    ar: 'سفّان لخدمات الشحن',
    trn: '100482917300003',
    code: 'AG_MICO',
    modes: ['sea'],
    addressEn: 'Warehouse 14, Street 8\nJebel Ali, Dubai, UAE',
    addressAr: 'مستودع 14، شارع 8\nجبل علي، دبي، الإمارات',
  },
  dana: {
    kind: 'agent',
    en: 'Dana Wharf Forwarding',
    ar: 'دانة الرصيف للشحن',
    trn: '100551736900003',
    code: 'AG_DANA',
    modes: ['sea'],
    addressEn: 'Office 305, Harbour Building\nMina Khalid, Sharjah, UAE',
    addressAr: 'مكتب 305، مبنى المرفأ\nميناء خالد، الشارقة، الإمارات',
  },
  rimal: {
    kind: 'agent',
    en: 'Rimal Gate Clearing',
    ar: 'بوابة الرمال للتخليص',
    trn: '100614480500003',
    code: 'AG_RIMAL',
    modes: ['sea', 'air'],
    addressEn: 'Office 12, Customs Road\nKhalifa Port, Abu Dhabi, UAE',
    addressAr: 'مكتب 12، طريق الجمارك\nميناء خليفة، أبوظبي، الإمارات',
  },
  easc: {
    kind: 'agent',
    en: 'East Air Shipping and Clearing',
    ar: 'شرق للشحن الجوي والتخليص',
    trn: '100729153100003',
    code: 'EASC',
    modes: ['air'],
    addressEn: 'Cargo Village, Office 221\nGarhoud, Dubai, UAE',
    addressAr: 'قرية الشحن، مكتب 221\nالقرهود، دبي، الإمارات',
  },
  rihla: {
    kind: 'agent',
    en: 'Rihla Air Cargo',
    ar: 'رحلة للشحن الجوي',
    trn: '100830264700003',
    code: 'AG_RIHLA',
    modes: ['air'],
    addressEn: 'Free Zone, Building 4\nSharjah Airport, Sharjah, UAE',
    addressAr: 'المنطقة الحرة، مبنى 4\nمطار الشارقة، الشارقة، الإمارات',
  },
  makhzan: {
    kind: 'agent',
    en: 'Makhzan Storage',
    ar: 'مخزن للتخزين',
    trn: '100945087200003',
    code: 'AG_MAKHZAN',
    modes: ['warehouse'],
    addressEn: 'Plot 18, Street 3\nDubai Industrial City, Dubai, UAE',
    addressAr: 'قطعة 18، شارع 3\nمدينة دبي الصناعية، دبي، الإمارات',
  },
  tareeq: {
    kind: 'agent',
    en: 'Tareeq Road Transport',
    ar: 'طريق للنقل البري',
    trn: '100267391800003',
    code: 'AG_TAREEQ',
    modes: ['truck'],
    addressEn: 'Truck yard 6, Emirates Road\nAl Sajaa, Sharjah, UAE',
    addressAr: 'ساحة الشاحنات 6، شارع الإمارات\nالصجعة، الشارقة، الإمارات',
  },
}

export type Person = {
  company: CompanyKey
  role: Role
  first: string
  last: string
  firstAr: string
  lastAr: string
  mobile: string
  language: Lang
  isAdmin?: boolean
}

const person = (
  company: CompanyKey,
  role: Role,
  name: string,
  nameAr: string,
  mobile: string,
  language: Lang = 'en',
  isAdmin = false,
): Person => {
  const [first = '', ...rest] = name.split(' ')
  const [firstAr = '', ...restAr] = nameAr.split(' ')
  const [last, lastAr] = [rest.join(' '), restAr.join(' ')]
  return { company, role, first, last, firstAr, lastAr, mobile, language, isAdmin }
}

/** By e-mail; those of `demoAccounts` carry the names that are listed there. */
export const people = {
  'customer@demo.example': person('omar', 'customer', 'Omar Haddad', 'عمر حداد', '+971505550118'),
  'business@demo.example': person(
    'nakhl',
    'business',
    'Maryam Al Suwaidi',
    'مريم السويدي',
    '+971505550131',
    'en',
    true,
  ),
  'sea.agent@demo.example': person(
    'saffan',
    'clearing-agent',
    'Khalid Al Hammadi',
    'خالد الحمادي',
    '+971505550142',
  ),
  'agent.admin@demo.example': person(
    'saffan',
    'clearing-agent',
    'Noura Al Ali',
    'نورة العلي',
    '+971505550143',
    'ar',
    true,
  ),
  'sea.agent2@demo.example': person(
    'dana',
    'clearing-agent',
    'Leena Thomas',
    'لينا توماس',
    '+971505550154',
    'en',
    true,
  ),
  'air.agent@demo.example': person(
    'easc',
    'clearing-agent',
    'Yousef Darwish',
    'يوسف درويش',
    '+971505550165',
    'en',
    true,
  ),
  'warehouse.agent@demo.example': person(
    'makhzan',
    'warehouse-agent',
    'Hamad Saleh',
    'حمد صالح',
    '+971505550176',
    'ar',
    true,
  ),
  'truck.provider@demo.example': person(
    'tareeq',
    'truck-provider',
    'Rashid Jaber',
    'راشد جابر',
    '+971505550187',
    'ar',
    true,
  ),
  'desk@demo.example': person('marsa', 'desk', 'Salma Nasser', 'سلمى ناصر', '+971505550198'),
  'admin@demo.example': person(
    'marsa',
    'admin',
    'Faisal Al Mansoori',
    'فيصل المنصوري',
    '+971505550109',
    'en',
    true,
  ),
  'auditor@demo.example': person('marsa', 'admin-readonly', 'Huda Karim', 'هدى كريم', '+971505550110'),
  'imports@lamar.example': person(
    'lamar',
    'business',
    'Aisha Rahman',
    'عائشة رحمن',
    '+971555550211',
    'ar',
    true,
  ),
  'logistics@ghadeer.example': person(
    'ghadeer',
    'business',
    'Vikram Menon',
    'فيكرام مينون',
    '+971555550222',
    'en',
    true,
  ),
  'orders@barq.example': person(
    'barq',
    'business',
    'Saeed Al Ketbi',
    'سعيد الكتبي',
    '+971555550233',
    'ar',
    true,
  ),
  'shipping@zahra.example': person(
    'zahra',
    'business',
    'Grace Wanjiru',
    'غريس وانجيرو',
    '+971555550244',
    'en',
    true,
  ),
  'export@wadi.example': person(
    'wadi',
    'business',
    'Hessa Al Dhanhani',
    'حصة الظنحاني',
    '+971555550255',
    'ar',
    true,
  ),
  'desk@rimal.example': person(
    'rimal',
    'clearing-agent',
    'Tariq Anwar',
    'طارق أنور',
    '+971555550266',
    'en',
    true,
  ),
  'ops@rihla.example': person(
    'rihla',
    'clearing-agent',
    'Dina Mansour',
    'دينا منصور',
    '+971555550277',
    'ar',
    true,
  ),
} as const satisfies Record<string, Person>
export type Email = keyof typeof people

export type CustomerKey = 'omar' | 'nakhl' | 'lamar' | 'ghadeer' | 'barq' | 'zahra' | 'wadi'
export type AgentKey = 'saffan' | 'dana' | 'rimal' | 'easc' | 'rihla'

/** Who acts for a company in freight. */
export const actingFor: Readonly<Record<CustomerKey | AgentKey, Email>> = {
  omar: 'customer@demo.example',
  nakhl: 'business@demo.example',
  lamar: 'imports@lamar.example',
  ghadeer: 'logistics@ghadeer.example',
  barq: 'orders@barq.example',
  zahra: 'shipping@zahra.example',
  wadi: 'export@wadi.example',
  saffan: 'sea.agent@demo.example',
  dana: 'sea.agent2@demo.example',
  rimal: 'desk@rimal.example',
  easc: 'air.agent@demo.example',
  rihla: 'ops@rihla.example',
}
