// Refusals of companies and agents.
import { problems } from '../../kit/problem.ts'

export const companiesProblems = problems({
  'companies.not-found': {
    status: 404,
    en: 'We could not find this company.',
    ar: 'لم نعثر على هذه الشركة.',
  },
  'companies.name-required': {
    status: 422,
    en: 'Enter the name of the company.',
    ar: 'أدخل اسم الشركة.',
  },
  'companies.code-form': {
    status: 422,
    en: 'An agent code begins with a letter and has 2 to 20 capital letters, digits, hyphens or underscores.',
    ar: 'يبدأ رمز الوكيل بحرف لاتيني ويتكوّن من خانتين إلى 20 خانة من الأحرف الكبيرة والأرقام والشرطات.',
  },
  'companies.code-taken': {
    status: 422,
    en: 'Another agent already uses this code.',
    ar: 'هذا الرمز مستخدم لدى وكيل آخر.',
  },
  'companies.mode-required': {
    status: 422,
    en: 'Choose at least one service.',
    ar: 'اختر خدمة واحدة على الأقل.',
  },
  'companies.week-order': {
    status: 422,
    en: 'Closing time must be after opening time.',
    ar: 'يجب أن يكون وقت الإغلاق بعد وقت الافتتاح.',
  },
  'companies.week-short': {
    status: 422,
    en: 'A week needs at least 8 working hours, so that answer times can be counted.',
    ar: 'يجب أن يضم الأسبوع 8 ساعات عمل على الأقل ليمكن احتساب مهل الرد.',
  },
  'companies.no-agent': {
    status: 422,
    en: 'Only agents have this.',
    ar: 'هذا متاح لشركات الوكلاء فقط.',
  },
  'companies.no-company': {
    status: 422,
    en: 'Only companies can have a logo.',
    ar: 'الشعار متاح للشركات فقط.',
  },
  'companies.logo-admin': {
    status: 403,
    en: 'Only an administrator of the company may change its logo.',
    ar: 'لا يغيّر شعار الشركة إلا مدير حسابها.',
  },
  'companies.own': {
    status: 422,
    en: 'The company that runs the portal cannot be suspended.',
    ar: 'لا يمكن إيقاف الشركة المشغّلة للبوابة.',
  },
  'companies.is-suspended': {
    status: 422,
    en: 'This company is suspended.',
    ar: 'هذه الشركة موقوفة.',
  },
  'companies.not-suspended': {
    status: 422,
    en: 'This company is not suspended.',
    ar: 'هذه الشركة غير موقوفة.',
  },
  'companies.typed-name': {
    status: 422,
    en: 'Type the name of the company exactly as it is shown.',
    ar: 'اكتب اسم الشركة كما يظهر تمامًا.',
  },
  'companies.no-logo': { status: 404, en: 'This company has no logo.', ar: 'لا يوجد شعار لهذه الشركة.' },
})
