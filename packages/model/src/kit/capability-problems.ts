// Refusals of what an administrator was not given, for the server and the buttons.
import { problems } from './problem.ts'

export const capabilityProblems = problems({
  'kit.needs.finance.prepare': {
    status: 403,
    en: 'You may look at finance, but not prepare. Another administrator can allow it under Users.',
    ar: 'يمكنك الاطلاع على المالية دون الإعداد. يستطيع مدير آخر منحك هذه الصلاحية من صفحة المستخدمين.',
  },
  'kit.needs.finance.approve': {
    status: 403,
    en: 'You may not approve in finance. Another administrator can allow it under Users.',
    ar: 'ليست لديك صلاحية الاعتماد في المالية. يستطيع مدير آخر منحك إياها من صفحة المستخدمين.',
  },
  'kit.needs.finance.close': {
    status: 403,
    en: 'You may not close months. Another administrator can allow it under Users.',
    ar: 'ليست لديك صلاحية إقفال الفترات. يستطيع مدير آخر منحك إياها من صفحة المستخدمين.',
  },
})
