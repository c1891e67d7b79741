// All questions of the help pages in their groups.
import type { Question } from './question.ts'
import { expressQuestions } from './faq/express.ts'
import { financeQuestions } from './faq/finance.ts'
import { freightQuestions } from './faq/freight.ts'
import { moneyQuestions } from './faq/money.ts'
import { documentQuestions } from './faq/documents.ts'
import { safetyQuestions } from './faq/safety.ts'
import { startQuestions } from './faq/start.ts'
import { truckQuestions } from './faq/trucks.ts'
import { warehouseQuestions } from './faq/storage.ts'

export type FaqGroup = { id: string; en: string; ar: string; questions: Readonly<Record<string, Question>> }

export const faqGroups: readonly FaqGroup[] = [
  { id: 'start', en: 'Getting started', ar: 'البداية', questions: startQuestions },
  { id: 'freight', en: 'Freight', ar: 'الشحن', questions: freightQuestions },
  { id: 'money', en: 'Prices and payment', ar: 'الأسعار والدفع', questions: moneyQuestions },
  { id: 'papers', en: 'Documents', ar: 'المستندات', questions: documentQuestions },
  { id: 'express', en: 'Express parcels', ar: 'الطرود السريعة', questions: expressQuestions },
  { id: 'warehouse', en: 'Storage', ar: 'التخزين', questions: warehouseQuestions },
  { id: 'trucks', en: 'Trucks', ar: 'الشاحنات', questions: truckQuestions },
  { id: 'finance', en: 'For the finance team', ar: 'لفريق المالية', questions: financeQuestions },
  { id: 'safety', en: 'Safety and contact', ar: 'الأمان والتواصل', questions: safetyQuestions },
]

/** What the freight line's own page shows. */
export const freightGroups: readonly FaqGroup[] = faqGroups.filter(({ id }) =>
  ['freight', 'money', 'papers'].includes(id),
)
