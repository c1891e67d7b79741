// Refusals of the address book.
import { problems } from '../../kit/problem.ts'

export const addressesProblems = problems({
  'accounts.address-not-found': {
    status: 404,
    en: 'This address is no longer in the address book.',
    ar: 'لم يعد هذا العنوان موجودًا في دفتر العناوين.',
  },
  'accounts.address-changed': {
    status: 409,
    en: 'This address was changed in the meantime. Open it again.',
    ar: 'تغيّر هذا العنوان في هذه الأثناء. افتحه من جديد.',
  },
  'accounts.address-shared': {
    status: 403,
    en: 'Only an administrator of your company can change shared addresses.',
    ar: 'لا يغيّر العناوين المشتركة إلا مدير حساب شركتك.',
  },
  'accounts.address-many': {
    status: 422,
    en: 'The address book is full: it holds {limit} addresses.',
    ar: 'دفتر العناوين ممتلئ: يتسع لـ {limit} عنوان.',
  },
  'accounts.address-label': { status: 422, en: 'Give the address a name.', ar: 'أدخل اسمًا للعنوان.' },
  'accounts.address-country': { status: 422, en: 'Choose the country.', ar: 'اختر الدولة.' },
  'accounts.address-emirate': { status: 422, en: 'Choose the emirate.', ar: 'اختر الإمارة.' },
  'accounts.address-building-type': {
    status: 422,
    en: 'Choose the kind of building.',
    ar: 'اختر نوع المبنى.',
  },
  'accounts.address-area': { status: 422, en: 'Enter the area.', ar: 'أدخل المنطقة.' },
  'accounts.address-city': { status: 422, en: 'Enter the city.', ar: 'أدخل المدينة.' },
  'accounts.address-street': {
    status: 422,
    en: 'Enter a street, a building or a landmark.',
    ar: 'أدخل الشارع أو المبنى أو أقرب معلم.',
  },
  'accounts.address-phone': {
    status: 422,
    en: 'Enter a UAE mobile number (9 digits starting with 5), or an international number starting with +.',
    ar: 'أدخل رقم هاتف متحرك إماراتيًا (9 أرقام تبدأ بالرقم 5)، أو رقمًا دوليًا يبدأ بعلامة +.',
  },
  'accounts.address-pin': {
    status: 422,
    en: 'Enter latitude and longitude in degrees, such as 25.2048, 55.2708.',
    ar: 'أدخل خط العرض وخط الطول بالدرجات، مثل: 25.2048, 55.2708.',
  },
  'accounts.address-pin-outside': {
    status: 422,
    en: 'This pin is outside the Emirates. Move it, or choose an address abroad.',
    ar: 'هذا الموقع خارج الإمارات. انقل العلامة أو اختر عنوانًا خارج الإمارات.',
  },
  'accounts.address-makani-abroad': {
    status: 422,
    en: 'Makani numbers are for buildings in the Emirates.',
    ar: 'أرقام مكاني للمباني داخل الإمارات فقط.',
  },
})
