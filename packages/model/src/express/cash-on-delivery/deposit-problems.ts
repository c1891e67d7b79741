// Refusals of deposits, counts, differences, bank slips and reversals.
import { problems } from '../../kit/problem.ts'

export const depositProblems = problems({
  'deposits.none': { status: 404, en: 'Deposit not found.', ar: 'لم يتم العثور على الإيداع.' },
  'deposits.no-depot': {
    status: 409,
    en: 'You are not assigned to a depot yet. Ask your depot to assign you.',
    ar: 'لم تُعيَّن في مركز توزيع بعد. اطلب ذلك من مركزك.',
  },
  'deposits.nothing': {
    status: 422,
    en: 'Choose at least one parcel to hand over cash for.',
    ar: 'اختر طردًا واحدًا على الأقل تسلّم مبلغه.',
  },
  'deposits.row-other': {
    status: 409,
    en: 'You do not hold the cash for one of these parcels. Reload the list.',
    ar: 'مبلغ أحد هذه الطرود ليس بحوزتك. حدّث القائمة.',
  },
  'deposits.open': {
    status: 409,
    en: 'You have a deposit that has not been counted yet. Hand it over or withdraw it first.',
    ar: 'لديك إيداع لم يُعدّ بعد. سلّمه أو اسحبه أولًا.',
  },
  'deposits.closed': {
    status: 409,
    en: 'This deposit can no longer be counted.',
    ar: 'لم يعد بالإمكان عدّ هذا الإيداع.',
  },
  'deposits.own-cash': {
    status: 403,
    en: 'You cannot count cash that you handed over yourself.',
    ar: 'لا يجوز لأحد أن يعدّ النقد الذي سلّمه بنفسه.',
  },
  'deposits.second-count': {
    status: 403,
    en: 'You have already counted this deposit. Someone else has to count it again.',
    ar: 'سبق أن عددت هذا الإيداع. يجب أن يعيد العدّ شخص آخر.',
  },
  'deposits.pieces': {
    status: 422,
    en: 'Enter the number of each note and coin, up to 9,999.',
    ar: 'أدخل عدد القطع من كل ورقة وعملة، حتى 9,999.',
  },
  'deposits.not-counted': {
    status: 409,
    en: 'This deposit has not been counted yet.',
    ar: 'لم يُعدّ هذا الإيداع بعد.',
  },
  'deposits.confirmed': {
    status: 409,
    en: 'This deposit has already been confirmed.',
    ar: 'سبق اعتماد هذا الإيداع.',
  },
  'deposits.second-person': {
    status: 403,
    en: 'Somebody who neither carried nor counted this cash has to do this.',
    ar: 'يجب أن يقوم بذلك شخص لم يحمل هذا النقد ولم يعدّه.',
  },
  'deposits.difference-none': {
    status: 404,
    en: 'Difference not found.',
    ar: 'هذا الفرق غير موجود.',
  },
  'deposits.settled': {
    status: 409,
    en: 'This difference has already been settled.',
    ar: 'سبقت تسوية هذا الفرق.',
  },
  'deposits.confirm-first': {
    status: 409,
    en: 'Confirm the deposit first. Until then it can be counted again.',
    ar: 'اعتمد الإيداع أولًا، فحتى ذلك الحين يمكن إعادة عدّه.',
  },
  'deposits.settlement-other': {
    status: 422,
    en: 'This difference cannot be settled this way.',
    ar: 'لا يُسوّى هذا الفرق بهذه الطريقة.',
  },
  'deposits.reason': {
    status: 422,
    en: 'Enter a reason of at least 3 characters.',
    ar: 'أدخل سببًا من 3 أحرف على الأقل.',
  },
  'deposits.cash-short': {
    status: 409,
    en: 'The depot does not hold that much cash.',
    ar: 'لا يوجد هذا المبلغ نقدًا في المركز.',
  },
  'deposits.slip-reference': {
    status: 422,
    en: 'Enter the number on the bank slip, 3 to 40 characters.',
    ar: 'أدخل رقم قسيمة البنك، من 3 إلى 40 خانة.',
  },
  'deposits.slip-taken': {
    status: 409,
    en: 'A bank slip with this number has already been entered.',
    ar: 'سبق إدخال قسيمة بنك بهذا الرقم.',
  },
  'deposits.slip-nothing': {
    status: 409,
    en: 'There is no confirmed cash to take to the bank.',
    ar: 'لا يوجد نقد معتمد لإيداعه في البنك.',
  },
  'deposits.slip-other': {
    status: 409,
    en: 'The amount on the slip does not match the depot’s confirmed cash. Check both.',
    ar: 'المبلغ على القسيمة لا يطابق النقد المعتمد في المركز. تحقق من كليهما.',
  },
  'deposits.slip-day': {
    status: 422,
    en: 'Enter the date of the bank slip. It cannot be in the future.',
    ar: 'أدخل تاريخ القسيمة، ولا يكون بعد اليوم.',
  },
  'deposits.amount': {
    status: 422,
    en: 'Enter an amount in dirhams above zero, like 2,175.45.',
    ar: 'أدخل مبلغًا بالدرهم أكبر من صفر، مثل 2,175.45.',
  },
  'deposits.cash-none': {
    status: 404,
    en: 'No cash on delivery was found for this waybill number.',
    ar: 'لا يوجد دفع عند الاستلام بهذا الرقم.',
  },
  'deposits.not-credited': {
    status: 409,
    en: 'The cash of this parcel has not been credited to a wallet.',
    ar: 'لم يُضف مبلغ هذا الطرد إلى أي محفظة.',
  },
  'deposits.reversed': {
    status: 409,
    en: 'This credit has already been reversed.',
    ar: 'سبق عكس هذا القيد.',
  },
  'deposits.paid-out': {
    status: 409,
    en: 'This money was paid out to the merchant’s bank account and cannot be reversed here.',
    ar: 'حُوّل هذا المبلغ إلى حساب التاجر البنكي ولا يمكن عكسه هنا.',
  },
  'deposits.right-none': {
    status: 422,
    en: 'No other merchant has a parcel with this waybill number.',
    ar: 'لا يوجد طرد لتاجر آخر بهذا الرقم.',
  },
})
