// Questions about trucks.
import { questions } from '../question.ts'

export const truckQuestions = questions({
  'truck-types': {
    ask: { en: 'Which trucks can I book?', ar: 'ما الشاحنات التي يمكنني حجزها؟' },
    answer: {
      en: 'Three and seven tonne trucks, open or closed, curtain side, box truck and flat bed; refrigerated for goods that must stay cold. Movements are domestic, cross-border and to or from ports.',
      ar: 'شاحنات ثلاثة أطنان وسبعة أطنان، مكشوفة أو مغلقة، وذات ستائر جانبية، وصندوقية، ومسطّحة، ومبرّدة للبضائع التي يجب حفظها باردة. والنقل داخلي أو عبر الحدود أو من الموانئ وإليها.',
    },
  },
  'truck-countries': {
    ask: { en: 'Which borders do trucks cross?', ar: 'إلى أي دول تعبر الشاحنات؟' },
    answer: {
      en: 'Saudi Arabia, Oman, Bahrain, Kuwait and Jordan. You see each border as a step: documents to submit, submitted, cleared.',
      ar: 'السعودية وعُمان والبحرين والكويت والأردن. ويظهر كل منفذ حدودي كخطوة مستقلة: مستندات مطلوبة، ثم مقدَّمة، ثم مكتملة التخليص.',
    },
  },
  'truck-credit': {
    ask: { en: 'Why do I need credit to book a truck?', ar: 'لماذا يلزم حساب ائتماني لحجز شاحنة؟' },
    answer: {
      en: 'Truck bookings are confirmed on a credit account. Without one you can still ask for quotes, and apply for credit; while an application is open no booking can be confirmed.',
      ar: 'تُؤكَّد حجوزات الشاحنات على حساب ائتماني. يمكنك من دونه طلب العروض والتقدّم للحصول على حساب، ولا يُؤكَّد أي حجز ما دام الطلب قيد الدراسة.',
    },
  },
  'truck-answer': {
    ask: { en: 'When do truck quotes arrive?', ar: 'متى تصل عروض الشاحنات؟' },
    answer: {
      en: 'Within {answerTruck} of working time. The quote then shows a countdown in hours and minutes.',
      ar: 'ضمن {answerTruck} من وقت العمل، ثم يعرض العرض عدًّا تنازليًا بالساعات والدقائق.',
    },
  },
})
