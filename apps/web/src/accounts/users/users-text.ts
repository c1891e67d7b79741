// Words of user management and invitations.
import type { Capability } from '@marsa/model/kit/access.ts'
import { texts } from '@marsa/model/kit/text.ts'

export const usersText = texts({
  lead: {
    en: 'The people in your company who use Marsa, and what they can do.',
    ar: 'من يعمل في شركتك على مرسى، وما صلاحياتهم.',
  },
  leadAll: { en: 'People in every company.', ar: 'المستخدمون في جميع الشركات.' },
  notAuthorised: { en: 'You are not authorised', ar: 'ليست لديك صلاحية' },
  notAuthorisedBody: {
    en: 'Users are managed by administrators and by the administrator of each company. Ask yours if a colleague needs access.',
    ar: 'يدير المستخدمين مديرو النظام ومدير حساب كل شركة. يُرجى التواصل مع مدير حساب شركتك إن احتاج زميل إلى صلاحية.',
  },
  toStart: { en: 'Go to my start page', ar: 'إلى صفحتي الرئيسية' },
  people: { en: 'People', ar: 'المستخدمون' },
  invitations: { en: 'Invitations', ar: 'الدعوات' },
  integrations: { en: 'Webhooks and API keys', ar: 'الربط الإلكتروني' },
  invite: { en: 'Invite a colleague', ar: 'دعوة زميل' },
  search: { en: 'Name, e-mail or company', ar: 'الاسم أو البريد أو الشركة' },
  matching: { en: 'Matching “{text}”', ar: 'مطابقة «{text}»' },
  role: { en: 'Role', ar: 'الدور' },
  anyRole: { en: 'Any role', ar: 'كل الأدوار' },
  status: { en: 'Status', ar: 'الحالة' },
  anyStatus: { en: 'Any status', ar: 'كل الحالات' },
  oneCompany: { en: 'One company', ar: 'شركة واحدة' },
  person: { en: 'Person', ar: 'المستخدم' },
  contact: { en: 'Contact', ar: 'بيانات الاتصال' },
  company: { en: 'Company', ar: 'الشركة' },
  companyAdmin: { en: 'Company administrator', ar: 'مدير حساب الشركة' },
  manage: { en: 'Manage', ar: 'إدارة' },
  noMatch: { en: 'Nobody matches', ar: 'لا توجد نتائج مطابقة' },
  noMatchBody: {
    en: 'Try fewer characters, or clear the filters.',
    ar: 'جرّب أحرفًا أقل أو امسح عوامل التصفية.',
  },
  noInvitations: { en: 'No open invitations', ar: 'لا توجد دعوات مفتوحة' },
  noInvitationsBody: {
    en: 'People you invite choose their own password and appear here until they have joined.',
    ar: 'يختار من تدعوه كلمة المرور بنفسه، وتظهر دعوته هنا إلى أن ينضم.',
  },
  sentTo: { en: 'Sent to', ar: 'أُرسلت إلى' },
  validUntil: { en: 'Valid until', ar: 'صالحة حتى' },
  ranOut: { en: 'Expired', ar: 'انتهت صلاحيتها' },
  waiting: { en: 'Waiting for an answer', ar: 'بانتظار الرد' },
  resend: { en: 'Send again', ar: 'إعادة الإرسال' },
  cancelInvitation: { en: 'Cancel the invitation', ar: 'إلغاء الدعوة' },
  resent: {
    en: 'The invitation is on its way again. The previous link no longer works.',
    ar: 'أُعيد إرسال الدعوة، ولم يعد الرابط السابق صالحًا.',
  },
  cancelled: { en: 'The invitation was cancelled', ar: 'أُلغيت الدعوة' },
  email: { en: 'E-mail of your colleague', ar: 'البريد الإلكتروني للزميل' },
  inviteBody: {
    en: 'They receive a link that works once and expires after {hours} hours, and choose their own name and password.',
    ar: 'سيصله رابط يعمل مرة واحدة خلال {hours} ساعة، ويختار اسمه وكلمة المرور بنفسه.',
  },
  mailLanguage: { en: 'Language of the e-mail', ar: 'لغة الرسالة' },
  makeAdmin: { en: 'Can manage the company’s users', ar: 'يحق له إدارة مستخدمي الشركة' },
  sendInvitation: { en: 'Send the invitation', ar: 'إرسال الدعوة' },
  invited: { en: 'The invitation is on its way to {email}', ar: 'أُرسلت الدعوة إلى {email}' },
  chooseCompany: { en: 'Choose a company', ar: 'اختر شركة' },
  since: { en: 'Since', ar: 'منذ' },
  lastUsed: { en: 'Last used', ar: 'آخر استخدام' },
  never: { en: 'Never', ar: 'لم يُستخدم بعد' },
  devices: { en: 'Open sessions', ar: 'الجلسات المفتوحة' },
  userCode: { en: 'User code', ar: 'رمز المستخدم' },
  mobile: { en: 'Mobile', ar: 'الهاتف المتحرك' },
  access: { en: 'Access', ar: 'الصلاحية' },
  self: {
    en: 'This is you. Another administrator can change your access.',
    ar: 'هذا حسابك. يمكن لمدير آخر تغيير صلاحياتك.',
  },
  last: {
    en: 'This is the last administrator, so the right stays until a colleague has it too.',
    ar: 'هذا آخر مدير للحساب، لذلك تبقى صلاحيته إلى أن يُعيَّن زميل آخر.',
  },
  above: {
    en: 'This person’s role is above yours; an administrator of Marsa can change it.',
    ar: 'دور هذا المستخدم أعلى من دورك، ويمكن لمدير النظام تغييره.',
  },
  saveRole: { en: 'Save the role', ar: 'حفظ الدور' },
  roleSaved: {
    en: 'Saved. The person has to sign in again.',
    ar: 'تم الحفظ. على المستخدم تسجيل الدخول من جديد.',
  },
  waitingAccess: { en: 'Waiting for a second administrator', ar: 'بانتظار مدير ثانٍ' },
  accessWaits: {
    en: '{who} waits for a second administrator: {what}',
    ar: '{who} بانتظار موافقة مدير ثانٍ: {what}',
  },
  askedBy: { en: 'Requested by {name}, {time}', ar: 'بطلب من {name}، {time}' },
  ownWaits: {
    en: 'You asked for this. Another administrator has to confirm it; all of them have been told by e-mail.',
    ar: 'أنت من طلب ذلك، ويجب أن يوافق عليه مدير آخر؛ وقد أُبلغ جميع المديرين بالبريد الإلكتروني.',
  },
  aboutYou: {
    en: 'This is about you. Another administrator has to confirm it.',
    ar: 'هذا الطلب يخصك، ويجب أن يوافق عليه مدير آخر.',
  },
  confirmOnlyKnown: {
    en: 'Confirm it only if you know this person and expected the request.',
    ar: 'لا توافق إلا إن كنت تعرف هذا الشخص وتتوقع هذا الطلب.',
  },
  confirmAccess: { en: 'Confirm', ar: 'موافقة' },
  refuseAccess: { en: 'Refuse', ar: 'رفض' },
  takeBack: { en: 'Take the request back', ar: 'سحب الطلب' },
  accessConfirmed: { en: 'Confirmed. It is in force.', ar: 'تمت الموافقة وأصبح الطلب ساريًا.' },
  accessEnded: { en: 'The request was ended', ar: 'أُنهي الطلب' },
  nowWaits: {
    en: 'Another administrator has to confirm this. They have been told by e-mail.',
    ar: 'يجب أن يوافق مدير آخر على ذلك، وقد أُبلغ المديرون بالبريد الإلكتروني.',
  },
  byTwo: {
    en: 'Whoever can approve what others prepare is confirmed by a second administrator.',
    ar: 'من يحق له اعتماد ما يعدّه غيره يوافق عليه مدير ثانٍ.',
  },
  finance: { en: 'In finance', ar: 'في المالية' },
  financeLead: {
    en: 'Every administrator can read the books. Anything that moves money is prepared by one person and approved by another, and months are closed by two people. What you add here is confirmed by another administrator.',
    ar: 'يطّلع كل مدير على الدفاتر. أما ما يحرّك الأموال فيُعدّه شخص ويعتمده آخر، ويقفل الفترات شخصان. وما تضيفه هنا يوافق عليه مدير آخر.',
  },
  saveCapabilities: { en: 'Save capabilities', ar: 'حفظ الصلاحيات' },
  capabilitiesSaved: { en: 'Saved. It applies from now on.', ar: 'تم الحفظ ويسري من الآن.' },
  disable: { en: 'End access', ar: 'إنهاء الصلاحية' },
  disableTitle: { en: 'End the access of {name}?', ar: 'إنهاء صلاحية {name}؟' },
  disableBody: {
    en: 'They are signed out everywhere at once, and invitations they have sent become void. You can restore access later.',
    ar: 'سيُسجَّل خروجه فورًا من كل الأجهزة وتُلغى الدعوات التي أرسلها. ويمكنك إعادة الصلاحية لاحقًا.',
  },
  reason: { en: 'Reason', ar: 'السبب' },
  disabledDone: { en: 'Access has ended', ar: 'انتهت الصلاحية' },
  enable: { en: 'Restore access', ar: 'إعادة الصلاحية' },
  enabledDone: { en: 'Access restored', ar: 'أُعيدت الصلاحية' },
})

export const statusText = texts({
  ACTIVE: { en: 'Active', ar: 'نشط' },
  PENDING_APPROVAL: { en: 'Waiting for approval', ar: 'بانتظار الموافقة' },
  REFUSED: { en: 'Rejected', ar: 'مرفوض' },
  LOCKED: { en: 'Locked', ar: 'مقفل' },
  DISABLED: { en: 'Access ended', ar: 'انتهت الصلاحية' },
})

export const capabilityText = texts({
  'finance.prepare': {
    en: 'Prepare: match the bank, draft runs, propose how a case ends',
    ar: 'الإعداد: مطابقة البنك وإعداد الدورات واقتراح حل الحالات',
  },
  'finance.approve': { en: 'Approve what someone else has prepared', ar: 'اعتماد ما أعدّه غيره' },
  'finance.close': { en: 'Close months', ar: 'إقفال الفترات الشهرية' },
} satisfies Record<Capability, { en: string; ar: string }>)
