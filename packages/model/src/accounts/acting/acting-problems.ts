// Refusals of acting for somebody.
import { problems } from '../../kit/problem.ts'

export const actingProblems = problems({
  'acting.not-found': { status: 404, en: 'We could not find this person.', ar: 'لم نعثر على هذا الشخص.' },
  'acting.self': {
    status: 422,
    en: 'You cannot act for yourself.',
    ar: 'لا يمكنك العمل نيابةً عن نفسك.',
  },
  'acting.staff': {
    status: 422,
    en: 'You cannot act for a member of staff.',
    ar: 'لا يجوز العمل نيابةً عن أحد موظفي البوابة.',
  },
  'acting.not-active': {
    status: 422,
    en: 'This account is not active, so nobody can act for it.',
    ar: 'هذا الحساب غير نشط، ولا يمكن العمل نيابةً عن صاحبه.',
  },
  'acting.reason-required': {
    status: 422,
    en: 'Enter a reason of at least 10 characters. The person will see it.',
    ar: 'اذكر السبب في 10 أحرف على الأقل. سيظهر هذا السبب لصاحب الحساب.',
  },
  'acting.over': {
    status: 422,
    en: 'You are no longer acting for anyone. Please sign in again.',
    ar: 'انتهى العمل نيابةً عن المستخدم. يُرجى تسجيل الدخول من جديد.',
  },
})
