// Refusals of the cargo of a freight request, line by line.

export const cargoProblems = {
  'freight.volume-required': {
    status: 422,
    en: 'Add the packages with their dimensions, or the total volume in cubic metres.',
    ar: 'أضف الطرود بأبعادها، أو الحجم الإجمالي بالمتر المكعب.',
  },
  'freight.side-invalid': {
    status: 422,
    en: 'Enter each dimension, from 0.1 cm to 20 m.',
    ar: 'أدخل كل بُعد، من 0.1 سم إلى 20 مترًا.',
  },
  'freight.totals-differ': {
    status: 422,
    en: 'This does not match the sum of the lines. Correct a line, or leave the total blank.',
    ar: 'لا يساوي مجموع البنود. صحّح البند أو اترك المجموع.',
  },
  'freight.volume-above-container': {
    status: 422,
    en: 'The cargo is larger than the containers. Add containers or check the dimensions.',
    ar: 'حجم البضاعة أكبر من سعة الحاويات. أضف حاويات أو راجع الأبعاد.',
  },
  'freight.set-point-required': {
    status: 422,
    en: 'Enter the temperature of the refrigerated container, from -35 to 30 °C.',
    ar: 'أدخل درجة حرارة الحاوية المبرّدة، من 35- إلى 30 °م.',
  },
  'freight.reefer-required': {
    status: 422,
    en: 'Temperature control in a full container needs a refrigerated container. Choose one, or remove the service.',
    ar: 'يتطلب ضبط درجة الحرارة في الحاوية الكاملة حاوية مبرّدة. اختر حاوية مبرّدة أو أزل الخدمة.',
  },
  'freight.hazard-required': {
    status: 422,
    en: 'Describe each dangerous good: UN number, class, proper shipping name.',
    ar: 'صف كل مادة خطرة: رقم الأمم المتحدة والفئة والاسم الرسمي للنقل.',
  },
  'freight.un-number': {
    status: 422,
    en: 'Enter the UN number: four digits, as in UN 1263.',
    ar: 'أدخل رقم الأمم المتحدة: أربعة أرقام، مثل UN 1263.',
  },
  'freight.proper-name': {
    status: 422,
    en: 'Enter the proper shipping name as on the safety data sheet.',
    ar: 'أدخل الاسم الرسمي للنقل كما في صحيفة بيانات السلامة.',
  },
  'freight.vehicle-required': {
    status: 422,
    en: 'Add each vehicle with its dimensions and weight.',
    ar: 'أضف كل مركبة بأبعادها ووزنها.',
  },
  'freight.vehicle-named': {
    status: 422,
    en: 'Enter the make and model, as on the registration card.',
    ar: 'أدخل الشركة المصنّعة والطراز كما في بطاقة التسجيل.',
  },
  'freight.chassis-invalid': {
    status: 422,
    en: 'A chassis number has 17 letters and digits without I, O and Q; older and Japanese frame numbers have 5 or more and may have a hyphen.',
    ar: 'يتكون رقم الهيكل من 17 حرفًا ورقمًا دون الأحرف I وO وQ، أما الأرقام القديمة واليابانية فمن 5 فأكثر وقد تتخللها شرطة.',
  },
  'freight.hs-invalid': {
    status: 422,
    en: 'An HS code has 6, 8 or 12 digits.',
    ar: 'يتكون رمز النظام المنسّق من 6 أو 8 أو 12 رقمًا.',
  },
  'freight.incoterm-sea-only': {
    status: 422,
    en: 'This Incoterm is for sea freight only. For air freight choose FCA, CPT, CIP, DAP, DPU, DDP or EXW.',
    ar: 'هذا الشرط للنقل البحري فقط. اختر للنقل الجوي FCA أو CPT أو CIP أو DAP أو DPU أو DDP أو EXW.',
  },
} as const
