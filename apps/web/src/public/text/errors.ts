// Texts of the pages a visitor meets when something is missing, broken or unreachable.
import { texts } from '@marsa/model/kit/text.ts'

export const errors = texts({
  notFoundTitle: { en: 'Page not found · Marsa', ar: 'الصفحة غير موجودة · مرسى' },
  notFound: { en: 'We cannot find this page', ar: 'لم نعثر على هذه الصفحة' },
  notFoundText: {
    en: 'The link may be old, or the shipment belongs to another account. Nothing is lost.',
    ar: 'قد يكون الرابط قديمًا، أو أن الشحنة تخص حسابًا آخر. لم تُفقد أي بيانات.',
  },
  failedTitle: { en: 'Something went wrong · Marsa', ar: 'حدث خطأ · مرسى' },
  failed: { en: 'Something went wrong on our side', ar: 'حدث خطأ من جانبنا' },
  failedText: {
    en: 'Your data is safe. Please try again in a minute. If it happens again, call or write to us.',
    ar: 'بياناتك محفوظة. يُرجى المحاولة بعد دقيقة، وإذا تكرر الخطأ فيُرجى الاتصال بنا أو مراسلتنا.',
  },
  offlineTitle: { en: 'No connection · Marsa', ar: 'لا يوجد اتصال · مرسى' },
  offline: { en: 'You are not connected', ar: 'أنت غير متصل بالإنترنت' },
  offlineText: {
    en: 'We cannot reach Marsa from this device. Check the connection and try again. What you have saved is kept.',
    ar: 'تعذّر الوصول إلى مرسى من هذا الجهاز. يُرجى التحقق من الاتصال ثم إعادة المحاولة. كل ما حفظته باقٍ.',
  },
  tag: { en: 'Offline', ar: 'دون اتصال' },
  description: {
    en: 'A way back to Marsa: home, tracking and sign-in.',
    ar: 'طريق العودة إلى مرسى: الصفحة الرئيسية والتتبّع وتسجيل الدخول.',
  },
  home: { en: 'Home', ar: 'الصفحة الرئيسية' },
  tryAgain: { en: 'Try again', ar: 'إعادة المحاولة' },
})
