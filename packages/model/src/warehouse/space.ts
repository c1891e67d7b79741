// The space calculator: cubic metres of boxes, pallets and a room's furniture, from usual outer measures.

export type SpaceRow = {
  en: string
  ar: string
  cubicMetres: number
  group: 'boxes' | 'pallets' | 'furniture'
}

/** Usual outer measures: standard removal cartons, ISO 6780 pallets loaded to 1.5 m, furniture as removers count it. */
export const spaceItems = {
  'box-small': {
    en: 'Small box, 45 × 30 × 30 cm',
    ar: 'صندوق صغير، 45 × 30 × 30 سم',
    cubicMetres: 0.041,
    group: 'boxes',
  },
  'box-medium': {
    en: 'Medium box, 46 × 46 × 41 cm',
    ar: 'صندوق متوسط، 46 × 46 × 41 سم',
    cubicMetres: 0.087,
    group: 'boxes',
  },
  'box-large': {
    en: 'Large box, 61 × 46 × 46 cm',
    ar: 'صندوق كبير، 61 × 46 × 46 سم',
    cubicMetres: 0.129,
    group: 'boxes',
  },
  'box-wardrobe': {
    en: 'Wardrobe box, 61 × 53 × 122 cm',
    ar: 'صندوق ملابس معلّقة، 61 × 53 × 122 سم',
    cubicMetres: 0.394,
    group: 'boxes',
  },
  'pallet-euro': {
    en: 'Euro pallet, 120 × 80 cm, loaded to 1.5 m',
    ar: 'منصة أوروبية، 120 × 80 سم، بارتفاع 1.5 م',
    cubicMetres: 1.44,
    group: 'pallets',
  },
  'pallet-standard': {
    en: 'Standard pallet, 120 × 100 cm, loaded to 1.5 m',
    ar: 'منصة قياسية، 120 × 100 سم، بارتفاع 1.5 م',
    cubicMetres: 1.8,
    group: 'pallets',
  },
  drum: { en: 'Drum, 200 litres', ar: 'برميل، 200 لتر', cubicMetres: 0.31, group: 'pallets' },
  sofa: { en: 'Sofa, three seats', ar: 'أريكة بثلاثة مقاعد', cubicMetres: 1.6, group: 'furniture' },
  armchair: { en: 'Armchair', ar: 'كرسي بذراعين', cubicMetres: 0.8, group: 'furniture' },
  'bed-double': {
    en: 'Double bed with mattress',
    ar: 'سرير مزدوج مع المرتبة',
    cubicMetres: 1.8,
    group: 'furniture',
  },
  'bed-single': {
    en: 'Single bed with mattress',
    ar: 'سرير مفرد مع المرتبة',
    cubicMetres: 1.1,
    group: 'furniture',
  },
  wardrobe: { en: 'Wardrobe', ar: 'خزانة ملابس', cubicMetres: 1.4, group: 'furniture' },
  'dining-table': { en: 'Dining table', ar: 'طاولة طعام', cubicMetres: 0.9, group: 'furniture' },
  chair: { en: 'Chair', ar: 'كرسي', cubicMetres: 0.25, group: 'furniture' },
  desk: { en: 'Desk', ar: 'مكتب', cubicMetres: 0.8, group: 'furniture' },
  fridge: { en: 'Refrigerator', ar: 'ثلاجة', cubicMetres: 1, group: 'furniture' },
  washer: { en: 'Washing machine', ar: 'غسالة', cubicMetres: 0.5, group: 'furniture' },
  television: { en: 'Television, packed', ar: 'تلفاز مغلّف', cubicMetres: 0.3, group: 'furniture' },
} as const satisfies Record<string, SpaceRow>
export type SpaceItem = keyof typeof spaceItems

/** Share added because goods do not fill a room without gaps. */
export const packingReserve = 0.15

/** Cubic metres for so many of each, with the reserve, rounded up to half a cubic metre; 0 for nothing. */
export const spaceFor = (counts: Partial<Record<SpaceItem, number>>): number => {
  const bare = Object.entries(counts).reduce(
    (sum, [code, count]) => sum + spaceItems[code as SpaceItem].cubicMetres * Math.max(0, count ?? 0),
    0,
  )
  // Never minus zero, which would be written so.
  return Math.max(0, Math.ceil(bare * (1 + packingReserve) * 2 - 1e-9) / 2)
}
