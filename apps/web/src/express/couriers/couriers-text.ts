// Words of the page of couriers and depots and of its dialogs.
import { texts } from '@marsa/model/kit/text.ts'

export const couriersText = texts({
  body: {
    en: 'Each emirate is served by one depot. Couriers collect and deliver in the emirates you assign to them.',
    ar: 'يخدم كل إمارة مركز توزيع واحد، ويستلم المندوبون الطرود ويسلّمونها في الإمارات المحددة لهم.',
  },
  depots: { en: 'Depots', ar: 'مراكز التوزيع' },
  addDepot: { en: 'Add a depot', ar: 'إضافة مركز توزيع' },
  change: { en: 'Change', ar: 'تعديل' },
  changeNamed: { en: 'Change: {name}', ar: 'تعديل: {name}' },
  noDepots: { en: 'No depots yet', ar: 'لا توجد مراكز توزيع بعد' },
  noDepotsBody: {
    en: 'Add the first depot and the emirates it serves. Parcels for other emirates cannot be routed.',
    ar: 'أضف أول مركز توزيع والإمارات التي يخدمها، فالطرود في الإمارات الأخرى لا مركز لها.',
  },
  people: { en: 'Couriers and depot staff', ar: 'المندوبون وموظفو المراكز' },
  noPeople: { en: 'Nobody yet', ar: 'لا يوجد أحد بعد' },
  noPeopleBody: {
    en: 'Invite people under User management with the role Courier or Depot, or assign this role to a colleague.',
    ar: 'ادعُ أشخاصًا من إدارة المستخدمين بدور مندوب توصيل أو موظف مركز التوزيع، أو امنح زميلًا هذا الدور.',
  },
  noPeopleDepot: {
    en: 'An administrator assigns couriers to your depot.',
    ar: 'يعيّن مدير النظام المندوبين في مركزك.',
  },
  invite: { en: 'Open user management', ar: 'فتح إدارة المستخدمين' },
  noDepotYet: { en: 'Not assigned to a depot', ar: 'لم يُعيَّن في مركز' },
  assign: { en: 'Assign', ar: 'تعيين' },
  assignNamed: { en: 'Assign: {name}', ar: 'تعيين: {name}' },
  limit: { en: 'cash up to {amount}', ar: 'نقد حتى {amount}' },
})

export const courierDialogText = texts({
  code: { en: 'Code', ar: 'الرمز' },
  codeHint: { en: 'Three letters, printed on labels.', ar: 'ثلاثة أحرف تظهر على الملصقات.' },
  nameEn: { en: 'Name in English', ar: 'الاسم بالإنجليزية' },
  nameAr: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
  addressEn: { en: 'Address in English', ar: 'العنوان بالإنجليزية' },
  addressAr: { en: 'Address in Arabic', ar: 'العنوان بالعربية' },
  addressHint: {
    en: 'Where senders bring parcels, with the opening hours.',
    ar: 'المكان الذي يسلّم فيه المرسلون طرودهم، مع ساعات العمل.',
  },
  areas: { en: 'Emirates', ar: 'الإمارات' },
  depot: { en: 'Depot', ar: 'مركز التوزيع' },
  vehicle: { en: 'Vehicle', ar: 'المركبة' },
  cashLimit: { en: 'Cash limit', ar: 'أقصى نقد بحوزته' },
  cashLimitHint: {
    en: 'Above this limit, the courier has to deposit cash before the next stop with cash on delivery.',
    ar: 'عند تجاوزه لا تبدأ محطة جديدة بدفع عند الاستلام قبل الإيداع.',
  },
  save: { en: 'Save', ar: 'حفظ' },
  saving: { en: 'Saving', ar: 'جارٍ الحفظ' },
  saved: { en: 'Saved', ar: 'تم الحفظ' },
  back: { en: 'Back', ar: 'رجوع' },
})
