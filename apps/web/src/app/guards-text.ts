// What people read where an area is not theirs.
import { texts } from '@marsa/model/kit/text.ts'

export const guardText = texts({
  title: { en: 'This area is not for your account', ar: 'هذا القسم غير متاح لحسابك' },
  finance: {
    en: 'The finance area is for administrators. You see what you are owed with each shipment.',
    ar: 'قسم المالية مخصص لمديري النظام. تجد مستحقاتك ضمن كل شحنة.',
  },
  credit: {
    en: 'Credit accounts are for administrators. You see what you are owed with each shipment.',
    ar: 'الحسابات الائتمانية مخصصة لمديري النظام. تجد مستحقاتك ضمن كل شحنة.',
  },
  express: {
    en: 'You are not authorised to use express with an agent’s account.',
    ar: 'لا يمكن استخدام الطرود السريعة بحساب وكيل.',
  },
  toHome: { en: 'Go to the home page', ar: 'إلى الصفحة الرئيسية' },
})
