// What only a sheet of parcels can have wrong.
import { problems } from '../../kit/problem.ts'

export const sheetProblems = problems({
  'express.bulk-address': {
    status: 422,
    en: 'Your address book has no address with this name. Enter the name exactly as saved.',
    ar: 'لا يوجد عنوان بهذا الاسم في دفتر العناوين. اكتب الاسم كما حُفظ.',
  },
  'express.bulk-sender': {
    status: 422,
    en: 'Enter the name of a saved address, or set a default pickup address in your address book.',
    ar: 'اذكر عنوانًا محفوظًا، أو حدد في دفتر العناوين عنوانًا افتراضيًا للاستلام.',
  },
  'express.bulk-sender-incomplete': {
    status: 422,
    en: 'The sender’s saved address is missing a contact, a mobile number or a building. Complete it in the address book.',
    ar: 'ينقص عنوان المُرسِل المحفوظ اسم جهة الاتصال أو رقم الهاتف المتحرك أو المبنى. أكمله في دفتر العناوين.',
  },
})
