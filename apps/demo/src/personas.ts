// Who lives in the demo world: people of its companies. Names and numbers are invented.
import type { Role } from '@marsa/model/kit/access.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { CompanyKey } from './companies.ts'

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
  'courier@demo.example': person('marsa', 'courier', 'Imran Qureshi', 'عمران قريشي', '+971505550201'),
  'courier2@demo.example': person('marsa', 'courier', 'Jasem Al Ketbi', 'جاسم الكتبي', '+971505550202', 'ar'),
  'depot@demo.example': person('marsa', 'depot', 'Anita Varghese', 'أنيتا فارغيز', '+971505550203'),
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
  'finance@marsa.example': person(
    'marsa',
    'admin',
    'Reem Al Falasi',
    'ريم الفلاسي',
    '+971505550120',
    'ar',
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
  'ops@hisn.example': person(
    'hisn',
    'warehouse-agent',
    'Anil Varghese',
    'أنيل فارغيز',
    '+971555550288',
    'en',
    true,
  ),
  'quotes@waha.example': person(
    'waha',
    'warehouse-agent',
    'Shamma Al Nuaimi',
    'شمّا النعيمي',
    '+971555550299',
    'ar',
    true,
  ),
  'cold@thalj.example': person(
    'thalj',
    'warehouse-agent',
    'Peter Osei',
    'بيتر أوسي',
    '+971555550310',
    'en',
    true,
  ),
  'dispatch@sarab.example': person(
    'sarab',
    'truck-provider',
    'Farhan Qureshi',
    'فرحان قريشي',
    '+971555550321',
    'en',
    true,
  ),
  'trips@wathba.example': person(
    'wathba',
    'truck-provider',
    'Mubarak Al Marri',
    'مبارك المري',
    '+971555550332',
    'ar',
    true,
  ),
  'office@khor.example': person(
    'khor',
    'truck-provider',
    'Laila Hamdan',
    'ليلى حمدان',
    '+971555550343',
    'ar',
    true,
  ),
} as const satisfies Record<string, Person>
export type Email = keyof typeof people

export type CustomerKey = 'omar' | 'nakhl' | 'lamar' | 'ghadeer' | 'barq' | 'zahra' | 'wadi'
export type AgentKey = 'saffan' | 'dana' | 'rimal' | 'easc' | 'rihla'

export type WarehouseKey = 'makhzan' | 'hisn' | 'waha' | 'thalj'

export type ProviderKey = 'tareeq' | 'sarab' | 'wathba' | 'khor'

/** Who acts for a company in its line. */
export const actingFor: Readonly<Record<CustomerKey | AgentKey | WarehouseKey | ProviderKey, Email>> = {
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
  makhzan: 'warehouse.agent@demo.example',
  hisn: 'ops@hisn.example',
  waha: 'quotes@waha.example',
  thalj: 'cold@thalj.example',
  tareeq: 'truck.provider@demo.example',
  sarab: 'dispatch@sarab.example',
  wathba: 'trips@wathba.example',
  khor: 'office@khor.example',
}
