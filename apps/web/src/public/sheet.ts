// Which inline stylesheet a page carries: help, legal and storage pages have rules that the landing page does not pay for.
import { canonicalOf, type PublicPath } from '@marsa/model/site/pages.ts'

export const sheets = ['main', 'help', 'storage'] as const
export type Sheet = (typeof sheets)[number]

export const sheetOf = (path?: PublicPath): Sheet =>
  path?.startsWith('warehouse/')
    ? 'storage'
    : path && /^(help\/|privacy|terms|freight\/faq)/.test(canonicalOf(path))
      ? 'help'
      : 'main'
