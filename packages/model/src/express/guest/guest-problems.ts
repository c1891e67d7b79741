// Refusals to those who send without an account.
import { problems } from '../../kit/problem.ts'
import { guestHours } from './guest-rules.ts'

export const guestProblems = problems({
  'express.guest-over': {
    status: 404,
    en: `This is not valid, or no longer: sending without an account and its link last ${guestHours} hours. With the waybill number you can still follow the parcel.`,
    ar: `هذا الرابط غير صالح أو انتهت صلاحيته: صلاحية الإرسال دون حساب والرابط ${guestHours} ساعة. يمكنك متابعة الطرد برقم بوليصة الشحن.`,
  },
  'express.guest-look': {
    status: 403,
    en: 'The link in the e-mail shows the shipment and its papers. It can be changed or cancelled only in the browser that it was sent from.',
    ar: 'يعرض رابط البريد الإلكتروني الشحنة ومستنداتها فقط. لا يمكن تعديلها أو إلغاؤها إلا من المتصفح الذي أُرسلت منه.',
  },
  'express.guest-one-parcel': {
    status: 422,
    en: 'Without an account you send one parcel at a time. Sign in or register to send several.',
    ar: 'يمكنك دون حساب إرسال طرد واحد في كل مرة. سجّل الدخول أو أنشئ حسابًا لإرسال أكثر من طرد.',
  },
  'express.guest-abroad': {
    status: 422,
    en: 'Customs ask who sends a parcel abroad. Sign in or register: you add your Emirates ID or passport there.',
    ar: 'تطلب الجمارك هوية مُرسِل الطرد إلى الخارج. سجّل الدخول أو أنشئ حسابًا لإضافة الهوية الإماراتية أو جواز السفر.',
  },
  'express.guest-cash': {
    status: 422,
    en: 'Cash on delivery needs an account of a company, whose wallet it comes to.',
    ar: 'يتطلب الدفع عند الاستلام حساب شركة يُضاف المبلغ إلى محفظتها.',
  },
  'express.guest-card': {
    status: 422,
    en: 'Without an account you pay by card.',
    ar: 'الدفع دون حساب يكون بالبطاقة فقط.',
  },
})
