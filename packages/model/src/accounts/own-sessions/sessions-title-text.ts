// Title of the page of one's own security, for the table of routes and the menu.
import { texts } from '../../kit/text.ts'

export const securityTitle = texts({ security: { en: 'Security', ar: 'الأمان' } })
