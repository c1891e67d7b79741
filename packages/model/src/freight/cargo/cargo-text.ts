// Texts of the cargo: what it measures, how a price is counted on it, and what may be meant otherwise.
import { texts } from '../../kit/text.ts'

export const cargoText = texts({
  measures: { en: 'What you ship, measured', ar: 'مقاييس الشحنة' },
  volume: { en: 'Volume', ar: 'الحجم' },
  gross: { en: 'Gross weight', ar: 'الوزن الإجمالي' },
  pieces: { en: 'Pieces', ar: 'عدد القطع' },
  chargeable: { en: 'Chargeable weight', ar: 'الوزن المحتسب للأجرة' },
  revenue: { en: 'Revenue tons (W/M)', ar: 'طن الأجرة (وزنًا أو حجمًا)' },
  byVolume: {
    en: 'Airlines charge for {chargeable}: the volume ({volumetric}) counts for more than the weight ({gross}).',
    ar: 'تحتسب شركات الطيران {chargeable}، لأن الوزن الحجمي ({volumetric}) أكبر من الوزن الفعلي ({gross}).',
  },
  byWeight: {
    en: 'Airlines charge for {chargeable}: the weight ({gross}) counts for more than the volume ({volumetric}).',
    ar: 'تحتسب شركات الطيران {chargeable}، لأن الوزن الفعلي ({gross}) أكبر من الوزن الحجمي ({volumetric}).',
  },
  bySpace: {
    en: 'Priced on {tons} revenue tons: the greater of {volume} and {tonnes} tonnes.',
    ar: 'تُحتسب الأجرة على {tons} من أطنان الأجرة، وهو الأكبر بين {volume} و{tonnes} طن.',
  },
  begin: {
    en: 'Enter quantity, dimensions and weight to see the volume and chargeable weight here.',
    ar: 'أدخل العدد والأبعاد والوزن، فيظهر هنا الحجم والوزن الذي تُحتسب عليه الأجرة.',
  },
  onePackage: { en: 'Package size', ar: 'مقاس الطرود' },
  oneContainer: { en: 'Container type', ar: 'نوع الحاوية' },
  oneVehicle: { en: 'Vehicle', ar: 'المركبة' },
  oneUnitLoad: { en: 'Unit load', ar: 'وحدة التحميل' },
  oneHazard: { en: 'Dangerous goods', ar: 'المادة الخطرة' },
  addPackage: { en: 'Add another size', ar: 'إضافة مقاس آخر' },
  addContainer: { en: 'Add another container type', ar: 'إضافة نوع حاوية آخر' },
  addVehicle: { en: 'Add a vehicle', ar: 'إضافة مركبة' },
  addUnitLoad: { en: 'Add another unit load', ar: 'إضافة وحدة تحميل أخرى' },
  addHazard: { en: 'Add more dangerous goods', ar: 'إضافة مادة خطرة أخرى' },
  line: { en: '{of} {number}', ar: '{of} {number}' },
  removeLine: { en: 'Remove: {of} {number}', ar: 'إزالة: {of} {number}' },
  hazardsHint: {
    en: 'As in section 14 of the safety data sheet. We fill in name and class for common UN numbers.',
    ar: 'كما في القسم 14 من صحيفة بيانات السلامة. نملأ الاسم والفئة لأرقام الأمم المتحدة الشائعة.',
  },
  eachWeight: { en: '{weight} each', ar: '{weight} للواحد' },
  notStackable: { en: 'do not stack', ar: 'غير قابل للرصّ' },
  runs: { en: 'runs', ar: 'تعمل' },
  runsNot: { en: 'does not run', ar: 'لا تعمل' },
  youPay: { en: 'You pay: {legs}.', ar: 'تدفع أنت: {legs}.' },
  theyPay: { en: 'The other side pays: {legs}.', ar: 'يدفع الطرف الآخر: {legs}.' },
  customerPays: { en: 'The customer pays', ar: 'يدفع العميل' },
  otherPays: { en: 'The other side pays', ar: 'يدفع الطرف الآخر' },
  nobody: { en: 'nothing', ar: 'لا شيء' },
})

/** What may be meant otherwise, or changes how the cargo travels. */
export const cargoHintText = texts({
  light: {
    en: 'Very light for its size. Are the dimensions in millimetres, or is the weight per package?',
    ar: 'الوزن قليل جدًا مقارنة بالحجم. هل الأبعاد بالمليمتر، أو الوزن للطرد الواحد؟',
  },
  dense: {
    en: 'Very heavy for its size. Is the weight in grams, or are the dimensions in centimetres?',
    ar: 'الوزن كبير جدًا مقارنة بالحجم. هل الوزن بالغرام، أو الأبعاد بالسنتيمتر؟',
  },
  freighter: {
    en: 'A piece this large can only fly on a freighter aircraft: fewer flights and a longer wait.',
    ar: 'قطعة بهذا الحجم تُنقل على طائرات الشحن فقط، فالرحلات أقل والانتظار أطول.',
  },
  outOfGauge: {
    en: 'A piece does not fit through a container door. Ask for an open top or a flat rack.',
    ar: 'إحدى القطع لا تمر من باب الحاوية. اطلب حاوية مفتوحة السقف أو مسطّحة.',
  },
  nearlyFull: {
    en: 'The cargo fills {percent}% of the containers; packed goods rarely use more than 85%.',
    ar: 'تملأ البضاعة {percent}% من الحاويات، ونادرًا ما تستوعب البضائع المعبأة أكثر من 85%.',
  },
  incoterm: {
    en: 'For containers, {better} is the better choice: the seller hands over at the terminal, not on board the ship.',
    ar: 'الأنسب للحاويات {better}، لأن البائع يسلّم في المحطة لا على ظهر السفينة.',
  },
})
