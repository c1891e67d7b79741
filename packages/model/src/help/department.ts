// A department that people may turn to: its limits, and what a change of it is called in the audit.
export const departmentLimits = { words: 80, rows: 60 } as const

/** As people dial it: +971 4 555 0100, 04 555 0100, 800 62772. */
export const departmentPhone = /^\+?\d[\d ]{2,18}\d$/

const fields = ['nameEn', 'nameAr', 'contactEn', 'contactAr', 'hoursEn', 'hoursAr', 'phone', 'email'] as const
export type DepartmentWords = Record<(typeof fields)[number], string>

const fieldWords: DepartmentWords = {
  nameEn: 'name in English',
  nameAr: 'name in Arabic',
  contactEn: 'contact in English',
  contactAr: 'contact in Arabic',
  hoursEn: 'hours in English',
  hoursAr: 'hours in Arabic',
  phone: 'phone',
  email: 'e-mail',
}

const mostCharacters = 500

/** What has changed, "phone: from 800 1 to 800 2"; empty when nothing has. */
export const departmentChanges = (before: DepartmentWords, after: DepartmentWords): string =>
  fields
    .filter((field) => before[field] !== after[field])
    .map((field) => `${fieldWords[field]}: from ${before[field]} to ${after[field]}`)
    .join('; ')
    .slice(0, mostCharacters)
