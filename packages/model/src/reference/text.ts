// Labels of reference data on screens: kinds of place, transport modes, the working calendar, cargo hints.
import { texts } from '../kit/text.ts'

export const placeKindText = texts({
  port: { en: 'Port', ar: 'ميناء' },
  airport: { en: 'Airport', ar: 'مطار' },
  city: { en: 'City', ar: 'مدينة' },
  area: { en: 'Area', ar: 'منطقة' },
})

export const transportModeText = texts({
  sea: { en: 'Sea', ar: 'بحري' },
  air: { en: 'Air', ar: 'جوي' },
})

export const certaintyText = texts({
  fixed: { en: 'Fixed date', ar: 'تاريخ ثابت' },
  expected: { en: 'Expected, subject to moon sighting', ar: 'متوقع، رهنًا برؤية الهلال' },
  confirmed: { en: 'Confirmed', ar: 'مؤكد' },
})

export const hazardText = texts({
  none: { en: 'Not usually dangerous goods', ar: 'لا تُعد عادةً من المواد الخطرة' },
  possible: {
    en: 'May be dangerous goods: please check the safety data sheet.',
    ar: 'قد تُعد من المواد الخطرة: يُرجى مراجعة صحيفة بيانات السلامة.',
  },
  usual: {
    en: 'Usually dangerous goods: a safety data sheet is needed.',
    ar: 'تُعد عادةً من المواد الخطرة: صحيفة بيانات السلامة مطلوبة.',
  },
})

export const referenceText = texts({
  searchPlaces: { en: 'Search port, airport, city or area', ar: 'ابحث عن ميناء أو مطار أو مدينة أو منطقة' },
  payload: { en: 'Up to {kg} kg', ar: 'حتى {kg} كغم' },
})
