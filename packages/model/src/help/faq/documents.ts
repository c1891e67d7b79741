// Questions about documents: what is needed, how to upload, who reads them and when they are destroyed.
import { questions } from '../question.ts'

export const documentQuestions = questions({
  'which-documents': {
    ask: { en: 'Which documents do I need?', ar: 'ما المستندات المطلوبة؟' },
    answer: {
      en: 'To ask for a quote: {askDocuments}. For customs: the commercial invoice, the packing list, and for imports the bill of lading or air waybill. The guide explains each document with a sample.',
      ar: 'لطلب عرض السعر: {askDocuments}. وللجمارك: الفاتورة التجارية وقائمة التعبئة، وللاستيراد بوليصة الشحن البحري أو الجوي. ويشرح الدليل كل مستند مع نموذج.',
    },
    more: { en: 'Know your documents', ar: 'دليل المستندات', path: 'help/documents' },
  },
  'upload-limits': {
    ask: { en: 'Which files can I upload?', ar: 'ما الملفات التي يمكنني رفعها؟' },
    answer: {
      en: 'PDF, Word, Excel, JPG or PNG, up to {fileMb} MB a file and {files} files at once. Documents added later may hold {addedMb} MB together. For trucks: PDF, JPG or PNG up to {truckMb} MB. Two files may not have the same name.',
      ar: 'ملفات PDF وWord وExcel وJPG وPNG، بحد أقصى {fileMb} ميغابايت للملف الواحد و{files} ملفات في المرة. والمستندات المضافة لاحقًا بحد أقصى {addedMb} ميغابايت مجتمعة. وللشاحنات: PDF أو JPG أو PNG بحد أقصى {truckMb} ميغابايت. ولا يُقبل ملفان بالاسم نفسه.',
    },
  },
  'upload-later': {
    ask: { en: 'Can I add documents later?', ar: 'هل يمكنني إضافة المستندات لاحقًا؟' },
    answer: {
      en: 'Optional ones, yes: skip them and add them when you have them. The agent may ask for more, and you are notified by e-mail.',
      ar: 'نعم للمستندات الاختيارية: تجاوزها وأضفها عند توفرها. وقد يطلب الوكيل مستندات أخرى فيصلك بريد إلكتروني بذلك.',
    },
  },
  'document-returned': {
    ask: { en: 'Why was my document returned?', ar: 'لماذا أُعيد مستندي؟' },
    answer: {
      en: 'The reason is shown next to it: usually a page is missing or cannot be read. Upload a new file; the old one is kept as replaced.',
      ar: 'السبب مذكور بجانبه، وغالبًا ما تنقص صفحة أو تتعذّر القراءة. ارفع ملفًا جديدًا، ويُحفظ القديم على أنه مُستبدل.',
    },
  },
  'identity-papers': {
    ask: { en: 'Who sees my Emirates ID or passport?', ar: 'من يطّلع على هويتي أو جواز سفري؟' },
    answer: {
      en: 'Only you and the agent who won your shipment. Identity documents are encrypted, each reading is recorded, and they are destroyed {identity} after the shipment is completed.',
      ar: 'أنت والوكيل الذي فاز بشحنتك فقط. تُحفظ مستندات الهوية مشفّرة، ويُسجَّل كل اطلاع عليها، وتُتلف بعد {identity} من اكتمال الشحنة.',
    },
    more: { en: 'Privacy policy', ar: 'سياسة الخصوصية', path: 'privacy' },
  },
  'delete-document': {
    ask: { en: 'I deleted a document by mistake', ar: 'حذفت مستندًا بالخطأ' },
    answer: {
      en: 'You can bring it back for {restore}. After that the file is destroyed.',
      ar: 'يمكنك استعادته خلال {restore}، وبعد ذلك يُتلف الملف.',
    },
  },
})
