// Names of areas of the Emirates, and of cities in and around them, in both languages: the one place where they are kept, for the
// reference data and for whoever reads an address that somebody typed in the other language.
import { comma, type Lang } from '../kit/text.ts'
import { foldText } from './fold.ts'

/** Arabic names by the English ones, of the areas of the reference data. */
export const areaNames: Readonly<Record<string, string>> = {
  'Jebel Ali Free Zone (JAFZA)': 'المنطقة الحرة بجبل علي (جافزا)',
  'Jebel Ali Industrial Area': 'جبل علي الصناعية',
  'National Industries Park': 'مجمع الصناعات الوطنية',
  'Dubai South': 'دبي الجنوب',
  'Dubai Investments Park': 'مجمع دبي للاستثمار',
  'Dubai Industrial City': 'مدينة دبي الصناعية',
  'Al Quoz': 'القوز',
  'Ras Al Khor': 'رأس الخور',
  'Al Qusais': 'القصيص',
  'Umm Ramool': 'أم رمول',
  'Dubai Airport Free Zone': 'المنطقة الحرة بمطار دبي',
  Deira: 'ديرة',
  'Bur Dubai': 'بر دبي',
  'Al Karama': 'الكرامة',
  'Al Garhoud': 'القرهود',
  'Business Bay': 'الخليج التجاري',
  'Downtown Dubai': 'وسط مدينة دبي',
  Jumeirah: 'جميرا',
  'Al Barsha': 'البرشاء',
  'Dubai Marina': 'مرسى دبي',
  'Jumeirah Lakes Towers': 'أبراج بحيرات جميرا',
  'Dubai Silicon Oasis': 'واحة دبي للسيليكون',
  'International City': 'المدينة العالمية',
  Mirdif: 'مردف',
  'Al Aweer': 'العوير',
  'Nad Al Hamar': 'ند الحمر',
  'Al Warqa': 'الورقاء',
  Hatta: 'حتا',
  Mussafah: 'مصفح',
  'Industrial City of Abu Dhabi (ICAD)': 'مدينة أبوظبي الصناعية (إيكاد)',
  "KIZAD Al Ma'mourah": 'كيزاد المعمورة',
  'Al Mina': 'الميناء',
  'Al Maryah Island': 'جزيرة المارية',
  'Al Reem Island': 'جزيرة الريم',
  'Yas Island': 'جزيرة ياس',
  'Khalifa City': 'مدينة خليفة',
  'Masdar City': 'مدينة مصدر',
  'Mohammed Bin Zayed City': 'مدينة محمد بن زايد',
  'Al Shahama': 'الشهامة',
  Baniyas: 'بني ياس',
  'Al Wathba': 'الوثبة',
  'Madinat Zayed': 'مدينة زايد',
  Ruwais: 'الرويس',
  'Al Ain Industrial Area': 'العين الصناعية',
  'Al Jimi': 'الجيمي',
  'Al Hili': 'الهيلي',
  'Sharjah Industrial Areas': 'الشارقة الصناعية',
  'Sharjah Airport Free Zone (SAIF)': 'المنطقة الحرة لمطار الشارقة (سيف)',
  'Hamriyah Free Zone': 'المنطقة الحرة بالحمرية',
  'Al Sajaa Industrial': 'الصجعة الصناعية',
  'Al Majaz': 'المجاز',
  'Al Nahda Sharjah': 'النهدة الشارقة',
  Muwaileh: 'مويلح',
  'Al Dhaid': 'الذيد',
  'Khor Fakkan Port Area': 'منطقة ميناء خورفكان',
  Kalba: 'كلباء',
  'Ajman Free Zone': 'منطقة عجمان الحرة',
  'Ajman Industrial Area': 'عجمان الصناعية',
  'Al Jurf': 'الجرف',
  'Umm Al Quwain Free Trade Zone': 'منطقة التجارة الحرة بأم القيوين',
  'Umm Al Thuoob Industrial': 'أم الثعوب الصناعية',
  'Al Hamra Industrial Zone': 'منطقة الحمرا الصناعية',
  'Al Ghail Industrial Zone': 'منطقة الغيل الصناعية',
  'Al Nakheel': 'النخيل',
  'Khor Khwair': 'خور خوير',
  'Fujairah Free Zone': 'المنطقة الحرة بالفجيرة',
  'Dibba Al Fujairah': 'دبا الفجيرة',
  'Al Hayl Industrial': 'الحيل الصناعية',
}

/** The same of cities that trucks serve, of the reference data. */
export const cityNames: Readonly<Record<string, string>> = {
  Dubai: 'دبي',
  'Abu Dhabi': 'أبوظبي',
  'Al Ain': 'العين',
  Sharjah: 'الشارقة',
  'Khor Fakkan': 'خورفكان',
  Ajman: 'عجمان',
  'Umm Al Quwain': 'أم القيوين',
  'Ras Al Khaimah': 'رأس الخيمة',
  Fujairah: 'الفجيرة',
  Riyadh: 'الرياض',
  Jeddah: 'جدة',
  Makkah: 'مكة المكرمة',
  Madinah: 'المدينة المنورة',
  Dammam: 'الدمام',
  'Al Khobar': 'الخبر',
  Jubail: 'الجبيل',
  Manama: 'المنامة',
  'Kuwait City': 'مدينة الكويت',
  Muscat: 'مسقط',
  Sohar: 'صحار',
  Salalah: 'صلالة',
  Amman: 'عمّان',
  Aqaba: 'العقبة',
}

/** What people write in an address beside them. */
const otherNames: Readonly<Record<string, string>> = {
  'Industrial Area': 'المنطقة الصناعية',
  'Industrial City': 'المدينة الصناعية',
  'Jebel Ali': 'جبل علي',
  'Jebel Ali Port': 'ميناء جبل علي',
  'Khalifa Port': 'ميناء خليفة',
  'Port Rashid': 'ميناء راشد',
  'Khalid Port': 'ميناء خالد',
  'Port of Fujairah': 'ميناء الفجيرة',
  'Saqr Port': 'ميناء صقر',
  'Al Quoz Industrial': 'القوز الصناعية',
  'Ras Al Khor Industrial': 'رأس الخور الصناعية',
  'Sharjah Industrial Area': 'الشارقة الصناعية',
  'Khalifa Economic Zones': 'مناطق خليفة الاقتصادية',
  'Dubai Production City': 'مدينة دبي للإنتاج',
  'Al Rashidiya': 'الراشدية',
  'Al Nahda': 'النهدة',
  Hofuf: 'الهفوف',
  Tabuk: 'تبوك',
  Nizwa: 'نزوى',
  Sur: 'صور',
  Rusayl: 'الرسيل',
  'Rusayl Industrial Estate': 'مدينة الرسيل الصناعية',
  Muharraq: 'المحرق',
  Sitra: 'سترة',
  Shuwaikh: 'الشويخ',
  Ahmadi: 'الأحمدي',
  Zarqa: 'الزرقاء',
  Irbid: 'إربد',
  'As Sulay': 'السلي',
}

type BothNames = Record<Lang, string>

let known: ReadonlyMap<string, BothNames> | undefined

const namesByKey = (): ReadonlyMap<string, BothNames> =>
  (known ??= new Map(
    Object.entries({ ...otherNames, ...cityNames, ...areaNames }).flatMap(([en, ar]) =>
      [en, ar].map((name) => [foldText(name), { en, ar }] as const),
    ),
  ))

const partName = (part: string, lang: Lang): string => {
  const text = part.trim()
  const whole = namesByKey().get(foldText(text))
  if (whole) return whole[lang]
  // "Industrial Area 13" is known by its name, and keeps its number.
  const [, name = '', number = ''] = /^(.+?)\s+(\p{Nd}+)$/u.exec(text) ?? []
  const numbered = name && namesByKey().get(foldText(name))
  return numbered ? `${numbered[lang]} ${foldText(number)}` : text
}

/**
 * An area or a city in a language, whichever it was typed in: "Al Quoz" and "القوز", "Industrial Area, Al Ain" part by part. What is
 * not known stays as it was typed.
 */
export const localName = (typed: string, lang: Lang): string =>
  typed
    .split(/[,،]/)
    .map((part) => partName(part, lang))
    .filter(Boolean)
    .join(comma(lang))
