// Refusals about depots and the people who work there.
import { problems } from '../../kit/problem.ts'

const invalid = <const Words extends { en: string; ar: string }>(words: Words) =>
  ({ status: 422, ...words }) as const

export const courierProblems = problems({
  'couriers.depot-none': { status: 404, en: 'This depot does not exist.', ar: 'مركز التوزيع غير موجود.' },
  'couriers.person-none': {
    status: 404,
    en: 'No one with this role was found. Assign the role under User management first.',
    ar: 'لا يوجد شخص بهذا الدور. امنحه الدور من إدارة المستخدمين أولًا.',
  },
  'couriers.no-depot': {
    status: 403,
    en: 'You are not assigned to a depot yet. An administrator can assign you under Couriers and depots.',
    ar: 'لم تُعيَّن في مركز توزيع بعد. يقوم بذلك مدير النظام من صفحة المندوبين ومراكز التوزيع.',
  },
  'couriers.depot-code': invalid({ en: 'Three capital letters, like DXB.', ar: 'ثلاثة أحرف كبيرة، مثل DXB.' }),
  'couriers.depot-code-taken': {
    status: 409,
    en: 'Another depot already has this code.',
    ar: 'هذا الرمز مستخدم لمركز آخر.',
  },
  'couriers.depot-name': invalid({ en: 'Enter the name.', ar: 'أدخل الاسم.' }),
  'couriers.areas-missing': invalid({ en: 'Choose at least one area.', ar: 'اختر منطقة واحدة على الأقل.' }),
  'couriers.areas-taken': {
    status: 409,
    en: 'Another depot already serves one of these emirates.',
    ar: 'يخدم مركز آخر إحدى هذه الإمارات.',
  },
  'couriers.areas-depot': invalid({
    en: 'The depot does not serve one of these emirates.',
    ar: 'لا يخدم المركز إحدى هذه الإمارات.',
  }),
  'couriers.areas-used': {
    status: 409,
    en: 'A courier at this depot still serves an emirate that you removed.',
    ar: 'ما زال مندوب من المركز يخدم إمارة أُزيلت.',
  },
  'couriers.vehicle-missing': invalid({ en: 'Choose the vehicle.', ar: 'اختر المركبة.' }),
  'couriers.cash-limit': invalid({
    en: 'Enter an amount up to AED 10,000.00.',
    ar: 'أدخل مبلغًا لا يتجاوز 10,000.00 درهم.',
  }),
})
