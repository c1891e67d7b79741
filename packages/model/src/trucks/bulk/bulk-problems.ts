// Refusals of bulk uploads of truck requests: those of every line, and what a sheet alone may name.
import { problems } from '../../kit/problem.ts'
import { bulkProblems } from '../../requests/bulk/bulk-problems.ts'

export const truckBulkProblems = {
  ...bulkProblems('trucks'),
  ...problems({
    'trucks.bulk-address': {
      status: 422,
      en: 'Your address book has no address with this name. Enter the name exactly as saved, or fill in the columns of the place.',
      ar: 'لا يوجد عنوان بهذا الاسم في دفتر العناوين. اكتب الاسم كما حُفظ أو املأ أعمدة الموقع.',
    },
  }),
}
