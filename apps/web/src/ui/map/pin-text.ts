// Words of the map that a pin is placed on.
import { texts } from '@marsa/model/kit/text.ts'

export const pinWords = texts({
  hint: {
    en: 'Paste latitude and longitude, or a link from a map app',
    ar: 'الصق خط العرض وخط الطول، أو رابطًا من تطبيق خرائط',
  },
  showMap: { en: 'Place it on the map', ar: 'تحديده على الخريطة' },
  hideMap: { en: 'Hide the map', ar: 'إخفاء الخريطة' },
  here: { en: 'Use my location', ar: 'استخدام موقعي الحالي' },
  map: { en: 'Map of the Emirates', ar: 'خريطة الإمارات' },
  how: {
    en: 'Press on the map to place the pin, and drag it to move it. Arrow keys move it, with Shift in small steps; plus and minus zoom.',
    ar: 'اضغط على الخريطة لوضع العلامة واسحبها لنقلها. يمكنك أيضًا تحريكها بمفاتيح الأسهم، وبمقدار أصغر مع Shift، والتكبير والتصغير بالمفتاحين «+» و«-».',
  },
  nearer: { en: 'Zoom in', ar: 'تكبير' },
  farther: { en: 'Zoom out', ar: 'تصغير' },
  near: { en: 'Near {place}', ar: 'بالقرب من {place}' },
  denied: {
    en: 'Your browser does not share your location. Place the pin on the map or paste its coordinates.',
    ar: 'لا يتيح متصفحك معرفة موقعك. ضع العلامة على الخريطة أو الصق الإحداثيات.',
  },
  notFound: {
    en: 'Your location could not be found. Place the pin on the map or paste its coordinates.',
    ar: 'تعذّر تحديد موقعك. ضع العلامة على الخريطة أو الصق الإحداثيات.',
  },
  rough: {
    en: 'Your location is accurate to about {metres} m. Move the pin to the entrance.',
    ar: 'حُدد موقعك بدقة {metres} متر تقريبًا. انقل العلامة إلى المدخل.',
  },
})
