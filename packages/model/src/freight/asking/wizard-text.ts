// Texts of the get-quote wizard beside its fields: steps, choices, notes of the draft, review and the page after it.
import { texts } from '../../kit/text.ts'

/** Names of the steps, and what the button that leads to each says. */
export const wizardStepText = texts({
  route: { en: 'Route', ar: 'المسار' },
  cargo: { en: 'Cargo', ar: 'البضاعة' },
  dates: { en: 'Dates', ar: 'المواعيد' },
  documents: { en: 'Documents', ar: 'المستندات' },
  review: { en: 'Review', ar: 'المراجعة' },
})

export const wizardContinueText = texts({
  route: { en: 'Continue to the route', ar: 'متابعة إلى المسار' },
  cargo: { en: 'Continue to cargo', ar: 'متابعة إلى البضاعة' },
  dates: { en: 'Continue to dates', ar: 'متابعة إلى المواعيد' },
  documents: { en: 'Continue to documents', ar: 'متابعة إلى المستندات' },
  review: { en: 'Continue to review', ar: 'متابعة إلى المراجعة' },
})

export const wizardText = texts({
  title: { en: 'Get a freight quote', ar: 'اطلب عرض سعر للشحن' },
  back: { en: 'Back', ar: 'رجوع' },
  yourRequest: { en: 'Your request', ar: 'طلبك' },
  inTheNextStep: { en: 'In the next step', ar: 'في الخطوة التالية' },
  inAStep: { en: 'In step {step}', ar: 'في الخطوة {step}' },
  toFix: {
    en: { one: 'One thing to fix before you continue', other: '{count} things to fix before you continue' },
    ar: {
      zero: 'لا شيء يحتاج إلى تصحيح',
      one: 'أمر واحد يجب تصحيحه قبل المتابعة',
      two: 'أمران يجب تصحيحهما قبل المتابعة',
      few: '{count} أمور يجب تصحيحها قبل المتابعة',
      many: '{count} أمرًا يجب تصحيحه قبل المتابعة',
      other: '{count} أمر يجب تصحيحه قبل المتابعة',
    },
  },

  saved: { en: 'Draft saved', ar: 'حُفظت المسودة' },
  saving: { en: 'Saving the draft', ar: 'جارٍ حفظ المسودة' },
  notSaved: {
    en: 'No connection: the draft is not saved yet. We keep trying.',
    ar: 'لا يوجد اتصال: لم تُحفظ المسودة بعد. نواصل المحاولة.',
  },
  saveRefused: { en: 'The draft could not be saved.', ar: 'لم تُحفظ المسودة.' },
  saveNow: { en: 'Save now', ar: 'الحفظ الآن' },
  leaveTitle: { en: 'Leave without saving?', ar: 'المغادرة دون حفظ؟' },
  leaveBody: { en: 'What you entered on this step will be lost.', ar: 'ستفقد ما أدخلته في هذه الخطوة.' },
  leave: { en: 'Leave', ar: 'مغادرة' },
  stay: { en: 'Stay', ar: 'البقاء' },
  opening: { en: 'Opening the draft', ar: 'جارٍ فتح المسودة' },
  newRequest: { en: 'Start a new request', ar: 'بدء طلب جديد' },
  allShipments: { en: 'View all shipments', ar: 'عرض جميع الشحنات' },

  sea: { en: 'Sea', ar: 'بحرًا' },
  seaDetail: { en: 'Containers, vehicles, large cargo', ar: 'الحاويات والمركبات والبضائع الكبيرة' },
  air: { en: 'Air', ar: 'جوًا' },
  airDetail: { en: 'Faster, charged by weight', ar: 'أسرع، والأجرة حسب الوزن' },
  import: { en: 'Import', ar: 'استيراد' },
  importDetail: { en: 'From abroad to the Emirates', ar: 'من الخارج إلى الإمارات' },
  export: { en: 'Export', ar: 'تصدير' },
  exportDetail: { en: 'From the Emirates abroad', ar: 'من الإمارات إلى الخارج' },
  originPort: { en: 'At the port', ar: 'من الميناء' },
  originAirport: { en: 'At the airport', ar: 'من المطار' },
  originDoor: { en: 'At the door', ar: 'من الباب' },
  originDoorDetail: { en: 'Picked up at an address', ar: 'تُستلم من العنوان' },
  originPortDetail: { en: 'Dropped off at the terminal', ar: 'تُسلَّم في المحطة' },
  destinationPort: { en: 'At the port', ar: 'إلى الميناء' },
  destinationAirport: { en: 'At the airport', ar: 'إلى المطار' },
  destinationDoor: { en: 'At the door', ar: 'إلى الباب' },
  destinationDoorDetail: { en: 'Delivered to an address', ar: 'تُسلَّم في العنوان' },
  destinationPortDetail: { en: 'Collected at the terminal', ar: 'تُستلم من المحطة' },
  port: { en: 'Port', ar: 'الميناء' },
  airport: { en: 'Airport', ar: 'المطار' },
  choosePlace: { en: 'Search by name or code', ar: 'ابحث بالاسم أو الرمز' },
  anyCountry: { en: 'Any country', ar: 'أي دولة' },
  emirates: { en: 'United Arab Emirates', ar: 'الإمارات العربية المتحدة' },
  importEnds: { en: 'Imports always end in the Emirates', ar: 'ينتهي الاستيراد دائمًا في الإمارات' },
  exportStarts: { en: 'Exports always start in the Emirates', ar: 'يبدأ التصدير دائمًا من الإمارات' },
  contactsDiffer: {
    en: 'You chose the same contact as at origin, but the name or number is different.',
    ar: 'اخترت جهة الاتصال نفسها في المنشأ، لكن الاسم أو الرقم مختلف.',
  },
  takeFromOrigin: { en: 'Use the origin contact', ar: 'نقلها من المنشأ' },

  fcl: { en: 'Full container', ar: 'حاوية كاملة' },
  fclDetail: { en: 'FCL, only your goods inside', ar: 'FCL، لبضاعتك وحدها' },
  lcl: { en: 'Part load', ar: 'جزء من حاوية' },
  lclDetail: { en: 'LCL, you pay by the cubic metre', ar: 'LCL، تدفع حسب المتر المكعب' },
  roro: { en: 'Rolling cargo', ar: 'بضاعة متحركة' },
  roroDetail: { en: 'RORO, vehicles and machines', ar: 'RORO، للمركبات والمعدات' },
  cfs: { en: 'Freight station', ar: 'محطة شحن' },
  cfsDetail: { en: 'CFS, packed and unpacked there', ar: 'CFS، تُعبأ وتُفرَّغ في المحطة' },
  general: { en: 'Loose cargo', ar: 'بضاعة عامة' },
  generalDetail: { en: 'Cartons, pallets or crates', ar: 'كراتين أو منصات أو صناديق' },
  uld: { en: 'Unit load', ar: 'وحدة تحميل' },
  uldDetail: { en: 'ULD, a whole aircraft container', ar: 'ULD، حاوية طائرة كاملة' },
  chooseGoods: { en: 'Search by name or HS code', ar: 'ابحث بالاسم أو رمز النظام المنسّق' },
  carries: { en: 'Up to {kg} kg in all', ar: 'حتى {kg} كغم إجمالًا' },
  didYouMean: { en: 'Did you mean {kg}?', ar: 'هل تقصد {kg}؟' },
  leftOf: { en: '{left} of {most} left', ar: 'باقٍ {left} من {most}' },
  overBy: { en: '{over} over {most}', ar: 'يزيد {over} على {most}' },
  no: { en: 'No', ar: 'لا' },
  noDetail: { en: 'No batteries, chemicals or aerosols', ar: 'لا بطاريات ولا كيماويات ولا بخاخات' },
  yes: { en: 'Yes', ar: 'نعم' },
  yesDetail: { en: 'A safety data sheet is needed later', ar: 'ستُطلب صحيفة بيانات السلامة لاحقًا' },
  numbers: { en: 'Numbers you already have', ar: 'أرقام متوفرة لديك' },
  numbersHint: {
    en: 'Leave them empty if the cargo is not booked yet.',
    ar: 'اتركها فارغة إن لم تُحجز الشحنة بعد.',
  },

  pickupHint: {
    en: 'At least {pickupLead} from now, Dubai time',
    ar: 'بعد {pickupLead} على الأقل، بتوقيت دبي',
  },

  needed: { en: 'Documents required by customs', ar: 'مستندات تطلبها الجمارك' },
  optional: { en: 'Optional documents', ar: 'مستندات اختيارية' },
  optionalHint: {
    en: 'You may skip these. Agents can ask for them after confirmation.',
    ar: 'يمكنك تخطّيها، وقد يطلبها الوكلاء بعد التأكيد.',
  },
  documentType: { en: 'Which document is it?', ar: 'ما نوع المستند؟' },
  uploadDocument: { en: 'Upload: {name}', ar: 'رفع: {name}' },
  uploadAgain: { en: 'Try again', ar: 'إعادة المحاولة' },
  deleting: { en: 'Deleting', ar: 'جارٍ الحذف' },
  needsDraft: {
    en: 'Documents can be added as soon as the draft is saved.',
    ar: 'يمكن إضافة المستندات فور حفظ المسودة.',
  },

  edit: { en: 'Edit', ar: 'تعديل' },
  editNamed: { en: 'Edit: {name}', ar: 'تعديل: {name}' },
  noDocuments: { en: 'No documents yet', ar: 'لا توجد مستندات بعد' },
  terms: { en: 'Terms and conditions', ar: 'الشروط والأحكام' },
  accept: { en: 'I accept the terms and conditions', ar: 'أوافق على الشروط والأحكام' },
  readTerms: { en: 'Read the terms', ar: 'قراءة الشروط' },
  submit: { en: 'Send the request', ar: 'إرسال الطلب' },
  sending: { en: 'Sending', ar: 'جارٍ الإرسال' },
  term1: {
    en: 'Sending a request is free and without obligation.',
    ar: 'إرسال الطلب مجاني ولا يُلزمك بشيء.',
  },
  term2: {
    en: 'A quote is a price for the cargo as you described it. Differences found on arrival are charged as shown in the final quotation.',
    ar: 'عرض السعر محسوب على البضاعة كما وصفتها، وما يختلف عند الوصول يُحتسب كما يبيّنه الوكيل في العرض النهائي.',
  },
  term3: {
    en: 'Half of the total is paid when you accept a quote, the rest before delivery.',
    ar: 'يُدفع نصف الإجمالي عند قبول العرض، والباقي قبل التسليم.',
  },
  term4: {
    en: 'Hazardous goods are declared with their safety data sheet. Goods that the law forbids are not carried.',
    ar: 'يُصرَّح بالمواد الخطرة مع صحيفة بيانات السلامة، ولا تُنقل البضائع الممنوعة قانونًا.',
  },
  term5: {
    en: 'Your contacts and documents go only to the agents who quote and to the authorities that clear the cargo.',
    ar: 'لا تُرسل بيانات التواصل والمستندات إلا إلى الوكلاء الذين يقدّمون العروض والجهات التي تُخلّص البضاعة.',
  },

  sent: { en: 'Your request has been sent', ar: 'تم إرسال طلبك' },
  number: { en: 'Request number', ar: 'رقم الطلب' },
  agentsHave: {
    en: {
      one: '{count} agent has your request; first answer by {when}.',
      other: '{count} agents have your request; first answer by {when}.',
    },
    ar: {
      zero: 'لم يصل طلبك إلى أي وكيل بعد.',
      one: 'وصل طلبك إلى وكيل واحد؛ أول رد حتى {when}.',
      two: 'وصل طلبك إلى وكيلين؛ أول رد حتى {when}.',
      few: 'وصل طلبك إلى {count} وكلاء؛ أول رد حتى {when}.',
      many: 'وصل طلبك إلى {count} وكيلًا؛ أول رد حتى {when}.',
      other: 'وصل طلبك إلى {count} وكيل؛ أول رد حتى {when}.',
    },
  },
  deskHas: {
    en: 'Our service desk has your request and is looking for an agent. You will hear from us.',
    ar: 'وصل طلبك إلى مكتب الخدمة، ونبحث عن وكيل مناسب. سنتواصل معك.',
  },
  nextAfter: {
    en: 'We notify you by e-mail and here when a quote arrives. You compare, accept one and pay half.',
    ar: 'نُعلمك بالبريد الإلكتروني وهنا عند وصول عرض. قارن العروض ثم اقبل أحدها وادفع النصف.',
  },
  another: { en: 'Add another request', ar: 'إضافة طلب آخر' },
  openIt: { en: 'Open this request', ar: 'فتح هذا الطلب' },
})

/** "Sea import, port to door": one row for each way of travel, direction and pair of ends. */
export const movementText = texts({
  'sea.import': { en: 'Sea import', ar: 'استيراد بحري' },
  'sea.export': { en: 'Sea export', ar: 'تصدير بحري' },
  'air.import': { en: 'Air import', ar: 'استيراد جوي' },
  'air.export': { en: 'Air export', ar: 'تصدير جوي' },
  'port.port': { en: 'port to port', ar: 'من الميناء إلى الميناء' },
  'port.door': { en: 'port to door', ar: 'من الميناء إلى الباب' },
  'door.port': { en: 'door to port', ar: 'من الباب إلى الميناء' },
  'door.door': { en: 'door to door', ar: 'من الباب إلى الباب' },
  'airport.airport': { en: 'airport to airport', ar: 'من المطار إلى المطار' },
  'airport.door': { en: 'airport to door', ar: 'من المطار إلى الباب' },
  'door.airport': { en: 'door to airport', ar: 'من الباب إلى المطار' },
})
