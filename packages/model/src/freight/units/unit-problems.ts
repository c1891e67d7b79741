// Refusals of the containers of a shipment.
import { problems } from '../../kit/problem.ts'

export const unitProblems = problems({
  'freight.unit-not-found': {
    status: 404,
    en: 'This container is no longer in the list.',
    ar: 'لم تعد هذه الحاوية في القائمة.',
  },
  'freight.no-units': {
    status: 409,
    en: 'Containers are listed for full container loads by sea only.',
    ar: 'تُسجَّل الحاويات للشحن البحري في حاويات كاملة فقط.',
  },
  'freight.units-full': {
    status: 409,
    en: 'Every booked container is in the list. Change or remove one first.',
    ar: 'سُجّلت كل الحاويات المحجوزة. عدّل إحداها أو احذفها أولًا.',
  },
  'freight.units-departed': {
    status: 409,
    en: 'The shipment has departed. Only the agent can still correct numbers and seals.',
    ar: 'غادرت الشحنة. يصحّح وكيلها وحده الأرقام والأختام بعد المغادرة.',
  },
  'freight.vgm-departed': {
    status: 409,
    en: 'The shipment has departed with this weight. Only number and seals can be corrected.',
    ar: 'غادرت الشحنة بهذا الوزن. يمكن تصحيح الرقم والأختام فقط.',
  },
  'freight.vgm-first': {
    status: 409,
    en: 'Every container needs its verified gross mass (VGM) before departure. Missing: {missing}.',
    ar: 'تحتاج كل حاوية إلى وزنها الإجمالي المتحقَّق منه (VGM) قبل المغادرة. الناقص: {missing}.',
  },
  'freight.unit-twice': {
    status: 422,
    en: 'This container is already in the list.',
    ar: 'هذه الحاوية مسجّلة من قبل.',
  },
  'freight.unit-unlisted': {
    status: 422,
    en: 'This container is not in the list of the shipment. Add it there first.',
    ar: 'هذه الحاوية ليست في قائمة الشحنة. أضفها هناك أولًا.',
  },
  'freight.unit-weight': {
    status: 422,
    en: 'Enter the weight in kilograms.',
    ar: 'أدخل الوزن بالكيلوغرام.',
  },
  'freight.unit-tare': {
    status: 422,
    en: 'The tare must be below the maximum gross weight.',
    ar: 'يجب أن يكون الوزن الفارغ أقل من أقصى وزن إجمالي.',
  },
  'freight.seal-required': { status: 422, en: 'Enter a seal.', ar: 'أدخل رقم الختم.' },
  'freight.seal-invalid': {
    status: 422,
    en: 'A seal has at most 15 letters and digits.',
    ar: 'رقم الختم 15 حرفًا أو رقمًا على الأكثر.',
  },
  'freight.seal-twice': {
    status: 422,
    en: 'This seal is already entered.',
    ar: 'هذا الختم مُدخل من قبل.',
  },
  'freight.seals-many': { status: 422, en: 'Enter at most four seals.', ar: 'أربعة أختام على الأكثر.' },
  'freight.vgm-above-plate': {
    status: 422,
    en: '{gross} kg exceeds the maximum gross weight of this container, {most} kg.',
    ar: 'يتجاوز {gross} كغم أقصى وزن إجمالي لهذه الحاوية، وهو {most} كغم.',
  },
  'freight.vgm-below-tare': {
    status: 422,
    en: 'The verified gross mass must be more than the tare of the empty container.',
    ar: 'يجب أن يزيد وزن الحاوية المعبأة على وزنها الفارغ.',
  },
  'freight.vgm-tare': {
    status: 422,
    en: 'Enter the tare from the door of the container.',
    ar: 'أدخل الوزن الفارغ المكتوب على باب الحاوية.',
  },
  'freight.vgm-by': {
    status: 422,
    en: 'Enter the name of the person responsible for the weight.',
    ar: 'أدخل اسم الشخص المسؤول عن الوزن.',
  },
  'freight.vgm-method': {
    status: 422,
    en: 'This field does not belong to the chosen weighing method.',
    ar: 'هذا الحقل لا يخص طريقة الوزن المختارة.',
  },
  'freight.vgm-future': {
    status: 422,
    en: 'The container cannot have been weighed in the future.',
    ar: 'لا يمكن أن يكون تاريخ الوزن في المستقبل.',
  },
})
