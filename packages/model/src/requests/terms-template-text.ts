// Words of templates of terms.
import { texts } from '../kit/text.ts'

export const termsTemplateText = texts({
  templates: { en: 'Terms templates', ar: 'قوالب الشروط' },
  save: { en: 'Save as template', ar: 'حفظ كقالب' },
  manage: { en: 'Manage templates', ar: 'إدارة القوالب' },
  nothingToSave: { en: 'Enter remarks or terms first.', ar: 'أدخل ملاحظات أو شروطًا أولًا.' },
  filled: { en: 'Filled in from the template “{name}”', ar: 'تمت التعبئة من القالب «{name}»' },
  replaceTitle: { en: 'Replace what you entered?', ar: 'استبدال ما أدخلته؟' },
  replaceBody: {
    en: 'Your remarks and terms will be replaced by those in “{name}”.',
    ar: 'تحلّ ملاحظات وشروط «{name}» محل ما أدخلته.',
  },
  replace: { en: 'Replace', ar: 'استبدال' },
  keep: { en: 'Keep mine', ar: 'الإبقاء على ما أدخلته' },
  newTitle: { en: 'Save as template', ar: 'حفظ كقالب' },
  editTitle: { en: 'Edit template', ar: 'تعديل القالب' },
  name: { en: 'Name', ar: 'الاسم' },
  nameHint: { en: 'Your colleagues see it, customers do not.', ar: 'يراه زملاؤك ولا يراه العملاء.' },
  saved: { en: 'Template saved', ar: 'حُفظ القالب' },
  saveAction: { en: 'Save', ar: 'حفظ' },
  edit: { en: 'Edit {name}', ar: 'تعديل {name}' },
  remove: { en: 'Delete {name}', ar: 'حذف {name}' },
  removeTitle: { en: 'Delete this template?', ar: 'حذف هذا القالب؟' },
  removeBody: {
    en: '“{name}” will be deleted for your whole company. Existing quotations are not affected.',
    ar: 'يُحذف «{name}» لدى كل شركتك، وتبقى العروض كما هي.',
  },
  removeAction: { en: 'Delete', ar: 'حذف' },
  removed: { en: 'Template deleted', ar: 'حُذف القالب' },
  back: { en: 'Back', ar: 'رجوع' },
  changed: { en: 'Changed {day} by {name}', ar: 'عدّله {name} في {day}' },
  none: {
    en: 'No templates yet. Save the remarks and terms of a quotation under a name to use them again.',
    ar: 'لا توجد قوالب بعد. احفظ ملاحظات عرض وشروطه باسم لاستخدامها مجددًا.',
  },
})
