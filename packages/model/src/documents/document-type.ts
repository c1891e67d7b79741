// The kinds of document that travel with a shipment (A 3): code, names, hint, who brings it and how it is guarded.
import { companyDocumentTypes } from './company-document-types.ts'
import { fleetDocumentTypes } from './fleet-document-types.ts'
import { houseDocumentTypes } from './house-document-types.ts'
import { parcelDocumentTypes } from './parcel-document-types.ts'
import { roadDocumentTypes } from './road-document-types.ts'
import type { DocumentTypeRow } from './document-type-row.ts'

const requestTable = {
  BILL_OF_LADING: {
    id: 1,
    en: 'Bill of lading',
    ar: 'بوليصة الشحن',
    hint: {
      en: 'Original or telex release, all pages.',
      ar: 'الأصل أو إشعار الإفراج بالتلكس، بجميع الصفحات.',
    },
    by: 'customer',
  },
  COMMERCIAL_INVOICE: {
    id: 2,
    en: 'Commercial invoice',
    ar: 'الفاتورة التجارية',
    hint: {
      en: 'Seller, buyer, goods, value and currency, as declared to customs.',
      ar: 'البائع والمشتري والبضاعة والقيمة والعملة، كما يُصرَّح بها للجمارك.',
    },
    by: 'customer',
  },
  DELIVERY_ORDER: {
    id: 3,
    en: 'Delivery order',
    ar: 'إذن التسليم',
    hint: {
      en: 'Issued by the shipping line or airline against the bill of lading or air waybill.',
      ar: 'يصدره الخط الملاحي أو شركة الطيران مقابل بوليصة الشحن.',
    },
    by: 'agent',
  },
  CERTIFICATE_OF_ORIGIN: {
    id: 4,
    en: 'Certificate of origin',
    ar: 'شهادة المنشأ',
    hint: { en: 'Stamped by a chamber of commerce.', ar: 'مختومة من غرفة التجارة.' },
    by: 'customer',
  },
  IDFRONTSIDE: {
    id: 5,
    en: 'Emirates ID or passport, front',
    ar: 'الهوية الإماراتية أو جواز السفر، الوجه الأمامي',
    hint: {
      en: 'Valid, readable, all four corners visible.',
      ar: 'سارية المفعول ومقروءة، مع ظهور الزوايا الأربع.',
    },
    by: 'customer',
    identity: true,
    expires: true,
  },
  IDBACKSIDE: {
    id: 6,
    en: 'Emirates ID or passport, back',
    ar: 'الهوية الإماراتية أو جواز السفر، الوجه الخلفي',
    hint: {
      en: 'The back of the card, or the visa page of the passport.',
      ar: 'ظهر البطاقة، أو صفحة التأشيرة في جواز السفر.',
    },
    by: 'customer',
    identity: true,
  },
  PACKING_LIST: {
    id: 7,
    en: 'Packing list',
    ar: 'قائمة التعبئة',
    hint: { en: 'Pieces, weights and dimensions.', ar: 'عدد القطع والأوزان والأبعاد.' },
    by: 'customer',
  },
  AIR_WAYBILL: {
    id: 8,
    en: 'Air waybill',
    ar: 'بوليصة الشحن الجوي',
    hint: { en: 'Master or house air waybill.', ar: 'بوليصة الشحن الجوي الرئيسية أو الفرعية.' },
    by: 'customer',
  },
  NO_OBJECTION: {
    id: 9,
    en: 'No-objection certificate or authorisation letter',
    ar: 'شهادة عدم ممانعة أو خطاب تفويض',
    hint: {
      en: 'On letterhead, signed and stamped.',
      ar: 'على الورق الرسمي، موقّعًا ومختومًا.',
    },
    by: 'customer',
  },
  SAFETY_DATA_SHEET: {
    id: 10,
    en: 'Safety data sheet',
    ar: 'صحيفة بيانات السلامة',
    hint: {
      en: 'For hazardous goods: UN number, class and packing group.',
      ar: 'للمواد الخطرة: رقم الأمم المتحدة والفئة ومجموعة التعبئة.',
    },
    by: 'customer',
  },
  PROOF_OF_DELIVERY: {
    id: 11,
    en: 'Proof of delivery',
    ar: 'إثبات التسليم',
    hint: {
      en: 'Signed by the person who received or collected the goods, with name and date.',
      ar: 'موقّع ممن استلم البضاعة، مع الاسم والتاريخ.',
    },
    by: 'agent',
  },
  INVOICE: {
    id: 12,
    en: 'Customer invoice',
    ar: 'فاتورة العميل',
    hint: {
      en: 'Needed before the delivery can be completed.',
      ar: 'مطلوبة قبل إكمال التسليم.',
    },
    by: 'agent',
  },
  VENDOR_QUOTE: {
    id: 13,
    en: 'Quotation file',
    ar: 'ملف عرض السعر',
    hint: { en: 'Your offer as sent, with its charge lines.', ar: 'عرضك كما أُرسل، مع بنود الرسوم.' },
    by: 'agent',
  },
  RELEASE: {
    id: 14,
    en: 'Release document',
    ar: 'مستند الإفراج',
    hint: {
      en: 'Shows that the cargo was handed over at the port or airport.',
      ar: 'يبيّن تسليم البضاعة في الميناء أو المطار.',
    },
    by: 'agent',
  },
  OTHER: {
    id: 15,
    en: 'Other document',
    ar: 'مستند آخر',
    hint: { en: 'Anything else that helps.', ar: 'أي مستند آخر مفيد.' },
    by: 'customer',
  },
  HEALTH_CERTIFICATE: {
    id: 16,
    en: 'Health certificate',
    ar: 'شهادة صحية',
    hint: {
      en: 'For food and animals: issued in the country of origin for this consignment.',
      ar: 'للأغذية والحيوانات: صادرة في بلد المنشأ لهذه الإرسالية.',
    },
    by: 'customer',
  },
  PHYTOSANITARY_CERTIFICATE: {
    id: 17,
    en: 'Phytosanitary certificate',
    ar: 'شهادة صحة نباتية',
    hint: {
      en: 'For plants, fruit, vegetables and seeds: issued in the country of origin.',
      ar: 'للنباتات والفواكه والخضروات والبذور: صادرة في بلد المنشأ.',
    },
    by: 'customer',
  },
  MEDICINE_PERMIT: {
    id: 18,
    en: 'Medicine import permit',
    ar: 'تصريح استيراد أدوية',
    hint: { en: 'In the name of the registered importer.', ar: 'باسم المستورد المسجَّل.' },
    by: 'customer',
  },
  VEHICLE_CERTIFICATE: {
    id: 19,
    en: 'Vehicle ownership or export certificate',
    ar: 'شهادة ملكية المركبة أو تصديرها',
    hint: { en: 'The chassis number must be readable.', ar: 'يجب أن يكون رقم الهيكل مقروءًا.' },
    by: 'customer',
  },
  CONFORMITY_CERTIFICATE: {
    id: 20,
    en: 'Certificate of conformity',
    ar: 'شهادة المطابقة',
    hint: {
      en: 'For regulated products, such as electrical devices, toys and cosmetics.',
      ar: 'للمنتجات الخاضعة للرقابة، كالأجهزة الكهربائية والألعاب ومستحضرات التجميل.',
    },
    by: 'customer',
  },
  DANGEROUS_GOODS_DECLARATION: {
    id: 21,
    en: 'Dangerous goods declaration',
    ar: 'إقرار البضائع الخطرة',
    hint: {
      en: 'Signed by the shipper, on the form prescribed for sea or air.',
      ar: 'موقّع من الشاحن، على نموذج قواعد الشحن البحري أو الجوي.',
    },
    by: 'customer',
  },
  WAREHOUSE_RECEIPT: {
    id: 22,
    en: 'Warehouse receipt',
    ar: 'إيصال مستودع',
    hint: {
      en: 'Lists the goods received, with space, condition and location.',
      ar: 'ما تم استلامه، مع المساحة والحالة والموقع.',
    },
    by: 'agent',
  },
  CONDITION_PHOTO: {
    id: 23,
    en: 'Photo of the goods',
    ar: 'صورة البضاعة',
    hint: {
      en: 'Shows the condition at intake or release.',
      ar: 'تُظهر حالة البضاعة عند الإدخال أو الإخراج.',
    },
    by: 'agent',
  },
  HAND_OVER_SIGNATURE: {
    id: 24,
    en: 'Hand-over signature',
    ar: 'توقيع التسليم والاستلام',
    hint: {
      en: 'Drawn on the screen by whoever brings or collects the goods.',
      ar: 'يوقّعه على الشاشة من يسلّم البضاعة أو يستلمها.',
    },
    by: 'agent',
  },
  MEASURING_RECORD: {
    id: 63,
    en: 'Measuring record',
    ar: 'محضر قياس',
    hint: {
      en: 'A photo on the scale or with a tape measure, or the freight station’s record.',
      ar: 'صورة عند الميزان أو شريط القياس، أو محضر محطة الشحن.',
    },
    by: 'agent',
  },
} as const satisfies Record<string, DocumentTypeRow>

/** Of requests; the rest are papers of a company itself, of its vehicles and drivers, and of trucks under way. */
export type RequestDocCode = keyof typeof requestTable
export const requestDocCodes = Object.keys(requestTable) as RequestDocCode[]
export const isRequestDocCode = (code: string): code is RequestDocCode => Object.hasOwn(requestTable, code)

const table = {
  ...requestTable,
  ...companyDocumentTypes,
  ...houseDocumentTypes,
  ...fleetDocumentTypes,
  ...roadDocumentTypes,
  ...parcelDocumentTypes,
}
export type DocCode = keyof typeof table
export const documentTypes: Readonly<Record<DocCode, DocumentTypeRow>> = table
export const docCodes = Object.keys(table) as [DocCode, ...DocCode[]]

export const isDocCode = (value: unknown): value is DocCode =>
  typeof value === 'string' && Object.hasOwn(documentTypes, value)

/** The type that a caller names by code or, in the documents' older style, by number alone. */
export const docCodeOf = (code: string | undefined, id?: string | number): DocCode | undefined =>
  isDocCode(code)
    ? code
    : code
      ? undefined
      : docCodes.find((each) => String(documentTypes[each].id) === String(id))
