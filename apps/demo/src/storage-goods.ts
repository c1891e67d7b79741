// What the customers of the demo world store, and where it is fetched and brought; names and numbers are invented.
import {
  emptyLocation,
  type StorageCargo,
  type StorageForm,
  type StorageLocation,
  type StoragePacking,
} from '@marsa/model/warehouse/request-form.ts'
import type { Emirate } from '@marsa/model/reference/lists.ts'

export type StoredItem = { name: string; quantity: number; condition?: 'worn' | 'damaged'; note?: string }
export type StoredGoods = {
  cargo: StorageCargo
  details: string
  packing: StoragePacking
  pieces: number
  kg: number
  value: number
  cbm: number
  /** What the warehouse counts when it takes them in. */
  items: readonly StoredItem[]
}

export const storedGoods = {
  villa: {
    cargo: 'household',
    details: 'Furniture and boxes of a villa with four bedrooms, while it is renovated',
    packing: 'cartons',
    pieces: 128,
    kg: 3_900,
    value: 86_000,
    cbm: 42,
    items: [
      { name: 'Sofa, three seats', quantity: 3 },
      {
        name: 'Double bed with mattress',
        quantity: 4,
        condition: 'worn',
        note: 'Scratches on two headboards',
      },
      { name: 'Wardrobe, taken apart', quantity: 6 },
      { name: 'Box, medium', quantity: 96 },
      { name: 'Refrigerator', quantity: 1 },
    ],
  },
  flat: {
    cargo: 'household',
    details: 'Flat with two bedrooms: furniture, kitchen, books',
    packing: 'cartons',
    pieces: 54,
    kg: 1_480,
    value: 32_000,
    cbm: 18.5,
    items: [
      { name: 'Dining table with six chairs', quantity: 1 },
      { name: 'Sofa, three seats', quantity: 1 },
      { name: 'Box, large', quantity: 42 },
      { name: 'Washing machine', quantity: 1, condition: 'worn', note: 'Rust at the foot, as handed over' },
    ],
  },
  studio: {
    cargo: 'household',
    details: 'أثاث استوديو وأغراض شخصية أثناء السفر',
    packing: 'cartons',
    pieces: 22,
    kg: 520,
    value: 12_500,
    cbm: 7.5,
    items: [
      { name: 'سرير مفرد مع المرتبة', quantity: 1 },
      { name: 'صندوق متوسط', quantity: 18 },
      { name: 'دراجة هوائية', quantity: 2, condition: 'worn', note: 'خدوش في الإطار' },
    ],
  },
  showroom: {
    cargo: 'retail',
    details: 'Showroom furniture between two seasons, wrapped and on pallets',
    packing: 'pallets',
    pieces: 48,
    kg: 7_200,
    value: 210_000,
    cbm: 86,
    items: [
      { name: 'Pallet of dining chairs', quantity: 16 },
      { name: 'Pallet of sofas', quantity: 20 },
      {
        name: 'Pallet of table tops',
        quantity: 12,
        condition: 'damaged',
        note: 'Film torn on one pallet, top is whole',
      },
    ],
  },
  mattresses: {
    cargo: 'retail',
    details: 'مراتب وقواعد أسرّة مغلّفة بالبلاستيك',
    packing: 'pallets',
    pieces: 30,
    kg: 2_600,
    value: 74_000,
    cbm: 54,
    items: [
      { name: 'منصة مراتب مزدوجة', quantity: 18 },
      { name: 'منصة قواعد أسرّة', quantity: 12 },
    ],
  },
  archive: {
    cargo: 'documents',
    details: 'Archive boxes of accounting, 2015 to 2023, to be kept dry',
    packing: 'cartons',
    pieces: 240,
    kg: 2_880,
    value: 5_000,
    cbm: 11.5,
    items: [{ name: 'Archive box, sealed', quantity: 240 }],
  },
  fabric: {
    cargo: 'retail',
    details: 'لفات قماش لموسم العيد',
    packing: 'loose',
    pieces: 310,
    kg: 6_100,
    value: 96_000,
    cbm: 38,
    items: [
      { name: 'لفة قماش قطني', quantity: 180 },
      { name: 'لفة حرير', quantity: 130 },
    ],
  },
  electronics: {
    cargo: 'retail',
    details: 'Monitors and routers of an online shop, high value, cage wanted',
    packing: 'cartons',
    pieces: 420,
    kg: 2_350,
    value: 380_000,
    cbm: 24,
    items: [
      { name: 'Carton, monitors', quantity: 260 },
      { name: 'Carton, routers', quantity: 160 },
    ],
  },
  parts: {
    cargo: 'industrial',
    details: 'Brake discs and filters, spare stock',
    packing: 'pallets',
    pieces: 22,
    kg: 14_300,
    value: 128_000,
    cbm: 31,
    items: [
      { name: 'Pallet of brake discs', quantity: 14 },
      { name: 'Pallet of filters', quantity: 8 },
    ],
  },
  dates: {
    cargo: 'food-chilled',
    details: 'Dates in boxes, four degrees',
    packing: 'pallets',
    pieces: 20,
    kg: 12_000,
    value: 144_000,
    cbm: 36,
    items: [{ name: 'Pallet of dates', quantity: 20 }],
  },
  marble: {
    cargo: 'building',
    details: 'ألواح رخام على حوامل، للمشاريع القادمة',
    packing: 'crates',
    pieces: 16,
    kg: 21_000,
    value: 165_000,
    cbm: 28,
    items: [{ name: 'صندوق ألواح رخام', quantity: 16 }],
  },
} as const satisfies Record<string, StoredGoods>
export type GoodsKey = keyof typeof storedGoods

const at = (
  emirate: Emirate,
  area: string,
  street: string,
  building: string,
  contactName: string,
  contactNumber: string,
): StorageLocation => ({ ...emptyLocation, emirate, area, street, building, contactName, contactNumber })

export const storagePlaces = {
  mirdif: at('DU', 'Mirdif', 'Street 12', 'Villa 21', 'Omar Haddad', '+971505550118'),
  jvc: at(
    'DU',
    'Jumeirah Village Circle',
    'Street 8',
    'Lulua Residence, flat 904',
    'Omar Haddad',
    '+971505550118',
  ),
  khalifaCity: at('AZ', 'Khalifa City', 'Street 23', 'Villa 7', 'Lina Haddad', '+971505550119'),
  alQuoz: at('DU', 'Al Quoz', 'Street 17B', 'Showroom 3', 'Maryam Al Suwaidi', '+971505550131'),
  yas: at('AZ', 'Yas Island', 'Yas Drive', 'Shop 12, Marina Walk', 'Yara Mansour', '+971505550132'),
  deira: at('DU', 'ديرة', 'شارع نايف', 'محل 44', 'عائشة رحمن', '+971555550211'),
  industrialCity: at('DU', 'Dubai Industrial City', 'Block C', 'Unit 7', 'Vikram Menon', '+971555550222'),
  mussafah: at('AZ', 'مصفح', 'شارع 5', 'مستودع 12', 'سعيد الكتبي', '+971555550233'),
  rasAlKhor: at('DU', 'Ras Al Khor', 'Market Road', 'Cold store 2', 'Grace Wanjiru', '+971555550244'),
  fujairah: at('FU', 'الفجيرة', 'طريق الحيل', 'ساحة 9', 'حصة الظنحاني', '+971555550255'),
} as const satisfies Record<string, NonNullable<StorageForm['pickup']>>
export type StoragePlace = keyof typeof storagePlaces
