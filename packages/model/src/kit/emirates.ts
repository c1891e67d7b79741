// The seven emirates, which settings and addresses choose from.
import type { TextRow } from './text.ts'

/** The emirates under their ISO 3166-2 codes. */
export const emirates = {
  AZ: { en: 'Abu Dhabi', ar: 'أبوظبي' },
  DU: { en: 'Dubai', ar: 'دبي' },
  SH: { en: 'Sharjah', ar: 'الشارقة' },
  AJ: { en: 'Ajman', ar: 'عجمان' },
  UQ: { en: 'Umm Al Quwain', ar: 'أم القيوين' },
  RK: { en: 'Ras Al Khaimah', ar: 'رأس الخيمة' },
  FU: { en: 'Fujairah', ar: 'الفجيرة' },
} as const satisfies Record<string, TextRow>
export type Emirate = keyof typeof emirates
