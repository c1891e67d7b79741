// Refusals of extra charges of trucks.
import { problems } from '../../kit/problem.ts'

export const truckExtraProblems = problems({
  'trucks.extra-not-found': {
    status: 404,
    en: 'Extra charge not found.',
    ar: 'الرسم الإضافي غير موجود.',
  },
  'trucks.extra-answered': {
    status: 409,
    en: 'This extra charge has already been answered.',
    ar: 'سبق الرد على هذا الرسم الإضافي.',
  },
  'trucks.extra-not-objected': {
    status: 409,
    en: 'Only a disputed extra charge needs a decision.',
    ar: 'لا يُبتّ إلا في رسم إضافي جرى الاعتراض عليه.',
  },
  'trucks.extra-above': {
    status: 422,
    en: 'This is more than was claimed.',
    ar: 'هذا المبلغ أكبر من المطالَب به.',
  },
  'trucks.extra-code': {
    status: 422,
    en: 'Choose a charge that this movement may have in addition to its fixed price.',
    ar: 'اختر بندًا يمكن أن يضاف إلى السعر الثابت لهذا النوع من النقل.',
  },
  'trucks.extra-amount': {
    status: 422,
    en: 'Enter an amount in AED, such as 1234.50.',
    ar: 'أدخل مبلغًا بالدرهم، مثل 1234.50.',
  },
})
