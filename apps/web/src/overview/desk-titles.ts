// The title of the staff's dashboard, apart from its other texts: the frame of the app has it.
import { texts } from '@marsa/model/kit/text.ts'

export const deskTitles = texts({
  dashboard: { en: 'Dashboard', ar: 'لوحة المتابعة' },
})
