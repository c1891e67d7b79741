// Why a scan waits for the depot, in words.
import { texts, type TextRow } from '../../kit/text.ts'
import type { QuarantineReason, ReviewReason } from './scan.ts'

export const scanFaultText = texts({
  'check-digits': { en: 'the number has a wrong digit', ar: 'في الرقم خانة خاطئة' },
  unknown: { en: 'no shipment has this number', ar: 'لا توجد شحنة بهذا الرقم' },
  future: { en: 'the clock of the phone is ahead', ar: 'ساعة الهاتف متقدمة' },
  old: { en: 'it is older than three days', ar: 'مضى عليه أكثر من ثلاثة أيام' },
  'not-on-sheet': {
    en: 'the parcel is not on the courier’s run sheet',
    ar: 'الطرد غير مدرج في كشف جولة المندوب',
  },
  'other-courier': {
    en: 'the parcel is on another courier’s run sheet',
    ar: 'الطرد مدرج في كشف جولة مندوب آخر',
  },
  'sheet-closed': { en: 'the run sheet is closed', ar: 'كشف الجولة مغلق' },
  'stop-over': { en: 'the stop was already closed', ar: 'المحطة مغلقة من قبل' },
  'wrong-code': { en: 'the delivery code was wrong', ar: 'رمز التسليم غير صحيح' },
  far: { en: 'it was far from the address', ar: 'كان بعيدًا عن العنوان' },
  'photo-seen': { en: 'the photo was sent before', ar: 'سبق إرسال الصورة نفسها' },
} satisfies Record<QuarantineReason | ReviewReason, TextRow>)
