// What agents promise and the desk watches over, for each reader one dialog; the figures are those of the clocks (A 6, decisions 4.0).
import type { Role } from '../kit/access.ts'
import { texts, type TextParams, type TextRow } from '../kit/text.ts'
import type { SettingsInForce } from '../kit/settings.ts'
import { answerMinutesIn } from '../requests/validity.ts'

export const serviceLevelForms = ['air', 'sea', 'agent', 'desk'] as const
export type ServiceLevelForm = (typeof serviceLevelForms)[number]

/** Agents that the terms name. */
const named: Readonly<Record<string, ServiceLevelForm>> = { EASC: 'air', AG_MICO: 'sea' }
const deskRoles: readonly Role[] = ['desk', 'admin', 'admin-readonly']

/** The dialog a person is shown; customers and visitors have none. */
export const serviceLevelOf = (
  person: { roleName: Role; agentCode: string | null } | undefined,
): ServiceLevelForm | undefined => {
  if (!person) return undefined
  if (deskRoles.includes(person.roleName)) return 'desk'
  return person.agentCode === null ? undefined : (named[person.agentCode] ?? 'agent')
}

export const serviceLevelText = texts({
  link: { en: 'Service levels', ar: 'مستويات الخدمة' },
  air: { en: 'Service levels: air cargo', ar: 'مستويات الخدمة: الشحن الجوي' },
  sea: { en: 'Service levels: sea cargo', ar: 'مستويات الخدمة: الشحن البحري' },
  agent: { en: 'Service levels for agents', ar: 'مستويات الخدمة للوكلاء' },
  desk: { en: 'Service levels the desk watches over', ar: 'مستويات الخدمة التي يتابعها المكتب' },
  lead: {
    en: 'Times count in working time of the Emirates and begin when the request reaches you.',
    ar: 'تُحتسب المدد بوقت العمل في الإمارات، وتبدأ عند وصول الطلب إليك.',
  },
  deskLead: {
    en: 'What agents have agreed to. Remind an agent before a clock runs out, and inform the customer when it has.',
    ar: 'ما التزم به الوكلاء. يُرجى تذكير الوكيل قبل انتهاء المهلة، وإبلاغ العميل عند تجاوزها.',
  },
  step: { en: 'Step', ar: 'الخطوة' },
  within: { en: 'Within', ar: 'خلال' },
  container: { en: 'First quotation, container', ar: 'أول عرض سعر، حاوية' },
  loose: { en: 'First quotation, RORO or CFS', ar: 'أول عرض سعر، شحن الدحرجة ومحطات التجميع' },
  airQuote: { en: 'First quotation, air', ar: 'أول عرض سعر، جوي' },
  warehouse: { en: 'First quotation, warehouse', ar: 'أول عرض سعر، تخزين' },
  truck: { en: 'First quotation, truck', ar: 'أول عرض سعر، شاحنات' },
  window: { en: 'Last quotation, all agents', ar: 'آخر عرض سعر، جميع الوكلاء' },
  customs: {
    en: 'Customs documents and final invoice, after the final payment',
    ar: 'مستندات الجمارك والفاتورة النهائية، بعد الدفعة النهائية',
  },
  delivery: { en: 'Clearing and delivery, normal cargo', ar: 'التخليص والتسليم للبضائع العادية' },
  special: {
    en: 'Special cargo that needs approval from another government agency is updated case by case.',
    ar: 'البضائع الخاصة التي تتطلب موافقة جهات حكومية أخرى تُحدَّث حالتها بحسب كل طلب.',
  },
  minutes: {
    en: { one: '{count} minute', other: '{count} minutes' },
    ar: {
      zero: '{count} دقيقة',
      one: 'دقيقة واحدة',
      two: 'دقيقتان',
      few: '{count} دقائق',
      many: '{count} دقيقة',
      other: '{count} دقيقة',
    },
  },
  hours: {
    en: { one: '{count} hour', other: '{count} hours' },
    ar: {
      zero: '{count} ساعة',
      one: 'ساعة واحدة',
      two: 'ساعتان',
      few: '{count} ساعات',
      many: '{count} ساعة',
      other: '{count} ساعة',
    },
  },
  days: {
    en: { one: '{count} working day', other: '{count} working days' },
    ar: {
      zero: '{count} يوم عمل',
      one: 'يوم عمل واحد',
      two: 'يوما عمل',
      few: '{count} أيام عمل',
      many: '{count} يوم عمل',
      other: '{count} يوم عمل',
    },
  },
  closeButton: { en: 'I have read this', ar: 'اطلعت على ذلك' },
  print: { en: 'Print', ar: 'طباعة' },
})

export type ServiceLevelRow = { step: TextRow; within: TextRow; params: TextParams }

const time = (minutes: number): Pick<ServiceLevelRow, 'within' | 'params'> =>
  minutes % 60 === 0
    ? { within: serviceLevelText.hours, params: { count: minutes / 60 } }
    : { within: serviceLevelText.minutes, params: { count: minutes } }

const t = serviceLevelText

/** The rows of a dialog under these settings, in the order of the work. */
export const serviceLevelsIn = (
  settings: SettingsInForce,
  form: ServiceLevelForm,
): readonly ServiceLevelRow[] => {
  const answer = answerMinutesIn(settings)
  const sea = [
    { step: t.container, ...time(answer.container) },
    { step: t.loose, ...time(answer.loose) },
  ]
  const air = [{ step: t.airQuote, ...time(answer.air) }]
  const others = [
    { step: t.warehouse, ...time(answer.warehouse) },
    { step: t.truck, ...time(answer.truck) },
  ]
  const window = { step: t.window, ...time(settings['quotes.window-hours'] * 60) }
  const afterwards = [
    { step: t.customs, ...time(settings['freight.customs-minutes']) },
    { step: t.delivery, within: t.days, params: { count: settings['freight.clearing-days'] } },
  ]
  const own = {
    air,
    sea,
    agent: [...sea, ...air, ...others],
    desk: [...sea, ...air, ...others, window],
  }
  return [...own[form], ...afterwards]
}
