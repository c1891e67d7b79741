// Refusals to those who send without an account.
import { problems } from '../../kit/problem.ts'
import { guestHours } from './guest-rules.ts'

export const guestProblems = problems({
  'express.guest-over': {
    status: 404,
    en: `This page has closed. Without an account it stays open for ${guestHours} hours. You can still track the parcel by its waybill number.`,
    ar: `أُغلقت هذه الصفحة، فهي متاحة دون حساب لمدة ${guestHours} ساعة. ما زال بإمكانك تتبّع الطرد برقم بوليصة الشحن.`,
  },
  'express.guest-look': {
    status: 403,
    en: 'This link only shows the shipment. To change or cancel it, use the browser you sent it from, or your account if you have registered since.',
    ar: 'هذا الرابط لعرض الشحنة فقط. لتعديلها أو إلغائها استخدم المتصفح الذي أرسلتها منه، أو حسابك إن أنشأت حسابًا بعد ذلك.',
  },
  'express.guest-one-parcel': {
    status: 422,
    en: 'Without an account you can send one parcel at a time. Sign in or register to send several.',
    ar: 'يمكنك دون حساب إرسال طرد واحد في كل مرة. سجّل الدخول أو أنشئ حسابًا لإرسال أكثر من طرد.',
  },
  'express.guest-abroad': {
    status: 422,
    en: 'Without an account you can only send within the Emirates. For international parcels customs requires your Emirates ID or passport: sign in or register to add it.',
    ar: 'يمكنك دون حساب الإرسال داخل الإمارات. للإرسال إلى الخارج تطلب الجمارك الهوية الإماراتية أو جواز السفر: سجّل الدخول أو أنشئ حسابًا لإضافتها.',
  },
  'express.guest-cash': {
    status: 422,
    en: 'Cash on delivery needs a company account: the money goes into its wallet.',
    ar: 'يتطلب الدفع عند الاستلام حساب شركة، إذ يُضاف المبلغ إلى محفظتها.',
  },
  'express.guest-code': {
    status: 422,
    en: 'Promotion codes need an account, because most can be used once per account. Sign in or register to use yours.',
    ar: 'تتطلب الرموز الترويجية حسابًا، لأن معظمها يُستخدم مرة واحدة لكل حساب. سجّل الدخول أو أنشئ حسابًا لاستخدام رمزك.',
  },
  'express.guest-card': {
    status: 422,
    en: 'Without an account you can only pay by card.',
    ar: 'الدفع دون حساب يكون بالبطاقة فقط.',
  },
})
