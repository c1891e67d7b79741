// Words of the ageing of debts, on pages and in its file.
import { texts } from '../../kit/text.ts'
import type { AgeBand } from './credit-due.ts'

export const bandText = texts({
  notDue: { en: 'Not due', ar: 'غير مستحق' },
  to30: { en: '1 to 30 days', ar: '1 إلى 30 يومًا' },
  to60: { en: '31 to 60', ar: '31 إلى 60' },
  to90: { en: '61 to 90', ar: '61 إلى 90' },
  over90: { en: 'Over 90', ar: 'أكثر من 90' },
} satisfies Record<AgeBand, { en: string; ar: string }>)

export const ageingText = texts({
  ageing: { en: 'Ageing', ar: 'أعمار الديون' },
  company: { en: 'Company', ar: 'الشركة' },
  owed: { en: 'Owed', ar: 'مستحق' },
  today: { en: 'Today', ar: 'اليوم' },
  oldest: { en: 'Oldest, days', ar: 'الأقدم، بالأيام' },
})
