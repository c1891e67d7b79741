// Texts of the containers of a shipment.
import { counted } from '../../kit/counted-text.ts'
import { texts } from '../../kit/text.ts'

export const missingText = texts({
  unlisted: counted(
    ['{count} container not listed yet', '{count} containers not listed yet'],
    [
      'لا حاويات غير مسجّلة',
      'حاوية واحدة لم تُسجَّل بعد',
      'حاويتان لم تُسجَّلا بعد',
      '{count} حاويات لم تُسجَّل بعد',
      '{count} حاوية لم تُسجَّل بعد',
      '{count} حاوية لم تُسجَّل بعد',
    ],
  ),
})

export const unitText = texts({
  card: { en: 'Containers', ar: 'الحاويات' },
  listed: { en: '{listed} of {booked}', ar: '{listed} من {booked}' },
  none: {
    en: 'Enter the number and seals of each container so that they appear on documents and in tracking.',
    ar: 'أدخل رقم كل حاوية وأختامها لتظهر في المستندات والتتبّع.',
  },
  notListed: { en: 'No containers are listed.', ar: 'لم تُدرج أي حاوية.' },
  noneVgm: {
    en: 'Each container of a sea export needs its number, seals and verified gross mass (VGM) before departure.',
    ar: 'تحتاج كل حاوية في التصدير البحري إلى رقمها وأختامها ووزنها الإجمالي المتحقَّق منه (VGM) قبل المغادرة.',
  },
  until: { en: 'VGM cut-off: {time}', ar: 'آخر موعد لإثبات الوزن (VGM): {time}' },
  missing: {
    en: 'Verified gross mass still missing: {missing}',
    ar: 'لم يُدخل الوزن المتحقَّق منه بعد: {missing}',
  },
  complete: {
    en: 'Every container has its verified gross mass.',
    ar: 'أُدخل الوزن الإجمالي المتحقَّق منه لكل حاوية.',
  },
  add: { en: 'Add a container', ar: 'إضافة حاوية' },
  changeOf: { en: 'Change container {number}', ar: 'تعديل الحاوية {number}' },
  remove: { en: 'Remove', ar: 'حذف' },
  removeOf: { en: 'Remove container {number}', ar: 'حذف الحاوية {number}' },
  removeBody: {
    en: 'Its number, seals and weight are removed from this shipment.',
    ar: 'سيُحذف رقمها وأختامها ووزنها من هذه الشحنة.',
  },
  removed: { en: 'Container {number} is removed.', ar: 'حُذفت الحاوية {number}.' },
  saved: { en: 'Container {number} is saved.', ar: 'حُفظت الحاوية {number}.' },
  save: { en: 'Save container', ar: 'حفظ الحاوية' },
  back: { en: 'Back', ar: 'رجوع' },
  lead: {
    en: 'As printed on the container and its seals.',
    ar: 'كما هو مكتوب على الحاوية والأختام.',
  },
  digitRight: { en: 'The check digit is correct.', ar: 'رقم التحقق صحيح.' },
  digitWrong: {
    en: 'The last digit should be {expected}. Compare the number with the container.',
    ar: 'يجب أن يكون الرقم الأخير {expected}. قارن الرقم بما هو مكتوب على الحاوية.',
  },
  seals: { en: 'Seals', ar: 'الأختام' },
  seal: { en: 'Seal {at}', ar: 'الختم {at}' },
  addSeal: { en: 'Add a seal', ar: 'إضافة ختم' },
  removeSeal: { en: 'Remove seal {at}', ar: 'حذف الختم {at}' },
  weight: { en: 'Verified gross mass (VGM)', ar: 'الوزن الإجمالي المتحقَّق منه (VGM)' },
  weightHint: {
    en: 'It can be entered later, before departure.',
    ar: 'يمكن إدخاله لاحقًا قبل المغادرة.',
  },
  later: { en: 'Later', ar: 'لاحقًا' },
  usual: { en: 'Usually {kg} kg', ar: 'عادةً {kg} كغم' },
  sum: { en: 'Verified gross mass: {kg} kg', ar: 'الوزن الإجمالي المتحقَّق منه: {kg} كغم' },
  sumOf: { en: '{cargo} + {dunnage} + {tare} kg', ar: '{cargo} + {dunnage} + {tare} كغم' },
  above: {
    en: 'Above the maximum gross weight of {most} kg.',
    ar: 'يتجاوز أقصى وزن إجمالي، وهو {most} كغم.',
  },
  notWeighed: { en: 'VGM not entered', ar: 'لم يُدخل الوزن' },
  kg: { en: '{kg} kg', ar: '{kg} كغم' },
  method: { en: 'Method {method}', ar: 'الطريقة {method}' },
  mass: { en: 'VGM {kg} kg', ar: 'الوزن المتحقَّق منه {kg} كغم' },
  ofCustomer: { en: 'Entered by the customer', ar: 'أدخلها العميل' },
  ofAgent: { en: 'Entered by the agent', ar: 'أدخلها الوكيل' },
  before: { en: 'Before', ar: 'قبل التعديل' },
  changedCustomer: { en: 'Changed by the customer, {time}', ar: 'عدّلها العميل، {time}' },
  changedAgent: { en: 'Changed by the agent, {time}', ar: 'عدّلها الوكيل، {time}' },
  elsewhere: {
    en: 'Also in active shipments of other companies: {numbers}',
    ar: 'مسجّلة أيضًا في شحنات جارية لشركات أخرى: {numbers}',
  },
  departed: {
    en: 'After departure, only the agent can correct numbers and seals.',
    ar: 'بعد المغادرة يصحّح الوكيل الأرقام والأختام فقط.',
  },
})
