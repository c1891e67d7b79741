// Which inline stylesheet a page carries: the help and legal pages have rules that the landing page does not pay for.
import { canonicalOf, type PublicPath } from '@marsa/model/site/pages.ts'

export const sheets = ['main', 'help'] as const
export type Sheet = (typeof sheets)[number]

export const sheetOf = (path?: PublicPath): Sheet =>
  path && /^(help\/|privacy|terms|freight\/faq)/.test(canonicalOf(path)) ? 'help' : 'main'
