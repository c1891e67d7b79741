// Texts of the truck calculator; its script reads them too.
import { texts } from '@marsa/model/kit/text.ts'

export const truckCountText = texts({
  title: { en: 'How many trucks do you need?', ar: 'كم شاحنة تحتاج؟' },
  lead: {
    en: 'Enter the weight of everything and the number of pallets. No account needed.',
    ar: 'أدخل وزن الحمولة كلها وعدد المنصات. لا يلزم حساب لذلك.',
  },
  type: { en: 'Truck type', ar: 'نوع الشاحنة' },
  weight: { en: 'Weight in kg', ar: 'الوزن بالكيلوغرام' },
  pallets: { en: 'Pallets, if any', ar: 'عدد المنصات، إن وُجدت' },
  sum: { en: 'Trucks you need', ar: 'الشاحنات اللازمة' },
  none: { en: 'Enter a weight', ar: 'أدخل الوزن' },
  trucks: {
    en: { one: '{count} truck', other: '{count} trucks' },
    ar: {
      zero: '{count} شاحنة',
      one: 'شاحنة واحدة',
      two: 'شاحنتان',
      few: '{count} شاحنات',
      many: '{count} شاحنة',
      other: '{count} شاحنة',
    },
  },
  byWeight: { en: 'The weight decides.', ar: 'الوزن هو الحاسم.' },
  byFloor: {
    en: 'The floor decides: fewer are enough where pallets can be stacked.',
    ar: 'مساحة الأرضية هي الحاسمة: يكفي عدد أقل إذا أمكن رصّ المنصات فوق بعضها.',
  },
  tooMany: {
    en: 'One request takes {most} trucks at most. Choose a larger type, or send several requests.',
    ar: 'الطلب الواحد يشمل {most} شاحنة على الأكثر. اختر نوعًا أكبر أو أرسل عدة طلبات.',
  },
  noScript: {
    en: 'The number needs JavaScript, which is off in this browser. Divide the weight by the payload above.',
    ar: 'يظهر العدد باستخدام JavaScript وهو معطّل في هذا المتصفح. اقسم الوزن على الحمولة المذكورة أعلاه.',
  },
})
