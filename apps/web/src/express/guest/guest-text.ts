// Words of sending a parcel without an account.
import { texts } from '@marsa/model/kit/text.ts'

export const guestText = texts({
  lead: {
    en: 'Send one parcel within the Emirates and pay by card. We text you a code first; the label and the receipt come by e-mail.',
    ar: 'أرسل طردًا واحدًا داخل الإمارات وادفع بالبطاقة. نرسل إليك رمزًا برسالة نصية أولًا، ويصلك الملصق والإيصال بالبريد الإلكتروني.',
  },
  whoTitle: { en: 'Your details', ar: 'بياناتك' },
  name: { en: 'Your name', ar: 'اسمك' },
  mobile: { en: 'Mobile', ar: 'رقم الهاتف المتحرك' },
  mobileHint: { en: 'A UAE number, such as 050 123 4567.', ar: 'رقم إماراتي، مثل 050 123 4567.' },
  email: { en: 'E-mail', ar: 'البريد الإلكتروني' },
  emailHint: {
    en: 'For the label, the receipt and updates on the parcel.',
    ar: 'لإرسال الملصق والإيصال وأخبار الطرد.',
  },
  sendCode: { en: 'Send the code', ar: 'إرسال الرمز' },
  sending: { en: 'Sending', ar: 'جارٍ الإرسال' },
  begin: { en: 'Continue', ar: 'متابعة' },
  account: {
    en: 'You need an account to send abroad, to collect cash on delivery, to send several parcels, and to use promotion codes, bundles and the address book.',
    ar: 'يلزمك حساب للإرسال إلى الخارج، وللدفع عند الاستلام، ولإرسال أكثر من طرد، ولاستخدام الرموز الترويجية والباقات ودفتر العناوين.',
  },
  signIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
  register: { en: 'Register', ar: 'إنشاء حساب' },
  payTitle: { en: 'Pay by card', ar: 'الدفع بالبطاقة' },
  payBody: {
    en: 'The parcel is booked once you have paid.',
    ar: 'يُحجز الطرد بعد إتمام الدفع.',
  },
  change: { en: 'Change the details', ar: 'تعديل البيانات' },
  confirming: { en: 'Your payment is being confirmed', ar: 'جارٍ تأكيد الدفع' },
  confirmingBody: {
    en: 'This takes a moment. You may close the page: once it is paid, you get an e-mail.',
    ar: 'يستغرق ذلك لحظات. يمكنك إغلاق الصفحة، وستصلك رسالة بالبريد الإلكتروني بعد إتمام الدفع.',
  },
  notPaid: { en: 'Nothing was charged', ar: 'لم يُخصم أي مبلغ' },
  notPaidBody: {
    en: 'The payment was declined or cancelled. Your details are kept, so you can try again.',
    ar: 'رُفضت عملية الدفع أو أُلغيت. بياناتك محفوظة ويمكنك المحاولة مرة أخرى.',
  },
  done: { en: 'Paid and booked', ar: 'تم الدفع والحجز' },
  doneBody: {
    en: 'Print the label and attach it to the parcel.',
    ar: 'اطبع الملصق وثبّته على الطرد.',
  },
  waybill: { en: 'Waybill', ar: 'رقم البوليصة' },
  to: { en: 'To', ar: 'إلى' },
  pickup: { en: 'Pickup', ar: 'موعد الاستلام' },
  expected: { en: 'Expected on', ar: 'الموعد المتوقع' },
  total: { en: 'Price with VAT', ar: 'السعر شامل الضريبة' },
  timeline: { en: 'Progress', ar: 'مسار الطرد' },
  until: { en: 'This page is open until', ar: 'هذه الصفحة متاحة حتى' },
  look: {
    en: 'This link only shows the shipment. To cancel it, use the browser you sent it from or contact our service desk.',
    ar: 'هذا الرابط لعرض الشحنة فقط. لإلغائها استخدم المتصفح الذي أرسلتها منه أو تواصل مع مكتب الخدمة.',
  },
  finish: { en: 'Remove from this device', ar: 'إزالة من هذا الجهاز' },
  finishTitle: { en: 'Remove this shipment from this device?', ar: 'إزالة هذه الشحنة من هذا الجهاز؟' },
  finishBody: {
    en: 'Nobody who uses this device after you will see it. The parcel is still sent and the link in the e-mail still shows it, but you can no longer cancel it yourself.',
    ar: 'لن يراها من يستخدم هذا الجهاز بعدك. يُرسل الطرد كالمعتاد ويبقى رابط البريد الإلكتروني لعرضه، لكن لن تتمكن من إلغائه بنفسك.',
  },
  stay: { en: 'Keep it here', ar: 'إبقاؤها هنا' },
  another: { en: 'Send another parcel', ar: 'إرسال طرد آخر' },
  registerTitle: { en: 'Keep this shipment', ar: 'احتفظ بهذه الشحنة' },
  registerBody: {
    en: 'Register with the same mobile number to find this shipment and its receipt in your account.',
    ar: 'أنشئ حسابًا برقم الهاتف المتحرك نفسه لتجد هذه الشحنة وإيصالها في حسابك.',
  },
  track: { en: 'Track by waybill number', ar: 'التتبّع برقم البوليصة' },
  startAnew: { en: 'Start again', ar: 'البدء من جديد' },
})
