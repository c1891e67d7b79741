// Goods that need documents of their own, told by the first digits of their customs code (Harmonized System).

/** A kind of goods: the codes that begin with one of `codes` belong to it. */
type GoodsRow = { en: string; ar: string; codes: readonly string[] }

const chapters = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at).padStart(2, '0'))

const table = {
  food: {
    en: 'Food and animal products',
    ar: 'الأغذية والمنتجات الحيوانية',
    codes: [...chapters(1, 5), '09', '11', ...chapters(15, 22)],
  },
  plants: {
    en: 'Plants and fresh produce',
    ar: 'النباتات والمنتجات الزراعية الطازجة',
    codes: [...chapters(6, 8), '10', '12'],
  },
  medicine: { en: 'Medicines', ar: 'الأدوية', codes: ['30'] },
  vehicles: { en: 'Vehicles', ar: 'المركبات', codes: ['8701', '8702', '8703', '8704', '8705', '8711'] },
  regulated: {
    en: 'Regulated products',
    ar: 'المنتجات الخاضعة للرقابة',
    codes: ['33', '85', '9503', '9405'],
  },
} as const satisfies Record<string, GoodsRow>

export type GoodsKind = keyof typeof table
export const goodsKinds: Readonly<Record<GoodsKind, GoodsRow>> = table
export const goodsKindNames = Object.keys(table) as GoodsKind[]

/** The kind that a customs code of 4 to 6 digits belongs to; undefined for goods without documents of their own. */
export const goodsKindOf = (code: string | undefined): GoodsKind | undefined =>
  code === undefined
    ? undefined
    : goodsKindNames.find((kind) => goodsKinds[kind].codes.some((start) => code.startsWith(start)))
