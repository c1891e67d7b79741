// Refusals of what changes a request on its way: questions, cancelling, asking again, slots, disputes, corrections.
import { problems } from '../../kit/problem.ts'

export const freightChangeProblems = problems({
  'freight.cancel-too-late': {
    status: 409,
    en: 'Delivery has begun, so this shipment can no longer be cancelled.',
    ar: 'بدأ التسليم، ولذلك لم يعد بالإمكان إلغاء هذه الشحنة.',
  },
  'freight.refund-changed': {
    status: 409,
    en: 'The refund amount has changed in the meantime. Check it again before you cancel.',
    ar: 'تغيّر المبلغ المسترد الذي اطلعت عليه. راجعه مجددًا قبل الإلغاء.',
  },
  'freight.question-required': { status: 422, en: 'Write your question.', ar: 'اكتب سؤالك.' },
  'freight.answer-required': { status: 422, en: 'Write your answer.', ar: 'اكتب إجابتك.' },
  'freight.question-open': {
    status: 409,
    en: 'Your question is still waiting for its answer.',
    ar: 'ما زال السؤال بانتظار الإجابة.',
  },
  'freight.question-closed': {
    status: 409,
    en: 'Questions about this request are closed.',
    ar: 'أُغلق باب الأسئلة عن هذا الطلب.',
  },
  'freight.question-answered': {
    status: 409,
    en: 'This question has been answered already.',
    ar: 'سبقت الإجابة عن هذا السؤال.',
  },
  'freight.not-over': {
    status: 409,
    en: 'Only an expired, cancelled or rejected request can be sent again.',
    ar: 'لا يُعاد إرسال الطلب إلا إذا انتهت صلاحيته أو أُلغي أو رُفضت عروضه.',
  },
  'freight.was-paid': {
    status: 409,
    en: 'A paid request cannot be sent again. Copy it into a new one.',
    ar: 'لا يمكن إعادة إرسال طلب سبق دفعه. انسخه إلى طلب جديد.',
  },
  'freight.no-slot': {
    status: 409,
    en: 'There is no pickup or delivery to reschedule at the moment.',
    ar: 'لا يوجد موعد استلام أو تسليم يمكن تغييره الآن.',
  },
  'freight.slot-soon': {
    status: 422,
    en: 'Choose a later time: the truck cannot be there so soon.',
    ar: 'اختر وقتًا لاحقًا: لا يمكن للشاحنة الوصول بهذه السرعة.',
  },
  'freight.slot-far': {
    status: 422,
    en: 'Choose an earlier day: slots cannot be booked so far ahead.',
    ar: 'اختر يومًا أقرب: لا تُحجز المواعيد لهذا التاريخ البعيد.',
  },
  'freight.completion-reported': {
    status: 409,
    en: 'You have completed this delivery. The shipment is completed when the customer confirms or the objection period ends.',
    ar: 'أتممت هذا التسليم. تكتمل الشحنة عند تأكيد العميل أو بانتهاء مهلة الاعتراض.',
  },
  'freight.dispute-late': {
    status: 409,
    en: 'The deadline for a dispute has passed. Contact support.',
    ar: 'انتهت مهلة الاعتراض. يُرجى التواصل مع الدعم.',
  },
  'freight.not-disputed': {
    status: 409,
    en: 'No dispute is open for this delivery.',
    ar: 'لا يوجد اعتراض مفتوح على هذا التسليم.',
  },
  'freight.not-correctable': {
    status: 409,
    en: 'The request cannot be set back to this step. Undo the later steps first.',
    ar: 'لا يمكن إرجاع الطلب إلى هذه المرحلة. تراجع عن الخطوات اللاحقة أولًا.',
  },
  'freight.undo-none': {
    status: 409,
    en: 'This step can no longer be undone because something else depends on it. Ask the service desk to correct it.',
    ar: 'لم يعد التراجع عن هذه الخطوة ممكنًا لأن غيرها يعتمد عليها. اطلب تصحيحها من مكتب الخدمة.',
  },
  'freight.undo-late': {
    status: 409,
    en: 'A step can be undone within ten minutes of being reported. Ask the service desk to correct it.',
    ar: 'يمكن التراجع عن الخطوة خلال عشر دقائق من تسجيلها. اطلب تصحيحها من مكتب الخدمة.',
  },
  'freight.correction-open': {
    status: 409,
    en: 'A correction is already waiting for a second person.',
    ar: 'هناك تصحيح بانتظار موافقة شخص ثانٍ.',
  },
  'freight.correction-none': {
    status: 404,
    en: 'This correction no longer exists.',
    ar: 'هذا التصحيح لم يعد موجودًا.',
  },
  'freight.invoice-missing': {
    status: 404,
    en: 'Invoice data not found.',
    ar: 'لم يُعثر على بيانات الفاتورة.',
  },
  'freight.invoice-failed': {
    status: 503,
    en: 'Error in invoice generation. Please try again later or contact support.',
    ar: 'حدث خطأ في إصدار الفاتورة. يُرجى المحاولة لاحقًا أو التواصل مع الدعم.',
  },
  'freight.second-person': {
    status: 403,
    en: 'Someone else must confirm your correction.',
    ar: 'يجب أن يؤكد التصحيح شخص آخر غيرك.',
  },
  'freight.correction-money': {
    status: 409,
    en: 'Money was paid or refunded after this step. Corrections never change amounts: refund through a cancellation or a compensation instead.',
    ar: 'جرى تحريك مبالغ بعد هذه المرحلة. التصحيح لا يمسّ المبالغ: تُرد بالإلغاء أو بتعويض.',
  },
  'freight.compensation-amount': {
    status: 422,
    en: 'Enter an amount above zero, with at most two decimals.',
    ar: 'أدخل مبلغًا أكبر من الصفر، بمنزلتين عشريتين على الأكثر.',
  },
  'freight.compensation-open': {
    status: 409,
    en: 'A compensation is already waiting for a second person.',
    ar: 'هناك تعويض بانتظار موافقة شخص ثانٍ.',
  },
  'freight.compensation-none': {
    status: 404,
    en: 'This compensation no longer exists.',
    ar: 'هذا التعويض لم يعد موجودًا.',
  },
  'freight.compensation-second-person': {
    status: 403,
    en: 'Someone else must approve your compensation.',
    ar: 'يجب أن يوافق على التعويض شخص آخر غيرك.',
  },
})
