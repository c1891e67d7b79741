// The ways over land to the neighbouring countries: their border posts in order, and the part each plays on the way.
import type { Pin } from '../../kit/pin.ts'
import type { CrossBorderCountry } from './movement.ts'

/** The place is roughly right: maps draw the way through it, and nothing is decided by it. */
export type PostRow = Pin & { country: 'AE' | CrossBorderCountry; en: string; ar: string }

export const borderPosts = {
  GHUWAIFAT: { country: 'AE', latitude: 24.13, longitude: 51.63, en: 'Al Ghuwaifat', ar: 'الغويفات' },
  HATTA: { country: 'AE', latitude: 24.82, longitude: 56.19, en: 'Hatta', ar: 'حتا' },
  MEZYAD: { country: 'AE', latitude: 24.03, longitude: 55.84, en: 'Mezyad', ar: 'مزيد' },
  KHATMAT_MALAHA_AE: {
    country: 'AE',
    latitude: 24.99,
    longitude: 56.36,
    en: 'Khatmat Malaha, Emirates',
    ar: 'خطمة ملاحة، الإمارات',
  },
  BATHA: { country: 'SA', latitude: 24.12, longitude: 51.58, en: 'Al Batha', ar: 'البطحاء' },
  CAUSEWAY_SA: {
    country: 'SA',
    latitude: 26.18,
    longitude: 50.31,
    en: 'King Fahd Causeway, Saudi side',
    ar: 'جسر الملك فهد، الجانب السعودي',
  },
  KHAFJI: { country: 'SA', latitude: 28.53, longitude: 48.44, en: 'Khafji', ar: 'الخفجي' },
  HADITHA: { country: 'SA', latitude: 31.46, longitude: 37.15, en: 'Haditha', ar: 'الحديثة' },
  WAJAJAH: { country: 'OM', latitude: 24.82, longitude: 56.24, en: 'Al Wajajah', ar: 'الوجاجة' },
  HAFEET: { country: 'OM', latitude: 23.98, longitude: 55.88, en: 'Hafeet', ar: 'حفيت' },
  KHATMAT_MALAHA_OM: {
    country: 'OM',
    latitude: 24.98,
    longitude: 56.37,
    en: 'Khatmat Malaha, Oman',
    ar: 'خطمة ملاحة، عُمان',
  },
  CAUSEWAY_BH: {
    country: 'BH',
    latitude: 26.18,
    longitude: 50.33,
    en: 'King Fahd Causeway, Bahrain side',
    ar: 'جسر الملك فهد، الجانب البحريني',
  },
  NUWAISEEB: { country: 'KW', latitude: 28.56, longitude: 48.4, en: 'Nuwaiseeb', ar: 'النويصيب' },
  OMARI: { country: 'JO', latitude: 31.57, longitude: 37.03, en: 'Al Omari', ar: 'العمري' },
} as const satisfies Record<string, PostRow>
export type BorderPost = keyof typeof borderPosts
export const borderPostCodes = Object.keys(borderPosts) as [BorderPost, ...BorderPost[]]

/** Each way with its posts as a truck that leaves the Emirates meets them. */
export const borderRoutes = {
  SA_BATHA: { country: 'SA', posts: ['GHUWAIFAT', 'BATHA'] },
  OM_HATTA: { country: 'OM', posts: ['HATTA', 'WAJAJAH'] },
  OM_MEZYAD: { country: 'OM', posts: ['MEZYAD', 'HAFEET'] },
  OM_KHATMAT_MALAHA: { country: 'OM', posts: ['KHATMAT_MALAHA_AE', 'KHATMAT_MALAHA_OM'] },
  BH_CAUSEWAY: { country: 'BH', posts: ['GHUWAIFAT', 'BATHA', 'CAUSEWAY_SA', 'CAUSEWAY_BH'] },
  KW_NUWAISEEB: { country: 'KW', posts: ['GHUWAIFAT', 'BATHA', 'KHAFJI', 'NUWAISEEB'] },
  JO_OMARI: { country: 'JO', posts: ['GHUWAIFAT', 'BATHA', 'HADITHA', 'OMARI'] },
} as const satisfies Record<string, { country: CrossBorderCountry; posts: readonly BorderPost[] }>
export type BorderRoute = keyof typeof borderRoutes
export const borderRouteCodes = Object.keys(borderRoutes) as [BorderRoute, ...BorderRoute[]]

/** The ways between the Emirates and a country. */
export const routesOf = (country: CrossBorderCountry): BorderRoute[] =>
  borderRouteCodes.filter((code) => borderRoutes[code].country === country)

export type PostRole = 'origin' | 'transit' | 'destination'

/** The posts of a way in the order of the journey, with their roles; a truck that comes to the Emirates meets them the other way round. */
export const postsOnWay = (
  route: BorderRoute,
  toEmirates = false,
): { post: BorderPost; role: PostRole }[] => {
  const outward: readonly BorderPost[] = borderRoutes[route].posts
  const posts = toEmirates ? outward.toReversed() : outward
  return posts.map((post, index) => ({
    post,
    role: index === 0 ? 'origin' : index === posts.length - 1 ? 'destination' : 'transit',
  }))
}

/** "Al Ghuwaifat – Al Batha", as a choice of the form and a heading call a way, in the order of the journey. */
export const routeName = (route: BorderRoute, toEmirates = false): { en: string; ar: string } => {
  const posts = postsOnWay(route, toEmirates).map(({ post }) => borderPosts[post])
  return { en: posts.map(({ en }) => en).join(' – '), ar: posts.map(({ ar }) => ar).join(' – ') }
}
