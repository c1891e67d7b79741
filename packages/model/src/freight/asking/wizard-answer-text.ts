// When the first answer to a request comes, as the wizard promises it.
import { texts } from '../../kit/text.ts'

export const wizardAnswerText = texts({
  everyAgent: {
    en: 'Every approved agent for this cargo gets your request.',
    ar: 'يصل طلبك إلى كل وكيل معتمد لهذه البضاعة.',
  },
  firstAnswer: {
    en: 'Every approved agent for this cargo gets your request. If you send it now, the first answer is due by {when}.',
    ar: 'يصل طلبك إلى كل وكيل معتمد لهذه البضاعة. إن أرسلته الآن فيصلك أول رد حتى {when}.',
  },
})
