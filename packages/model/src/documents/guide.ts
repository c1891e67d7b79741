// What each document is, why it is asked for and who issues it: read by the guide, the form and the page of a shipment.
import type { RequestDocCode } from './document-type.ts'

type Both = { en: string; ar: string }
export type GuideRow = { what: Both; why: Both; issuer: Both }

export const guide: Readonly<Record<RequestDocCode, GuideRow>> = {
  COMMERCIAL_INVOICE: {
    what: {
      en: 'The seller’s bill for the goods: seller, buyer, description, quantity, unit price, total, currency and delivery term.',
      ar: 'فاتورة البائع عن البضاعة: البائع والمشتري والوصف والكمية وسعر الوحدة والإجمالي والعملة وشرط التسليم.',
    },
    why: {
      en: 'Customs uses it to value the goods, and duty and VAT are calculated on that value.',
      ar: 'تُقدَّر بها القيمة الجمركية للبضاعة، وعلى أساسها تُحسب الرسوم والضريبة.',
    },
    issuer: { en: 'The seller or exporter', ar: 'البائع أو المصدّر' },
  },
  PACKING_LIST: {
    what: {
      en: 'What is in each package: number, kind, contents, net and gross weight, dimensions and marks.',
      ar: 'محتوى كل طرد: العدد والنوع والمحتويات والوزن الصافي والإجمالي والأبعاد والعلامات.',
    },
    why: {
      en: 'Customs and the warehouse check the cargo against it without opening everything.',
      ar: 'تراجع الجمارك والمستودع البضاعة عليها دون فتح كل شيء.',
    },
    issuer: { en: 'The seller or exporter', ar: 'البائع أو المصدّر' },
  },
  BILL_OF_LADING: {
    what: {
      en: 'The shipping line’s receipt for sea cargo and the contract to carry it. It names shipper, consignee, vessel, ports, containers and seals.',
      ar: 'إيصال الخط الملاحي باستلام البضاعة بحرًا وعقد نقلها. يذكر الشاحن والمرسل إليه والسفينة والموانئ والحاويات والأختام.',
    },
    why: {
      en: 'The holder of the original, or of the telex release, can claim the cargo at the port.',
      ar: 'من يحمل الأصل أو إشعار الإفراج بالتلكس يحق له استلام البضاعة في الميناء.',
    },
    issuer: { en: 'The shipping line or its agent', ar: 'الخط الملاحي أو وكيله' },
  },
  AIR_WAYBILL: {
    what: {
      en: 'The airline’s receipt and contract for air cargo, with an eleven-digit number, flight, pieces and chargeable weight.',
      ar: 'إيصال شركة الطيران وعقد النقل الجوي، برقم من أحد عشر رقمًا، مع الرحلة وعدد القطع والوزن المحتسب.',
    },
    why: {
      en: 'Its number is used to trace, clear and hand over the cargo. It is not a document of title.',
      ar: 'برقمها تُعرف البضاعة وتُخلَّص وتُسلَّم، لكنها ليست سند ملكية.',
    },
    issuer: { en: 'The airline or the freight forwarder', ar: 'شركة الطيران أو وكيل الشحن' },
  },
  DELIVERY_ORDER: {
    what: {
      en: 'The order to the terminal to hand the cargo to the named clearing agent, with a last free day.',
      ar: 'أمر إلى المحطة بتسليم البضاعة إلى وكيل التخليص المسمى، مع آخر يوم سماح.',
    },
    why: {
      en: 'Without it, neither the port nor the airport releases an import, and storage fees begin after the free days.',
      ar: 'لا يفرج الميناء ولا المطار عن الواردات من دونه، وتبدأ رسوم الأرضيات بعد أيام السماح.',
    },
    issuer: { en: 'The shipping line or airline', ar: 'الخط الملاحي أو شركة الطيران' },
  },
  CERTIFICATE_OF_ORIGIN: {
    what: {
      en: 'A stamped statement of the country in which the goods were made.',
      ar: 'بيان مختوم بالدولة التي صُنعت فيها البضاعة.',
    },
    why: {
      en: 'The origin decides duty and any exemption, for example for goods of the Gulf states.',
      ar: 'يحدد المنشأ الرسوم الجمركية والإعفاءات، كإعفاء بضائع دول مجلس التعاون.',
    },
    issuer: { en: 'A chamber of commerce', ar: 'غرفة التجارة' },
  },
  IDFRONTSIDE: {
    what: {
      en: 'The front of the Emirates ID, or the photo page of the passport, of the person the cargo belongs to.',
      ar: 'الوجه الأمامي للهوية الإماراتية، أو صفحة الصورة في جواز السفر، لصاحب البضاعة.',
    },
    why: {
      en: 'Personal belongings and cargo of individuals are cleared in a person’s name.',
      ar: 'تُخلَّص الأمتعة الشخصية وبضائع الأفراد باسم شخص محدد.',
    },
    issuer: {
      en: 'The Federal Authority for Identity, or the state that issued the passport',
      ar: 'الهيئة الاتحادية للهوية، أو الدولة المصدرة لجواز السفر',
    },
  },
  IDBACKSIDE: {
    what: {
      en: 'The back of the Emirates ID, or the residence visa page of the passport.',
      ar: 'ظهر الهوية الإماراتية، أو صفحة تأشيرة الإقامة في جواز السفر.',
    },
    why: {
      en: 'It carries what the front does not: card number, profession and the machine-readable lines.',
      ar: 'يحمل ما لا يظهر في الوجه الأمامي: رقم البطاقة والمهنة والأسطر المقروءة آليًا.',
    },
    issuer: {
      en: 'The Federal Authority for Identity, or the state that issued the passport',
      ar: 'الهيئة الاتحادية للهوية، أو الدولة المصدرة لجواز السفر',
    },
  },
  NO_OBJECTION: {
    what: {
      en: 'A letter from a company or authority stating that it has no objection, or that it authorises someone to act for it.',
      ar: 'خطاب من شركة أو جهة بعدم الممانعة، أو بتفويض شخص للتصرف نيابة عنها.',
    },
    why: {
      en: 'Needed when the importer is not the consignee, or when goods need another authority’s approval.',
      ar: 'يلزم عندما لا يكون المستورد هو المرسل إليه، أو عندما تتطلب البضاعة موافقة جهة أخرى.',
    },
    issuer: {
      en: 'The company or authority concerned, on its letterhead',
      ar: 'الشركة أو الجهة المعنية، على ورقها الرسمي',
    },
  },
  SAFETY_DATA_SHEET: {
    what: {
      en: 'The manufacturer’s description of a hazardous product in sixteen sections; section 14 gives the UN number, class and packing group.',
      ar: 'وصف الصانع لمنتج خطر في ستة عشر قسمًا، ويتضمن القسم 14 رقم الأمم المتحدة والفئة ومجموعة التعبئة.',
    },
    why: {
      en: 'Carriers use it to decide whether and how the goods may travel.',
      ar: 'يقرر الناقلون بناءً عليها إمكانية نقل البضاعة وكيفيته.',
    },
    issuer: { en: 'The manufacturer of the product', ar: 'الجهة الصانعة للمنتج' },
  },
  VENDOR_QUOTE: {
    what: {
      en: 'The agent’s own offer as a file, with the same charge lines as on the screen.',
      ar: 'عرض الوكيل نفسه في ملف، بالبنود ذاتها الظاهرة على الشاشة.',
    },
    why: {
      en: 'It proves what was offered if there is ever a question.',
      ar: 'يثبت ما عُرض إن ثار أي تساؤل.',
    },
    issuer: { en: 'The agent who quotes', ar: 'الوكيل مقدّم العرض' },
  },
  PROOF_OF_DELIVERY: {
    what: {
      en: 'The delivery note, signed by the receiver with name and date.',
      ar: 'سند التسليم موقّعًا من المستلم مع الاسم والتاريخ.',
    },
    why: {
      en: 'It shows who took the goods and when. For a shipment, it starts the objection period.',
      ar: 'يبيّن من استلم البضاعة ومتى، وبه تبدأ في الشحنات الأيام المتاحة لاعتراض العميل.',
    },
    issuer: { en: 'The delivering company, signed by the receiver', ar: 'الجهة التي سلّمت، بتوقيع المستلم' },
  },
  RELEASE: {
    what: {
      en: 'The terminal’s note that the cargo left the port or airport, with gate and time.',
      ar: 'إشعار المحطة بخروج البضاعة من الميناء أو المطار، مع البوابة والوقت.',
    },
    why: {
      en: 'It is the proof of hand-over when the cargo is not delivered to a door.',
      ar: 'هو إثبات التسليم عندما لا تُوصَّل البضاعة إلى الباب.',
    },
    issuer: { en: 'The terminal operator', ar: 'مشغّل المحطة' },
  },
  INVOICE: {
    what: {
      en: 'The invoice for all services provided, addressed to you.',
      ar: 'فاتورة عن كامل الخدمة، موجّهة إليك.',
    },
    why: {
      en: 'The delivery cannot be completed until it is uploaded.',
      ar: 'لا يمكن إتمام التسليم قبل رفعها.',
    },
    issuer: { en: 'The agent or warehouse that did the work', ar: 'الوكيل أو المستودع الذي نفّذ العمل' },
  },
  HEALTH_CERTIFICATE: {
    what: {
      en: 'The certificate from the authority in the country of origin that the food is fit for consumption or the animals are healthy.',
      ar: 'شهادة من الجهة المختصة في بلد المنشأ بسلامة الأغذية أو الحيوانات وصلاحيتها.',
    },
    why: {
      en: 'The food and animal authorities of the Emirates do not release such goods without it.',
      ar: 'لا تفرج سلطات سلامة الغذاء والثروة الحيوانية في الإمارات عن هذه البضائع من دونها.',
    },
    issuer: {
      en: 'The food or veterinary authority of the country of origin',
      ar: 'جهة سلامة الغذاء أو الجهة البيطرية في بلد المنشأ',
    },
  },
  PHYTOSANITARY_CERTIFICATE: {
    what: {
      en: 'The certificate that plants, fruit, vegetables or seeds are free of pests, in the format of the International Plant Protection Convention.',
      ar: 'شهادة بخلو النباتات أو الفواكه أو الخضروات أو البذور من الآفات، وفق نموذج الاتفاقية الدولية لوقاية النباتات.',
    },
    why: {
      en: 'Plant quarantine at the port or airport does not release plants and fresh produce without it.',
      ar: 'لا يفرج الحجر الزراعي في الميناء أو المطار عن النباتات والمنتجات الطازجة من دونها.',
    },
    issuer: {
      en: 'The plant protection service of the country of origin',
      ar: 'جهة وقاية النباتات في بلد المنشأ',
    },
  },
  MEDICINE_PERMIT: {
    what: {
      en: 'The permit to import medicines or medical products, with product, quantity and registered importer.',
      ar: 'تصريح استيراد الأدوية أو المنتجات الطبية، متضمنًا المنتج والكمية والمستورد المسجَّل.',
    },
    why: {
      en: 'Medicines enter the country for a registered importer and with a permit for this consignment.',
      ar: 'لا تدخل الأدوية إلا باسم مستورد مسجَّل وبتصريح لهذه الإرسالية.',
    },
    issuer: { en: 'The Emirates Drug Establishment', ar: 'مؤسسة الإمارات للدواء' },
  },
  VEHICLE_CERTIFICATE: {
    what: {
      en: 'The title, ownership or export certificate of the vehicle, with chassis number, make and year.',
      ar: 'شهادة ملكية المركبة أو تصديرها، متضمنة رقم الهيكل والصنع وسنة الصنع.',
    },
    why: {
      en: 'It shows who owns the vehicle and that its registration can be moved to another country.',
      ar: 'تثبت لمن تعود المركبة وجواز شطبها من سجل وقيدها في آخر.',
    },
    issuer: {
      en: 'The traffic authority where the vehicle was registered, or the manufacturer if new',
      ar: 'سلطة المرور التي سُجّلت لديها المركبة، أو الصانع إن كانت جديدة',
    },
  },
  CONFORMITY_CERTIFICATE: {
    what: {
      en: 'The certificate that a regulated product, such as an electrical device, a toy or a cosmetic, meets the standards of the Emirates.',
      ar: 'شهادة بمطابقة منتج خاضع للرقابة، كالأجهزة الكهربائية والألعاب ومستحضرات التجميل، للمواصفات الإماراتية.',
    },
    why: {
      en: 'Customs may hold regulated products until it is shown.',
      ar: 'قد تحجز الجمارك المنتجات الخاضعة للرقابة إلى حين تقديمها.',
    },
    issuer: {
      en: 'The Ministry of Industry and Advanced Technology, or a body it accepts',
      ar: 'وزارة الصناعة والتكنولوجيا المتقدمة أو جهة معتمدة لديها',
    },
  },
  DANGEROUS_GOODS_DECLARATION: {
    what: {
      en: 'The shipper’s signed declaration: UN number, proper shipping name, class, packing group, quantity and packing.',
      ar: 'إقرار موقّع من الشاحن: رقم الأمم المتحدة والاسم الصحيح للشحن والفئة ومجموعة التعبئة والكمية والتغليف.',
    },
    why: {
      en: 'No vessel or aircraft loads hazardous goods without it.',
      ar: 'لا تُحمَّل المواد الخطرة على أي سفينة أو طائرة من دونه.',
    },
    issuer: { en: 'The shipper', ar: 'الشاحن' },
  },
  WAREHOUSE_RECEIPT: {
    what: {
      en: 'The warehouse’s receipt for what it took in: items, space, condition and where they are stored.',
      ar: 'إيصال المستودع بما استلمه: الأصناف والمساحة والحالة ومكان التخزين.',
    },
    why: {
      en: 'It shows what is stored for you and in what condition it arrived.',
      ar: 'يبيّن ما هو مخزّن لك والحالة التي وصل بها.',
    },
    issuer: { en: 'The warehouse', ar: 'المستودع' },
  },
  CONDITION_PHOTO: {
    what: {
      en: 'A photo of the goods at intake or at release.',
      ar: 'صورة للبضاعة عند الإدخال أو عند الإخراج.',
    },
    why: {
      en: 'Both sides have the same record of the condition if something is damaged later.',
      ar: 'يرى الطرفان الحالة نفسها إن وقع ضرر لاحقًا.',
    },
    issuer: { en: 'The warehouse', ar: 'المستودع' },
  },
  HAND_OVER_SIGNATURE: {
    what: {
      en: 'The signature of whoever brings or collects the goods, on the warehouse’s screen.',
      ar: 'توقيع من يسلّم البضاعة أو يستلمها، على شاشة المستودع.',
    },
    why: {
      en: 'It shows, with the photo, who handed over or took the goods and when.',
      ar: 'يبيّن مع الصورة من سلّم البضاعة أو استلمها ومتى.',
    },
    issuer: { en: 'The warehouse', ar: 'المستودع' },
  },
  MEASURING_RECORD: {
    what: {
      en: 'A photo of loose cargo on the scale or with a tape measure, or the freight station’s record, with dimensions and weights.',
      ar: 'صورة للبضاعة عند الميزان أو شريط القياس، أو محضر محطة الشحن، مع المقاسات والأوزان.',
    },
    why: {
      en: 'It shows why the final price is based on measurements other than those declared.',
      ar: 'يثبت سبب احتساب السعر النهائي على مقاسات غير المصرّح بها.',
    },
    issuer: { en: 'The agent or the freight station', ar: 'الوكيل أو محطة الشحن' },
  },
  OTHER: {
    what: {
      en: 'Any document that helps: a permit, a test report, a photo of the packing, an insurance certificate.',
      ar: 'أي مستند مفيد: تصريح أو تقرير فحص أو صورة للتغليف أو شهادة تأمين.',
    },
    why: {
      en: 'Some goods need the approval of an authority; the agent tells you which.',
      ar: 'تتطلب بعض البضائع موافقة جهة مختصة، ويبيّن لك الوكيل أيّها.',
    },
    issuer: { en: 'Depends on the document', ar: 'بحسب المستند' },
  },
}
