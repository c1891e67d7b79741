// Texts of the desk's page of answer times.
import { counted } from '@marsa/model/kit/counted-text.ts'
import { texts } from '@marsa/model/kit/text.ts'

export const answersText = texts({
  lead: {
    en: 'How agents meet the deadline for their first answer, counted in each agent’s working hours.',
    ar: 'التزام الوكلاء بمهلة الرد الأول، محسوبة وفق ساعات عمل كل منهم.',
  },
  chart: { en: 'Answers by week', ar: 'الردود حسب الأسبوع' },
  finding: counted(
    ['{some} of {count} request was answered in time.', '{some} of {count} requests were answered in time.'],
    [
      'لا طلبات بعد.',
      'رُدَّ على {some} من أصل طلب واحد ضمن المهلة.',
      'رُدَّ على {some} من أصل طلبين ضمن المهلة.',
      'رُدَّ على {some} من أصل {count} طلبات ضمن المهلة.',
      'رُدَّ على {some} من أصل {count} طلبًا ضمن المهلة.',
      'رُدَّ على {some} من أصل {count} طلب ضمن المهلة.',
    ],
  ),
  unit: { en: 'Requests', ar: 'عدد الطلبات' },
  inTime: { en: 'On time', ar: 'ضمن المهلة' },
  late: { en: 'Late', ar: 'متأخر' },
  missed: { en: 'No answer', ar: 'بلا رد' },
  agents: { en: 'By agent', ar: 'حسب الوكيل' },
  agent: { en: 'Agent', ar: 'الوكيل' },
  asked: { en: 'Requests', ar: 'الطلبات' },
  usual: { en: 'Typical answer', ar: 'الرد المعتاد' },
  share: { en: 'On time', ar: 'ضمن المهلة' },
  breaches: { en: 'Missed answer deadlines', ar: 'مهل رد انتهت' },
  request: { en: 'Request', ar: 'الطلب' },
  due: { en: 'Due', ar: 'موعد الرد' },
  answer: { en: 'Answer', ar: 'الرد' },
  open: { en: 'Still waiting', ar: 'ما زال بالانتظار' },
  never: { en: 'Never answered', ar: 'لم يُرَدّ عليه' },
  lateBy: { en: '{time} late', ar: 'متأخر {time}' },
  newest: { en: 'The newest {shown} of {all}', ar: 'أحدث {shown} من أصل {all}' },
  none: { en: 'Every answer was on time', ar: 'وردت جميع الردود ضمن المهلة' },
  noneBody: {
    en: 'No deadline was missed in recent weeks.',
    ar: 'لم تنتهِ أي مهلة خلال الأسابيع الأخيرة.',
  },
})
