// Refusals of contracts of trucks.
import { problems } from '../../kit/problem.ts'

export const truckContractProblems = problems({
  'trucks.contract-choose': {
    status: 422,
    en: 'Please select a contract to download.',
    ar: 'يُرجى اختيار عقد لتنزيله.',
  },
  'trucks.contract-not-found': { status: 404, en: 'Contract not found.', ar: 'العقد غير موجود.' },
  'trucks.contract-parties': {
    status: 422,
    en: 'Choose a provider and a customer that have a booking together.',
    ar: 'اختر مزودًا وعميلًا بينهما حجز.',
  },
  'trucks.contract-title': {
    status: 422,
    en: 'Enter a title of 3 to 120 characters.',
    ar: 'أدخل عنوانًا من 3 إلى 120 حرفًا.',
  },
  'trucks.contract-day': { status: 422, en: 'Choose a day.', ar: 'اختر اليوم.' },
  'trucks.contract-days': {
    status: 422,
    en: 'The last day cannot be before the first.',
    ar: 'لا يمكن أن يسبق آخر يوم أول يوم.',
  },
})
