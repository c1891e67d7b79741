// The events of the road in the words of the driver's page, in its four languages.
import type { DriverLang, DriverRow } from './driver-text.ts'
import type { RoadEvent } from './event-order.ts'

/** Each event as the button that reports it, and as it reads once it is reported. */
export const driverEvents = {
  EMPTY_PICKUP: {
    button: {
      en: 'I have the empty container',
      ar: 'استلمت الحاوية الفارغة',
      ur: 'میں نے خالی کنٹینر لے لیا',
      hi: 'मैंने खाली कंटेनर ले लिया',
    },
    done: {
      en: 'Empty container picked up',
      ar: 'تم استلام الحاوية الفارغة',
      ur: 'خالی کنٹینر لے لیا گیا',
      hi: 'खाली कंटेनर ले लिया गया',
    },
  },
  GATE_IN: {
    button: {
      en: 'I am inside the port gate',
      ar: 'دخلت بوابة الميناء',
      ur: 'میں بندرگاہ کے گیٹ سے اندر آ گیا',
      hi: 'मैं बंदरगाह के गेट से अंदर आ गया',
    },
    done: {
      en: 'Entered the port',
      ar: 'تم دخول الميناء',
      ur: 'بندرگاہ میں داخل ہو گئے',
      hi: 'बंदरगाह में प्रवेश हो गया',
    },
  },
  AT_LOADING: {
    button: {
      en: 'I am at the loading place',
      ar: 'وصلت إلى موقع التحميل',
      ur: 'میں لوڈنگ کی جگہ پہنچ گیا',
      hi: 'मैं लोडिंग की जगह पहुँच गया',
    },
    done: {
      en: 'At the loading place',
      ar: 'تم الوصول إلى موقع التحميل',
      ur: 'لوڈنگ کی جگہ پہنچ گئے',
      hi: 'लोडिंग की जगह पहुँच गए',
    },
  },
  LOADING_COMPLETED: {
    button: {
      en: 'Loading is finished',
      ar: 'اكتمل التحميل',
      ur: 'لوڈنگ مکمل ہو گئی',
      hi: 'लोडिंग पूरी हो गई',
    },
    done: { en: 'Loaded', ar: 'تم التحميل', ur: 'سامان لوڈ ہو گیا', hi: 'सामान लोड हो गया' },
  },
  GATE_OUT: {
    button: {
      en: 'I have left the port gate',
      ar: 'خرجت من بوابة الميناء',
      ur: 'میں بندرگاہ کے گیٹ سے باہر آ گیا',
      hi: 'मैं बंदरगाह के गेट से बाहर आ गया',
    },
    done: {
      en: 'Left the port',
      ar: 'تم الخروج من الميناء',
      ur: 'بندرگاہ سے نکل گئے',
      hi: 'बंदरगाह से निकल गए',
    },
  },
  ENROUTE: {
    button: { en: 'I am driving now', ar: 'انطلقت الآن', ur: 'میں روانہ ہو گیا', hi: 'मैं रवाना हो गया' },
    done: { en: 'On the way', ar: 'في الطريق', ur: 'راستے میں', hi: 'रास्ते में' },
  },
  BORDER_WAITING: {
    button: {
      en: 'I am at the border',
      ar: 'وصلت إلى المنفذ',
      ur: 'میں سرحد پر پہنچ گیا',
      hi: 'मैं सीमा पर पहुँच गया',
    },
    done: {
      en: 'Waiting at the border',
      ar: 'الانتظار في المنفذ',
      ur: 'سرحد پر انتظار',
      hi: 'सीमा पर प्रतीक्षा',
    },
  },
  BORDER_SUBMITTED: {
    button: {
      en: 'I have handed in the documents',
      ar: 'قدّمت المستندات',
      ur: 'میں نے کاغذات جمع کرا دیے',
      hi: 'मैंने कागज़ात जमा कर दिए',
    },
    done: {
      en: 'Documents handed in',
      ar: 'تم تقديم المستندات',
      ur: 'کاغذات جمع ہو گئے',
      hi: 'कागज़ात जमा हो गए',
    },
  },
  BORDER_CLEARED: {
    button: {
      en: 'The documents are cleared',
      ar: 'اكتمل التخليص',
      ur: 'کاغذات کلیئر ہو گئے',
      hi: 'कागज़ात क्लियर हो गए',
    },
    done: {
      en: 'Border cleared',
      ar: 'تم التخليص في المنفذ',
      ur: 'سرحد کلیئر ہو گئی',
      hi: 'सीमा क्लियर हो गई',
    },
  },
  AT_UNLOADING: {
    button: {
      en: 'I am at the unloading place',
      ar: 'وصلت إلى موقع التفريغ',
      ur: 'میں ان لوڈنگ کی جگہ پہنچ گیا',
      hi: 'मैं अनलोडिंग की जगह पहुँच गया',
    },
    done: {
      en: 'At the unloading place',
      ar: 'تم الوصول إلى موقع التفريغ',
      ur: 'ان لوڈنگ کی جگہ پہنچ گئے',
      hi: 'अनलोडिंग की जगह पहुँच गए',
    },
  },
  DELIVERED: {
    button: {
      en: 'The goods are delivered',
      ar: 'سلّمت البضاعة',
      ur: 'میں نے سامان پہنچا دیا',
      hi: 'मैंने सामान पहुँचा दिया',
    },
    done: { en: 'Delivered', ar: 'تم التسليم', ur: 'سامان پہنچ گیا', hi: 'सामान पहुँच गया' },
  },
  EMPTY_RETURN: {
    button: {
      en: 'I have returned the empty container',
      ar: 'أعدت الحاوية الفارغة',
      ur: 'میں نے خالی کنٹینر واپس کر دیا',
      hi: 'मैंने खाली कंटेनर वापस कर दिया',
    },
    done: {
      en: 'Empty container returned',
      ar: 'تمت إعادة الحاوية الفارغة',
      ur: 'خالی کنٹینر واپس ہو گیا',
      hi: 'खाली कंटेनर वापस हो गया',
    },
  },
} as const satisfies Record<RoadEvent, { button: DriverRow; done: DriverRow }>

/** An event as the button, or as what has been reported. */
export const driverEvent = (lang: DriverLang, event: RoadEvent, as: 'button' | 'done'): string =>
  driverEvents[event][as][lang]
