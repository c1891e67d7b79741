// What may stand in the cells of a bulk upload that are chosen from a few words.

type Words = { en: string; ar: string }
export type Choices = Readonly<Record<string, Words>>

export const modes: Choices = { sea: { en: 'Sea', ar: 'بحري' }, air: { en: 'Air', ar: 'جوي' } }
export const directions: Choices = {
  import: { en: 'Import', ar: 'استيراد' },
  export: { en: 'Export', ar: 'تصدير' },
}
export const kinds: Choices = {
  door: { en: 'Door', ar: 'باب' },
  port: { en: 'Port', ar: 'ميناء' },
}
export const yesNo: Choices = { yes: { en: 'Yes', ar: 'نعم' }, no: { en: 'No', ar: 'لا' } }
