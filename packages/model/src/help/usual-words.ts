// The words that people type into a search of the help: those that say nothing, and those that mean the same.

const list = (text: string): string[] => text.split(' ')

/** What a question begins with, in the language of pages and as people speak in the Emirates. */
export const filler: readonly string[] = [
  ...list(
    'a an the i we you it is are am was do does did can could may must will would should to of for in on at',
  ),
  ...list(
    'my me mine our your and or how what whats why which who if from with by this that there have has be',
  ),
  ...list('please want need get hi hello help'),
  ...list(
    'كيف كيفيه شلون اشلون هل ما ماذا ماهو ماهي ليش ليه لماذا شو وش ايش اش شنو من في على عن الى مع او و',
  ),
  ...list(
    'ابغى ابي ابغا بغيت اريد اود عايز بدي ودي ممكن اقدر استطيع يمكن يمكنني لو سمحت هذا هذه هو هي انا عندي لي',
  ),
  ...list('كيفك احتاج طريقه مرحبا السلام عليكم'),
]

/** What is asked by a word that an answer seldom has: it ranks, but an answer may do without it. */
export const askedBy: Readonly<Record<string, readonly string[]>> = {
  وين: ['تتبع'],
  فين: ['تتبع'],
  وينها: ['تتبع'],
  وينه: ['تتبع'],
  اين: ['تتبع'],
  where: ['track'],
  wheres: ['track'],
  كم: ['كم', 'سعر'],
  بكم: ['سعر'],
  شكثر: ['سعر'],
  متى: ['مده'],
  متي: ['مده'],
  when: ['time'],
  long: ['time'],
  much: ['price'],
}

/** Words of one meaning, in any of their forms. */
export const sameMeaning: readonly (readonly string[])[] = [
  list('cancel cancellation كنسل كانسل الغاء الغي الغى تلغي يلغي ملغي الغيت تكنسل اكنسل'),
  list(
    'shipment order request cargo consignment load شحنه شحنات طلب طلبات طلبيه بضاعه بضائع اوردر حموله كارجو',
  ),
  list('track trace tracking location تتبع اتتبع اتابع متابعه تعقب'),
  list('price cost fee charge rate tariff سعر اسعار تكلفه رسوم رسم'),
  list('pay payment paid ادفع تدفع دفع سداد اسدد تسدد'),
  list('refund reimburse استرداد يرد استرجاع ارجاع'),
  list('invoice bill فاتوره فواتير'),
  list('document document file مستند مستندات وثيقه وثائق اوراق ورقه ملف ملفات'),
  list('password passcode باسورد باسوورد مرور سر السر'),
  list('account حساب حسابي'),
  list('register signup join اسجل تسجيل سجل'),
  list('mobile phone telephone هاتف جوال موبايل تلفون متحرك'),
  list('customs clearance جمارك جمركي جمرك تخليص'),
  list('tax vat ضريبه'),
  list('storage warehouse store تخزين مستودع مخزن اخزن'),
  list('truck lorry شاحنه شاحنات تريله تريلا'),
  list('parcel package طرد طرود'),
  list('courier driver مندوب سائق'),
  list('quote quotation offer عرض عروض تسعيره'),
  list('late delay delayed تاخر تاخير متاخر'),
  list('time duration مده وقت يستغرق'),
  list('change edit modify amend تعديل اعدل اغير تغيير'),
  list('upload attach رفع ارفع ارفاق ارفق'),
  list('dangerous hazardous خطره خطير'),
]

/** What people call a thing whose answer has a wider word. */
export const wider: Readonly<Record<string, string>> = { طرد: 'شحنه', parcel: 'shipment' }
