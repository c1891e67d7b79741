// What the copy of a person's data says about itself.

export const exportReadme = {
  en: `This is a copy of the data that Marsa holds about you: your profile, sign-ins, notifications, conversations with the service desk, requests, quotations, payments and the list of documents you uploaded. data.json holds everything; each CSV file holds one part and opens in a spreadsheet. Documents, receipts and invoices themselves can be downloaded from your shipments.`,
  ar: `هذه نسخة من البيانات التي تحتفظ بها مرسى عنك: ملفك الشخصي وعمليات تسجيل الدخول والإشعارات ومحادثاتك مع مكتب الخدمة وطلباتك وعروض الأسعار والمدفوعات وقائمة المستندات التي رفعتها. يضم الملف data.json كل البيانات، ويضم كل ملف CSV جزءًا منها ويمكن فتحه في برنامج الجداول. أما المستندات والإيصالات والفواتير نفسها فيمكن تنزيلها من صفحات شحناتك.`,
} as const
