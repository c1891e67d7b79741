// The companies of the demo world. Names and numbers are invented.

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
  | 'hisn'
  | 'waha'
  | 'thalj'
  | 'tareeq'
  | 'sarab'
  | 'wathba'
  | 'khor'

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
  hisn: {
    kind: 'agent',
    en: 'Hisn Secure Storage',
    ar: 'حصن للتخزين الآمن',
    trn: '100338214600003',
    code: 'AG_HISN',
    modes: ['warehouse'],
    addressEn: 'Building 22, Street 31\nSharjah Industrial Area 15, Sharjah, UAE',
    addressAr: 'مبنى 22، شارع 31\nالمنطقة الصناعية 15، الشارقة، الإمارات',
  },
  waha: {
    kind: 'agent',
    en: 'Waha Racking and Storage',
    ar: 'واحة للرفوف والتخزين',
    trn: '100781460900003',
    code: 'AG_WAHA',
    modes: ['warehouse'],
    addressEn: 'Hall 5, Zone A\nKhalifa Economic Zones, Abu Dhabi, UAE',
    addressAr: 'صالة 5، المنطقة أ\nمناطق خليفة الاقتصادية، أبوظبي، الإمارات',
  },
  thalj: {
    kind: 'agent',
    en: 'Thalj Cold Stores',
    ar: 'ثلج للمخازن المبردة',
    trn: '100459027300003',
    code: 'AG_THALJ',
    modes: ['warehouse'],
    addressEn: 'Cold hall 4, Market Road\nRas Al Khor, Dubai, UAE',
    addressAr: 'صالة التبريد 4، طريق السوق\nرأس الخور، دبي، الإمارات',
  },
  tareeq: {
    kind: 'agent',
    en: 'Tareeq Road Transport',
    ar: 'طريق للنقل البري',
    trn: '100267391800003',
    code: 'AG_TAREEQ',
    modes: ['trucks'],
    addressEn: 'Truck yard 6, Emirates Road\nAl Sajaa, Sharjah, UAE',
    addressAr: 'ساحة الشاحنات 6، شارع الإمارات\nالصجعة، الشارقة، الإمارات',
  },
  sarab: {
    kind: 'agent',
    en: 'Sarab Haulage',
    ar: 'سراب للنقليات',
    trn: '100418836500003',
    code: 'AG_SARAB',
    modes: ['trucks'],
    addressEn: 'Plot 31, Street 9\nDubai Investments Park, Dubai, UAE',
    addressAr: 'قطعة 31، شارع 9\nمجمع دبي للاستثمار، دبي، الإمارات',
  },
  wathba: {
    kind: 'agent',
    en: 'Wathba Lines',
    ar: 'وثبة لخطوط النقل',
    trn: '100552094700003',
    code: 'AG_WATHBA',
    modes: ['trucks'],
    addressEn: 'Yard 12, Street 16\nMussafah, Abu Dhabi, UAE',
    addressAr: 'ساحة 12، شارع 16\nمصفح، أبوظبي، الإمارات',
  },
  khor: {
    kind: 'agent',
    en: 'Khor Carriers',
    ar: 'خور للنقل',
    trn: '100609917300003',
    code: 'AG_KHOR',
    modes: ['trucks'],
    addressEn: 'Office 4, Corniche Road\nKhor Fakkan, Sharjah, UAE',
    addressAr: 'مكتب 4، شارع الكورنيش\nخورفكان، الشارقة، الإمارات',
  },
}
