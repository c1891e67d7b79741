// When the first answer to a request comes, as the wizard promises it.
import { texts } from '../kit/text.ts'

export const wizardAnswerText = texts({
  firstAnswer: {
    en: {
      one: 'Every approved agent for this cargo gets your request. First answer within {count} minute of working time.',
      other:
        'Every approved agent for this cargo gets your request. First answer within {count} minutes of working time.',
    },
    ar: {
      zero: 'يصل طلبك إلى كل وكيل معتمد لهذه البضاعة. أول رد ضمن {count} دقيقة من وقت العمل.',
      one: 'يصل طلبك إلى كل وكيل معتمد لهذه البضاعة. أول رد ضمن دقيقة واحدة من وقت العمل.',
      two: 'يصل طلبك إلى كل وكيل معتمد لهذه البضاعة. أول رد ضمن دقيقتين من وقت العمل.',
      few: 'يصل طلبك إلى كل وكيل معتمد لهذه البضاعة. أول رد ضمن {count} دقائق من وقت العمل.',
      many: 'يصل طلبك إلى كل وكيل معتمد لهذه البضاعة. أول رد ضمن {count} دقيقة من وقت العمل.',
      other: 'يصل طلبك إلى كل وكيل معتمد لهذه البضاعة. أول رد ضمن {count} دقيقة من وقت العمل.',
    },
  },
})
