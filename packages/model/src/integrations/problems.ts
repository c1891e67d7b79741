// Refusals of integrations.
import { problems } from '../kit/problem.ts'

export const integrationProblems = problems({
  'integrations.not-authorised': {
    status: 403,
    en: 'Only administrators of a company can manage its integrations.',
    ar: 'إدارة الربط الإلكتروني متاحة لمديري حساب الشركة فقط.',
  },
  'integrations.address': {
    status: 422,
    en: 'Enter an address that begins with https:// and contains no user name and no #.',
    ar: 'أدخل عنوانًا يبدأ بـ https:// ولا يتضمن اسم مستخدم أو علامة #.',
  },
  'integrations.address-private': {
    status: 422,
    en: 'This address does not lead to a server on the public internet.',
    ar: 'لا يؤدي هذا العنوان إلى خادم على شبكة الإنترنت العامة.',
  },
  'integrations.events-required': {
    status: 422,
    en: 'Choose at least one event.',
    ar: 'اختر حدثًا واحدًا على الأقل.',
  },
  'integrations.scopes-required': {
    status: 422,
    en: 'Choose at least one permission.',
    ar: 'اختر صلاحية واحدة على الأقل.',
  },
  'integrations.label-required': {
    status: 422,
    en: 'Enter a name of 2 to 60 characters.',
    ar: 'أدخل اسمًا من حرفين إلى 60 حرفًا.',
  },
  'integrations.too-many': {
    status: 409,
    en: 'Your company already has {count}. Remove one first.',
    ar: 'بلغت شركتك الحد الأقصى وهو {count}. احذف واحدًا أولًا.',
  },
  'integrations.notice-refused': {
    status: 403,
    en: 'The notification does not carry the agreed signature.',
    ar: 'لا يحمل الإشعار التوقيع المتفق عليه.',
  },
  'integrations.notice-old': {
    status: 403,
    en: 'The notification was signed more than five minutes ago.',
    ar: 'مضى على توقيع الإشعار أكثر من خمس دقائق.',
  },
  'integrations.paused': {
    status: 409,
    en: 'This address is paused. Resume it first.',
    ar: 'هذا العنوان موقوف. فعّله أولًا.',
  },
})
