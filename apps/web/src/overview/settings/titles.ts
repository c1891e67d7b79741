// Titles of the settings pages, apart from their other texts: the frame of the app has them all.
import { texts } from '@marsa/model/kit/text.ts'

export const settingsTitles = texts({ settings: { en: 'Settings', ar: 'الإعدادات' } })
