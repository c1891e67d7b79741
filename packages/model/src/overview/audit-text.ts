// Words of the audit trail: the columns of its export, kinds of actors and objects.
import { texts } from '../kit/text.ts'

export const auditColumnText = texts({
  at: { en: 'Time', ar: 'الوقت' },
  action: { en: 'Action', ar: 'الإجراء' },
  by: { en: 'By', ar: 'المنفّذ' },
  byEmail: { en: 'E-mail of the person who acted', ar: 'بريد المنفّذ' },
  subject: { en: 'On behalf of', ar: 'بالنيابة عن' },
  subjectEmail: { en: 'E-mail of that person', ar: 'بريد من تم الإجراء بالنيابة عنه' },
  company: { en: 'Company', ar: 'الشركة' },
  kind: { en: 'Kind', ar: 'النوع' },
  object: { en: 'Object', ar: 'العنصر' },
  objectId: { en: 'Id', ar: 'المعرّف' },
  from: { en: 'From', ar: 'من' },
  to: { en: 'To', ar: 'إلى' },
  reason: { en: 'Reason', ar: 'السبب' },
})
