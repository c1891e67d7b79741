// Messages about trucks of a booking and about a provider's fleet; `{about}` is what the booking is about.
import { messages } from '../message.ts'

const request = '/{lang}/{page}/{id}'
const open = { en: 'Open the booking', ar: 'فتح الحجز' }

export const truckMessages = messages({
  'line-truck-allocated': {
    title: { en: 'Trucks are allocated for {number}', ar: 'خُصصت شاحنات الطلب {number}' },
    body: {
      en: '{agent} has allocated the trucks and drivers: {trucks}. Booking: {about}.',
      ar: 'خصّص {agent} الشاحنات والسائقين: {trucks}. الحجز: {about}.',
    },
    sms: {
      en: 'Trucks for {number} are allocated: {trucks}.',
      ar: 'خُصصت شاحنات الطلب {number}: {trucks}.',
    },
    button: open,
    link: request,
    channels: ['mail', 'sms'],
    quiet: true,
  },
  'line-truck-exchanged': {
    title: { en: 'A truck for {number} was replaced', ar: 'استُبدلت شاحنة في الطلب {number}' },
    body: {
      en: '{agent} replaced {before} with {trucks}. Reason: {reason}',
      ar: 'استبدل {agent} {before} بـ {trucks}. السبب: {reason}',
    },
    button: open,
    link: request,
    channels: ['mail'],
  },
  'line-truck-event': {
    title: { en: 'A truck of {number} has moved on', ar: 'تقدّمت إحدى شاحنات الطلب {number}' },
    body: {
      en: 'Truck {plate}: {step}, {time}. Booking: {about}.',
      ar: 'الشاحنة {plate}: {step}، {time}. الحجز: {about}.',
    },
    button: open,
    link: request,
    channels: [],
  },
  'line-truck-delivered': {
    title: { en: 'A truck for {number} has delivered', ar: 'سلّمت إحدى شاحنات الطلب {number} حمولتها' },
    body: {
      en: 'Truck {plate} delivered on {time}; {receiver} received the goods. The proof of delivery is in the booking.',
      ar: 'سلّمت الشاحنة {plate} الحمولة في {time}، واستلمها {receiver}. إثبات التسليم مرفق بالحجز.',
    },
    button: open,
    link: request,
    channels: ['mail'],
  },
  'line-truck-asked': {
    title: { en: '{number}: a step is missing', ar: '{number}: خطوة لم تُسجَّل' },
    body: {
      en: 'The gate has recorded truck {plate}, but the step before, {step}, is missing. Please report it with its own time.',
      ar: 'رصدت البوابة الشاحنة {plate}، لكن خطوة سابقة لم تُسجَّل: {step}. يُرجى تسجيلها بوقتها الفعلي.',
    },
    button: open,
    link: request,
    channels: ['mail'],
  },
  'line-border-task': {
    title: { en: '{number}: documents for the border', ar: '{number}: مستندات المنافذ الحدودية' },
    body: {
      en: 'Please upload these documents for the border posts by {time}: {documents}. Booking: {about}.',
      ar: 'يُرجى رفع مستندات المنافذ الحدودية في موعد أقصاه {time}: {documents}. الحجز: {about}.',
    },
    button: open,
    link: request,
    channels: ['mail'],
  },
  'line-border-reminder': {
    title: {
      en: '{number}: documents for the border are missing',
      ar: '{number}: مستندات ناقصة للمنافذ الحدودية',
    },
    body: {
      en: 'Without these documents the trucks will have to wait at the border: {documents}. Please upload them by {time}.',
      ar: 'ستنتظر الشاحنات عند الحدود من دون هذه المستندات: {documents}. يُرجى رفعها قبل {time}.',
    },
    button: open,
    link: request,
    channels: ['mail'],
  },
  'line-border-asked': {
    title: { en: '{number}: a border post asks for a document', ar: '{number}: منفذ حدودي يطلب مستندًا' },
    body: {
      en: '{post} asks for: {document}. Reason: {reason}. Please upload it by {time}.',
      ar: 'يطلب منفذ {post}: {document}. السبب: {reason}. يُرجى رفعه قبل {time}.',
    },
    button: open,
    link: request,
    channels: ['mail'],
  },
  'line-truck-extra': {
    title: { en: '{number}: an extra charge', ar: '{number}: رسم إضافي' },
    body: {
      en: '{agent} claims {extra}, {amount} with VAT. Please agree or object by {time}. Booking: {about}.',
      ar: 'يطالب {agent} برسم إضافي: {extra}، {amount} شاملًا الضريبة. يُرجى الموافقة أو الاعتراض حتى {time}. الحجز: {about}.',
    },
    button: open,
    link: request,
    channels: ['mail'],
  },
  'line-truck-extra-agreed': {
    title: { en: '{number}: an extra charge is agreed', ar: '{number}: تمت الموافقة على رسم إضافي' },
    body: {
      en: '{extra}, {amount} with VAT, is agreed and will be added to the invoice of the booking.',
      ar: 'تمت الموافقة على الرسم الإضافي: {extra}، {amount} شاملًا الضريبة، ويدخل في فاتورة الحجز.',
    },
    button: open,
    link: request,
    channels: ['mail'],
  },
  'line-truck-extra-objected': {
    title: { en: '{number}: an extra charge is disputed', ar: '{number}: رسم إضافي محل خلاف' },
    body: {
      en: '{extra}, {amount} with VAT, was not agreed. Support will decide within 5 working days.',
      ar: 'لم تتم الموافقة على الرسم الإضافي: {extra}، {amount} شاملًا الضريبة. يبتّ فريق الدعم فيه خلال 5 أيام عمل.',
    },
    button: open,
    link: request,
    channels: ['mail'],
  },
  'line-truck-extra-decided': {
    title: { en: '{number}: an extra charge is decided', ar: '{number}: تم البتّ في رسم إضافي' },
    body: {
      en: 'Of {extra}, {amount} with VAT, {charged} is charged. Reason: {reason}',
      ar: 'من الرسم الإضافي: {extra}، {amount} شاملًا الضريبة، يُحتسب {charged}. السبب: {reason}',
    },
    button: open,
    link: request,
    channels: ['mail'],
  },
  'line-truck-alert': {
    title: { en: '{number}: alert from the road', ar: '{number}: تنبيه من الطريق' },
    body: { en: '{alert}. {detail} Booking: {about}.', ar: '{alert}. {detail} الحجز: {about}.' },
    button: open,
    link: request,
    channels: ['mail'],
  },
  'line-truck-free-ends': {
    title: { en: '{number}: free time ends soon', ar: '{number}: اقترب انتهاء المدة المجانية' },
    body: { en: '{detail} Booking: {about}.', ar: '{detail} الحجز: {about}.' },
    sms: {
      en: 'Free time of truck {plate} of {number} ends at {time}. Waiting is charged after that.',
      ar: 'تنتهي المدة المجانية للشاحنة {plate} في الطلب {number} في {time}، وبعدها يُحتسب الانتظار.',
    },
    button: open,
    link: request,
    channels: ['mail', 'sms'],
  },
  'line-truck-change': {
    title: { en: '{number}: a change is proposed', ar: '{number}: تعديل مقترح على الحجز' },
    body: {
      en: '{who} proposes a change: {what}. The price with VAT goes from {before} to {after}. Please answer by {time}, or it lapses.',
      ar: 'اقترح {who} تعديلًا: {what}. يتغير السعر شاملًا الضريبة من {before} إلى {after}. يُرجى الرد حتى {time}، وإلا سقط الاقتراح.',
    },
    button: open,
    link: request,
    channels: ['mail'],
  },
  'line-truck-change-agreed': {
    title: { en: '{number} was changed', ar: 'عُدّل الحجز {number}' },
    body: {
      en: '{who} agreed to the change: {what}. The price with VAT is now {after}.',
      ar: 'وافق {who} على التعديل: {what}. السعر الآن {after} شاملًا الضريبة.',
    },
    button: open,
    link: request,
    channels: ['mail'],
  },
  'line-truck-change-refused': {
    title: { en: '{number}: a change was rejected', ar: '{number}: رُفض تعديل مقترح' },
    body: {
      en: '{who} did not agree to the change: {what}. The booking stays as it is. Reason: {reason}',
      ar: 'لم يوافق {who} على التعديل: {what}. يبقى الحجز كما هو. السبب: {reason}',
    },
    button: open,
    link: request,
    channels: ['mail'],
  },
  'line-truck-change-lapsed': {
    title: { en: '{number}: a change has lapsed', ar: '{number}: سقط تعديل مقترح' },
    body: {
      en: 'The change was not answered in time: {what}. The booking stays as it is.',
      ar: 'لم يصل رد في الموعد على التعديل: {what}. يبقى الحجز كما هو.',
    },
    button: open,
    link: request,
    channels: ['mail'],
  },
  'line-truck-reallocate': {
    title: { en: '{number}: allocate a truck again', ar: '{number}: خصّص شاحنة من جديد' },
    body: {
      en: 'After the change {trucks} no longer suits the booking. Please allocate another truck or driver.',
      ar: 'لم تعد الشاحنة {trucks} تناسب الحجز بعد التعديل. يُرجى تخصيص شاحنة أخرى أو سائق آخر.',
    },
    button: open,
    link: request,
    channels: ['mail'],
  },
  'line-truck-elsewhere': {
    title: { en: '{number}: a truck is allocated twice', ar: '{number}: شاحنة مخصصة مرتين' },
    body: {
      en: 'Another provider has allocated the same plate or driver at this time: {trucks}. Please look into it.',
      ar: 'خصص مزود آخر اللوحة نفسها أو السائق نفسه في هذا الوقت: {trucks}. يُرجى التحقق.',
    },
    button: open,
    link: request,
    channels: ['mail'],
  },
  'line-truck-short': {
    title: { en: '{number}: pieces are missing or damaged', ar: '{number}: نقص أو تلف في البضاعة' },
    body: {
      en: 'The delivery of truck {plate} was reported with pieces short or damaged. Support is looking into it; the photos are in the booking.',
      ar: 'سُجّل تسليم الشاحنة {plate} مع نقص أو تلف في البضاعة. يتابع فريق الدعم الأمر، والصور مرفقة بالحجز.',
    },
    button: open,
    link: request,
    channels: ['mail'],
  },
  'truck-contract-ends': {
    title: { en: 'A contract expires soon', ar: 'اقترب انتهاء أحد العقود' },
    body: {
      en: 'The contract “{title}” is valid until {day}.',
      ar: 'يسري العقد «{title}» حتى {day}.',
    },
    button: { en: 'Open the contracts', ar: 'فتح العقود' },
    link: '/{lang}/trucks/contracts',
    channels: ['mail'],
  },
  'truck-paper-ends': {
    title: { en: 'A fleet document expires soon', ar: 'اقترب انتهاء صلاحية أحد مستندات أسطولك' },
    body: {
      en: '{paper} of {name} is valid until {day}. After that it cannot be allocated to any booking.',
      ar: 'يسري المستند ({paper}) الخاص بـ {name} حتى {day}، ولا يُخصص بعده لأي حجز.',
    },
    button: { en: 'Open the fleet', ar: 'فتح الأسطول' },
    link: '/{lang}/trucks/fleet',
    channels: ['mail'],
  },
})
