// Builds the page of a report that stands in a frame.
import { embedText } from '@marsa/model/finance/reports/embed-text.ts'
import { embedPath } from '@marsa/model/site/embed-path.ts'
import { buildPhonePage } from './phone-page.ts'

export const buildEmbed = (dist: string): Promise<void> =>
  buildPhonePage(dist, {
    page: embedPath,
    input: 'src/finance/embed/embed.ts',
    pictograms: {},
    title: (lang) => `${embedText.title[lang]} · Marsa`,
    body: (lang) =>
      `<main aria-busy="true"><p class="hidden" role="status">${embedText.loading[lang]}</p>${'<div class="bone"></div>'.repeat(8)}</main>`,
    isOnline: true,
  })
