// Dangerous goods: the classes and divisions of the UN model regulations, packing groups and the UN number.
import { latinDigits } from '../kit/id.ts'

export const hazardClasses = {
  '1.1': { en: 'Explosives: mass explosion hazard', ar: 'متفجرات: خطر انفجار كلي' },
  '1.2': { en: 'Explosives: projection hazard', ar: 'متفجرات: خطر تطاير الشظايا' },
  '1.3': { en: 'Explosives: fire hazard', ar: 'متفجرات: خطر حريق' },
  '1.4': { en: 'Explosives: minor hazard', ar: 'متفجرات: خطر محدود' },
  '1.5': { en: 'Explosives: very insensitive', ar: 'متفجرات: ضعيفة الحساسية جدًا' },
  '1.6': { en: 'Explosives: extremely insensitive', ar: 'متفجرات: بالغة ضعف الحساسية' },
  '2.1': { en: 'Flammable gas', ar: 'غاز قابل للاشتعال' },
  '2.2': { en: 'Non-flammable, non-toxic gas', ar: 'غاز غير قابل للاشتعال وغير سام' },
  '2.3': { en: 'Toxic gas', ar: 'غاز سام' },
  '3': { en: 'Flammable liquid', ar: 'سائل قابل للاشتعال' },
  '4.1': { en: 'Flammable solid', ar: 'مادة صلبة قابلة للاشتعال' },
  '4.2': { en: 'Liable to spontaneous combustion', ar: 'مادة قابلة للاحتراق الذاتي' },
  '4.3': { en: 'Dangerous when wet', ar: 'مادة خطرة عند ملامسة الماء' },
  '5.1': { en: 'Oxidising substance', ar: 'مادة مؤكسدة' },
  '5.2': { en: 'Organic peroxide', ar: 'بيروكسيد عضوي' },
  '6.1': { en: 'Toxic substance', ar: 'مادة سامة' },
  '6.2': { en: 'Infectious substance', ar: 'مادة معدية' },
  '7': { en: 'Radioactive material', ar: 'مادة مشعة' },
  '8': { en: 'Corrosive substance', ar: 'مادة أكّالة' },
  '9': { en: 'Miscellaneous, such as lithium batteries', ar: 'مواد خطرة متنوعة، مثل بطاريات الليثيوم' },
} as const
export type HazardClass = keyof typeof hazardClasses
export const hazardClassCodes = Object.keys(hazardClasses).sort() as [HazardClass, ...HazardClass[]]

export const packingGroups = {
  I: { en: 'I: great danger', ar: 'المجموعة I: خطورة عالية' },
  II: { en: 'II: medium danger', ar: 'المجموعة II: خطورة متوسطة' },
  III: { en: 'III: minor danger', ar: 'المجموعة III: خطورة منخفضة' },
} as const
export type PackingGroup = keyof typeof packingGroups

/** Four digits, with or without the letters UN before them. */
export const unNumberPattern = /^(?:UN ?)?\d{4}$/i

/** Its four digits in Latin, however it is typed; undefined for what is none. */
export const tidyUnNumber = (typed: string): string | undefined => {
  const text = latinDigits(typed).trim()
  return unNumberPattern.test(text) ? text.replace(/\D/g, '') : undefined
}

/** "UN 1263", of a number that was typed with its letters or without. */
export const unName = (unNumber: string): string => `UN ${unNumber.replace(/^\s*un\s*/i, '')}`
