// What may not be carried, and what only with documents.
import type { LegalText } from './legal-text.ts'

export const restrictedItems: LegalText = {
  title: { en: 'Restricted items', ar: 'المواد المقيّدة والمحظورة' },
  summary: {
    en: 'What nobody on Marsa carries, what needs approval first, and what a parcel may not contain.',
    ar: 'ما لا ينقله أحد عبر مرسى، وما يتطلب موافقة مسبقة، وما لا يجوز أن تحتويه الطرود.',
  },
  sections: [
    {
      id: 'never',
      title: { en: 'Never carried', ar: 'لا تُنقل إطلاقًا' },
      paragraphs: [],
      points: [
        { en: 'Narcotics and anything used to make them', ar: 'المخدرات وما يُستخدم في تصنيعها' },
        { en: 'Counterfeit money and counterfeit goods', ar: 'النقود المزيفة والبضائع المقلّدة' },
        {
          en: 'Weapons, ammunition and explosives without a state licence',
          ar: 'الأسلحة والذخائر والمتفجرات دون ترخيص الدولة',
        },
        { en: 'Raw ivory and other protected wildlife', ar: 'العاج الخام وغيره من الحياة الفطرية المحمية' },
        {
          en: 'Goods under United Arab Emirates or United Nations sanctions',
          ar: 'البضائع الخاضعة لعقوبات دولة الإمارات أو الأمم المتحدة',
        },
        { en: 'Human remains and live animals', ar: 'الرفات البشرية والحيوانات الحية' },
      ],
    },
    {
      id: 'approval',
      title: { en: 'Only with approval or documents', ar: 'لا تُنقل إلا بموافقة أو مستندات' },
      paragraphs: [
        {
          en: 'Attach the approval to the request. We report on such cargo case by case, and it may take longer than the service levels.',
          ar: 'أرفق الموافقة بالطلب. وتُحدَّث حالة هذه البضائع بحسب كل طلب، وقد تستغرق وقتًا أطول من مستويات الخدمة.',
        },
      ],
      points: [
        { en: 'Medicine, medical devices and cosmetics', ar: 'الأدوية والأجهزة الطبية ومستحضرات التجميل' },
        { en: 'Food, seeds, plants and animal products', ar: 'الأغذية والبذور والنباتات والمنتجات الحيوانية' },
        { en: 'Chemicals and pesticides', ar: 'المواد الكيميائية والمبيدات' },
        {
          en: 'Radio, telecommunication and drone equipment',
          ar: 'أجهزة اللاسلكي والاتصالات والطائرات المسيّرة',
        },
        { en: 'Books and media for publication', ar: 'الكتب والمواد الإعلامية المعدّة للنشر' },
        { en: 'Rough diamonds and precious metals', ar: 'الألماس الخام والمعادن الثمينة' },
        { en: 'Tobacco and alcohol', ar: 'التبغ والمشروبات الكحولية' },
      ],
    },
    {
      id: 'hazardous',
      title: { en: 'Hazardous goods', ar: 'المواد الخطرة' },
      paragraphs: [
        {
          en: 'There are nine classes, from explosives to miscellaneous. They travel only as freight or by truck, and only when declared with a safety data sheet, UN number, class and packing group. Goods that are not declared are stopped, and you bear the cost.',
          ar: 'تسع فئات من المتفجرات إلى المواد المتنوعة. تُنقل بالشحن أو الشاحنات فقط عند التصريح بها، مع صحيفة بيانات السلامة ورقم الأمم المتحدة والفئة ومجموعة التعبئة. وما لم يُصرَّح به يوقف نقله وتتحمل التكلفة.',
        },
      ],
    },
    {
      id: 'parcels',
      title: { en: 'Not in parcels', ar: 'ممنوعة في الطرود' },
      paragraphs: [],
      points: [
        { en: 'Hazardous goods of any class', ar: 'المواد الخطرة من أي فئة' },
        {
          en: 'Loose batteries, power banks and aerosols',
          ar: 'البطاريات المفردة والشواحن المتنقلة والبخّاخات',
        },
        { en: 'Cash, bearer documents and payment cards', ar: 'النقود والأوراق لحاملها وبطاقات الدفع' },
        { en: 'Other people’s passports and identity cards', ar: 'جوازات السفر وبطاقات هوية الآخرين' },
        {
          en: 'Perishable food and liquids without leak-proof packing',
          ar: 'الأغذية القابلة للتلف والسوائل دون تغليف محكم',
        },
        {
          en: 'Jewellery and works of art above the value limit',
          ar: 'المجوهرات والأعمال الفنية التي تتجاوز حد القيمة',
        },
      ],
    },
    {
      id: 'ask',
      title: { en: 'When in doubt', ar: 'عند الشك' },
      paragraphs: [
        {
          en: 'Ask before you send. The rules of the destination country apply as well, and a carrier may refuse more than this list does.',
          ar: 'اسأل قبل الإرسال. وتسري أيضًا قواعد دولة الوصول، وللناقل أن يرفض ما يزيد على هذه القائمة.',
        },
      ],
    },
  ],
}
