// Every refusal of uploads and documents, with the messages of the error catalogue (A 8).
import { problems } from '../kit/problem.ts'

export const documentProblems = problems({
  'documents.no-file': { status: 422, en: 'Please select a file.', ar: 'يُرجى اختيار ملف.' },
  'documents.type': {
    status: 422,
    en: 'Please select the document type.',
    ar: 'يُرجى اختيار نوع المستند.',
  },
  'documents.format': {
    status: 422,
    en: 'Invalid file format. Use one of: {formats}.',
    ar: 'صيغة الملف غير صالحة. استخدم إحدى الصيغ: {formats}.',
  },
  'documents.content': {
    status: 422,
    en: 'Invalid file format: the content of {name} does not match its name.',
    ar: 'صيغة الملف غير صالحة: محتوى الملف {name} لا يطابق اسمه.',
  },
  'documents.size': {
    status: 413,
    en: 'The file size exceeds the limit of {limit} MB.',
    ar: 'حجم الملف يتجاوز الحد المسموح وهو {limit} ميغابايت.',
  },
  'documents.total-size': {
    status: 413,
    en: 'Together the files exceed the limit of {limit} MB.',
    ar: 'مجموع أحجام الملفات يتجاوز الحد المسموح وهو {limit} ميغابايت.',
  },
  'documents.count': {
    status: 422,
    en: 'Please select at most {count} files at once.',
    ar: 'يُرجى اختيار {count} ملفات على الأكثر في كل مرة.',
  },
  'documents.name': {
    status: 422,
    en: 'Please select a different file name, of at most {limit} characters.',
    ar: 'يُرجى اختيار اسم آخر للملف لا يتجاوز {limit} حرفًا.',
  },
  'documents.name-taken': {
    status: 409,
    en: 'Please select a different file name: {name} is already here.',
    ar: 'يُرجى اختيار اسم آخر للملف: الاسم {name} مستخدم هنا.',
  },
  'documents.identity-acting': {
    status: 403,
    en: 'Identity documents cannot be opened while you act for someone else.',
    ar: 'لا تُفتح مستندات الهوية أثناء العمل نيابةً عن مستخدم آخر.',
  },
  'documents.id': { status: 404, en: 'Invalid document id.', ar: 'رقم المستند غير صالح.' },
  'documents.part': {
    status: 422,
    en: 'This part of the request was not found. Please reload the page.',
    ar: 'لا يوجد في الطلب جزء كهذا. يُرجى تحديث الصفحة.',
  },
  'documents.damaged': {
    status: 422,
    en: 'The file is empty or damaged and could not be read.',
    ar: 'الملف فارغ أو تالف وتعذّرت قراءته.',
  },
  'documents.macros': {
    status: 422,
    en: 'The file contains macros. Save it without macros and upload it again.',
    ar: 'يحتوي الملف على وحدات ماكرو. احفظه من دونها ثم أعد رفعه.',
  },
  'documents.active': {
    status: 422,
    en: 'The file contains scripts or attachments that start by themselves. Print it to PDF and upload that.',
    ar: 'يحتوي الملف على نصوص برمجية أو مرفقات تعمل تلقائيًا. اطبعه إلى ملف PDF ثم ارفعه.',
  },
  'documents.protected': {
    status: 422,
    en: 'The file is protected by a password. Remove the password and upload it again.',
    ar: 'الملف محمي بكلمة مرور. أزل الحماية ثم أعد رفعه.',
  },
  'documents.too-complex': {
    status: 422,
    en: 'The file is larger than we accept once unpacked. Print it to PDF and upload that.',
    ar: 'محتوى الملف بعد فك ضغطه أكبر من المسموح. اطبعه إلى ملف PDF ثم ارفعه.',
  },
  'documents.infected': {
    status: 422,
    en: 'The virus scan found something harmful in this file, so it was not stored.',
    ar: 'وجد فحص الفيروسات محتوى ضارًا في هذا الملف، لذا لم يُحفظ.',
  },
  'documents.unchecked': {
    status: 503,
    retryAfter: 60,
    en: 'Files cannot be checked at the moment. Please try again in a few minutes.',
    ar: 'تعذّر فحص الملفات حاليًا. يُرجى المحاولة بعد بضع دقائق.',
  },
  'documents.quota': {
    status: 409,
    en: 'The limit for documents has been reached. Delete one that is no longer needed.',
    ar: 'لا يمكن إضافة مستندات أخرى هنا. احذف مستندًا غير مطلوب.',
  },
  'documents.full': {
    status: 409,
    en: 'At most {count} files can be added here.',
    ar: 'يمكن إضافة {count} ملفات هنا على الأكثر.',
  },
  'documents.in-use': {
    status: 409,
    en: 'This document is part of a completed step and cannot be deleted.',
    ar: 'هذا المستند جزء من خطوة مكتملة ولا يمكن حذفه.',
  },
  'documents.accepted': {
    status: 409,
    en: 'This document has been accepted and cannot be deleted.',
    ar: 'قُبل هذا المستند ولا يمكن حذفه.',
  },
  'documents.gone': {
    status: 409,
    en: 'This document was deleted more than 30 days ago and cannot be restored.',
    ar: 'حُذف هذا المستند قبل أكثر من 30 يومًا ولا يمكن استعادته.',
  },
  'documents.reviewed': {
    status: 409,
    en: 'This document has already been checked.',
    ar: 'سبق التحقق من هذا المستند.',
  },
  'documents.reason': {
    status: 422,
    en: 'Please enter why the document is being returned.',
    ar: 'يُرجى ذكر سبب إعادة المستند.',
  },
  'documents.expired': {
    status: 409,
    en: 'This document has expired. Please upload one that is valid.',
    ar: 'انتهت صلاحية هذا المستند. يُرجى رفع مستند ساري المفعول.',
  },
  'documents.expiry-day': {
    status: 422,
    en: 'Please enter the expiry date of the document.',
    ar: 'يُرجى إدخال تاريخ انتهاء صلاحية المستند.',
  },
  'documents.archive-size': {
    status: 422,
    en: 'These documents are too large for one archive. Choose fewer shipments.',
    ar: 'حجم هذه المستندات أكبر من أن يسعه أرشيف واحد. اختر عددًا أقل من الشحنات.',
  },
  'documents.copy-identity': {
    status: 422,
    en: 'Add identity documents to each shipment separately.',
    ar: 'تُضاف مستندات الهوية إلى كل شحنة على حدة.',
  },
  'documents.none': {
    status: 404,
    en: 'There are no documents to download here yet.',
    ar: 'لا توجد هنا مستندات لتنزيلها بعد.',
  },
})
