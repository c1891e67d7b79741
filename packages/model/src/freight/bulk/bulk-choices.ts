// What a freight request chooses of a few words, in its form and in the cells of a sheet.
import type { Choices } from '../../requests/bulk/bulk-choices.ts'

export const modes = {
  sea: { en: 'Sea', ar: 'بحري' },
  air: { en: 'Air', ar: 'جوي' },
} as const satisfies Choices
export const directions = {
  import: { en: 'Import', ar: 'استيراد' },
  export: { en: 'Export', ar: 'تصدير' },
} as const satisfies Choices
export const kinds = {
  door: { en: 'Door', ar: 'باب' },
  port: { en: 'Port', ar: 'ميناء' },
} as const satisfies Choices
