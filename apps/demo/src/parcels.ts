// Parcels of the demo world as data: who sends them to whom, what is collected at the door, and what becomes of each.
import type { CustomerKey } from './personas.ts'

/** How far it has come; the order of a parcel's day. */
export type ParcelUntil =
  | 'draft'
  | 'priced'
  | 'paid'
  | 'cancelled'
  | 'pickup'
  | 'collected'
  | 'arrived'
  | 'sorted'
  | 'address'
  | 'measured'
  | 'sheet'
  | 'out'
  | 'failed'
  | 'delivered'
  | 'returning'
  | 'returned'
  | 'lost'

export type CourierKey = 'courier@demo.example' | 'courier2@demo.example'

export type Parcel = {
  from: CustomerKey
  /** A name and a building, in the language of the recipient. */
  to: readonly [name: string, building: string, city?: string]
  what: string
  until: ParcelUntil
  /** Days since it was taken in; what is of today has none. */
  days: number
  courier?: CourierKey
  cod?: string
  pieces?: number
  kg?: string
  /** What the contents are worth, as their sender says. */
  value?: string
  abroad?: Abroad
}

/** Where a parcel goes that leaves the country, and what customs is told. */
export type Abroad = {
  country: string
  postcode: string
  mobile: string
  contents: { description: string; quantity: number; unitValue: string; netWeight: string; hsCode: string }
  invoice: string
}

/** Carried by a courier, and what is collected at the door. */
const by = (courier: CourierKey) => (cod?: string) => ({ courier, ...(cod !== undefined && { cod }) })
const imran = by('courier@demo.example')
const jasem = by('courier2@demo.example')

const parcel = (
  days: number,
  until: ParcelUntil,
  from: CustomerKey,
  to: Parcel['to'],
  what: string,
  more: Pick<Parcel, 'courier' | 'cod' | 'pieces' | 'kg' | 'value'> = {},
): Parcel => ({ days, until, from, to, what, ...more })

/** What is over: three days of cash, one return, two losses. */
const past: readonly Parcel[] = [
  parcel(12, 'lost', 'nakhl', ['Huda Rahman', 'Burj Views B'], 'Silk abaya', { value: '420.00' }),
  parcel(12, 'lost', 'zahra', ['حصة الرميثي', 'فيلا 30، الصفا'], 'مزهرية خزفية', { value: '265.00' }),
  parcel(6, 'returned', 'nakhl', ['سارة العامري', 'أبراج بحيرات جميرا، برج 5'], 'عباءة مطرزة', jasem()),
  parcel(3, 'delivered', 'nakhl', ['Layla Hassan', 'Marina Tower 2'], 'Abaya and scarf', jasem('125.00')),
  parcel(3, 'delivered', 'nakhl', ['منى الشامسي', 'فيلا 18، مردف'], 'عباءة وشيلة', jasem('349.95')),
  parcel(3, 'delivered', 'nakhl', ['Priya Nair', 'Al Nahda Residence'], 'Scarf', jasem('80.00')),
  parcel(3, 'delivered', 'nakhl', ['خلود المهيري', 'فيلا 7، البرشاء'], 'أربع عباءات', jasem('1500.00')),
  parcel(3, 'delivered', 'nakhl', ['Sofia Costa', 'Business Bay, Churchill Tower'], 'Abaya', jasem('220.50')),
  parcel(2, 'delivered', 'barq', ['Viktor Hansen', 'Downtown, Boulevard Point'], 'Phone', jasem('4299.00')),
  parcel(2, 'delivered', 'barq', ['سيف الظاهري', 'فيلا 26، الورقاء'], 'هاتف متحرك', jasem('4899.00')),
  parcel(2, 'delivered', 'barq', ['Meera Kapoor', 'Sports City, Elite 9'], 'Tablet', imran('3749.00')),
  parcel(1, 'delivered', 'nakhl', ['Aisha Siddiqui', 'Discovery Gardens 12'], 'Abaya', imran('180.00')),
  parcel(1, 'delivered', 'nakhl', ['مريم الفلاحي', 'فيلا 3، الخوانيج'], 'شيلة', imran('95.50')),
  parcel(
    1,
    'delivered',
    'nakhl',
    ['Chen Wei', 'International City, China Cluster'],
    'Abaya',
    imran('260.00'),
  ),
  parcel(1, 'delivered', 'zahra', ['Nadia Farouk', 'Garhoud, Street 12'], 'Dried flowers', imran()),
  parcel(1, 'delivered', 'omar', ['Karim Haddad', 'Silicon Oasis, Cedre Villas'], 'Books', imran()),
]

/** The busy day of one van, and what stands in the depot. */
const today: readonly Parcel[] = [
  parcel(0, 'delivered', 'nakhl', ['Fatima Noor', 'Jumeirah 1, Villa 22'], 'Abaya', imran('245.00')),
  parcel(0, 'delivered', 'zahra', ['Daniel Weber', 'DIFC, Gate Village 4'], 'Bouquet in a box', imran()),
  parcel(0, 'failed', 'nakhl', ['هند القبيسي', 'فيلا 41، أم سقيم'], 'عباءة', imran('310.00')),
  parcel(0, 'out', 'nakhl', ['Reem Abdulla', 'Palm Jumeirah, Shoreline 8'], 'Two abayas', {
    ...imran('420.00'),
    pieces: 2,
  }),
  parcel(0, 'out', 'barq', ['علي المرزوقي', 'ديرة، شارع الرقة 9'], 'هاتف متحرك', imran('1150.00')),
  parcel(0, 'out', 'zahra', ['Olivia Brown', 'The Greens, Al Samar 3'], 'Flowers', imran()),
  parcel(0, 'out', 'nakhl', ['شيخة بن حيدر', 'فيلا 9، ند الشبا'], 'عباءة سوداء', imran()),
  parcel(0, 'sheet', 'barq', ['Mohammed Iqbal', 'Al Quoz 3, Street 8'], 'Phone case', imran('65.00')),
  parcel(0, 'sheet', 'nakhl', ['Amna Saif', 'Al Warqa 2, Villa 60'], 'Abaya', imran('199.00')),
  parcel(0, 'sheet', 'omar', ['Lina Haddad', 'Karama, Building 14'], 'Cake stand', imran()),
  parcel(0, 'collected', 'nakhl', ['عائشة المنصوري', 'فيلا 5، الممزر'], 'شيلة', imran()),
  parcel(0, 'pickup', 'zahra', ['Grace Otieno', 'Al Nahda 1, Tower C'], 'Seeds', imran()),
  parcel(0, 'pickup', 'barq', ['سالم الكعبي', 'شارع حمدان 20', 'Abu Dhabi'], 'ساعة ذكية', imran('899.00')),
  parcel(0, 'arrived', 'nakhl', ['Yara Mansour', 'Corniche Residence 3', 'Abu Dhabi'], 'Abaya', {
    cod: '275.00',
  }),
  parcel(0, 'arrived', 'nakhl', ['Noor Jamal', 'Al Majaz 2, Tower 6', 'Sharjah'], 'Abaya'),
  parcel(0, 'arrived', 'barq', ['راشد النعيمي', 'الرميلة، شارع 3', 'Ajman'], 'سماعات', { cod: '149.00' }),
  parcel(0, 'arrived', 'zahra', ['Elena Petrova', 'Jumeirah Village Circle 14'], 'Plant'),
  parcel(0, 'sorted', 'nakhl', ['Maha Khalil', 'Al Reem Island, Sun Tower', 'Abu Dhabi'], 'Abayas', {
    cod: '640.00',
    pieces: 2,
  }),
  parcel(0, 'sorted', 'omar', ['Sami Haddad', 'Al Khan, Palm Tower', 'Sharjah'], 'Tools'),
  parcel(0, 'address', 'nakhl', ['موزة الكتبي', 'الراشدية'], 'عباءة', { cod: '230.00' }),
  parcel(0, 'measured', 'omar', ['Rania Saleh', 'Khalidiya Tower 2', 'Abu Dhabi'], 'Kitchen machine', {
    kg: '9.6',
  }),
  parcel(0, 'returning', 'nakhl', ['Jana Aoun', 'Motor City, Dickens 3'], 'Abaya', jasem()),
  parcel(0, 'paid', 'nakhl', ['Hessa Omar', 'Al Barsha South 4'], 'Abaya', { cod: '185.00' }),
  parcel(0, 'cancelled', 'barq', ['Peter Novak', 'Dubai Hills, Acacia B'], 'Charger'),
  parcel(0, 'priced', 'nakhl', ['لطيفة الحوسني', 'فيلا 12، مدينة خليفة', 'Abu Dhabi'], 'عباءة'),
  parcel(0, 'draft', 'nakhl', ['Dina Aziz', 'Al Furjan, Villa 31'], 'Abaya'),
]

export const parcels: readonly Parcel[] = [...past, ...today]
