// The words of the driver's page in the four languages that drivers read; the page chooses a column and its direction.
import type { Lang } from '../../kit/text.ts'

export const driverLanguages = {
  en: { name: 'English', direction: 'ltr' },
  ar: { name: 'العربية', direction: 'rtl' },
  ur: { name: 'اردو', direction: 'rtl' },
  hi: { name: 'हिन्दी', direction: 'ltr' },
} as const
export type DriverLang = keyof typeof driverLanguages
export const driverLangCodes = Object.keys(driverLanguages) as [DriverLang, ...DriverLang[]]

export type DriverRow = Record<DriverLang, string>

export const driverText = {
  hold: {
    en: 'Hold the button for one second',
    ar: 'اضغط على الزر لمدة ثانية',
    ur: 'بٹن ایک سیکنڈ تک دبائے رکھیں',
    hi: 'बटन को एक सेकंड तक दबाए रखें',
  },
  call: { en: 'Call', ar: 'اتصال', ur: 'کال کریں', hi: 'कॉल करें' },
  navigate: { en: 'Show the way', ar: 'عرض الطريق', ur: 'راستہ دکھائیں', hi: 'रास्ता दिखाएँ' },
  photo: { en: 'Take a photo', ar: 'التقط صورة', ur: 'تصویر لیں', hi: 'फ़ोटो लें' },
  noPhoto: {
    en: 'This file is not a photo. Take another one.',
    ar: 'هذا الملف ليس صورة. التقط صورة أخرى.',
    ur: 'یہ فائل تصویر نہیں ہے۔ دوسری تصویر لیں۔',
    hi: 'यह फ़ाइल फ़ोटो नहीं है। दूसरी फ़ोटो लें।',
  },
  signature: { en: 'Signature', ar: 'التوقيع', ur: 'دستخط', hi: 'हस्ताक्षर' },
  clear: { en: 'Clear', ar: 'مسح', ur: 'مٹائیں', hi: 'मिटाएँ' },
  receiver: {
    en: 'Name of the receiver',
    ar: 'اسم المستلم',
    ur: 'وصول کرنے والے کا نام',
    hi: 'प्राप्तकर्ता का नाम',
  },
  refused: {
    en: 'Nobody is there to take the goods',
    ar: 'لا أحد يستلم البضاعة',
    ur: 'کوئی سامان وصول نہیں کر رہا',
    hi: 'कोई सामान नहीं ले रहा',
  },
  damaged: {
    en: 'Goods are missing or damaged',
    ar: 'البضاعة ناقصة أو تالفة',
    ur: 'سامان کم ہے یا خراب ہے',
    hi: 'सामान कम या खराब है',
  },
  seal: { en: 'Seal number', ar: 'رقم الختم', ur: 'سیل نمبر', hi: 'सील नंबर' },
  temperature: {
    en: 'Temperature in °C',
    ar: 'درجة الحرارة (مئوية)',
    ur: 'درجہ حرارت (سینٹی گریڈ)',
    hi: 'तापमान (°C)',
  },
  note: { en: 'Note', ar: 'ملاحظة', ur: 'نوٹ', hi: 'टिप्पणी' },
  skip: { en: 'Not needed', ar: 'غير مطلوب', ur: 'ضرورت نہیں', hi: 'ज़रूरत नहीं' },
  send: { en: 'Send', ar: 'إرسال', ur: 'بھیجیں', hi: 'भेजें' },
  cancel: { en: 'Back', ar: 'رجوع', ur: 'واپس', hi: 'वापस' },
  next: { en: 'Next step', ar: 'الخطوة التالية', ur: 'اگلا مرحلہ', hi: 'अगला कदम' },
  allDone: {
    en: 'Everything is done. Thank you.',
    ar: 'انتهت المهمة. شكرًا لك.',
    ur: 'کام مکمل ہو گیا۔ شکریہ۔',
    hi: 'काम पूरा हो गया। धन्यवाद।',
  },
  phoneAsked: {
    en: 'Enter the last 4 digits of your mobile number',
    ar: 'أدخل آخر 4 أرقام من رقم هاتفك المتحرك',
    ur: 'اپنے موبائل نمبر کے آخری 4 ہندسے لکھیں',
    hi: 'अपने मोबाइल नंबर के आखिरी 4 अंक लिखें',
  },
  phoneWrong: {
    en: 'This is not the number. Attempts left: {count}',
    ar: 'الرقم غير صحيح. المحاولات المتبقية: {count}',
    ur: 'نمبر درست نہیں۔ باقی کوششیں: {count}',
    hi: 'नंबर सही नहीं है। बची कोशिशें: {count}',
  },
  linkOver: {
    en: 'This link has expired. Ask your company for a new one.',
    ar: 'انتهت صلاحية هذا الرابط. اطلب رابطًا جديدًا من شركتك.',
    ur: 'یہ لنک ختم ہو گیا ہے۔ اپنی کمپنی سے نیا لنک مانگیں۔',
    hi: 'यह लिंक खत्म हो गया है। अपनी कंपनी से नया लिंक माँगें।',
  },
  otherPhone: {
    en: 'This link is used on another phone. Ask your company for a new one.',
    ar: 'هذا الرابط مستخدم على هاتف آخر. اطلب رابطًا جديدًا من شركتك.',
    ur: 'یہ لنک دوسرے فون پر استعمال ہو رہا ہے۔ اپنی کمپنی سے نیا لنک مانگیں۔',
    hi: 'यह लिंक दूसरे फ़ोन पर इस्तेमाल हो रहा है। अपनी कंपनी से नया लिंक माँगें।',
  },
  offline: {
    en: 'No network. Your steps are kept and sent later.',
    ar: 'لا يوجد اتصال. خطواتك محفوظة وسترسل لاحقًا.',
    ur: 'نیٹ ورک نہیں ہے۔ آپ کے مراحل محفوظ ہیں اور بعد میں بھیج دیے جائیں گے۔',
    hi: 'नेटवर्क नहीं है। आपके कदम सुरक्षित हैं और बाद में भेजे जाएँगे।',
  },
  waiting: {
    en: 'To be sent: {count}',
    ar: 'بانتظار الإرسال: {count}',
    ur: 'بھیجنا باقی: {count}',
    hi: 'भेजना बाकी: {count}',
  },
  sent: {
    en: 'Everything has been sent',
    ar: 'تم إرسال كل شيء',
    ur: 'سب بھیج دیا گیا',
    hi: 'सब भेज दिया गया',
  },
  again: { en: 'Try again', ar: 'أعد المحاولة', ur: 'دوبارہ کوشش کریں', hi: 'फिर कोशिश करें' },
  alreadyReported: {
    en: 'Your company has already reported a later step. Add a note?',
    ar: 'سجّلت شركتك خطوة لاحقة بالفعل. هل تضيف ملاحظة؟',
    ur: 'آپ کی کمپنی اگلا مرحلہ پہلے ہی درج کر چکی ہے۔ نوٹ لکھیں؟',
    hi: 'आपकी कंपनी आगे का कदम पहले ही दर्ज कर चुकी है। टिप्पणी जोड़ें?',
  },
  locationTitle: {
    en: 'Share your location?',
    ar: 'هل تشارك موقعك؟',
    ur: 'کیا آپ اپنی جگہ شیئر کریں گے؟',
    hi: 'क्या आप अपना स्थान साझा करेंगे?',
  },
  locationPurpose: {
    en: 'Only for this trip, while this page is open: to show the customer where the truck is and when it arrives. Exact positions are kept for 30 days. You can say no, or stop at any time, and keep the job.',
    ar: 'لهذه الرحلة فقط وأثناء فتح هذه الصفحة: لمعرفة مكان الشاحنة وموعد وصولها. تُحفظ المواقع الدقيقة 30 يومًا. يمكنك الرفض أو الإيقاف في أي وقت دون أن تفقد المهمة.',
    ur: 'صرف اس سفر کے لیے اور جب تک یہ صفحہ کھلا ہے: تاکہ گاہک کو معلوم ہو کہ ٹرک کہاں ہے اور کب پہنچے گا۔ درست مقامات 30 دن تک رکھے جاتے ہیں۔ آپ انکار کر سکتے ہیں یا کسی بھی وقت روک سکتے ہیں، کام آپ ہی کے پاس رہے گا۔',
    hi: 'केवल इस यात्रा के लिए और जब तक यह पेज खुला है: ताकि ग्राहक जान सके कि ट्रक कहाँ है और कब पहुँचेगा। सटीक स्थान 30 दिन तक रखे जाते हैं। आप मना कर सकते हैं या कभी भी रोक सकते हैं, काम आपके पास ही रहेगा।',
  },
  locationYes: { en: 'Yes, share', ar: 'نعم، أشارك', ur: 'ہاں، شیئر کریں', hi: 'हाँ, साझा करें' },
  locationNo: { en: 'No', ar: 'لا', ur: 'نہیں', hi: 'नहीं' },
  locationOn: {
    en: 'Your location is shared. Keep this page open.',
    ar: 'تتم مشاركة موقعك. أبقِ هذه الصفحة مفتوحة.',
    ur: 'آپ کی جگہ شیئر ہو رہی ہے۔ یہ صفحہ کھلا رکھیں۔',
    hi: 'आपका स्थान साझा हो रहा है। यह पेज खुला रखें।',
  },
  locationStop: {
    en: 'Stop sharing',
    ar: 'إيقاف المشاركة',
    ur: 'شیئر کرنا بند کریں',
    hi: 'साझा करना बंद करें',
  },
  drop: {
    en: 'Remove',
    ar: 'حذف',
    ur: 'ہٹائیں',
    hi: 'हटाएँ',
  },
  needed: {
    en: 'Please fill in the marked fields.',
    ar: 'يُرجى ملء الحقول المحددة.',
    ur: 'نشان زد جگہیں بھریں۔',
    hi: 'निशान वाली जगहें भरें।',
  },
  loading: {
    en: 'One moment',
    ar: 'لحظة من فضلك',
    ur: 'ایک لمحہ',
    hi: 'एक पल',
  },
  loadingPlace: {
    en: 'Loading place',
    ar: 'موقع التحميل',
    ur: 'لوڈنگ کی جگہ',
    hi: 'लोडिंग की जगह',
  },
  unloadingPlace: {
    en: 'Unloading place',
    ar: 'موقع التفريغ',
    ur: 'ان لوڈنگ کی جگہ',
    hi: 'अनलोडिंग की जगह',
  },
  emptyPlace: {
    en: 'Bring the empty container here',
    ar: 'أعد الحاوية الفارغة إلى هنا',
    ur: 'خالی کنٹینر یہاں واپس کریں',
    hi: 'खाली कंटेनर यहाँ लौटाएँ',
  },
  early: {
    en: 'This link opens 24 hours before loading.',
    ar: 'يُفتح هذا الرابط قبل موعد التحميل بـ 24 ساعة.',
    ur: 'یہ لنک لوڈنگ سے 24 گھنٹے پہلے کھلے گا۔',
    hi: 'यह लिंक लोडिंग से 24 घंटे पहले खुलेगा।',
  },
  locked: {
    en: 'Too many attempts. Call your company for a new link.',
    ar: 'محاولات كثيرة. اتصل بشركتك للحصول على رابط جديد.',
    ur: 'بہت زیادہ کوششیں ہو گئیں۔ نئے لنک کے لیے اپنی کمپنی کو کال کریں۔',
    hi: 'बहुत ज़्यादा कोशिशें हुईं। नए लिंक के लिए अपनी कंपनी को कॉल करें।',
  },
  noNetwork: {
    en: 'No network. Try again when there is one.',
    ar: 'لا يوجد اتصال. أعد المحاولة عند توفره.',
    ur: 'نیٹ ورک نہیں ہے۔ نیٹ ورک آنے پر دوبارہ کوشش کریں۔',
    hi: 'नेटवर्क नहीं है। नेटवर्क आने पर फिर कोशिश करें।',
  },
  locationBlocked: {
    en: 'This phone does not share its location. Allow it in the browser settings.',
    ar: 'لا يتيح هذا الهاتف موقعه. اسمح بذلك من إعدادات المتصفح.',
    ur: 'یہ فون اپنی جگہ نہیں بتا رہا۔ براؤزر کی سیٹنگز میں اجازت دیں۔',
    hi: 'यह फ़ोन अपना स्थान नहीं दे रहा। ब्राउज़र की सेटिंग में अनुमति दें।',
  },
  link: {
    en: 'Trip {number}, truck {plate}. Open this link on your phone. It works on one phone only.',
    ar: 'الرحلة {number}، الشاحنة {plate}. افتح هذا الرابط على هاتفك. يعمل على هاتف واحد فقط.',
    ur: 'سفر {number}، ٹرک {plate}۔ یہ لنک اپنے فون پر کھولیں۔ یہ صرف ایک فون پر چلتا ہے۔',
    hi: 'यात्रा {number}, ट्रक {plate}। यह लिंक अपने फ़ोन पर खोलें। यह केवल एक फ़ोन पर चलता है।',
  },
  language: {
    en: 'Language',
    ar: 'اللغة',
    ur: 'زبان',
    hi: 'भाषा',
  },
} as const satisfies Record<string, DriverRow>
export type DriverWord = keyof typeof driverText

/** A word of the page; `{count}` is filled. */
export const driverWord = (lang: DriverLang, word: DriverWord, value?: string | number): string =>
  driverText[word][lang].replace('{count}', String(value ?? ''))

/** The text message that brings a driver the link to a truck. */
export const driverLinkText = (lang: DriverLang, trip: { number: string; plate: string }): string =>
  driverText.link[lang].replace('{number}', trip.number).replace('{plate}', trip.plate)

/** Which of the product's two languages, with its names of places and its direction, is closest to a driver's. */
export const closestLang = (lang: DriverLang): Lang =>
  driverLanguages[lang].direction === 'rtl' ? 'ar' : 'en'

/** The column for a browser's languages, best first: the first of the four among them, else English. */
export const driverLangOf = (preferred: readonly string[]): DriverLang =>
  preferred
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((tag): tag is DriverLang => Object.hasOwn(driverLanguages, tag)) ?? 'en'
