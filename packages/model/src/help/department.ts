// A department that people may turn to: its limits, and what a change of it is called in the audit.
export const departmentLimits = { words: 80, rows: 60 } as const

/** As people dial it: +971 4 555 0100, 04 555 0100, 800 62772. */
export const departmentPhone = /^\+?\d[\d ]{2,18}\d$/

const fields = ['nameEn', 'nameAr', 'contactEn', 'contactAr', 'hoursEn', 'hoursAr', 'phone', 'email'] as const
export type DepartmentWords = Record<(typeof fields)[number], string>

const mostSigns = 500

/** What has changed, "phone: 800 1 → 800 2"; empty when nothing has. */
export const departmentChanges = (before: DepartmentWords, after: DepartmentWords): string =>
  fields
    .filter((field) => before[field] !== after[field])
    .map((field) => `${field}: ${before[field]} → ${after[field]}`)
    .join('; ')
    .slice(0, mostSigns)
