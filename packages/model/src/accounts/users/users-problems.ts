// Refusals of user management and invitations.
import { problems } from '../../kit/problem.ts'

export const usersProblems = problems({
  'users.not-found': { status: 404, en: 'We could not find this person.', ar: 'لم نعثر على هذا الشخص.' },
  'users.not-authorised': {
    status: 403,
    en: 'You are not authorised to manage users. The administrator of your company can do this.',
    ar: 'ليست لديك صلاحية إدارة المستخدمين. يمكن لمدير حساب شركتك القيام بذلك.',
  },
  'users.self': {
    status: 422,
    en: 'You cannot change your own access. Ask another administrator.',
    ar: 'لا يمكنك تغيير صلاحياتك بنفسك. اطلب ذلك من مدير آخر.',
  },
  'users.role-required': { status: 422, en: 'Choose a role.', ar: 'اختر دورًا.' },
  'users.role-company': {
    status: 422,
    en: 'This role does not exist in this kind of company.',
    ar: 'هذا الدور غير متاح في هذا النوع من الشركات.',
  },
  'users.role-above': {
    status: 422,
    en: 'You cannot give or change a role above your own.',
    ar: 'لا يمكنك منح دور أعلى من دورك أو تغييره.',
  },
  'users.capabilities-admin': {
    status: 422,
    en: 'Only administrators can have capabilities in finance.',
    ar: 'لا تُمنح صلاحيات المالية إلا لمديري النظام.',
  },
  'users.access-waits': {
    status: 409,
    en: 'A change of this person’s access is already waiting for another administrator.',
    ar: 'يوجد تغيير لصلاحيات هذا الشخص بانتظار موافقة مدير آخر.',
  },
  'users.access-none': {
    status: 409,
    en: 'This change is no longer pending: it has been confirmed or ended.',
    ar: 'لم يعد هذا التغيير بانتظار الموافقة: وافق عليه مدير آخر أو أُنهي.',
  },
  'users.second-person': {
    status: 403,
    en: 'You asked for this change. Another administrator has to confirm it.',
    ar: 'أنت من طلب هذا التغيير، ويجب أن يوافق عليه مدير آخر.',
  },
  'users.admin-waits': {
    status: 409,
    en: 'The first administrator of this provider is still waiting for a second person. Please have this confirmed in the registration first.',
    ar: 'ما زال تعيين أول مدير لحساب مزود الخدمة هذا بانتظار تأكيد شخص ثانٍ. يُرجى إتمام التأكيد في طلب التسجيل أولًا.',
  },
  'users.last-administrator': {
    status: 422,
    en: 'This is the last administrator. Make a colleague administrator first.',
    ar: 'هذا آخر مدير للحساب. عيّن زميلًا مديرًا أولًا.',
  },
  'users.reason-required': {
    status: 422,
    en: 'Enter a reason of at least 5 characters.',
    ar: 'اذكر السبب في 5 أحرف على الأقل.',
  },
  'users.email-taken': {
    status: 422,
    en: 'There is already an account with this e-mail address.',
    ar: 'يوجد حساب مسجل بهذا البريد الإلكتروني.',
  },
  'users.already-invited': {
    status: 422,
    en: 'This e-mail address has already been invited.',
    ar: 'سبق إرسال دعوة إلى هذا البريد الإلكتروني.',
  },
  'users.too-many-invitations': {
    status: 422,
    en: 'There are {count} open invitations. Cancel some that are no longer needed.',
    ar: 'توجد {count} دعوة مفتوحة. ألغِ ما لم تعد هناك حاجة إليه.',
  },
  'users.invitation-not-found': {
    status: 404,
    en: 'This invitation has been used or cancelled.',
    ar: 'استُخدمت هذه الدعوة أو أُلغيت.',
  },
  'users.invitation-invalid': {
    status: 422,
    en: 'This link is not valid, or it has already been used. Ask for a new invitation.',
    ar: 'هذا الرابط غير صالح أو سبق استخدامه. اطلب دعوة جديدة.',
  },
  'users.invitation-expired': {
    status: 422,
    en: 'This link has expired. Ask for a new invitation.',
    ar: 'انتهت صلاحية هذا الرابط. اطلب دعوة جديدة.',
  },
})
