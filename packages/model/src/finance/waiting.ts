// What waits in finance for somebody, and where it is done.
import { texts } from '../kit/text.ts'

/** The page of each task, below `finance`. */
export const waitingPages = {
  'approve-runs': 'payables',
  'send-runs': 'payables',
  'late-cases': 'reconcile',
  'decide-cases': 'reconcile',
  'undo-cases': 'reconcile',
  'decide-purchases': 'purchases',
  'file-returns': 'vat',
  'close-months': 'periods',
  'reopen-months': 'periods',
} as const
export type WaitingTask = keyof typeof waitingPages
export const waitingTasks = Object.keys(waitingPages) as [WaitingTask, ...WaitingTask[]]

export const waitingText = texts({
  'approve-runs': { en: 'Settlement runs to approve', ar: 'دورات تسوية بانتظار الاعتماد' },
  'send-runs': { en: 'Settlement runs to send to the bank', ar: 'دورات تسوية بانتظار الإرسال إلى البنك' },
  'late-cases': { en: 'Cases past their due day', ar: 'حالات تجاوزت موعدها' },
  'decide-cases': { en: 'Proposed settlements of cases', ar: 'تسويات حالات بانتظار الاعتماد' },
  'undo-cases': { en: 'Cases that somebody wants undone', ar: 'حالات طُلب التراجع عن تسويتها' },
  'decide-purchases': { en: 'Purchases to approve', ar: 'مشتريات بانتظار الاعتماد' },
  'file-returns': { en: 'Frozen VAT returns to file', ar: 'إقرارات ضريبية مجمّدة بانتظار التقديم' },
  'close-months': { en: 'Months to close', ar: 'أشهر بانتظار الإقفال' },
  'reopen-months': { en: 'Months that somebody wants reopened', ar: 'أشهر طُلبت إعادة فتحها' },
} satisfies Record<WaitingTask, { en: string; ar: string }>)
