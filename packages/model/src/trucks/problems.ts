// Refusals of truck requests: those of every line that goes the usual way, and what may be wrong in its form.
import { problems } from '../kit/problem.ts'
import { usualProblems } from '../requests/usual-problems.ts'
import { truckOfferProblems } from './quoting/problems.ts'

export const truckProblems = {
  ...usualProblems('trucks'),
  ...truckOfferProblems,
  ...problems({
    'trucks.movement-required': { status: 422, en: 'Choose the movement.', ar: 'اختر نوع النقل.' },
    'trucks.direction-required': {
      status: 422,
      en: 'Choose import or export.',
      ar: 'اختر الاستيراد أو التصدير.',
    },
    'trucks.port-required': { status: 422, en: 'Choose the port.', ar: 'اختر الميناء.' },
    'trucks.return-location': {
      status: 422,
      en: 'Enter the depot that takes the empty container back.',
      ar: 'أدخل الساحة التي تُعاد إليها الحاوية الفارغة.',
    },
    'trucks.return-by': {
      status: 422,
      en: 'Choose the day by which the empty container must be back.',
      ar: 'اختر آخر يوم لإعادة الحاوية الفارغة.',
    },
    'trucks.return-early': {
      status: 422,
      en: 'The empty container can be returned on the day of the drop-off at the earliest.',
      ar: 'لا يمكن إعادة الحاوية الفارغة قبل يوم التسليم.',
    },
    'trucks.type-required': { status: 422, en: 'Choose the truck type.', ar: 'اختر نوع الشاحنة.' },
    'trucks.subtype-required': {
      status: 422,
      en: 'Choose the equipment of this truck type.',
      ar: 'اختر تجهيز هذا النوع من الشاحنات.',
    },
    'trucks.chassis': {
      status: 422,
      en: 'A container needs a flat bed with container chassis.',
      ar: 'تحتاج الحاوية إلى شاحنة مسطّحة بشاسيه حاويات.',
    },
    'trucks.count': {
      status: 422,
      en: 'Enter the number of trucks, from 1 to 20.',
      ar: 'أدخل عدد الشاحنات من 1 إلى 20.',
    },
    'trucks.too-heavy': {
      status: 422,
      en: 'The load is too heavy for these trucks: {needed} are needed.',
      ar: 'الحمولة أثقل مما تحمله هذه الشاحنات: المطلوب {needed}.',
    },
    'trucks.temperature': {
      status: 422,
      en: 'Enter a temperature from -30 to 30 °C.',
      ar: 'أدخل درجة حرارة من -30 إلى 30 درجة مئوية.',
    },
    'trucks.temperature-range': {
      status: 422,
      en: 'The highest temperature must be above the lowest.',
      ar: 'يجب أن تكون أعلى درجة حرارة فوق أدناها.',
    },
    'trucks.cargo-required': { status: 422, en: 'Choose the cargo.', ar: 'اختر نوع البضاعة.' },
    'trucks.commodity-required': {
      status: 422,
      en: 'Describe the goods in at least 3 characters.',
      ar: 'صف البضاعة في 3 أحرف على الأقل.',
    },
    'trucks.package-required': { status: 422, en: 'Choose the packing.', ar: 'اختر طريقة التغليف.' },
    'trucks.quantity': {
      status: 422,
      en: 'Enter a quantity from 1 to 9,999.',
      ar: 'أدخل كمية من 1 إلى 9,999.',
    },
    'trucks.unit-required': {
      status: 422,
      en: 'Choose pallets or packages.',
      ar: 'اختر منصات نقالة أو طرودًا.',
    },
    'trucks.weight': {
      status: 422,
      en: 'Enter the total weight, from 1 to 999,999 kg.',
      ar: 'أدخل وزن الحمولة كلها من 1 إلى 999,999 كغم.',
    },
    'trucks.hs-code': {
      status: 422,
      en: 'Enter an HS code of 4 to 6 digits. Customs asks for it.',
      ar: 'أدخل رمز النظام المنسق من 4 إلى 6 أرقام، فهو مطلوب للتخليص الجمركي.',
    },
    'trucks.value': {
      status: 422,
      en: 'Enter an amount in AED, such as 1234.50.',
      ar: 'أدخل مبلغًا بالدرهم، مثل 1234.50.',
    },
    'trucks.value-needed': {
      status: 422,
      en: 'Enter the value of the goods. Customs asks for it.',
      ar: 'أدخل قيمة البضاعة، فهي مطلوبة للتخليص الجمركي.',
    },
    'trucks.un-number': {
      status: 422,
      en: 'Enter the four digits of the UN number.',
      ar: 'أدخل الأرقام الأربعة لرقم الأمم المتحدة.',
    },
    'trucks.hazard-class': { status: 422, en: 'Choose the hazard class.', ar: 'اختر فئة الخطورة.' },
    'trucks.hazard-weight': {
      status: 422,
      en: 'Enter the weight of the hazardous goods. It cannot be more than the total weight.',
      ar: 'أدخل وزن المواد الخطرة، وهو جزء من الوزن الإجمالي.',
    },
    'trucks.hazard-containers': {
      status: 422,
      en: 'Say how the hazardous goods are packed.',
      ar: 'اذكر طريقة تعبئة المواد الخطرة.',
    },
    'trucks.safety-sheet': {
      status: 422,
      en: 'Please upload documents for hazardous goods.',
      ar: 'يُرجى رفع مستندات المواد الخطرة.',
    },
    'trucks.not-served': {
      status: 422,
      en: 'We do not serve this location. Select a different location.',
      ar: 'هذا الموقع خارج نطاق خدماتنا. اختر موقعًا آخر.',
    },
    'trucks.same-place': {
      status: 422,
      en: 'Pickup and delivery addresses cannot be the same.',
      ar: 'لا يمكن أن يكون عنوان التحميل هو عنوان التسليم نفسه.',
    },
    'trucks.needs-border': {
      status: 422,
      en: 'A place abroad needs a cross-border movement.',
      ar: 'الموقع خارج الدولة يتطلب نقلًا عبر الحدود.',
    },
    'trucks.one-end-abroad': {
      status: 422,
      en: 'A cross-border movement needs one place in the Emirates and one abroad.',
      ar: 'في النقل عبر الحدود يكون أحد الموقعين داخل الإمارات والآخر خارجها.',
    },
    'trucks.route-required': { status: 422, en: 'Choose the border route.', ar: 'اختر المسار الحدودي.' },
    'trucks.contact-name': {
      status: 422,
      en: 'Enter who the driver should ask for there.',
      ar: 'أدخل اسم من يلتقي السائق هناك.',
    },
    'trucks.contact-number': {
      status: 422,
      en: 'Enter a valid mobile number that the driver can call.',
      ar: 'أدخل رقم هاتف متحرك صحيحًا يمكن للسائق الاتصال به.',
    },
    'trucks.time-invalid': { status: 422, en: 'Choose a day and a time.', ar: 'اختر اليوم والوقت.' },
    'trucks.pickup-required': { status: 422, en: 'Choose when the trucks load.', ar: 'اختر موعد التحميل.' },
    'trucks.dropoff-required': {
      status: 422,
      en: 'Choose when the trucks unload.',
      ar: 'اختر موعد التسليم.',
    },
    'trucks.pickup-soon': {
      status: 422,
      en: 'Pickup must be at least {truckLead} from now.',
      ar: 'يجب أن يكون التحميل بعد {truckLead} من الآن على الأقل.',
    },
    'trucks.pickup-late': {
      status: 422,
      en: 'Pickup can be up to 60 days ahead.',
      ar: 'يمكن أن يكون التحميل خلال 60 يومًا على الأكثر.',
    },
    'trucks.dropoff-early': {
      status: 422,
      en: 'Drop-off must be at least one hour after pickup.',
      ar: 'يجب أن يكون التسليم بعد التحميل بساعة على الأقل.',
    },
    'trucks.credit-needed': {
      status: 409,
      en: 'Trucks are booked on credit. Apply for credit, or send the request without credit: you receive quotations and confirm once your account is approved.',
      ar: 'تُحجز الشاحنات على حساب ائتماني. قدّم طلب ائتمان، أو أرسل الطلب دون ائتمان: تصلك العروض وتؤكد الحجز بعد الموافقة على حسابك.',
    },
    'trucks.credit-pending': {
      status: 409,
      en: 'Your credit application is under review. You can send the request once it is decided; it stays in your drafts.',
      ar: 'طلبك للحساب الائتماني قيد المراجعة. يمكنك إرسال الطلب بعد البت فيه، ويبقى ضمن المسودات.',
    },
  }),
}
