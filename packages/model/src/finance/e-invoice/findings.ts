// What may be wrong with an e-invoice before it is sent: each with its field in the standard and who can put it right.

/** Who can: the house's own data, the buyer's or the agent's company, or the finance team in the document. */
export type Mender = 'house' | 'buyer' | 'agent' | 'finance'

export type FindingRow = { field: string; by: Mender; isWarning?: true; en: string; ar: string }

export const findingRows = {
  E01: {
    field: 'IBT-034',
    by: 'house',
    en: 'Seller tax data is missing',
    ar: 'البيانات الضريبية للبائع ناقصة',
  },
  E02: {
    field: 'IBT-048',
    by: 'buyer',
    en: 'The tax number must have 15 digits, start with 1 and end with 03',
    ar: 'يجب أن يتكون الرقم الضريبي من 15 رقمًا يبدأ بـ 1 وينتهي بـ 03',
  },
  E03: {
    field: 'IBT-034',
    by: 'house',
    en: 'The participant number does not match the tax number',
    ar: 'معرّف المشارك لا يطابق الرقم الضريبي',
  },
  E04: {
    field: 'BTAE-14',
    by: 'agent',
    en: 'The agent’s tax number is missing',
    ar: 'الرقم الضريبي للموكِّل ناقص',
  },
  E05: {
    field: 'BTAE-14',
    by: 'agent',
    en: 'Principal and seller must differ',
    ar: 'يجب أن يختلف الموكِّل عن البائع',
  },
  E06: { field: 'IBT-050', by: 'buyer', en: 'The address is incomplete', ar: 'العنوان غير مكتمل' },
  E07: { field: 'IBT-054', by: 'buyer', en: 'Choose an emirate', ar: 'اختر الإمارة' },
  E08: { field: 'IBT-047', by: 'buyer', en: 'Licence data is incomplete', ar: 'بيانات الرخصة غير مكتملة' },
  E09: { field: 'IBT-046', by: 'buyer', en: 'The buyer needs an identifier', ar: 'يلزم معرّف للمشتري' },
  E10: {
    field: 'BTAE-07',
    by: 'finance',
    en: 'The document has no valid UUID',
    ar: 'لا يحمل المستند معرّفًا فريدًا صالحًا',
  },
  E11: { field: 'BTAE-02', by: 'finance', en: 'Transaction type is not valid', ar: 'نوع المعاملة غير صالح' },
  E12: { field: 'IBT-009', by: 'finance', en: 'Due date is missing', ar: 'تاريخ الاستحقاق ناقص' },
  E13: {
    field: 'IBT-007',
    by: 'finance',
    en: 'Tax point must be before the issue date',
    ar: 'يجب أن يسبق تاريخ استحقاق الضريبة تاريخ الإصدار',
  },
  E14: { field: 'IBT-081', by: 'finance', en: 'Payment method is incomplete', ar: 'وسيلة الدفع غير مكتملة' },
  E15: { field: 'IBT-087', by: 'finance', en: 'Card number must be masked', ar: 'يجب إخفاء رقم البطاقة' },
  E16: {
    field: 'IBT-153',
    by: 'finance',
    en: 'Line {n}: description is missing',
    ar: 'البند {n}: الوصف ناقص',
  },
  E17: {
    field: 'IBT-131',
    by: 'finance',
    en: 'Line {n}: amount does not add up',
    ar: 'البند {n}: المبلغ غير متطابق',
  },
  E18: {
    field: 'IBT-146',
    by: 'finance',
    en: 'Line {n}: price cannot be negative',
    ar: 'البند {n}: لا يجوز أن يكون السعر سالبًا',
  },
  E19: {
    field: 'IBT-151',
    by: 'finance',
    en: 'Line {n}: code is not valid',
    ar: 'البند {n}: الرمز غير صالح',
  },
  E20: {
    field: 'IBT-152',
    by: 'finance',
    en: 'Line {n}: VAT rate does not fit',
    ar: 'البند {n}: نسبة الضريبة غير مناسبة',
  },
  E21: {
    field: 'BTAE-08',
    by: 'finance',
    en: 'Line {n}: amount with VAT is missing',
    ar: 'البند {n}: المبلغ شامل الضريبة ناقص',
  },
  E22: {
    field: 'IBT-117',
    by: 'finance',
    en: 'VAT of the category is off by {x}',
    ar: 'فرق الضريبة للفئة هو {x}',
  },
  E23: { field: 'IBT-116', by: 'finance', en: 'Totals do not add up', ar: 'الإجماليات غير متطابقة' },
  E24: { field: 'IBT-115', by: 'finance', en: 'Amount due does not add up', ar: 'المبلغ المستحق غير متطابق' },
  E25: {
    field: 'IBT-003',
    by: 'finance',
    en: 'A tax invoice needs a taxable line',
    ar: 'تحتاج الفاتورة الضريبية إلى بند خاضع للضريبة',
  },
  E26: {
    field: 'IBT-025',
    by: 'finance',
    en: 'The credited invoice is missing',
    ar: 'الفاتورة المرتبطة ناقصة',
  },
  E27: {
    field: 'BTAE-03',
    by: 'finance',
    en: 'Choose a reason for the credit note',
    ar: 'اختر سبب الإشعار الدائن',
  },
  E28: {
    field: 'IBT-112',
    by: 'finance',
    en: 'The note is above the rest of the invoice',
    ar: 'يتجاوز الإشعار المتبقي من الفاتورة',
  },
  E30: {
    field: 'IBT-112',
    by: 'finance',
    en: 'The file does not match the invoice',
    ar: 'الملف لا يطابق الفاتورة',
  },
  E31: {
    field: 'IBT-002',
    by: 'finance',
    isWarning: true,
    en: 'Overdue since {day}',
    ar: 'متأخرة منذ {day}',
  },
  E32: { field: 'IBT-024', by: 'finance', en: 'The file breaks the format', ar: 'الملف يخالف الصيغة' },
} as const satisfies Record<string, FindingRow>
export type FindingId = keyof typeof findingRows
export const findingIds = Object.keys(findingRows) as [FindingId, ...FindingId[]]

/** `n` counts lines from one; `x` is an amount. `by` where it is somebody else than usual who can put it right. */
export type Finding = { id: FindingId; by: Mender; n?: number; x?: string; day?: string }
