// Which inline stylesheet a page carries: help and legal pages and those with a calculator have rules that the landing page does not pay for.
import { canonicalOf, type PublicPath } from '@marsa/model/site/pages.ts'

export const sheets = ['main', 'help', 'calculator', 'rates'] as const
export type Sheet = (typeof sheets)[number]

export const sheetOf = (path?: PublicPath): Sheet =>
  path?.startsWith('warehouse/') || path === 'trucks/home'
    ? 'calculator'
    : path === 'express/rates' || path === 'freight/estimate'
      ? 'rates'
      : path && /^(help\/|privacy|terms|freight\/faq)/.test(canonicalOf(path))
        ? 'help'
        : 'main'
