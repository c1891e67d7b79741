// Words of sending a parcel without an account.
import { texts } from '@marsa/model/kit/text.ts'

export const guestText = texts({
  lead: {
    en: 'One parcel, paid by card. A code by text message opens it for 24 hours; the label and the receipt come by e-mail.',
    ar: 'طرد واحد تدفع ثمنه بالبطاقة. نرسل رمزًا برسالة نصية يتيح لك ذلك لمدة 24 ساعة، ويصلك الملصق والإيصال بالبريد الإلكتروني.',
  },
  whoTitle: { en: 'Who sends', ar: 'بيانات المُرسِل' },
  name: { en: 'Your name', ar: 'اسمك' },
  mobile: { en: 'Mobile', ar: 'رقم الجوال' },
  mobileHint: { en: 'A number of the Emirates, such as 050 123 4567.', ar: 'رقم إماراتي، مثل 050 123 4567.' },
  email: { en: 'E-mail', ar: 'البريد الإلكتروني' },
  emailHint: {
    en: 'For the label, the receipt and news of the parcel.',
    ar: 'لإرسال الملصق والإيصال وأخبار الطرد.',
  },
  sendCode: { en: 'Send the code', ar: 'إرسال الرمز' },
  sending: { en: 'Sending', ar: 'جارٍ الإرسال' },
  begin: { en: 'Continue', ar: 'متابعة' },
  account: {
    en: 'Cash on delivery, several parcels, bundles and an address book need an account.',
    ar: 'الدفع عند الاستلام وإرسال أكثر من طرد والباقات ودفتر العناوين تتطلب حسابًا.',
  },
  signIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
  register: { en: 'Register', ar: 'إنشاء حساب' },
  payTitle: { en: 'Pay by card', ar: 'الدفع بالبطاقة' },
  payBody: {
    en: 'Nothing is booked before the payment. The price holds until it ends.',
    ar: 'لا يُحجز شيء قبل الدفع، والسعر ثابت حتى انتهائه.',
  },
  change: { en: 'Change the entries', ar: 'تعديل البيانات' },
  confirming: { en: 'Your payment is being confirmed', ar: 'جارٍ تأكيد الدفع' },
  confirmingBody: {
    en: 'This takes a moment. You may close the page: the result comes by e-mail.',
    ar: 'يستغرق ذلك لحظات. يمكنك إغلاق الصفحة، وستصلك النتيجة بالبريد الإلكتروني.',
  },
  notPaid: { en: 'Nothing was charged', ar: 'لم يُخصم أي مبلغ' },
  notPaidBody: {
    en: 'The payment did not go through or was left. Your entries are kept.',
    ar: 'لم تكتمل عملية الدفع أو أُلغيت. البيانات التي أدخلتها محفوظة.',
  },
  done: { en: 'Paid and booked', ar: 'تم الدفع والحجز' },
  doneBody: {
    en: 'Print the label and fix it to the parcel.',
    ar: 'اطبع الملصق وثبّته على الطرد.',
  },
  waybill: { en: 'Waybill', ar: 'رقم البوليصة' },
  to: { en: 'To', ar: 'إلى' },
  pickup: { en: 'Pickup', ar: 'موعد الاستلام' },
  expected: { en: 'Expected on', ar: 'الموعد المتوقع' },
  total: { en: 'Price with VAT', ar: 'السعر شامل الضريبة' },
  timeline: { en: 'The way so far', ar: 'مسار الطرد' },
  until: { en: 'This page is open until', ar: 'هذه الصفحة متاحة حتى' },
  look: {
    en: 'This link shows the shipment. It can be cancelled only in the browser that it was sent from, or by our service desk.',
    ar: 'يعرض هذا الرابط الشحنة فقط. لا يمكن إلغاؤها إلا من المتصفح الذي أُرسلت منه أو عبر مكتب الخدمة.',
  },
  finish: { en: 'Finish on this device', ar: 'إنهاء على هذا الجهاز' },
  finishTitle: { en: 'Finish on this device?', ar: 'إنهاء على هذا الجهاز؟' },
  finishBody: {
    en: 'The next person here sees nothing of this shipment. You can then no longer cancel it yourself; the link in the e-mail still shows it.',
    ar: 'لن يرى من يستخدم هذا الجهاز بعدك شيئًا من هذه الشحنة. لن تتمكن بعد ذلك من إلغائها بنفسك، ويبقى رابط البريد الإلكتروني لعرضها.',
  },
  stay: { en: 'Stay', ar: 'البقاء' },
  another: { en: 'Send another parcel', ar: 'إرسال طرد آخر' },
  registerTitle: { en: 'Keep it in an account', ar: 'احتفظ بها في حساب' },
  registerBody: {
    en: 'Register with the same mobile number, and this shipment with its receipt is in your account.',
    ar: 'أنشئ حسابًا برقم الجوال نفسه لتجد هذه الشحنة وإيصالها في حسابك.',
  },
  track: { en: 'Track by waybill number', ar: 'التتبّع برقم البوليصة' },
  startAnew: { en: 'Begin anew', ar: 'البدء من جديد' },
})
